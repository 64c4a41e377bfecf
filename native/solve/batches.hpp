// Many questions to the solver on several threads, each beginning with empty tables, so that no
// answer and no number of nodes depends on the others.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/state.hpp"
#include "run/batch.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

// Calls ask(i, tables, counter) for each question.
template <class Rules, class Ask>
void ask_in_batches(std::size_t questions, int threads, std::uint64_t nodes_each,
                    const Budget& budget, const Ask& ask) {
    run_batch(static_cast<std::int64_t>(questions), threads, 1, budget, [&](std::int64_t i) {
        if (budget.late()) return;
        auto& tables = tables_of_this_thread<Rules>();
        tables.clear();
        NodeCounter counter(budget, nodes_each);
        ask(static_cast<std::size_t>(i), tables, counter);
    });
}

struct Answered {
    ValueBounds bounds;
    std::uint64_t nodes = 0;
};

// The value of each position, or whether it reaches a total.
template <class Game>
std::vector<Answered> ask_many(std::span<const State<Game>* const> states, std::optional<int> total,
                               std::uint64_t nodes_each, int threads, const Budget& budget) {
    for (const auto* state : states) with_position(state->now(), [](const auto&) {});
    std::vector<Answered> answers(states.size());
    ask_in_batches<typename Game::Rules>(states.size(), threads, nodes_each, budget,
                                         [&](std::size_t i, auto& tables, NodeCounter& counter) {
                                             answers[i].bounds = with_position(
                                                 states[i]->now(), [&](const auto& position) {
                                                     return position.ask(total, tables, counter);
                                                 });
                                             answers[i].nodes = counter.nodes();
                                         });
    return answers;
}

// How many nodes each question takes with other weights of the move order: for tuning them.
template <class Game>
std::vector<std::uint64_t> order_nodes(std::span<const State<Game>* const> states,
                                       std::span<const int> totals, const MoveWeights& weights,
                                       int threads, const Budget& budget) {
    if (totals.size() != states.size()) {
        throw RuleError(ErrorName::bad_option, "there should be one total for each position");
    }
    std::vector<PointsPosition<typename Game::Rules>> positions;
    for (const auto* state : states) {
        positions.push_back(points_position(state->now()));
        positions.back().weights = &weights;
    }
    std::vector<std::uint64_t> nodes(states.size());
    ask_in_batches<typename Game::Rules>(states.size(), threads, Budget::no_limit, budget,
                                         [&](std::size_t i, auto& tables, NodeCounter& counter) {
                                             positions[i].ask(totals[i], tables, counter);
                                             nodes[i] = counter.nodes();
                                         });
    return nodes;
}

}  // namespace kiebitz
