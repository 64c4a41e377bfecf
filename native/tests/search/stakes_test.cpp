// What the seats get at the end of a world agrees with the results of the games.
#include "search/stakes.hpp"

#include <cmath>

#include "games/predictions.hpp"
#include "search/playouts.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

// Plays a random game to its end twice: by the rules, and as the true world of some seat's view.
template <class Game, class Check>
void finish_both_ways(Reward reward, const Check& check_end) {
    for (std::uint64_t board = 0; board < 2000; ++board) {
        Random random(RandomKey{51, board});
        State<Game> state = random_state<Game>(random);
        if (state.now().phase() != Phase::play) continue;
        const auto seat = static_cast<Seat>(roll(random, Game::seats));
        auto world = world_play(View<Game>(state, seat), reward, true_world(state.now()));
        while (state.now().phase() == Phase::play) {
            const Card card = random_card(state.now().play(), random);
            check(!world.over(), "the world is not over before the game");
            world.play.play(card);
            state.apply(Action::play(card));
        }
        check(world.over(), "the world is over with the game");
        check_end(state.now(), world.rewards(), seat);
    }
}

void skat_wins() {
    finish_both_ways<Skat>(Reward::win, [](const Skat& game, const auto& shares, Seat) {
        const auto result = game.result();
        if (result.declarer == no_seat) return;
        for (Seat seat = 0; seat < 3; ++seat) {
            const bool expected = (seat == result.declarer) == result.won;
            check(shares[seat] == double(expected), "the winning side gets one");
        }
    });
}

void skat_points() {
    finish_both_ways<Skat>(Reward::points, [](const Skat& game, const auto& shares, Seat) {
        const auto result = game.result();
        if (game.contract() == SkatContract::null || result.kind == SkatKind::passed) return;
        for (Seat seat = 0; seat < 3; ++seat) {
            const double expected = result.declarer == no_seat ? 1 - result.points[seat] / 120.0
                                    : seat == result.declarer  ? result.declarer_points / 120.0
                                                               : 1 - result.declarer_points / 120.0;
            check(std::abs(shares[seat] - expected) < 1e-12, "shares of the points");
        }
    });
}

void schieber_points() {
    finish_both_ways<Schieber>(Reward::points, [](const Schieber& game, const auto& shares, Seat) {
        const auto result = game.result();
        for (std::size_t seat = 0; seat < 4; ++seat) {
            check(std::abs(shares[seat] - result.points[seat % 2] / 157.0) < 1e-12, "points");
        }
    });
}

void differenzler_points() {
    finish_both_ways<Differenzler>(
        Reward::points, [](const Differenzler& game, const auto& shares, Seat seat) {
            const int off = std::abs(game.result().differences[seat]);
            check(std::abs(shares[seat] - (1 - off / 157.0)) < 1e-12, "one's own difference");
        });
}

void thumbs_come_to_157() {
    Random random(RandomKey{52, 0});
    for (int i = 0; i < 500; ++i) {
        const auto deal = Differenzler::Deal::random(random, 0);
        int sum = 0;
        for (const auto hand : deal.hands) sum += rule_of_thumb(hand, deal.trump);
        check_equal(sum, 157, "over four hands");
    }
}

const Register tests{[] {
    test("Skat: a world is won as the game is", skat_wins);
    test("Skat: shares of a world are those of the game", skat_points);
    test("Schieber: shares of a world are those of the game", schieber_points);
    test("Differenzler: one's own share of a world is that of the game", differenzler_points);
    test("the rule of thumb comes to 157 over four hands", thumbs_come_to_157);
}};

}  // namespace
