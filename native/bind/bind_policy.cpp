// Games played to the end by rule.
#include <nanobind/ndarray.h>

#include "bind/bind_game.hpp"
#include "bind/declared_rows.hpp"
#include "bind/games.hpp"
#include "policy/rule_games.hpp"

namespace kiebitz::bind {

namespace {

// A row of points and tricks of the declarer for each game.
nb::ndarray<nb::numpy, std::int16_t> rule_games(const DeclaredRows& rows,
                                                const std::string& declarer,
                                                const std::string& defenders, double epsilon,
                                                std::uint64_t seed, int threads) {
    const DeclaredGames games(rows);
    const RuleGameOptions options{value_of<Playout>(declarer, "declarer"),
                                  value_of<Playout>(defenders, "defenders"), epsilon};
    std::vector<RuleGameResult> results(games.size());
    searched(no_budget(), [&](const Budget& budget) {
        play_rule_games(games, options, seed, threads, results, budget);
    });
    auto table = std::make_unique_for_overwrite<std::int16_t[]>(games.size() * 2);
    for (std::size_t i = 0; i < games.size(); ++i) {
        table[2 * i] = results[i].points;
        table[2 * i + 1] = results[i].tricks;
    }
    return to_numpy<std::int16_t>(std::move(table), {games.size(), std::size_t{2}});
}

}  // namespace

void bind_policy(nb::module_& module) {
    module.def("skat_rule_games", rule_games, nb::arg("games"), nb::arg("declarer"),
               nb::arg("defenders"), nb::arg("epsilon"), nb::arg("seed"), nb::arg("threads"));
}

}  // namespace kiebitz::bind
