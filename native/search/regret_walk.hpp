// One seat's walk through the tree of one outcome of chance: who gets where, and what it is worth.
//
// For a seat i and each node h: own(h), the product of i's own probabilities on the way; others(h),
// that of all others' and of chance, the partner's included; value(h), what i can expect from there
// on. Their products over an information set are what regrets are made of.
#pragma once

#include <vector>

#include "search/game_tree.hpp"

namespace kiebitz {

class RegretWalk {
  public:
    explicit RegretWalk(const GameTree& tree)
        : tree_(&tree),
          own_(tree.largest_outcome()),
          others_(tree.largest_outcome()),
          value_(tree.largest_outcome()) {}

    void reach(const GameTree::Outcome& outcome, Seat seat, const Profile& profile) {
        own_[0] = 1;
        others_[0] = outcome.probability;
        for (std::uint32_t at = outcome.begin; at < outcome.end; ++at) {
            const auto& node = tree_->nodes[at];
            if (node.over()) continue;
            const std::size_t here = at - outcome.begin;
            const std::size_t child = node.first - outcome.begin;
            const bool mine = node.seat == seat;
            for (std::size_t a = 0; a < node.actions; ++a) {
                const double step = profile[node.offset + a];
                own_[child + a] = mine ? own_[here] * step : own_[here];
                others_[child + a] = mine ? others_[here] : others_[here] * step;
            }
        }
    }

    // `visit(node, own, others, value, values of the actions)` for each node of the seat, from
    // the leaves to the start; it returns the value of the node. Returns the value of the start.
    template <class Visit>
    double value(const GameTree::Outcome& outcome, Seat seat, const Profile& profile,
                 const Visit& visit) {
        const auto seats = static_cast<std::size_t>(tree_->seats);
        for (std::uint32_t at = outcome.end; at-- > outcome.begin;) {
            const auto& node = tree_->nodes[at];
            const std::size_t here = at - outcome.begin;
            if (node.over()) {
                value_[here] = tree_->results[node.first * seats + seat];
                continue;
            }
            const double* values = &value_[node.first - outcome.begin];
            double mean = 0;
            for (std::size_t a = 0; a < node.actions; ++a) {
                mean += profile[node.offset + a] * values[a];
            }
            value_[here] =
                node.seat == seat ? visit(node, own_[here], others_[here], mean, values) : mean;
        }
        return value_[0];
    }

  private:
    const GameTree* tree_;
    std::vector<double> own_;
    std::vector<double> others_;
    std::vector<double> value_;
};

}  // namespace kiebitz
