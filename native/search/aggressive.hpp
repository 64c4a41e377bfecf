// Cards that the source calls aggressive: taking the trick from a trump 9 or a trump ace, and
// leading a trump as the very first card. In Skat, where the trump 9 counts nothing, the ten has
// its place: our reading.
//
// Source: Burri, "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023.
#pragma once

#include "trick/card_play.hpp"

namespace kiebitz {

template <class Rules>
bool is_aggressive(const CardPlay<Rules>& play, Card card) {
    using Deck = typename Rules::Deck;
    const auto& contract = play.contract();
    if (play.trick_size() == 0) {
        const bool very_first =
            play.cards_played() == 0 && play.tricks_left() == Deck::size / Rules::seats;
        return very_first && contract.is_trump(card);
    }
    if (!contract.beats(card, play.winning_card())) return false;
    constexpr Rank second = Rules::seats == 3 ? ten : nine;
    for (int place = 0; place < play.trick_size(); ++place) {
        const Card lies = play.trick_card(place);
        const Rank rank = Deck::rank(lies);
        if (contract.is_trump(lies) && (rank == second || rank == ace)) return true;
    }
    return false;
}

}  // namespace kiebitz
