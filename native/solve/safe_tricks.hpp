// Safe tricks: points that the side on lead gets whatever the other side does (Kupferschmid 2003).
//
// Idea: run unbroken winners. The declarer leads his top trumps, then top cards of side suits that
// nobody can ruff; the defenders do so together, playing into each other's hands. Cards that an
// opponent discards on the way are left open and counted at their cheapest at the end.
//
// A trump of low rank must not be counted as worth more than a higher one, since the opponent may
// give either: his trump values are sorted by rank first ("value swap"). Two corrections to the
// printed rules are marked below. A lower bound for the side on lead, at the start of a trick; it
// is never above the exact value, which is tested. Source: thesis section on safe tricks, our
// digest 3.7 and 6.1.
#pragma once

#include <array>

#include "games/skat_rules.hpp"

namespace kiebitz {

struct OpenHands {
    std::array<SkatDeck::Mask, 3> hands{};
    Seat leader = 0;
    Seat declarer = 0;
};

// Sure points of the leader's side from here on, not counting what was taken before.
int safe_points(const Contract<SkatDeck>& contract, const OpenHands& position);

}  // namespace kiebitz
