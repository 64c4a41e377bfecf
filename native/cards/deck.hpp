// The two decks. A card is its index: suit times the suit's length plus the place of its rank in
// natural order (7 8 9 10 J Q K A, in Jass with the 6 below). Which card beats which is not known
// here: that depends on the contract (trick/contract.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "cards/card_set.hpp"

namespace kiebitz {

using Card = std::uint8_t;
using Seat = std::uint8_t;

inline constexpr Card no_card = 0xFF;
inline constexpr Seat no_seat = 0xFF;

enum Suit : std::uint8_t { diamonds, hearts, spades, clubs };
enum Rank : std::uint8_t { six, seven, eight, nine, ten, jack, queen, king, ace };

template <class MaskType, int Ranks>
struct BasicDeck {
    using Mask = MaskType;
    static constexpr int suit_length = Ranks;
    static constexpr int size = 4 * Ranks;
    static constexpr int lowest_rank = 9 - Ranks;
    static constexpr Mask all = static_cast<Mask>((std::uint64_t{1} << size) - 1);

    static constexpr Card card(Suit suit, Rank rank) {
        return static_cast<Card>(suit * suit_length + rank - lowest_rank);
    }
    static constexpr Suit suit(int card) { return static_cast<Suit>(card / suit_length); }
    static constexpr Rank rank(int card) {
        return static_cast<Rank>(card % suit_length + lowest_rank);
    }
    // The canonical text of a card, as Python prints it: suit letter, rank letter.
    static std::string name(int card) { return {"DHSC"[suit(card)], "6789TJQKA"[rank(card)]}; }
};

using SkatDeck = BasicDeck<std::uint32_t, 8>;
using JassDeck = BasicDeck<std::uint64_t, 9>;

}  // namespace kiebitz
