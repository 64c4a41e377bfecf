// Runs the native tests: kiebitz_native_tests [part of a sentence]...
// KIEBITZ_FUZZ=n sets the number of fuzzed inputs (games/fuzz_test.cpp),
// KIEBITZ_CHECK=percent that of cases in the long tests (long_test.hpp).
#include <algorithm>
#include <cstdio>
#include <exception>
#include <span>
#include <string>

#include "tests/check.hpp"

namespace {

using namespace kiebitz::tests;

std::string place(const Where& where) {
    return std::string(where.file_name()) + ":" + std::to_string(where.line());
}

// What went wrong, or nothing.
std::string run(const Test& test) {
    try {
        test.body();
    } catch (const Failure& failure) {
        return place(failure.where) + ": " + failure.text;
    } catch (const std::exception& error) {
        return std::string("threw: ") + error.what();
    } catch (...) {
        return "threw something that is no exception";
    }
    return {};
}

}  // namespace

// Asked for by the sanitizers where they are built in: a report without the way there is no help.
extern "C" const char* __ubsan_default_options() {
    return "print_stacktrace=1";
}

int main(int argc, char** argv) {
    const std::span filters(argv + 1, static_cast<std::size_t>(argc - 1));
    const auto wanted = [&](const std::string& sentence) {
        return filters.empty() || std::ranges::any_of(filters, [&](const char* part) {
                   return sentence.find(part) != std::string::npos;
               });
    };
    std::setbuf(stdout, nullptr);  // what was found before a crash must not be lost in it
    int passed = 0;
    int failed = 0;
    for (const Test& test : all_tests()) {
        if (!wanted(test.sentence)) continue;
        const std::string problem = run(test);
        if (!problem.empty()) {
            std::printf("FAILED %s\n    %s\n", test.sentence.c_str(), problem.c_str());
        }
        ++(problem.empty() ? passed : failed);
    }
    std::printf("%d passed, %d failed\n", passed, failed);
    return failed == 0 ? 0 : 1;
}
