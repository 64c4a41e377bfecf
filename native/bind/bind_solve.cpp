#include <nanobind/stl/pair.h>

#include "bind/bind_game.hpp"
#include "bind/convert.hpp"
#include "bind/games.hpp"
#include "bind/interrupt.hpp"
#include "games/state.hpp"
#include "solve/ladder.hpp"
#include "solve/ladder_null.hpp"
#include "solve/questions.hpp"
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

// Runs a search without the GIL; Ctrl-C stops it.
template <class Search>
auto searched(const Search& search) {
    try {
        nb::gil_scoped_release released;
        return search();
    } catch (const Stopped&) {
        throw nb::python_error();
    }
}

// Each thread keeps a table per game; 4 MB for Skat, 32 MB for Schieber, made when first needed.
template <class Game>
SolverTables& tables_of_this_thread() {
    thread_local SolverTables tables(Game::seats == 3 ? 13 : 16);
    return tables;
}

// Checks the position, runs one question with an empty table and adds the number of nodes.
template <class Game, class Ask>
nb::tuple answered(const State<Game>& state, const Ask& ask) {
    Question<Game>::require(state.now());
    NodeCounter counter(interrupted);
    SolverTables& tables = tables_of_this_thread<Game>();
    tables.clear();
    auto answer = searched([&] { return ask(state.now(), tables, counter); });
    return nb::make_tuple(nb::cast(answer), counter.nodes());
}

template <class Game>
void bind_questions(nb::module_& module, const std::string& name) {
    module.def((name + "_value").c_str(), [](const State<Game>& state) {
        return answered(state, [](const Game& game, SolverTables& tables, NodeCounter& counter) {
            return value(game, tables, counter);
        });
    });
    module.def((name + "_reaches").c_str(), [](const State<Game>& state, int total) {
        return answered(state, [=](const Game& game, SolverTables& tables, NodeCounter& counter) {
            return reaches(game, total, tables, counter);
        });
    });
    module.def((name + "_card_values").c_str(), [](const State<Game>& state) {
        return answered(state, [](const Game& game, SolverTables& tables, NodeCounter& counter) {
            std::vector<std::pair<int, int>> pairs;
            for (const CardValue& option : card_values(game, tables, counter)) {
                pairs.emplace_back(option.card, option.value);
            }
            return pairs;
        });
    });
    module.def((name + "_best_line").c_str(), [](const State<Game>& state) {
        return answered(state, [](const Game& game, SolverTables& tables, NodeCounter& counter) {
            const auto line = best_line(game, tables, counter);
            return std::vector<int>(line.begin(), line.end());
        });
    });
    module.def((name + "_solve_many").c_str(), [](const std::vector<const State<Game>*>& states,
                                                  int total, int threads) {
        checked_batch(static_cast<std::int64_t>(states.size()), threads);
        for (const State<Game>* state : states) Question<Game>::require(state->now());
        auto answers = std::make_unique<std::int16_t[]>(states.size());
        run_interruptible(static_cast<std::int64_t>(states.size()), threads, 1,
                          [&, out = answers.get()](std::int64_t i) {
                              const Game& game = states[static_cast<std::size_t>(i)]->now();
                              SolverTables& tables = tables_of_this_thread<Game>();
                              NodeCounter counter;
                              out[i] = static_cast<std::int16_t>(
                                  total < 0 ? value(game, tables, counter)
                                            : int{reaches(game, total, tables, counter)});
                          });
        return to_numpy<std::int16_t>(std::move(answers), {states.size()});
    });
}

}  // namespace

void bind_solve(nb::module_& module) {
    bind_questions<Skat>(module, "skat");
    bind_questions<Schieber>(module, "schieber");
    module.def(
        "ladder_value",
        [](const State<Skat>& state, int rung, int start, int guess) {
            const Skat& game = declared(state, false);
            Ladder ladder(game.play(), game.declarer(), checked<Rung>(rung, rungs, "rung"),
                          NodeCounter(interrupted));
            const auto from = checked<MtdStart>(start, mtd_starts, "start of the windows");
            const int value = searched([&] { return ladder.value(from, guess); });
            return nb::make_tuple(value, ladder.nodes(), ladder.entries());
        },
        nb::arg("state"), nb::arg("rung"), nb::arg("start"), nb::arg("guess"));
    module.def(
        "ladder_more_than",
        [](const State<Skat>& state, int rung, int bound) {
            const Skat& game = declared(state, false);
            Ladder ladder(game.play(), game.declarer(), checked<Rung>(rung, rungs, "rung"),
                          NodeCounter(interrupted));
            const bool answer = searched([&] { return ladder.more_than(bound); });
            return nb::make_tuple(answer, ladder.nodes(), ladder.entries());
        },
        nb::arg("state"), nb::arg("rung"), nb::arg("bound"));
    module.def(
        "ladder_null",
        [](const State<Skat>& state, bool safe_hands, bool ordering) {
            const Skat& game = declared(state, true);
            NullLadder ladder(game.play(), game.declarer(), safe_hands, ordering,
                              NodeCounter(interrupted));
            const bool answer = searched([&] { return ladder.makes_it(); });
            return nb::make_tuple(answer, ladder.nodes(), ladder.entries());
        },
        nb::arg("state"), nb::arg("safe_hands"), nb::arg("ordering"));
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
