// The parts of the null solver. Its answers are compared in every_line_test.cpp and rungs_test.cpp.
#include "solve/null_solver.hpp"

#include "tests/check.hpp"
#include "tests/solve/endings.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// Kupferschmid's rule: the lowest k cards must lie among the 2k-1 lowest.
void dangerous_suits() {
    const NullSuits& suits = NullSuits::tables();
    const auto dangerous = [&](unsigned left_cards, unsigned right_cards, unsigned own) {
        return suits[suits.find(left_cards, right_cards, own)].dangerous();
    };
    check(!dangerous(0b11001010, 0, 0b00010101), "7 9 J");
    check(!dangerous(0b10001000, 0b01000010, 0b00010101), "7 9 J, the others shared");
    check(dangerous(0b11000001, 0b00111100, 0b00000010), "the 8 alone");
    check(!dangerous(0b11000000, 0b00111100, 0b00000010), "the 8 alone, the 7 gone");
    check(!dangerous(0b11110000, 0b00001111, 0), "no card");
    check(dangerous(0b01100110, 0b00010001, 0b10001000), "T A");
    check(!suits[suits.find(0b1, 0b100, 0b10)].fatal[left], "right must cover");
    check(suits[suits.find(0b1, 0, 0b10)].fatal[left], "nobody covers");
}

void tricks_before() {
    Random random(RandomKey{23});
    NullTable table(4);
    NodeCounter counter;
    Endings<SkatRules> endings(random, null_kind(), false, {3, 3, true});
    for (int i = 0; i < 100; ++i) {
        auto ending = endings.next();
        const auto made = [&] {
            return NullSolver(ending.play, ending.declarer(), table, counter).makes_it();
        };
        const bool expected = made();
        ending.play.set_taken({}, {1, 1, 1});
        check(made() == expected, "only tricks from now on count");
    }
}

void same_nodes() {
    Random random(RandomKey{24});
    NullTable table(8);
    Endings<SkatRules> endings(random, null_kind(), false, {10, 10, true});
    for (int i = 0; i < 50; ++i) {
        const auto ending = endings.next();
        const auto nodes = [&] {
            table.clear();
            NodeCounter counter;
            NullSolver(ending.play, ending.declarer(), table, counter).makes_it();
            return static_cast<long long>(counter.nodes());
        };
        const long long first = nodes();
        check_equal(nodes(), first, "nodes of the second run");
    }
}

void clearing() {
    NullTable table(1);
    for (std::uint64_t i = 0; i < 600; ++i) {
        table.store(i % 3, i % 2 == 0);
        check(table.probe(i % 3) == (i % 2 == 0), "stored");
        table.clear();
        check(!table.probe(i % 3).has_value(), "cleared");
    }
}

const Register tests{[] {
    test("the tables of null know which suits are in danger", dangerous_suits);
    test("the null solver asks about tricks from now on only", tricks_before);
    test("the null solver needs the same nodes every time", same_nodes);
    test("a null table that was cleared 600 times is empty", clearing);
}};

}  // namespace
