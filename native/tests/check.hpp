// The whole test harness: a list of tests, each a sentence and a function, and the checks they
// make. A failed check ends its test and is reported with file and line; the other tests go on.
#pragma once

#include <functional>
#include <source_location>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/errors.hpp"

namespace kiebitz::tests {

using Where = std::source_location;

struct Failure {
    std::string text;
    Where where;
};

struct Test {
    std::string sentence;
    std::function<void()> body;
};

// Filled before main begins, hence a function: it must exist whichever file registers first.
inline std::vector<Test>& all_tests() {
    static std::vector<Test> tests;
    return tests;
}

inline void test(std::string sentence, std::function<void()> body) {
    all_tests().push_back({std::move(sentence), std::move(body)});
}

// One per file: `const Register tests{[] { test("…", …); test("…", …); }};`
struct Register {
    explicit Register(void (*tests)()) { tests(); }
};

inline void check(bool condition, std::string_view text, Where where = Where::current()) {
    if (!condition) throw Failure{std::string(text), where};
}

inline void check_equal(long long actual, long long expected, std::string_view text,
                        Where where = Where::current()) {
    if (actual == expected) return;
    throw Failure{std::string(text) + ": " + std::to_string(actual) + " instead of " +
                      std::to_string(expected),
                  where};
}

// The body must be refused, under this very name.
template <class Body>
void check_refused(ErrorName name, std::string_view text, const Body& body,
                   Where where = Where::current()) {
    try {
        body();
    } catch (const RuleError& error) {
        check(error.name() == name, std::string(text) + ": refused, but as: " + error.what(),
              where);
        return;
    }
    throw Failure{std::string(text) + ": not refused", where};
}

}  // namespace kiebitz::tests
