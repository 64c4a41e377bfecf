// Tests that go through many random cases. Without more words they look at a few of them;
// KIEBITZ_CHECK=100 makes the full check (make solver-check, make worlds-check), a smaller number
// that many percent of it, and each test is reported on stderr as it finishes.
#pragma once

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <utility>

#include "tests/check.hpp"

namespace kiebitz::tests {

struct HowMany {
    int by_default;
    int in_full;
};

inline int cases_wanted(const HowMany& number) {
    const char* text = std::getenv("KIEBITZ_CHECK");
    if (text == nullptr) return number.by_default;
    const long long percent = std::strtoll(text, nullptr, 10);
    return static_cast<int>((percent * number.in_full + 99) / 100);
}

// `family` is what a run of all tests of one kind asks for.
inline void long_test(const std::string& family, const std::string& sentence, const HowMany& number,
                      std::function<void(int)> body) {
    test(family + ": " + sentence, [sentence, number, body = std::move(body)] {
        using Clock = std::chrono::steady_clock;
        const auto begun = Clock::now();
        const int cases = cases_wanted(number);
        body(cases);
        if (std::getenv("KIEBITZ_CHECK") == nullptr) return;
        const std::chrono::duration<double> spent = Clock::now() - begun;
        std::fprintf(stderr, "%s: %d cases, %.1f s\n", sentence.c_str(), cases, spent.count());
    });
}

}  // namespace kiebitz::tests
