#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <optional>
#include <tuple>

#include "bind/bind_game.hpp"
#include "bind/convert.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "bind/world_rows.hpp"
#include "games/state.hpp"
#include "games/view.hpp"
#include "solve/discards.hpp"
#include "solve/ladder.hpp"
#include "solve/ladder_null.hpp"
#include "solve/questions.hpp"
#include "solve/safe_tricks.hpp"

namespace kiebitz::bind {

namespace {

constexpr int rungs = 7;
constexpr int mtd_starts = 3;
constexpr std::int16_t unasked = 1000;  // beyond any value

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

template <class Rules>
SolverTables<Rules>& tables_of_this_thread() {
    thread_local SolverTables<Rules> tables;
    return tables;
}

// Calls `use` with the position of a game, which is of one of two kinds in Skat.
template <class Use>
auto with_position(const Skat& game, const Use& use) {
    return is_null(game) ? use(null_position(game)) : use(points_position(game));
}
template <class Use>
auto with_position(const Schieber& game, const Use& use) {
    return use(points_position(game));
}

using Total = std::optional<int>;
using Nodes = std::optional<std::uint64_t>;

Budget budget_of(Nodes nodes, std::optional<double> seconds = {}) {
    Budget budget;
    if (nodes) budget.nodes = *nodes;
    budget.until = deadline(seconds);
    return budget;
}

// Runs one question with an empty table; the answer comes with the number of nodes.
template <class Game, class Ask>
nb::tuple answered(const State<Game>& state, Budget budget, const Ask& ask) {
    NodeCounter counter(interrupted, budget);
    auto& tables = tables_of_this_thread<typename Game::Rules>();
    tables.clear();
    auto answer = with_position(state.now(), [&](const auto& position) {
        return searched([&] { return ask(position, tables, counter); });
    });
    return nb::make_tuple(nb::cast(answer), counter.nodes());
}

// Many questions, each asked of one thread's tables. With a budget what is proven depends on what
// the tables know: a single thread then begins with empty ones, several empty them before each.
template <class Game, class Ask>
void answer_many(std::size_t questions, int threads, Nodes nodes, const Ask& ask,
                 std::optional<std::chrono::steady_clock::time_point> until = {}) {
    checked_batch(static_cast<std::int64_t>(questions), threads);
    run_interruptible(static_cast<std::int64_t>(questions), threads, 1,
                      [&](std::int64_t i, const std::function<bool()>& stop) {
                          auto& tables = tables_of_this_thread<typename Game::Rules>();
                          if (until && std::chrono::steady_clock::now() > *until) return;
                          if (nodes && (threads > 1 || i == 0)) tables.clear();
                          Budget budget = budget_of(nodes);
                          budget.until = until;
                          NodeCounter counter(stop, budget);
                          try {
                              ask(static_cast<std::size_t>(i), tables, counter);
                          } catch (const Stopped&) {
                              // The whole batch is being given up.
                          }
                      });
}

// The same position with other hands (and in Skat, other cards set aside): a row has one set per
// seat, in Skat followed by the skat.
using AnyRows = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

template <class Position, class Row>
void put_world(Position& position, const Row& row, std::size_t columns) {
    using Rules = typename Position::Rules;
    using Mask = typename Rules::Deck::Mask;
    constexpr std::size_t seats = Rules::seats;
    const auto refuse = [](const char* why) {
        throw RuleError(ErrorName::inconsistent_position, why);
    };
    std::uint64_t seen = 0;
    for (int ply = 0; ply < position.play.cards_played(); ++ply) {
        seen |= std::uint64_t{1} << position.play.played(ply);
    }
    for (std::size_t column = 0; column < columns; ++column) {
        const std::uint64_t cards = row(column);
        if ((cards & ~std::uint64_t{Rules::Deck::all}) != 0) refuse("a world has an unknown card");
        if ((cards & seen) != 0) refuse("a world has a card twice, or one that has been played");
        seen |= cards;
        if (column >= seats) continue;
        const auto seat = static_cast<Seat>(column);
        if (count(cards) != position.play.cards_of(seat)) {
            refuse("a world has a hand of another size");
        }
        position.play.reveal(seat, static_cast<Mask>(cards));
    }
    if constexpr (requires { position.beside; }) {
        if (columns > seats) {
            if (count(row(seats)) > 2) refuse("a world has more than two cards set aside");
            position.beside = position.play.contract().points_of(static_cast<Mask>(row(seats)));
        }
    }
}

// `Table` is a state or a view: of the hands only that of the seat to move must be known.
template <class Table>
nb::object ask_worlds(const Table& table, const AnyRows& worlds, Total total, bool each_card,
                      Nodes nodes, int threads, std::optional<double> seconds) {
    using Game = typename Table::Game;
    const auto until = deadline(seconds);
    constexpr std::size_t columns = Game::seats == 3 ? 4 : Game::seats;
    if (worlds.shape(1) != columns) {
        throw RuleError(ErrorName::inconsistent_position,
                        "a world has " + std::to_string(columns) + " sets of cards");
    }
    const auto rows = worlds.shape(0);
    return with_position(table.now(), [&](const auto& known) {
        using Position = std::decay_t<decltype(known)>;
        std::vector<Position> positions(rows, known);
        const auto mover = known.play.to_move();
        for (std::size_t i = 0; i < rows; ++i) {
            put_world(positions[i], [&](std::size_t column) { return worlds(i, column); }, columns);
            if (each_card && positions[i].play.hands()[mover] != known.play.hands()[mover]) {
                throw RuleError(ErrorName::inconsistent_position,
                                "the seat to move has other cards in a world");
            }
        }
        const auto answers_per_row =
            each_card ? static_cast<std::size_t>(count(known.play.legal())) : 1;
        auto answers = std::make_unique<std::int16_t[]>(rows * answers_per_row * 2);
        for (std::size_t i = 0; i < rows * answers_per_row; ++i) {
            answers[2 * i] = -unasked;  // what stands if the time is up before
            answers[2 * i + 1] = unasked;
        }
        answer_many<Game>(
            rows, threads, nodes,
            [&, out = answers.get()](std::size_t i, auto& tables, auto& counter) {
                std::int16_t* next = out + i * answers_per_row * 2;
                const auto put = [&](const ValueBounds& bounds) {
                    *next++ = static_cast<std::int16_t>(bounds.low);
                    *next++ = static_cast<std::int16_t>(bounds.high);
                };
                if (!each_card) return put(positions[i].ask(total, tables, counter));
                for (const auto& answer : ask_cards(positions[i], total, tables, counter)) {
                    put(answer.value);
                }
            },
            until);
        return nb::cast(to_numpy<std::int16_t>(std::move(answers), {rows, answers_per_row, 2}));
    });
}

// After each legal card, the share of the next seat's replies that let the mover's side reach its
// aim although the best reply may not: how wide a trap the card is. A row per world; -1 where a
// partner plays next or the trick ends.
template <class Game>
nb::object trap_widths(const View<Game>& view, const AnyRows& worlds, int total) {
    constexpr std::size_t columns = places;
    if (worlds.shape(1) != columns) {
        throw RuleError(ErrorName::inconsistent_position, "a world has four sets of cards");
    }
    const auto rows = worlds.shape(0);
    return with_position(view.now(), [&](const auto& known) {
        auto positions = std::vector(rows, known);
        for (std::size_t i = 0; i < rows; ++i) {
            put_world(positions[i], [&](std::size_t column) { return worlds(i, column); }, columns);
        }
        const auto cards = static_cast<std::size_t>(count(known.play.legal()));
        const Seat mover = known.play.to_move();
        auto shares = std::make_unique<double[]>(rows * cards);
        answer_many<Game>(rows, 1, {}, [&](std::size_t i, auto& tables, auto& counter) {
            std::size_t column = 0;
            for_each(known.play.legal(), [&](int card) {
                auto after = positions[i];
                after.play.play(static_cast<Card>(card));
                double& share = shares[i * cards + column++];
                const bool opponent =
                    !after.play.finished() && after.play.trick_size() > 0 &&
                    after.maximises(after.play.to_move()) != after.maximises(mover);
                if (!opponent) {
                    share = -1;
                    return;
                }
                int good = 0;
                const auto answers = ask_cards(after, total, tables, counter);
                for (const auto& answer : answers) {
                    good += (answer.value.low >= total) == after.maximises(mover);
                }
                share = good / static_cast<double>(answers.size());
            });
        });
        return nb::cast(to_numpy<double>(std::move(shares), {rows, cards}));
    });
}

// How many nodes each question takes with other weights of the move order: for tuning them.
template <class Game>
nb::object order_nodes(const std::vector<const State<Game>*>& states,
                       const std::vector<int>& totals, const MoveWeights& weights, int threads) {
    if (totals.size() != states.size()) {
        throw RuleError(ErrorName::bad_option, "there should be one total for each position");
    }
    std::vector<PointsPosition<typename Game::Rules>> positions;
    for (const auto* state : states) {
        positions.push_back(points_position(state->now()));
        positions.back().weights = &weights;
    }
    auto nodes = std::make_unique<std::uint64_t[]>(states.size());
    const auto unlimited = Budget{}.nodes;
    answer_many<Game>(states.size(), threads, unlimited,
                      [&, out = nodes.get()](std::size_t i, auto& tables, auto& counter) {
                          positions[i].ask(totals[i], tables, counter);
                          out[i] = counter.nodes();
                      });
    return nb::cast(to_numpy<std::uint64_t>(std::move(nodes), {states.size()}));
}

template <class Game>
void bind_questions(nb::module_& module, const std::string& name) {
    module.def((name + "_order_nodes").c_str(), order_nodes<Game>, nb::arg("states"),
               nb::arg("totals"), nb::arg("weights"), nb::arg("threads"));
    module.def(
        (name + "_ask").c_str(),
        [](const State<Game>& state, Total total, Nodes nodes, std::optional<double> seconds) {
            return answered(state, budget_of(nodes, seconds),
                            [=](const auto& position, auto& tables, auto& counter) {
                                const auto bounds = position.ask(total, tables, counter);
                                return std::pair(bounds.low, bounds.high);
                            });
        },
        nb::arg("state"), nb::arg("total").none(), nb::arg("nodes").none(),
        nb::arg("seconds").none());
    module.def(
        (name + "_ask_cards").c_str(),
        [](const State<Game>& state, Total total, Nodes nodes, std::optional<double> seconds) {
            return answered(
                state, budget_of(nodes, seconds),
                [=](const auto& position, auto& tables, auto& counter) {
                    std::vector<std::tuple<int, int, int>> answers;
                    for (const auto& [card, value] : ask_cards(position, total, tables, counter)) {
                        answers.emplace_back(card, value.low, value.high);
                    }
                    return answers;
                });
        },
        nb::arg("state"), nb::arg("total").none(), nb::arg("nodes").none(),
        nb::arg("seconds").none());
    module.def((name + "_best_line").c_str(),
               [](const State<Game>& state) {
                   return answered(state, {},
                                   [](const auto& position, auto& tables, auto& counter) {
                                       const auto line = best_line(position, tables, counter);
                                       return std::vector<int>(line.begin(), line.end());
                                   });
               },
               nb::arg("state"));
    module.def(
        (name + "_ask_many").c_str(),
        [](const std::vector<const State<Game>*>& states, Total total, Nodes nodes, int threads) {
            for (const auto* state : states) with_position(state->now(), [](const auto&) {});
            auto answers = std::make_unique<std::int16_t[]>(states.size() * 2);
            answer_many<Game>(states.size(), threads, nodes,
                              [&, out = answers.get()](std::size_t i, auto& tables, auto& counter) {
                                  const auto bounds =
                                      with_position(states[i]->now(), [&](const auto& position) {
                                          return position.ask(total, tables, counter);
                                      });
                                  out[2 * i] = static_cast<std::int16_t>(bounds.low);
                                  out[2 * i + 1] = static_cast<std::int16_t>(bounds.high);
                              });
            return to_numpy<std::int16_t>(std::move(answers), {states.size(), std::size_t{2}});
        },
        nb::arg("states"), nb::arg("total").none(), nb::arg("nodes").none(), nb::arg("threads"));
    const auto bind_ask_worlds = [&](auto ask) {
        module.def((name + "_ask_worlds").c_str(), ask, nb::arg("table"), nb::arg("worlds"),
                   nb::arg("total").none(), nb::arg("each_card"), nb::arg("nodes").none(),
                   nb::arg("threads"), nb::arg("seconds").none());
    };
    bind_ask_worlds(ask_worlds<State<Game>>);
    bind_ask_worlds(ask_worlds<View<Game>>);
    module.def((name + "_trap_widths").c_str(), trap_widths<Game>, nb::arg("view"),
               nb::arg("worlds"), nb::arg("total"));
}

}  // namespace

void bind_solve(nb::module_& module) {
    bind_questions<Skat>(module, "skat");
    bind_questions<Schieber>(module, "schieber");
    module.def(
        "skat_best_discards",
        [](const std::array<SkatDeck::Mask, 3>& hands, int declarer, int leader,
           const std::vector<int>& contracts) {
            const TwelveCards deal{hands, checked<Seat>(declarer, 3, "seat"),
                                   checked<Seat>(leader, 3, "seat")};
            check(deal);
            std::vector<std::tuple<int, int, std::vector<SkatDeck::Mask>, int>> found;
            NodeCounter counter(interrupted);
            auto& tables = tables_of_this_thread<SkatRules>();
            tables.clear();
            for (const int number : contracts) {
                const auto contract =
                    checked<SkatContract>(number, skat_contracts - 1, "declared contract");
                auto best =
                    searched([&] { return best_discards(deal, contract, tables, counter); });
                found.emplace_back(number, best.value, std::move(best.discards), best.score);
            }
            return nb::make_tuple(found, counter.nodes());
        },
        nb::arg("hands"), nb::arg("declarer"), nb::arg("leader"), nb::arg("contracts"));
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
