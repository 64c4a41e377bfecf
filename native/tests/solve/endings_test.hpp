// Tests that go through many random endings. Without more words they look at a few of them;
// KIEBITZ_ENDINGS=50000 makes the full check (make solver-check), other numbers a part of it, and
// each test is reported on stderr as it finishes.
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <utility>

#include "tests/check.hpp"

namespace kiebitz::tests {

inline constexpr int full_check = 50'000;

struct HowMany {
    int by_default;
    int in_full;
};

inline int endings_wanted(const HowMany& number) {
    const char* text = std::getenv("KIEBITZ_ENDINGS");
    if (text == nullptr) return number.by_default;
    const long long wanted = std::strtoll(text, nullptr, 10) * number.in_full;
    return static_cast<int>((wanted + full_check - 1) / full_check);
}

inline void endings_test(const std::string& sentence, const HowMany& number,
                         std::function<void(int)> body) {
    test("solver check: " + sentence, [sentence, number, body = std::move(body)] {
        using Clock = std::chrono::steady_clock;
        const auto begun = Clock::now();
        const int endings = endings_wanted(number);
        body(endings);
        if (std::getenv("KIEBITZ_ENDINGS") == nullptr) return;
        const std::chrono::duration<double> spent = Clock::now() - begun;
        std::fprintf(stderr, "%s: %d endings, %.1f s\n", sentence.c_str(), endings, spent.count());
    });
}

}  // namespace kiebitz::tests
