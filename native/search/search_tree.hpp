// The tree itself: nodes found by key, each with the cards that were tried there.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cards/deck.hpp"
#include "search/bandits.hpp"

namespace kiebitz {

class SearchTree {
  public:
    static constexpr std::uint32_t none = 0xFFFFFFFFu;

    struct Edge {
        Arm arm;
        Card card = no_card;
        std::uint32_t next = none;   // of the same node
        std::uint32_t child = none;  // the node last reached by it, for drawing
        float said = -1;             // what a net said of it when it was new here; -1: nothing
    };
    struct Node {
        std::uint32_t first = none;
        std::uint32_t visits = 0;
        Seat mover = no_seat;
    };

    std::uint32_t node(std::uint64_t key, Seat mover) {
        const auto [place, fresh] =
            by_key_.try_emplace(key, static_cast<std::uint32_t>(nodes_.size()));
        if (fresh) nodes_.push_back({none, 0, mover});
        return place->second;
    }
    bool has(std::uint64_t key) const { return by_key_.contains(key); }
    Node& at(std::uint32_t node) { return nodes_[node]; }
    const Node& at(std::uint32_t node) const { return nodes_[node]; }
    Edge& edge(std::uint32_t edge) { return edges_[edge]; }
    const Edge& edge(std::uint32_t edge) const { return edges_[edge]; }
    std::size_t nodes() const { return nodes_.size(); }

    // The edge of a card, added if it is new.
    std::uint32_t edge_of(std::uint32_t node, Card card) {
        for (std::uint32_t e = nodes_[node].first; e != none; e = edges_[e].next) {
            if (edges_[e].card == card) return e;
        }
        edges_.push_back({Arm{}, card, nodes_[node].first, none, -1});
        nodes_[node].first = static_cast<std::uint32_t>(edges_.size() - 1);
        return nodes_[node].first;
    }

  private:
    struct KeyHash {  // keys are hashes already
        std::size_t operator()(std::uint64_t key) const { return static_cast<std::size_t>(key); }
    };

    std::unordered_map<std::uint64_t, std::uint32_t, KeyHash> by_key_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
};

}  // namespace kiebitz
