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
using Table = typename OpenSolver<Rules>::Table;

template <class Rules>
int solved(const CardPlay<Rules>& play, unsigned maximisers, Undertrump undertrump,
           Table<Rules>& table) {
    const auto layout = make_layout(play.contract());
    NodeCounter counter;
    OpenSolver<Rules> solver(layout, play, maximisers, undertrump, suit_game_weights, table,
                             counter);
    return solver.value(30);
}

void skat_values() {
    Random random(RandomKey{11});
    Table<SkatRules> table(4, 6);  // small, so that entries give way
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
        Table<JassRules> table(4, 6);
        for (int i = 0; i < 150; ++i) {
            const auto& contract = contract_of(static_cast<JassMode>(random.below(jass_modes)));
            auto play = ending<JassRules>(random, contract, rule, 1 + i % 3);
            check(solved(play, 0b0101, rule, table) == by_every_line(play, 0b0101), "the solver");
        }
    }
}

void clearing() {
    using SkatTable = Table<SkatRules>;
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
    using SkatTable = Table<SkatRules>;
    SkatTable::Points more{};
    SkatTable::Points less{};
    more[0] = 11;
    more[31] = 10;
    less[31] = 4;
    less[7] = 3;
    check(SkatTable::excess(more, less) == 17, "what is more");
    check(SkatTable::excess(less, more) == 3, "what is less");
}

void budget() {
    NodeCounter counter({}, {10, {}});
    int counted = 0;
    try {
        for (;; ++counted) counter.count();
    } catch (const BudgetSpent&) {
        check(counted == 10, "ten nodes");
    }
}

const Register tests{[] {
    test("the solver and the ladder agree with every line of Skat", skat_values);
    test("the solver agrees with every line of Schieber", jass_values);
    test("a table keeps the newest entries and is empty once cleared", clearing);
    test("differences of points are summed over all cards", bytes_added_side_by_side);
    test("a budget of ten nodes allows ten", budget);
}};

}  // namespace
