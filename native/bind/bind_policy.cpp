// Games played to the end by rule.
#include <nanobind/ndarray.h>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "bind/world_rows.hpp"
#include "games/names.hpp"
#include "policy/rule_games.hpp"

namespace kiebitz::bind {

namespace {

// A declared game in each row: three hands, the cards set aside, contract, declarer, leader, and
// whether it is a hand game.
constexpr int game_columns = 8;
using GameRows =
    nb::ndarray<const std::uint32_t, nb::shape<-1, game_columns>, nb::c_contig, nb::device::cpu>;

DeclaredGame game_of(const std::uint32_t* row) {
    const auto number = [&](int column, std::uint32_t values, const char* what) {
        if (row[column] < values) return static_cast<std::uint8_t>(row[column]);
        throw RuleError(ErrorName::bad_option, "there is no " + std::string(what) +
                                                   " with number " + std::to_string(row[column]));
    };
    DeclaredGame game;
    game.hands = {row[0], row[1], row[2]};
    game.set_aside = row[3];
    game.contract = static_cast<SkatContract>(number(4, skat_contracts, "contract"));
    game.declarer = number(5, Skat::seats, "declarer");
    game.leader = number(6, Skat::seats, "leader");
    game.hand_game = number(7, 2, "kind of hand game") == 1;
    return game;
}

// A row of points and tricks of the declarer for each game.
nb::ndarray<nb::numpy, std::int16_t> rule_games(const GameRows& rows, const std::string& declarer,
                                                const std::string& defenders, double epsilon,
                                                std::uint64_t seed, int threads) {
    require_aligned(rows.data());
    const RuleGameOptions options{value_of<Playout>(declarer, "declarer"),
                                  value_of<Playout>(defenders, "defenders"), epsilon};
    const std::size_t games = rows.shape(0);
    const std::uint32_t* numbers = rows.data();
    std::vector<RuleGameResult> results(games);
    searched(no_budget(), [&](const Budget& budget) {
        play_rule_games([=](std::size_t i) { return game_of(numbers + game_columns * i); }, options,
                        seed, threads, results, budget);
    });
    auto table = std::make_unique_for_overwrite<std::int16_t[]>(games * 2);
    for (std::size_t i = 0; i < games; ++i) {
        table[2 * i] = results[i].points;
        table[2 * i + 1] = results[i].tricks;
    }
    return to_numpy<std::int16_t>(std::move(table), {games, std::size_t{2}});
}

}  // namespace

void bind_policy(nb::module_& module) {
    module.def("skat_rule_games", rule_games, nb::arg("games"), nb::arg("declarer"),
               nb::arg("defenders"), nb::arg("epsilon"), nb::arg("seed"), nb::arg("threads"));
}

}  // namespace kiebitz::bind
