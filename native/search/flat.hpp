// Flat Monte Carlo: every legal card in every world, judged by a leaf judge, no tree.
//
// The plainest search there is: the mean reward of each card over the same worlds, with the same
// random numbers for each card of a world, so that cards are compared on equal luck. Schäfer 2008
// compares his trees with it. With the solver as judge it is PIMC by mean reward; with playouts it
// needs no solver and no memory, and takes the playout for the truth. A net judges several worlds
// at once, which changes nothing but the time it takes.
#pragma once

#include <memory>
#include <vector>

#include "belief/world_source.hpp"
#include "search/leaf_judge.hpp"
#include "search/weighed_mean.hpp"

namespace kiebitz {

struct FlatOptions {
    Reward reward = Reward::points;
    Leaf leaf = Leaf::playout;
    SearchPlayout playout = SearchPlayout::greedy;
    double epsilon = 0;                   // how often a playout plays a random card instead
    int playouts = 1;                     // for each card in each world
    std::shared_ptr<const Net> net = {};  // for leaves that ask one
};

struct FlatResult {
    std::vector<Card> cards;         // every legal card, in the deck's order
    std::vector<WeighedMean> means;  // of the reward of the viewer after each of them
    std::uint64_t worlds = 0;
    std::uint64_t playouts = 0;
};

// The worlds are taken in order until the time or the playouts are up; the first in any case,
// unless the solver cannot judge it in time.
template <class Game>
FlatResult flat_cards(const View<Game>& view, const WeighedWorlds& worlds,
                      const FlatOptions& options, const RandomKey& key, const Budget& budget);

}  // namespace kiebitz
