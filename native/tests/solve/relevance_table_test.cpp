// The relevance table by itself: what it keeps, what it forgets, how it compares points.
#include "solve/relevance_table.hpp"

#include "games/skat_rules.hpp"
#include "solve/open_solver.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

using SkatTable = SolverTable<SkatRules>;

void clearing() {
    SkatTable table(2, 3);
    const auto found = [&](std::uint64_t shape) {
        int entries = 0;
        table.find({shape, 0}, {}, [&](const SkatTable::Entry&) { return ++entries, false; });
        return entries;
    };
    for (int i = 0; i < 20; ++i) table.store({5, 0}, {});
    check(found(5) == 8, "the newest eight");
    check(found(6) == 0, "another shape");
    table.clear();
    check(found(5) == 0, "cleared");
}

void bytes_added_side_by_side() {
    SkatTable::Points more{};
    SkatTable::Points less{};
    more[0] = 11;
    more[31] = 10;
    less[31] = 4;
    less[7] = 3;
    check(SkatTable::excess(more, less) == 17, "what is more");
    check(SkatTable::excess(less, more) == 3, "what is less");
}

const Register tests{[] {
    test("a table keeps the newest entries and is empty once cleared", clearing);
    test("differences of points are summed over all cards", bytes_added_side_by_side);
}};

}  // namespace
