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
        table.find({shape, 0}, {}, [&](const SkatTable::Entry&, bool) { return ++entries, false; });
        return entries;
    };
    for (int i = 0; i < 20; ++i) table.add({5, 0});
    check(found(5) == 8, "the newest eight");
    check(found(6) == 0, "another shape");
    table.clear();
    check(found(5) == 0, "cleared");
}

void fitting() {
    SkatTable table(2, 3);
    SkatTable::Entry& entry = table.add({5, 0});
    entry.order = {0b0110, 0b1000};
    entry.relevant = 0b1100;
    const auto fits = [&](const SkatTable::Order& order) {
        bool fitting = false;
        table.find({5, 0}, order, [&](const SkatTable::Entry&, bool fit) { return fitting = fit; });
        return fitting;
    };
    check(fits({0b0110, 0b1000}), "the same order");
    check(fits({0b0101, 0b1010}), "another order of cards that are not relevant");
    check(!fits({0b1010, 0b0100}), "another order of relevant cards");
}

// The points of a hand as the table has them, the weakest card first.
std::uint64_t hand(std::initializer_list<std::uint64_t> points) {
    std::uint64_t word = 0;
    int bits = 0;
    for (const std::uint64_t worth : points) {
        word |= worth << bits;
        bits += SkatTable::points_bits;
    }
    return word;
}

void points_compared_side_by_side() {
    const SkatTable::Points more = {hand({11}), 0, hand({0, 0, 0, 0, 0, 0, 0, 0, 0, 10})};
    const SkatTable::Points less = {hand({0, 3}), 0, hand({0, 0, 0, 0, 0, 0, 0, 0, 0, 4})};
    check(SkatTable::excess(more, less) == 17, "what is more");
    check(SkatTable::excess(less, more) == 3, "what is less");
    const std::uint64_t dear = hand({11, 11, 11, 11, 11, 11, 11, 11, 11, 11});
    check(SkatTable::excess({dear, dear, dear}, {}) == 330, "all cards at once");
    check(SkatTable::excess({}, {dear, dear, dear}) == 0, "nothing more");
}

const Register tests{[] {
    test("a table keeps the newest entries and is empty once cleared", clearing);
    test("an entry fits if the relevant cards have the same owners", fitting);
    test("differences of points are summed over all cards", points_compared_side_by_side);
}};

}  // namespace
