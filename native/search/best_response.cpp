#include "search/best_response.hpp"

#include <algorithm>

#include "search/regret_walk.hpp"

namespace kiebitz {

std::vector<double> expected_values(const GameTree& tree, const Profile& profile) {
    std::vector<double> values(static_cast<std::size_t>(tree.seats));
    RegretWalk walk(tree);
    const auto as_played = [](const GameTree::Node&, double, double, double mean, const double*) {
        return mean;
    };
    for (Seat seat = 0; seat < tree.seats; ++seat) {
        for (const auto& outcome : tree.outcomes) {
            values[seat] += outcome.probability * walk.value(outcome, seat, profile, as_played);
        }
    }
    return values;
}

std::vector<double> first_values(const GameTree& tree, const Profile& profile) {
    const auto& first = tree.nodes[0];
    std::vector<double> sums(first.actions);
    RegretWalk walk(tree);
    for (const auto& outcome : tree.outcomes) {
        const auto note = [&](const GameTree::Node& node, double, double, double mean,
                              const double* values) {
            for (std::size_t a = 0; node.infoset == first.infoset && a < node.actions; ++a) {
                sums[a] += outcome.probability * values[a];
            }
            return mean;
        };
        walk.value(outcome, first.seat, profile, note);
    }
    return sums;
}

double best_response_value(const GameTree& tree, const Profile& profile, Seat seat) {
    int depth = -1;
    for (const auto& infoset : tree.infosets) {
        if (infoset.seat == seat) depth = std::max(depth, int{infoset.depth});
    }
    RegretWalk walk(tree);
    std::vector<double> sums(tree.actions);
    std::vector<std::uint8_t> best(tree.infosets.size());
    // The sets at this depth learn what to do; those below know already.
    for (; depth >= 0; --depth) {
        const auto learn = [&](const GameTree::Node& node, double, double others, double mean,
                               const double* values) {
            const int here = tree.infosets[node.infoset].depth;
            if (here > depth) return values[best[node.infoset]];
            for (std::size_t a = 0; here == depth && a < node.actions; ++a) {
                sums[node.offset + a] += others * values[a];
            }
            return mean;
        };
        for (const auto& outcome : tree.outcomes) {
            walk.reach(outcome, seat, profile);
            walk.value(outcome, seat, profile, learn);
        }
        for (std::size_t number = 0; number < tree.infosets.size(); ++number) {
            const auto& infoset = tree.infosets[number];
            if (infoset.seat != seat || infoset.depth != depth) continue;
            const auto from = sums.begin() + infoset.offset;
            best[number] =
                static_cast<std::uint8_t>(std::max_element(from, from + infoset.actions) - from);
        }
    }
    const auto play_best = [&](const GameTree::Node& node, double, double, double,
                               const double* values) { return values[best[node.infoset]]; };
    double value = 0;
    for (const auto& outcome : tree.outcomes) {
        value += outcome.probability * walk.value(outcome, seat, profile, play_best);
    }
    return value;
}

double nash_conv(const GameTree& tree, const Profile& profile) {
    const auto values = expected_values(tree, profile);
    double sum = 0;
    for (Seat seat = 0; seat < tree.seats; ++seat) {
        sum += best_response_value(tree, profile, seat) - values[seat];
    }
    return sum;
}

}  // namespace kiebitz
