// Weis and Stöck: what a dealt hand scores before a card is played.
#pragma once

#include <array>

#include "games/jass_rules.hpp"

namespace kiebitz {

struct WeisScore {
    std::array<int, 2> points{};            // per team
    std::array<JassDeck::Mask, 4> cards{};  // per seat of the scoring team, else 0
};

// Compares the Weis of all seats and gives the team with the best one all of its Weis.
WeisScore score_weis(const std::array<JassDeck::Mask, 4>& hands, JassMode mode, Seat forehand);

// King and queen of trumps; empty in modes without trumps.
constexpr JassDeck::Mask stoeck_cards(JassMode mode) {
    if (!has_trump(mode)) return 0;
    const auto suit = static_cast<Suit>(mode);
    return bit<JassDeck::Mask>(JassDeck::card(suit, king)) |
           bit<JassDeck::Mask>(JassDeck::card(suit, queen));
}

}  // namespace kiebitz
