// Many questions to the solver on several threads, each beginning with empty tables, so that no
// answer and no number of nodes depends on the others.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/batch_size.hpp"
#include "games/state.hpp"
#include "run/batch.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

// Calls ask(i, tables, counter) for each question.
template <class Rules, class Ask>
void ask_in_batches(std::size_t questions, int threads, std::uint64_t nodes_each,
                    const Budget& budget, const Ask& ask) {
    const auto count = static_cast<std::int64_t>(questions);
    require_batch(count, threads);
    const auto ask_one = [&](std::int64_t i) {
        if (budget.late()) return;
        auto& tables = tables_of_this_thread<Rules>();
        tables.clear();
        NodeCounter counter(budget, nodes_each);
        ask(static_cast<std::size_t>(i), tables, counter);
    };
    run_batch(count, threads, 1, budget, ask_one, [] { tables_of_this_thread<Rules>(); });
}

// Refuses lists with something else than positions in them.
template <class Game>
void require_states(std::span<const State<Game>* const> states) {
    for (const auto* state : states) {
        if (state == nullptr) throw RuleError(ErrorName::bad_option, "None is no position");
    }
}

struct Answered {
    ValueBounds bounds;
    std::uint64_t nodes = 0;
};

// The value of each position, or whether it reaches a total.
template <class Game>
std::vector<Answered> ask_many(std::span<const State<Game>* const> states, std::optional<int> total,
                               std::uint64_t nodes_each, int threads, const Budget& budget) {
    require_states(states);
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

// Refuses weights that are so large that their sums would not fit.
inline void require_weights(const MoveWeights& weights) {
    constexpr int most = 100'000;
    for (const auto& row : weights) {
        for (const int weight : row) {
            if (weight >= -most && weight <= most) continue;
            throw RuleError(ErrorName::bad_option,
                            "weights of the move order go from -" + std::to_string(most) + " to " +
                                std::to_string(most) + ", not " + std::to_string(weight));
        }
    }
}

// How many nodes each question takes with other weights of the move order: for tuning them.
template <class Game>
std::vector<std::uint64_t> order_nodes(std::span<const State<Game>* const> states,
                                       std::span<const int> totals, const MoveWeights& weights,
                                       int threads, const Budget& budget) {
    if (totals.size() != states.size()) {
        throw RuleError(ErrorName::bad_option, "there should be one total for each position");
    }
    require_states(states);
    require_weights(weights);
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
