// Budgets of a search.
#include "solve/stop.hpp"

#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

void budget() {
    NodeCounter counter({}, {10, {}});
    int counted = 0;
    try {
        for (;; ++counted) counter.count();
    } catch (const BudgetSpent&) {
        check(counted == 10, "ten nodes");
    }
}

const Register tests{[] { test("a budget of ten nodes allows ten", budget); }};

}  // namespace
