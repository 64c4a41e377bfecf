// Tests of the solvers that go through many random endings.
#pragma once

#include "tests/long_test.hpp"

namespace kiebitz::tests {

inline constexpr int full_check = 50'000;

inline void endings_test(const std::string& sentence, const HowMany& number,
                         std::function<void(int)> body) {
    long_test("solver check", sentence, number, std::move(body));
}

}  // namespace kiebitz::tests
