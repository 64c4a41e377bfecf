// The whole tree of a small game, written down once in arrays that are then walked many times.
//
// One tree for each outcome of chance, parents before children, the children of a node side by
// side: reach probabilities run forwards through it, values backwards. Moves without a choice are
// left out. What the seats get is stored once for each different result.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <queue>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "search/extensive_game.hpp"

namespace kiebitz {

// Thrown while a tree grows beyond its limit.
struct TreeTooLarge {};

struct GameTree {
    struct Node {
        std::uint32_t first;  // the first child; at the end the row of results
        std::uint32_t infoset = 0;
        std::uint32_t offset =
            0;  // the next three as in the information set: here they are at hand
        std::uint8_t actions = 0;  // 0: the game is over
        Seat seat = no_seat;

        bool over() const { return actions == 0; }
    };
    struct Infoset {
        std::uint64_t key;
        std::uint32_t offset;  // of its first action in a profile
        std::uint8_t actions;
        Seat seat;
        std::uint8_t depth;  // own decisions before it
    };
    struct Outcome {
        std::uint32_t begin;  // its nodes; the first is the start
        std::uint32_t end;
        double probability;
    };

    int seats = 0;
    std::vector<Node> nodes;
    std::vector<Infoset> infosets;
    std::vector<Outcome> outcomes;
    std::vector<double> results;  // a row for each different one, a number for each seat
    std::uint32_t actions = 0;    // of all information sets: the size of a profile

    std::uint32_t largest_outcome() const {
        std::uint32_t largest = 0;
        for (const Outcome& one : outcomes) largest = std::max(largest, one.end - one.begin);
        return largest;
    }
};

// A probability for each action of each information set, from `offset` on.
using Profile = std::vector<double>;

template <ListedGame Game>
class TreeBuilder {
  public:
    explicit TreeBuilder(std::size_t max_nodes) : max_nodes_(max_nodes) {
        tree_.seats = Game::seats;
    }

    // `look` is called for each outcome of chance; it may throw.
    GameTree build(const Game& game, const std::function<void()>& look) {
        for (std::size_t outcome = 0; outcome < game.outcomes(); ++outcome) {
            look();
            const auto begin = size();
            add(Pending{game.start(outcome), {}});
            while (!pending_.empty()) {
                expand();
                pending_.pop();
            }
            tree_.outcomes.push_back({begin, size(), game.probability(outcome)});
        }
        return std::move(tree_);
    }

  private:
    static constexpr auto seats = static_cast<std::size_t>(Game::seats);

    struct Pending {
        typename Game::Node state;
        std::array<std::uint8_t, seats> decisions;  // of each seat so far
        std::uint32_t node = 0;
    };

    std::uint32_t size() const { return static_cast<std::uint32_t>(tree_.nodes.size()); }

    void add(Pending next) {
        if (tree_.nodes.size() >= max_nodes_) throw TreeTooLarge{};
        while (!next.state.over() && next.state.actions() == 1) next.state.play(0);
        next.node = size();
        if (next.state.over()) {
            tree_.nodes.push_back({result_of(next.state)});
        } else {
            const auto number = infoset_of(next);
            const auto& infoset = tree_.infosets[number];
            tree_.nodes.push_back({0, number, infoset.offset, infoset.actions, infoset.seat});
            pending_.push(std::move(next));
        }
    }

    void expand() {
        const Pending& from = pending_.front();
        tree_.nodes[from.node].first = size();
        // All children before any grandchild: the queue holds nodes, in the order of the array.
        for (int action = 0; action < from.state.actions(); ++action) {
            Pending next = from;
            ++next.decisions[from.state.seat()];
            next.state.play(action);
            add(std::move(next));
        }
    }

    std::uint32_t infoset_of(const Pending& at) {
        const auto fresh = static_cast<std::uint32_t>(tree_.infosets.size());
        const auto [found, added] = numbers_.try_emplace(at.state.key(), fresh);
        if (added) {
            const auto actions = static_cast<std::uint8_t>(at.state.actions());
            const Seat seat = at.state.seat();
            tree_.infosets.push_back(
                {at.state.key(), tree_.actions, actions, seat, at.decisions[seat]});
            tree_.actions += actions;
        }
        return found->second;
    }

    std::uint32_t result_of(const typename Game::Node& state) {
        std::array<double, seats> row{};
        const auto utilities = state.utilities();
        for (std::size_t seat = 0; seat < seats; ++seat) row[seat] = utilities[seat];
        const auto [found, added] =
            rows_.try_emplace(row, static_cast<std::uint32_t>(rows_.size()));
        if (added) tree_.results.insert(tree_.results.end(), row.begin(), row.end());
        return found->second;
    }

    GameTree tree_;
    std::size_t max_nodes_;
    std::queue<Pending> pending_;
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_;
    std::map<std::array<double, seats>, std::uint32_t> rows_;
};

template <ListedGame Game>
GameTree build_tree(const Game& game, std::size_t max_nodes, const std::function<void()>& look) {
    return TreeBuilder<Game>(max_nodes).build(game, look);
}

// The profile in which each information set plays what `strategy(key, actions)` says, a range of
// probabilities.
template <class Strategy>
Profile profile_of(const GameTree& tree, const Strategy& strategy) {
    Profile profile(tree.actions);
    for (const auto& infoset : tree.infosets) {
        const auto chosen = strategy(infoset.key, infoset.actions);
        for (std::size_t a = 0; a < infoset.actions; ++a) profile[infoset.offset + a] = chosen[a];
    }
    return profile;
}

}  // namespace kiebitz
