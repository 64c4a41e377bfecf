#include "search/cfr.hpp"

#include <algorithm>

#include "search/regret_matching.hpp"

namespace kiebitz {

Cfr::Cfr(const GameTree& tree, bool plus, double tremble)
    : tree_(&tree),
      plus_(plus),
      tremble_(tremble),
      current_(tree.actions),
      regrets_(tree.actions),
      chosen_(tree.actions),
      walk_(tree) {
    for (Seat seat = 0; seat < tree.seats; ++seat) choose_again(seat);
}

void Cfr::iterate(const std::function<void()>& look) {
    ++iterations_;
    for (Seat seat = 0; seat < tree_->seats; ++seat) {
        update(seat, look);
        if (plus_) choose_again(seat);
    }
    if (plus_) return;
    for (Seat seat = 0; seat < tree_->seats; ++seat) choose_again(seat);
}

void Cfr::update(Seat seat, const std::function<void()>& look) {
    const double weight = plus_ ? static_cast<double>(iterations_) : 1.0;
    std::uint32_t looked_at = 0;
    for (const auto& outcome : tree_->outcomes) {
        if (outcome.begin - looked_at > 100000) {
            look();
            looked_at = outcome.begin;
        }
        walk_.reach(outcome, seat, current_);
        walk_.value(outcome, seat, current_,
                    [&](const GameTree::Node& node, double own, double others, double mean,
                        const double* values) {
                        for (std::size_t a = 0; a < node.actions; ++a) {
                            const std::size_t place = node.offset + a;
                            regrets_[place] += others * (values[a] - mean);
                            chosen_[place] += weight * own * current_[place];
                        }
                        return mean;
                    });
    }
    look();
}

// A new strategy for a seat from its regrets.
void Cfr::choose_again(Seat seat) {
    for (const auto& infoset : tree_->infosets) {
        if (infoset.seat != seat) continue;
        const std::span regrets(&regrets_[infoset.offset], infoset.actions);
        if (plus_) {
            for (double& regret : regrets) regret = std::max(regret, 0.0);
        }
        const std::span strategy(&current_[infoset.offset], infoset.actions);
        match_regrets(regrets, strategy);
        for (double& probability : strategy) {
            probability = epsilon_on_policy(probability, strategy.size(), tremble_);
        }
    }
}

Profile Cfr::average() const {
    Profile profile = chosen_;
    for (const auto& infoset : tree_->infosets) {
        normalise({&profile[infoset.offset], infoset.actions});
    }
    return profile;
}

}  // namespace kiebitz
