// Sets of cards as bits of an unsigned integer: 32 bits for Skat, 64 for Jass.
// Bit i stands for the card with index i of the deck (see deck.hpp).
#pragma once

#include <bit>
#include <concepts>

namespace kiebitz {

template <std::unsigned_integral Mask>
constexpr int count(Mask set) {
    return std::popcount(set);
}

template <std::unsigned_integral Mask>
constexpr int lowest(Mask set) {
    return std::countr_zero(set);
}

template <std::unsigned_integral Mask>
constexpr Mask bit(int card) {
    return static_cast<Mask>(Mask{1} << card);
}

template <std::unsigned_integral Mask>
constexpr bool contains(Mask set, int card) {
    return (set >> card) & 1;
}

// The card at place `n` (from 0, lowest bit first) of a set that has more than n cards.
template <std::unsigned_integral Mask>
constexpr int nth(Mask set, int n) {
    for (; n > 0; --n) set &= set - 1;
    return lowest(set);
}

// Calls `visit(card)` for every card of the set, lowest index first.
template <std::unsigned_integral Mask, class Visit>
constexpr void for_each(Mask set, Visit visit) {
    for (; set != 0; set &= set - 1) visit(lowest(set));
}

}  // namespace kiebitz
