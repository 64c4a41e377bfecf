// Flat Monte Carlo: every legal card in every world, finished by a playout policy, no tree.
//
// The plainest search there is: the mean reward of each card over the same worlds, with the same
// random numbers for each card of a world, so that cards are compared on equal luck. Schäfer 2008
// compares his trees with it. It needs no solver and no memory; it takes the playout for the truth.
#pragma once

#include <span>

#include "search/tree_search.hpp"

namespace kiebitz {

struct FlatOptions {
    Reward reward = Reward::points;
    Playout playout = Playout::greedy;
    int playouts = 1;  // for each card in each world
};

// `worlds` are taken in order until the time is up, the first in any case.
template <class Game>
TreeResult flat_cards(const View<Game>& view, std::span<const World> worlds,
                      const FlatOptions& options, const RandomKey& key, const SearchLimits& limits);

}  // namespace kiebitz
