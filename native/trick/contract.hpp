// A contract is data: for each card its follow class, its strength and its points.
//
// The tables are built at compile time by the games and read by everything that plays tricks:
// the rules, the solver, the searches. Trumps are a class of their own and stronger than any other
// card, so that one comparison finds the winner of a trick.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "cards/card_set.hpp"
#include "cards/deck.hpp"

namespace kiebitz {

template <class DeckType>
struct Contract {
    using Deck = DeckType;
    using Mask = typename Deck::Mask;
    static constexpr int trump_class = 4;  // classes 0 … 3 are the suits
    static constexpr int classes = 5;

    std::array<std::uint8_t, Deck::size> follow_class{};
    std::array<std::uint8_t, Deck::size> strength{};
    std::array<std::uint8_t, Deck::size> points{};
    std::array<Mask, classes> members{};      // the cards of each class
    std::array<Mask, Deck::size> stronger{};  // the cards of the same class above this one
    Mask exempt = 0;                          // cards one never has to play (the Buur in Jass)

    constexpr bool is_trump(int card) const { return follow_class[index(card)] == trump_class; }

    // Whether `card` wins over `winning`, the card that is winning the trick so far.
    constexpr bool beats(int card, int winning) const {
        const auto a = index(card);
        const auto b = index(winning);
        return strength[a] > strength[b] &&
               (follow_class[a] == follow_class[b] || follow_class[a] == trump_class);
    }

    constexpr int points_of(Mask set) const {
        int sum = 0;
        for_each(set, [&](int card) { sum += points[index(card)]; });
        return sum;
    }

    // Puts a class together from the first `length` of these cards, weakest first.
    template <class Cards>
    constexpr void set_run(int which, const Cards& weakest_first, std::size_t length) {
        const int base = which == trump_class ? 32 : 0;
        for (std::size_t i = 0; i < length; ++i) {
            members[index(which)] |= bit<Mask>(weakest_first[i]);
        }
        Mask above = members[index(which)];
        for (std::size_t i = 0; i < length; ++i) {
            const Card card = weakest_first[i];
            above &= static_cast<Mask>(~bit<Mask>(card));
            follow_class[card] = static_cast<std::uint8_t>(which);
            strength[card] = static_cast<std::uint8_t>(base + static_cast<int>(i) + 1);
            stronger[card] = above;
        }
    }
    template <class Cards>
    constexpr void set_class(int which, const Cards& weakest_first) {
        set_run(which, weakest_first, weakest_first.size());
    }

  private:
    static constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }
};

}  // namespace kiebitz
