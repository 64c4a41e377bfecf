// From a view and a world to a card play with all hands open, on which a search can play on.
#pragma once

#include <vector>

#include "belief/knowledge.hpp"
#include "games/errors.hpp"
#include "games/view.hpp"
#include "search/stakes.hpp"

namespace kiebitz {

// One world of a view, ready to be played on.
template <class Game>
struct WorldPlay {
    typename Game::Play play;
    Stakes<Game> stakes;
    Cards set_aside = 0;  // known to the declarer alone

    bool over() const { return stakes.sides().over(play); }
    PerSeat<Game> rewards() const { return stakes.of(play); }
};

template <class Game>
void require_card_play(const View<Game>& view) {
    if (view.now().phase() == Phase::play) return;
    throw RuleError(ErrorName::inconsistent_position,
                    "a search plays cards: this is another phase");
}

template <class Game>
void require_own_card(const View<Game>& view) {
    require_card_play(view);
    if (view.now().to_move() == view.seat()) return;
    throw RuleError(ErrorName::inconsistent_position, "it is the turn of another seat");
}

template <class Game>
std::vector<Card> legal_cards(const View<Game>& view) {
    std::vector<Card> cards;
    for_each(view.now().play().legal(),
             [&](int card) { cards.push_back(static_cast<Card>(card)); });
    return cards;
}

template <class Game>
WorldPlay<Game> world_play(const View<Game>& view, Reward reward, const World& world) {
    WorldPlay<Game> one{view.now().play(), Stakes<Game>(view, reward, world), world[aside]};
    for (Seat seat = 0; seat < Game::seats; ++seat) {
        one.play.reveal(seat, static_cast<typename Game::Mask>(world[seat]));
    }
    return one;
}

}  // namespace kiebitz
