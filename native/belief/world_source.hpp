// Where a search gets its worlds from: worlds and weights always together.
//
// A source either has all worlds that fit what a seat knows, each equally likely, and draws from
// them; or a list of worlds with weights, which somebody who believes more has made. Worlds of
// weight zero are left out of a list, so that no search can come upon them.
#pragma once

#include <span>
#include <vector>

#include "belief/worlds.hpp"
#include "games/errors.hpp"
#include "games/view.hpp"
#include "run/budget.hpp"

namespace kiebitz {

// Worlds with their probabilities, which come to one.
struct WeighedWorlds {
    std::vector<World> worlds;
    std::vector<double> weights;
    bool complete = false;  // no other world is possible

    std::size_t size() const { return worlds.size(); }
};

class WorldSource {
  public:
    // All worlds that fit, each equally likely.
    explicit WorldSource(const Knowledge& knowledge);
    // These worlds, as likely as their weights; `complete` says that no other one is possible.
    // Refuses worlds that do not fit and weights that are no weights.
    WorldSource(const Knowledge& knowledge, std::span<const World> worlds,
                std::span<const double> weights, bool complete, const Budget& budget = no_budget());

    const Knowledge& knowledge() const { return knowledge_; }
    bool listed() const { return !list_.worlds.empty(); }
    std::uint64_t count() const { return listed() ? list_.size() : all_.count(); }

    World draw(Random& random) const;
    void draw(Random& random, std::span<World> out) const;
    // Worlds to go through one by one: the list, or all if there are at most `most`, else so many
    // drawn.
    WeighedWorlds take(std::uint64_t most, Random& random,
                       const Budget& budget = no_budget()) const;

    const WeighedWorlds& list() const { return list_; }  // empty unless there is one

  private:
    Knowledge knowledge_;
    Worlds all_;
    WeighedWorlds list_;
    std::vector<double> up_to_;  // sums of weights
};

// Refuses a source that was made for another view: its worlds could not be played.
template <class Game>
const WorldSource& fitting(const WorldSource& source, const View<Game>& view) {
    if (source.knowledge() == knowledge_of(view)) return source;
    throw RuleError(ErrorName::inconsistent_view, "these worlds belong to another view");
}

// The list of a source that has one.
template <class Game>
const WeighedWorlds& listed_for(const WorldSource& source, const View<Game>& view) {
    if (fitting(source, view).listed()) return source.list();
    throw RuleError(ErrorName::bad_option, "this search goes through a list of worlds");
}

}  // namespace kiebitz
