// Differenzler with open cards: Maxⁿ and Paranoid.
#include <nanobind/stl/tuple.h>

#include <tuple>

#include "bind/bind_game.hpp"
#include "bind/convert.hpp"
#include "bind/games.hpp"
#include "bind/search.hpp"
#include "solve/alone_maxn.hpp"
#include "solve/alone_paranoid.hpp"

namespace kiebitz::bind {

namespace {

constexpr int log2_buckets = 16;  // 21 MB for Maxⁿ: endings of six cards fill it

// Runs one question with an empty table; the answer comes with the number of nodes.
template <class Table, class Ask>
nb::tuple answered(const Stop& stop, const Ask& ask) {
    thread_local Table table(log2_buckets);
    std::uint64_t nodes = 0;
    const auto answer = searched(until_stopped(stop), [&](const Budget& budget) {
        table.clear();
        NodeCounter counter(budget);
        auto found = ask(table, counter);
        nodes = counter.nodes();
        return found;
    });
    return nb::make_tuple(nb::cast(answer), nodes);
}

}  // namespace

void bind_alone(nb::module_& module) {
    using DifferenzlerState = State<Differenzler>;
    module.def(
        "differenzler_maxn",
        [](const DifferenzlerState& state, const Stop& stop) {
            return answered<MaxnTable>(stop, [&](MaxnTable& table, NodeCounter& counter) {
                return MaxnSolver(table, counter).value(state.now());
            });
        },
        nb::arg("state"), nb::arg("stop").none() = nb::none());
    module.def(
        "differenzler_maxn_cards",
        [](const DifferenzlerState& state, const Stop& stop) {
            return answered<MaxnTable>(stop, [&](MaxnTable& table, NodeCounter& counter) {
                std::vector<std::tuple<int, SeatPoints>> answers;
                for (const MaxnCard& option : MaxnSolver(table, counter).card_values(state.now())) {
                    answers.emplace_back(option.card, option.points);
                }
                return answers;
            });
        },
        nb::arg("state"), nb::arg("stop").none() = nb::none());
    module.def(
        "differenzler_maxn_line",
        [](const DifferenzlerState& state, const Stop& stop) {
            return answered<MaxnTable>(stop, [&](MaxnTable& table, NodeCounter& counter) {
                const auto line = MaxnSolver(table, counter).best_line(state.now());
                return std::vector<int>(line.begin(), line.end());
            });
        },
        nb::arg("state"), nb::arg("stop").none() = nb::none());
    module.def(
        "differenzler_paranoid",
        [](const DifferenzlerState& state, int seat, const Stop& stop) {
            const auto root = checked<Seat>(seat, Differenzler::seats, "seat");
            return answered<ParanoidTable>(stop, [&](ParanoidTable& table, NodeCounter& counter) {
                return ParanoidSolver(root, table, counter).value(state.now());
            });
        },
        nb::arg("state"), nb::arg("seat"), nb::arg("stop").none() = nb::none());
    module.def(
        "differenzler_paranoid_cards",
        [](const DifferenzlerState& state, int seat, const Stop& stop) {
            const auto root = checked<Seat>(seat, Differenzler::seats, "seat");
            return answered<ParanoidTable>(stop, [&](ParanoidTable& table, NodeCounter& counter) {
                std::vector<std::tuple<int, int>> answers;
                for (const ParanoidCard& option :
                     ParanoidSolver(root, table, counter).card_values(state.now())) {
                    answers.emplace_back(option.card, option.difference);
                }
                return answers;
            });
        },
        nb::arg("state"), nb::arg("seat"), nb::arg("stop").none() = nb::none());
}

}  // namespace kiebitz::bind
