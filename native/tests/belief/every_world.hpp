// Every world of a knowledge by plain recursion, without any counting: the reference for Worlds.
#pragma once

#include <vector>

#include "belief/knowledge.hpp"

namespace kiebitz::tests {

inline void add_worlds(const Knowledge& knowledge, Cards left, World world,
                       std::vector<World>& all) {
    if (left == 0) {
        all.push_back(world);
        return;
    }
    const Cards card = left & (0 - left);
    for (std::size_t place = 0; place < places; ++place) {
        const int held = count(world[place] & knowledge.undecided);
        if ((knowledge.possible[place] & card) == 0 || held == knowledge.open[place]) continue;
        world[place] |= card;
        add_worlds(knowledge, left & ~card, world, all);
        world[place] &= ~card;
    }
}

// In lexicographic order.
inline std::vector<World> every_world(const Knowledge& knowledge) {
    std::vector<World> all;
    add_worlds(knowledge, knowledge.undecided, knowledge.known, all);
    return all;
}

}  // namespace kiebitz::tests
