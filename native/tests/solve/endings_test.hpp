// Tests that go through many random endings. How many, KIEBITZ_ENDINGS says: 50,000 is the full
// check (make solver-check), which also reports each test on stderr as it finishes; without it a
// small part of the same endings is looked at.
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
inline constexpr int small_check = 300;

// `most` endings in the full check, fewer in proportion in a smaller one.
inline int scaled(int most) {
    const char* text = std::getenv("KIEBITZ_ENDINGS");
    const long long wanted = text != nullptr ? std::strtoll(text, nullptr, 10) : small_check;
    return static_cast<int>(most * wanted / full_check);
}

inline void endings_test(const std::string& sentence, int most, std::function<void(int)> body) {
    test("solver check: " + sentence, [sentence, most, body = std::move(body)] {
        using Clock = std::chrono::steady_clock;
        const auto begun = Clock::now();
        const int endings = scaled(most);
        body(endings);
        if (std::getenv("KIEBITZ_ENDINGS") == nullptr) return;
        const std::chrono::duration<double> spent = Clock::now() - begun;
        std::fprintf(stderr, "%s: %d endings, %.1f s\n", sentence.c_str(), endings, spent.count());
    });
}

}  // namespace kiebitz::tests
