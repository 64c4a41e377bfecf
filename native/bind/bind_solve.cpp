// Questions to the open-card solver about one position, about many, and about a hand of twelve.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <optional>
#include <tuple>

#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "games/sides.hpp"
#include "solve/batches.hpp"
#include "solve/discards.hpp"

namespace kiebitz::bind {

namespace {

using Total = std::optional<int>;
using Nodes = std::optional<std::uint64_t>;

// Runs one question with an empty table; the answer comes with the number of nodes.
template <class Game, class Ask>
auto answered(const State<Game>& state, const Budget& given, const Ask& ask) {
    return with_position(state.now(), [&](const auto& position) {
        return searched(given, [&](const Budget& budget) {
            auto& tables = tables_of_this_thread<typename Game::Rules>();
            tables.clear();
            NodeCounter counter(budget);
            auto answer = ask(position, tables, counter);
            return std::pair(std::move(answer), counter.nodes());
        });
    });
}

template <class Game>
void bind_questions(nb::module_& module, const std::string& name) {
    module.def((name + "_order_nodes").c_str(),
               [](const std::vector<const State<Game>*>& states, const std::vector<int>& totals,
                  const MoveWeights& weights, int threads, const Stop& stop) {
                   const auto nodes = searched(until_stopped(stop), [&](const Budget& budget) {
                       return order_nodes<Game>(states, totals, weights, threads, budget);
                   });
                   auto numbers = std::make_unique<std::uint64_t[]>(nodes.size());
                   std::copy(nodes.begin(), nodes.end(), numbers.get());
                   return to_numpy<std::uint64_t>(std::move(numbers), {nodes.size()});
               },
               nb::arg("states"), nb::arg("totals"), nb::arg("weights"), nb::arg("threads"),
               nb::arg("stop").none() = nb::none());
    module.def((name + "_ask").c_str(),
               [](const State<Game>& state, Total total, const Budget& budget) {
                   return answered(state, budget,
                                   [=](const auto& position, auto& tables, auto& counter) {
                                       const auto bounds = position.ask(total, tables, counter);
                                       return std::pair(bounds.low, bounds.high);
                                   });
               },
               nb::arg("state"), nb::arg("total").none(), nb::arg("budget"));
    module.def(
        (name + "_ask_cards").c_str(),
        [](const State<Game>& state, Total total, const Budget& budget) {
            return answered(state, budget, [=](const auto& position, auto& tables, auto& counter) {
                std::vector<std::tuple<int, int, int>> answers;
                for (const auto& [card, value] : ask_cards(position, total, tables, counter)) {
                    answers.emplace_back(card, value.low, value.high);
                }
                return answers;
            });
        },
        nb::arg("state"), nb::arg("total").none(), nb::arg("budget"));
    module.def((name + "_best_line").c_str(),
               [](const State<Game>& state, const Stop& stop) {
                   return answered(state, until_stopped(stop),
                                   [](const auto& position, auto& tables, auto& counter) {
                                       const auto line = best_line(position, tables, counter);
                                       return std::vector<int>(line.begin(), line.end());
                                   });
               },
               nb::arg("state"), nb::arg("stop").none() = nb::none());
    module.def(
        (name + "_ask_many").c_str(),
        [](const std::vector<const State<Game>*>& states, Total total, Nodes nodes, int threads,
           const Stop& stop) {
            const auto answers = searched(until_stopped(stop), [&](const Budget& budget) {
                return ask_many<Game>(states, total, nodes.value_or(Budget::no_limit), threads,
                                      budget);
            });
            auto numbers = std::make_unique<std::int16_t[]>(states.size() * 2);
            for (std::size_t i = 0; i < answers.size(); ++i) {
                numbers[2 * i] = static_cast<std::int16_t>(answers[i].bounds.low);
                numbers[2 * i + 1] = static_cast<std::int16_t>(answers[i].bounds.high);
            }
            return to_numpy<std::int16_t>(std::move(numbers), {states.size(), std::size_t{2}});
        },
        nb::arg("states"), nb::arg("total").none(), nb::arg("nodes").none(), nb::arg("threads"),
        nb::arg("stop").none() = nb::none());
}

// Which seats the value counts for, the greatest value, and what wins; nothing where everyone plays
// alone or no card can be played yet. A view that does not show the skat does not show what wins.
template <class Table>
std::optional<std::tuple<std::vector<int>, int, std::optional<int>>> sides_of(const Table& table) {
    using Game = typename Table::Game;
    const Sides<Game> sides(table);
    if (!sides.two() || table.now().phase() < Phase::play) return std::nullopt;
    std::vector<int> counting;
    for (Seat seat = 0; seat < Game::seats; ++seat) {
        if (sides.counts(seat)) counting.push_back(seat);
    }
    return std::tuple(counting, sides.most(), known_total(table, sides));
}

}  // namespace

void bind_solve(nb::module_& module) {
    bind_questions<Skat>(module, "skat");
    bind_questions<Schieber>(module, "schieber");
    module.def("sides_of", sides_of<State<Skat>>, nb::arg("table"));
    module.def("sides_of", sides_of<View<Skat>>, nb::arg("table"));
    module.def("sides_of", sides_of<State<Schieber>>, nb::arg("table"));
    module.def("sides_of", sides_of<View<Schieber>>, nb::arg("table"));
    module.def("sides_of", sides_of<State<Differenzler>>, nb::arg("table"));
    module.def("sides_of", sides_of<View<Differenzler>>, nb::arg("table"));
    module.def(
        "skat_best_discards",
        [](const std::array<SkatDeck::Mask, 3>& hands, int declarer, int leader, int bid,
           int lost_levels, const std::vector<int>& contracts, const Stop& stop) {
            const TwelveCards deal{hands, checked<Seat>(declarer, 3, "seat"),
                                   checked<Seat>(leader, 3, "seat"), bid,
                                   checked<LostLevels>(lost_levels, 2, "kind of lost levels")};
            check(deal);
            using Found = std::tuple<int, int, std::vector<SkatDeck::Mask>, int, bool, int>;
            return searched(until_stopped(stop), [&](const Budget& budget) {
                std::vector<Found> found;
                NodeCounter counter(budget);
                auto& tables = tables_of_this_thread<SkatRules>();
                tables.clear();
                for (const int number : contracts) {
                    const auto contract =
                        checked<SkatContract>(number, skat_contracts - 1, "declared contract");
                    auto best = best_discards(deal, contract, tables, counter);
                    found.emplace_back(number, best.value, std::move(best.discards), best.score,
                                       best.won, best.total_to_win);
                }
                return std::pair(found, counter.nodes());
            });
        },
        nb::arg("hands"), nb::arg("declarer"), nb::arg("leader"), nb::arg("bid"),
        nb::arg("lost_levels"), nb::arg("contracts"), nb::arg("stop").none() = nb::none());
}

}  // namespace kiebitz::bind
