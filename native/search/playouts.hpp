// Playout policies: how a game is finished below a search. Each is a plain type with a name and a
// function `card`; adding one means its type, and its name in the list at the end.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/random_play.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

// The card of the greedy rule (docs/players/greedy.md) for the seat to move: if points are wanted,
// take the trick as cheaply as possible, feed a partner who is winning it, else give the least; if
// they are not, get rid of the strongest card that does not win. No memory. Of the hands only the
// mover's is looked at.
template <class Game>
Card greedy_card(const typename Game::Play& play, const Sides<Game>& sides) {
    const auto& contract = play.contract();
    const Seat seat = play.to_move();
    const bool wants = sides.wants_points(seat, play);
    const bool leads = play.trick_size() == 0;
    const Card winning = play.winning_card();
    const bool partner_wins =
        !leads && play.winner() != seat && sides.same_side(play.winner(), seat);
    Card best = no_card;
    int best_score = 0;
    for_each(play.legal(), [&](int number) {
        const auto card = static_cast<std::size_t>(number);
        const int strength = contract.strength[card];
        const int points = contract.points[card];
        const bool wins = leads || contract.beats(number, winning);
        int score = 0;
        if (leads) {
            score = wants ? strength : -strength;
        } else if (!wants) {
            score = wins ? -1000 - strength : strength;
        } else if (partner_wins) {
            score = (wins ? -1000 : 0) + 64 * points - strength;
        } else {
            score = wins ? 2000 - strength : -64 * points - strength;
        }
        if (best == no_card || score > best_score) {
            best = static_cast<Card>(number);
            best_score = score;
        }
    });
    return best;
}

struct RandomPlayout {
    template <class Game>
    static Card card(const WorldPlay<Game>& world, Random& random) {
        return random_card(world.play, random);
    }
};

struct GreedyPlayout {
    template <class Game>
    static Card card(const WorldPlay<Game>& world, Random&) {
        return greedy_card<Game>(world.play, world.stakes.sides());
    }
};

enum class Playout : std::uint8_t { random, greedy };
inline constexpr std::array<std::string_view, 2> names_of(Playout) {
    return {"random", "greedy"};
}

// Calls `use` with the policy of a name.
template <class Use>
auto with_playout(Playout playout, const Use& use) {
    return playout == Playout::random ? use(RandomPlayout{}) : use(GreedyPlayout{});
}

template <class Game, class Policy>
void play_on(WorldPlay<Game>& world, Policy policy, Random& random) {
    while (!world.over()) world.play.play(policy.card(world, random));
}

}  // namespace kiebitz
