// What a side needs: against the values of the games themselves.
#include "games/sides.hpp"

#include <tuple>

#include "games/view.hpp"
#include "tests/cards/notation.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// The lowest total with which `settle` says won, tried one by one; 121 if none does.
int by_trying(SkatOutcome outcome) {
    const int taken = outcome.defender_tricks;
    for (int total = 0; total <= 120; ++total) {
        outcome.points = total;
        outcome.declarer_tricks = 1;
        outcome.defender_tricks = total < 120 ? 1 : taken;
        if (settle(outcome).won) return total;
    }
    return 121;
}

void totals_are_those_of_the_settlement() {
    Random random(RandomKey{41});
    int above = 0;
    for (int i = 0; i < 20000; ++i) {
        SkatOutcome outcome;
        outcome.contract = static_cast<SkatContract>(roll(random, 5));
        outcome.hand = chance(random, 30);
        outcome.level = outcome.hand ? static_cast<SkatLevel>(roll(random, 4)) : SkatLevel::none;
        outcome.bid = 18 + roll(random, 80);
        outcome.matadors = 1 + roll(random, 5);
        outcome.defender_tricks = chance(random, 30);
        const int total = Sides<Skat>::total_to_win(outcome);
        check_equal(total, by_trying(outcome), "the lowest total that wins");
        above += total > 61;
    }
    check(above > 1000, "bids that need more came up");
}

// Diamonds with one matador counts 18: a bid of 27 needs Schneider, one of 36 Schwarz.
void the_bid_counts() {
    Skat::Mask twelve = 0;
    for (const char* name :
         {"CJ", "D7", "D8", "D9", "DQ", "DK", "DT", "DA", "C7", "C8", "C9", "CQ"}) {
        twelve |= bit<Skat::Mask>(card<SkatDeck>(name));
    }
    for (const auto& [bid, needed] :
         {std::pair{18, 61}, {20, 90}, {27, 90}, {36, 120}, {40, 121}}) {
        SkatOutcome outcome;
        outcome.contract = SkatContract::diamonds;
        outcome.bid = bid;
        outcome.matadors = count_matadors(SkatContract::diamonds, twelve);
        check_equal(Sides<Skat>::total_to_win(outcome), needed, "for the bid");
    }
}

// Announced, Schwarz is lost with the first trick of the defenders, with points in it or without.
void a_trick_of_the_defenders_ends_schwarz() {
    SkatOutcome outcome;
    outcome.hand = true;
    outcome.level = SkatLevel::schwarz;
    check_equal(Sides<Skat>::total_to_win(outcome), 120, "all points");
    outcome.defender_tricks = 1;
    check_equal(Sides<Skat>::total_to_win(outcome), 121, "nothing wins any more");
}

// Null counts 23: it covers no higher bid, whatever is made of it.
void null_covers_its_value() {
    for (const auto& [bid, hand, needed] :
         {std::tuple{18, false, 1}, {23, false, 1}, {24, false, 2}, {35, true, 1}, {36, true, 2}}) {
        SkatOutcome outcome;
        outcome.contract = SkatContract::null;
        outcome.bid = bid;
        outcome.hand = hand;
        check_equal(Sides<Skat>::total_to_win(outcome), needed, "made, or lost in any case");
    }
}

// A seat that sees the skat knows what wins; one that does not may have to ask for each world.
void who_can_know() {
    int unknown = 0;
    for (std::uint64_t board = 0; board < 400; ++board) {
        Random random(RandomKey{42, board});
        const auto state = random_state<Skat>(random);
        const Sides<Skat> sides(state);
        if (state.now().phase() != Phase::play || !sides.two()) continue;
        const auto truth = known_total(state, sides);
        check(truth.has_value(), "whoever sees all cards knows");
        for (Seat seat = 0; seat < 3; ++seat) {
            const View<Skat> view(state, seat);
            const auto seen = known_total(view, Sides<Skat>(view));
            const bool from_deal = std::holds_alternative<Skat::Deal>(view.start());
            if (from_deal && seen) check_equal(*seen, *truth, "what a seat knows is true");
            unknown += !seen;
        }
    }
    check(unknown > 50, "defenders do not see the skat");
}

const Register tests{[] {
    test("what wins is the lowest total that the settlement calls won",
         totals_are_those_of_the_settlement);
    test("a bid above the value of the game needs Schneider or Schwarz", the_bid_counts);
    test("a trick of the defenders ends Schwarz", a_trick_of_the_defenders_ends_schwarz);
    test("an overbid null is lost however it is played", null_covers_its_value);
    test("what a seat knows of what wins is true", who_can_know);
}};

}  // namespace
