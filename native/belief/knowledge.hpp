// What a seat can know for certain: where the cards it does not see may lie.
//
// Built from a view alone: the own hand, the cards played and shown, the sizes of the hands, and
// for every card played by another seat the cards which that proves absent (Rules::ruled_out:
// voids, with the Buur that need not be played and the undertrump that shows a hand of trumps
// only). All of it is "this card cannot be there", so that the worlds that remain are exactly those
// in which every card played was legal. Bids, predictions and what a Weis did not show exclude
// nothing here: they are a matter of belief.
#pragma once

#include <array>
#include <cstdint>

#include "cards/card_set.hpp"
#include "cards/deck.hpp"
#include "games/view.hpp"

namespace kiebitz {

// Where a card can be: with one of the seats, or in Skat, which has only three, set aside.
inline constexpr std::size_t places = 4;
inline constexpr std::size_t aside = 3;

using Cards = std::uint64_t;  // of either deck

// The cards in each place. Cards that were played are in none of them.
using World = std::array<Cards, places>;

struct Knowledge {
    Seat seat = 0;                            // who knows this
    World known{};                            // cards that surely lie there
    World possible{};                         // undecided cards that may lie there
    std::array<std::uint8_t, places> open{};  // how many undecided cards lie there
    Cards undecided = 0;

    // Draws every conclusion from the sizes: afterwards each possible place of a card occurs in
    // some world, and cards with one place left are known. Refuses what no world can explain.
    void settle();

    friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

// What all seats know alike, besides the cards played: who searches can look through other eyes.
struct PublicFacts {
    Cards deck = 0;
    Cards gone_before = 0;            // cards that were out of play when the game was set up
    std::array<int, places> sizes{};  // cards in each place before the first was played
    World shown{};                    // cards that were shown to all
    Seat knows_aside = no_seat;       // the declarer who has discarded
};

template <class Game>
PublicFacts public_facts(const View<Game>& view);

// The bare facts for a seat in a card play: of `play` its own hand and the cards played are looked
// at, nothing else; `set_aside` counts only for the seat that knows it.
template <class Rules>
Knowledge facts_at(const PublicFacts& facts, const CardPlay<Rules>& play, Seat seat,
                   Cards set_aside);

// The bare facts, each card for itself: nothing is concluded from the sizes yet, and facts that
// contradict each other only together pass unnoticed. This is where the published ways to draw
// worlds begin (belief/published).
template <class Game>
Knowledge facts_of(const View<Game>& view);

// The facts and all that follows from them.
template <class Game>
Knowledge knowledge_of(const View<Game>& view);

}  // namespace kiebitz
