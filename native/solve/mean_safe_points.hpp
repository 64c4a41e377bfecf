// How many points a hand is sure of on average: safe tricks over random deals of the other cards.
//
// The declarer holds the hand and leads; the deals belong to the hand, so that a hand is always
// worth the same and its contracts are compared on the same deals. Source: feature f6 of the
// bidding classifiers of Kupferschmid 2003 (digest 4.4), who does not say what it means where
// another seat leads: here it does not depend on the seat.
#pragma once

#include <span>

#include "games/skat_rules.hpp"
#include "run/budget.hpp"

namespace kiebitz {

inline constexpr int most_safe_deals = 1'000'000;

// A mean for each hand of ten cards, in a suit game or grand, over so many deals.
void mean_safe_points(SkatContract contract, std::span<const SkatDeck::Mask> hands, int deals,
                      std::span<double> means, const Budget& budget);

}  // namespace kiebitz
