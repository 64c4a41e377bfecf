// Worlds and budgets for the tests of searches.
#pragma once

#include <vector>

#include "belief/world_source.hpp"
#include "run/budget.hpp"

namespace kiebitz::tests {

inline WeighedWorlds equally_likely(const std::vector<World>& worlds, bool complete = false) {
    return {worlds, std::vector<double>(worlds.size(), 1.0 / static_cast<double>(worlds.size())),
            complete};
}

// At most so many worlds of a view; all of them if there are no more.
template <class Game>
WeighedWorlds worlds_of(const View<Game>& view, std::uint64_t most, const RandomKey& key) {
    Random random(key);
    return WorldSource(knowledge_of(view)).take(most, random);
}

template <class Game>
WorldSource source_of(const View<Game>& view) {
    return WorldSource(knowledge_of(view));
}

inline Budget in_time(double seconds) {
    return Budget(Budget::Limits{.seconds = seconds});
}

inline Budget not_wanted() {
    Budget budget;
    budget.flag()->raise();
    return budget;
}

}  // namespace kiebitz::tests
