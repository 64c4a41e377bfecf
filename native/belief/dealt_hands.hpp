// The hands that were dealt if the cards still held lie as a world says.
#pragma once

#include <array>

#include "belief/knowledge.hpp"
#include "games/setup.hpp"

namespace kiebitz {

// Refuses worlds that hold a card twice, or one that has been played. Of a position nobody knows
// what was dealt; of a game from the deal on, these are the hands before the first card.
template <class Play>
World dealt_hands(const Play& play, const World& world) {
    using Deck = typename Play::Deck;
    Cards seen = 0;
    for (const Cards hand : world) require_new<Deck>(seen, hand);
    World dealt = world;
    for (int ply = 0; ply < play.cards_played(); ++ply) {
        require_new<Deck>(seen, bit<Cards>(play.played(ply)));
        dealt[play.player_of(ply)] |= bit<Cards>(play.played(ply));
    }
    return dealt;
}

}  // namespace kiebitz
