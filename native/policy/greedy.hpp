// The greedy rule: the plainest way to choose a card.
#pragma once

#include <cstddef>

#include "games/sides.hpp"

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

}  // namespace kiebitz
