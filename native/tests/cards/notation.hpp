// Cards and hands by name, for readable tests: card<SkatDeck>("CJ"), cards<JassDeck>("C6 DJ DT").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/deck.hpp"
#include "tests/check.hpp"

namespace kiebitz::tests {

template <class Deck>
Card card(std::string_view name) {
    for (int i = 0; i < Deck::size; ++i) {
        if (Deck::name(i) == name) return static_cast<Card>(i);
    }
    throw Failure{"no card is called " + std::string(name), Where::current()};
}

// In the order written.
template <class Deck>
std::vector<Card> card_list(std::string_view names) {
    std::vector<Card> list;
    for (std::size_t i = 0; i + 1 < names.size(); i += 3) {
        list.push_back(card<Deck>(names.substr(i, 2)));
    }
    return list;
}

template <class Deck>
typename Deck::Mask cards(std::string_view names) {
    typename Deck::Mask set = 0;
    for (const Card card : card_list<Deck>(names)) set |= bit<typename Deck::Mask>(card);
    return set;
}

template <class Deck>
typename Deck::Mask suit_cards(Suit suit) {
    typename Deck::Mask set = 0;
    for (int i = 0; i < Deck::size; ++i) {
        if (Deck::suit(i) == suit) set |= bit<typename Deck::Mask>(i);
    }
    return set;
}

}  // namespace kiebitz::tests
