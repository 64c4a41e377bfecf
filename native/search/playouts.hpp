// Playout policies: how a game is finished below a search. Each is made for a view, of which it
// keeps what all seats know, and has a function `card`; adding one means its type, its name in
// policy/playout.hpp, and a case at the end. With an epsilon a random card is played now and then
// instead of the policy's.
#pragma once

#include "games/random_play.hpp"
#include "policy/greedy.hpp"
#include "policy/playout.hpp"
#include "policy/rule_player.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

template <class Game>
struct RandomPlayout {
    explicit RandomPlayout(const View<Game>&) {}
    Card card(const WorldPlay<Game>& world, Random& random) const {
        return random_card(world.play, random);
    }
};

template <class Game>
struct GreedyPlayout {
    explicit GreedyPlayout(const View<Game>&) {}
    Card card(const WorldPlay<Game>& world, Random&) const {
        return greedy_card<Game>(world.play, world.stakes.sides());
    }
};

// Everyone plays by the rules of an experienced player.
template <class Game>
class RulesPlayout {
  public:
    explicit RulesPlayout(const View<Game>& view) : player_(view) {}
    Card card(const WorldPlay<Game>& world, Random&) const {
        return player_.card(world.play, world.stakes.sides(),
                            static_cast<typename Game::Mask>(world.set_aside));
    }

  private:
    RulePlayer<Game> player_;
};

// Calls `use` with the policy of a name.
template <class Game, class Use>
auto with_playout(Playout playout, const View<Game>& view, const Use& use) {
    switch (playout) {
        case Playout::random:
            return use(RandomPlayout<Game>(view));
        case Playout::greedy:
            return use(GreedyPlayout<Game>(view));
        case Playout::rules:
            break;
    }
    return use(RulesPlayout<Game>(view));
}

template <class Game, class Policy>
void play_on(WorldPlay<Game>& world, const Policy& policy, Random& random, double epsilon = 0) {
    while (!world.over()) {
        const bool strays = epsilon > 0 && random.unit() < epsilon;
        world.play.play(strays ? random_card(world.play, random) : policy.card(world, random));
    }
}

}  // namespace kiebitz
