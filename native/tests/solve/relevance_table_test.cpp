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
    for (int i = 0; i < 20; ++i) table.add({5, 0});
    check(found(5) == 8, "the newest eight");
    check(found(6) == 0, "another shape");
    table.clear();
    check(found(5) == 0, "cleared");
}

void bytes_added_side_by_side() {
    const SkatTable::Points more = {11, 0, 0, std::uint64_t{10} << 56};
    const SkatTable::Points less = {std::uint64_t{3} << 48, 0, 0, std::uint64_t{4} << 56};
    check(SkatTable::excess(more, less) == 17, "what is more");
    check(SkatTable::excess(less, more) == 3, "what is less");
}

const Register tests{[] {
    test("a table keeps the newest entries and is empty once cleared", clearing);
    test("differences of points are summed over all cards", bytes_added_side_by_side);
}};

}  // namespace
