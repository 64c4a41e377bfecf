// The solvers against looking at every line of play, under the sanitizers too.
#include <algorithm>

#include "games/batch.hpp"
#include "solve/ladder.hpp"
#include "solve/ladder_null.hpp"
#include "solve/questions.hpp"
#include "tests/check.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// The points that the maximisers still get, by every line of play.
template <class Rules>
int by_every_line(CardPlay<Rules>& play, unsigned maximisers) {
    if (play.finished()) return 0;
    const bool maximise = (maximisers >> play.to_move()) & 1;
    int best = maximise ? -1 : 1000;
    for_each(play.legal(), [&](int card) {
        const auto before = play.points();
        play.play(static_cast<Card>(card));
        int gain = 0;
        for (std::size_t seat = 0; seat < before.size(); ++seat) {
            if ((maximisers >> seat) & 1) gain += play.points()[seat] - before[seat];
        }
        const int value = gain + by_every_line(play, maximisers);
        play.undo();
        best = maximise ? std::max(best, value) : std::min(best, value);
    });
    return best;
}

// Random hands of one size, a few cards of the first trick already played.
template <class Rules>
CardPlay<Rules> ending(Random& random, const Contract<typename Rules::Deck>& contract,
                       Undertrump undertrump, int size) {
    using Play = CardPlay<Rules>;
    const auto pack = shuffled_pack<typename Rules::Deck>(random);
    typename Play::template PerSeat<typename Play::Mask> hands{};
    std::size_t next = 0;
    for (auto& hand : hands) {
        for (int i = 0; i < size; ++i) hand |= bit<typename Play::Mask>(pack[next++]);
    }
    const auto leader = static_cast<Seat>(random.below(Rules::seats));
    Play play(contract, hands, leader, size, undertrump);
    for (auto cards = random.below(Rules::seats); cards > 0; --cards) {
        play.play(random_card(play, random));
    }
    return play;
}

template <class Rules>
int solved(const CardPlay<Rules>& play, unsigned maximisers, Undertrump undertrump,
           StructureTable& table) {
    const auto layout = make_layout(play.contract());
    NodeCounter counter;
    OpenSolver<Rules> solver(layout, play, maximisers, undertrump, table, counter);
    return solver.value(30);
}

void skat_values() {
    Random random(RandomKey{11});
    StructureTable table(8);  // small, so that entries give way
    for (int i = 0; i < 400; ++i) {
        const auto& contract = contract_of(static_cast<SkatContract>(random.below(5)));
        auto play = ending<SkatRules>(random, contract, Undertrump::strict, 1 + i % 4);
        const auto declarer = static_cast<Seat>(random.below(3));
        const int exact = by_every_line(play, 1u << declarer);
        check(solved(play, 1u << declarer, Undertrump::strict, table) == exact, "the solver");
        check(Ladder(play, declarer, Rung::ordering).value() == exact, "the ladder");
    }
}

void jass_values() {
    Random random(RandomKey{12});
    for (const Undertrump rule : {Undertrump::strict, Undertrump::forced, Undertrump::lax}) {
        StructureTable table(8);
        for (int i = 0; i < 150; ++i) {
            const auto& contract = contract_of(static_cast<JassMode>(random.below(jass_modes)));
            auto play = ending<JassRules>(random, contract, rule, 1 + i % 3);
            check(solved(play, 0b0101, rule, table) == by_every_line(play, 0b0101), "the solver");
        }
    }
}

void clearing() {
    StructureTable table(2);
    Structure structure;
    structure.words[0] = 5;
    for (int i = 0; i < 300; ++i) {
        table.store(structure, 3, 9, 0);
        check(table.probe(structure).low == 3, "stored");
        table.clear();
        check(table.probe(structure).low == 0, "cleared");
    }
}

const Register tests{[] {
    test("the solver and the ladder agree with every line of Skat", skat_values);
    test("the solver agrees with every line of Schieber", jass_values);
    test("a table that was cleared 300 times is empty", clearing);
}};

}  // namespace
