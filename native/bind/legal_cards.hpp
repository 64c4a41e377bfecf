// The legal cards of a hand to a trick, without a position around them.
#pragma once

#include <string>
#include <vector>

#include "games/setup.hpp"

namespace kiebitz::bind {

template <class Rules>
typename Rules::Deck::Mask legal_cards(const Contract<typename Rules::Deck>& contract,
                                       typename Rules::Deck::Mask hand,
                                       const std::vector<Card>& trick, Undertrump undertrump) {
    if (trick.size() >= static_cast<std::size_t>(Rules::seats)) {
        throw RuleError(
            ErrorName::wrong_hand_size,
            "the trick has " + std::to_string(trick.size()) +
                " cards and is complete: give those on the table before the hand plays");
    }
    PlayPosition<Rules> cards;
    cards.hands[trick.size()] = hand;
    cards.trick = trick;
    require_distinct(cards, 0);
    CardPlay<Rules> play(contract, {}, 0, 1, undertrump);
    for (const Card card : trick) play.play(card);
    play.reveal(play.to_move(), hand);
    return play.legal();
}

}  // namespace kiebitz::bind
