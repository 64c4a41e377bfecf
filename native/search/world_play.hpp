// From a view and a world to a card play with all hands open, on which a search can play on.
#pragma once

#include "belief/knowledge.hpp"
#include "games/errors.hpp"
#include "games/view.hpp"
#include "search/stakes.hpp"

namespace kiebitz {

// All cards that a seat has played since the start.
template <class Rules>
Cards played_by(const CardPlay<Rules>& play, Seat seat) {
    Cards cards = 0;
    for (int ply = 0; ply < play.cards_played(); ++ply) {
        if (play.player_of(ply) == seat) cards |= bit<Cards>(play.played(ply));
    }
    return cards;
}

// One world of a view, ready to be played on.
template <class Game>
struct WorldPlay {
    typename Game::Play play;
    Stakes<Game> stakes;

    bool over() const { return stakes.over(play); }
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
    throw RuleError(ErrorName::inconsistent_position, "another seat is to play");
}

template <class Game>
WorldPlay<Game> world_play(const View<Game>& view, Reward reward, const World& world) {
    WorldPlay<Game> one{view.now().play(), Stakes<Game>(view, reward, world)};
    for (Seat seat = 0; seat < Game::seats; ++seat) {
        one.play.reveal(seat, static_cast<typename Game::Mask>(world[seat]));
    }
    return one;
}

}  // namespace kiebitz
