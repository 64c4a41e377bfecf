// What a method has to know of the game besides the facts: how many play and which cards belong
// together. Facts alone say neither.
#pragma once

#include <array>

#include "belief/knowledge.hpp"
#include "trick/contract.hpp"

namespace kiebitz::published {

// The cards that follow each other: the suits and the trumps.
using ClassMasks = std::array<Cards, 5>;

struct Table {
    int seats = 0;
    ClassMasks classes{};

    bool has_skat() const { return seats == 3; }
};

template <class Deck>
ClassMasks classes_of(const Contract<Deck>& contract) {
    ClassMasks classes{};
    for (std::size_t i = 0; i < classes.size(); ++i) classes[i] = contract.members[i];
    return classes;
}

// Before a contract is known the suits stand for the classes: nobody was shown void yet.
template <class Deck>
ClassMasks suits_of() {
    ClassMasks classes{};
    for (int card = 0; card < Deck::size; ++card) classes[Deck::suit(card)] |= bit<Cards>(card);
    return classes;
}

template <class Game>
Table table_of(const Game& game) {
    const auto& play = game.play();
    const bool contract_known = play.tricks_left() > 0 || play.cards_played() > 0;
    return {Game::seats,
            contract_known ? classes_of(play.contract()) : suits_of<typename Game::Deck>()};
}

}  // namespace kiebitz::published
