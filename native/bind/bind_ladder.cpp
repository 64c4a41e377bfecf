// The solver of Kupferschmid 2003 rung by rung, and safe tricks.
#include <nanobind/stl/tuple.h>

#include <tuple>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "solve/ladder.hpp"
#include "solve/ladder_null.hpp"
#include "solve/safe_tricks.hpp"

namespace kiebitz::bind {

namespace {

constexpr int rungs = 7;
constexpr int mtd_starts = 3;

const Skat& declared(const State<Skat>& state, bool null_game) {
    const Skat& game = state.now();
    const bool is_null = game.contract() == SkatContract::null;
    if (game.phase() != Phase::play || game.declarer() == no_seat || is_null != null_game) {
        throw RuleError(ErrorName::inconsistent_position,
                        null_game
                            ? "this question is about null games in their card play"
                            : "this question is about suit games and grand in their card play");
    }
    return game;
}

}  // namespace

void bind_ladder(nb::module_& module) {
    module.def(
        "ladder_value",
        [](const State<Skat>& state, int rung, int start, int guess, const Stop& stop) {
            const Skat& game = declared(state, false);
            const auto kind = checked<Rung>(rung, rungs, "rung");
            const auto from = checked<MtdStart>(start, mtd_starts, "start of the windows");
            return searched(until_stopped(stop), [&](const Budget& budget) {
                Ladder ladder(game.play(), game.declarer(), kind, NodeCounter(budget));
                const int value = ladder.value(from, guess);
                return std::tuple(value, ladder.nodes(), ladder.entries());
            });
        },
        nb::arg("state"), nb::arg("rung"), nb::arg("start"), nb::arg("guess"),
        nb::arg("stop").none() = nb::none());
    module.def(
        "ladder_more_than",
        [](const State<Skat>& state, int rung, int bound, const Stop& stop) {
            const Skat& game = declared(state, false);
            const auto kind = checked<Rung>(rung, rungs, "rung");
            return searched(until_stopped(stop), [&](const Budget& budget) {
                Ladder ladder(game.play(), game.declarer(), kind, NodeCounter(budget));
                const bool answer = ladder.more_than(bound);
                return std::tuple(answer, ladder.nodes(), ladder.entries());
            });
        },
        nb::arg("state"), nb::arg("rung"), nb::arg("bound"), nb::arg("stop").none() = nb::none());
    module.def(
        "ladder_null",
        [](const State<Skat>& state, bool safe_hands, bool ordering, const Stop& stop) {
            const Skat& game = declared(state, true);
            return searched(until_stopped(stop), [&](const Budget& budget) {
                NullLadder ladder(game.play(), game.declarer(), safe_hands, ordering,
                                  NodeCounter(budget));
                const bool answer = ladder.makes_it();
                return std::tuple(answer, ladder.nodes(), ladder.entries());
            });
        },
        nb::arg("state"), nb::arg("safe_hands"), nb::arg("ordering"),
        nb::arg("stop").none() = nb::none());
    module.def(
        "safe_points",
        [](const State<Skat>& state) {
            const Skat& game = declared(state, false);
            if (game.play().trick_size() != 0) {
                throw RuleError(ErrorName::inconsistent_position,
                                "safe tricks are counted at the start of a trick");
            }
            return safe_points(game.play().contract(),
                               {game.play().hands(), game.play().leader(), game.declarer()});
        },
        nb::arg("state"));
}

}  // namespace kiebitz::bind
