// How deep a search may look so that it has about so many leaves: as many plies as the product of
// the mean numbers of legal cards allows, the first factor being the true number.
//
// The means are our own, from a million random games each (a suit game of Skat; Jass with trumps
// and lax undertrumping): those printed by the source cannot be reproduced from its rules beyond
// the second card. A mean of products is not a product of means, and hands differ: the leaves of a
// single position may be a few times fewer or more. Good enough to plan with, not a limit.
//
// Source: Burri, "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023.
#pragma once

#include <array>
#include <cstdint>

#include "trick/card_play.hpp"

namespace kiebitz {

// By the place in the trick, first trick first.
template <int Seats>
struct MeanChoices;

template <>
struct MeanChoices<3> {
    static constexpr std::array<double, 30> at = {
        10.00, 2.89, 2.89,  //
        9.00,  2.96, 2.95,  //
        8.00,  3.00, 2.99,  //
        7.00,  2.99, 2.99,  //
        6.00,  2.93, 2.93,  //
        5.00,  2.80, 2.79,  //
        4.00,  2.57, 2.57,  //
        3.00,  2.22, 2.22,  //
        2.00,  1.71, 1.71,  //
        1.00,  1.00, 1.00,
    };
};

template <>
struct MeanChoices<4> {
    static constexpr std::array<double, 36> at = {
        9.00, 4.29, 3.93, 3.66,  //
        8.00, 4.10, 3.80, 3.58,  //
        7.00, 3.77, 3.59, 3.45,  //
        6.00, 3.46, 3.35, 3.26,  //
        5.00, 3.12, 3.06, 3.01,  //
        4.00, 2.73, 2.71, 2.68,  //
        3.00, 2.28, 2.27, 2.26,  //
        2.00, 1.73, 1.72, 1.72,  //
        1.00, 1.00, 1.00, 1.00,
    };
};

// Plies to the end of the game or to the budget, at least one. The seat to move must know its hand.
template <class Rules>
int search_depth(const CardPlay<Rules>& play, std::uint64_t leaves) {
    constexpr auto& means = MeanChoices<Rules::seats>::at;
    const std::size_t plies_left = static_cast<std::size_t>(play.tricks_left() * Rules::seats) -
                                   static_cast<std::size_t>(play.trick_size());
    double product = count(play.legal());
    std::size_t depth = 1;
    for (; depth < plies_left; ++depth) {
        product *= means[means.size() - plies_left + depth];
        if (product > static_cast<double>(leaves)) break;
    }
    return static_cast<int>(depth);
}

}  // namespace kiebitz
