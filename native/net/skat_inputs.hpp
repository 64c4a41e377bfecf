// What the seat to move sees of a declared game of Skat, as the inputs of a net: bits by number.
//
// The same bits, in the same order, as in training (src/kiebitz/learn/features.py; the table is in
// docs/reference/learn.md). Seats are counted from the mover on; suits are named so that trumps
// are always clubs. Nothing is read but what the seat knows: of the other hands only an open one.
#pragma once

#include <cstdint>
#include <vector>

#include "games/skat.hpp"
#include "games/view.hpp"

namespace kiebitz {

inline constexpr int skat_net_inputs = 596;

// The inputs that are one, in ascending order. The seat of the view is to play a card of a game
// that somebody declares.
std::vector<std::uint16_t> skat_net_ones(const View<Skat>& view);

// The number of a card with clubs as trumps.
Card renamed(SkatContract contract, int card);

}  // namespace kiebitz
