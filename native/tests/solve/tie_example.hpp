// The example of docs/explanation/alone.md: seat 1 leads, two tricks to come, no trumps left; D6
// and HT both leave it 10 short.
#pragma once

#include "games/differenzler.hpp"

namespace kiebitz::tests {

inline Differenzler::Position tie_example() {
    const auto card = [](Suit suit, Rank rank) {
        return bit<JassDeck::Mask>(JassDeck::card(suit, rank));
    };
    Differenzler::Position position;
    position.play.hands = {
        card(diamonds, nine) | card(hearts, jack), card(diamonds, six) | card(hearts, ten),
        card(diamonds, jack) | card(clubs, ten), card(hearts, queen) | card(hearts, ace)};
    position.play.leader = 1;
    position.play.points = {34, 27, 22, 31};
    position.play.tricks = {2, 2, 1, 2};
    position.play.tricks_left = 2;
    position.trump = spades;
    position.predictions = {29, 37, 46, 50};
    return position;
}

}  // namespace kiebitz::tests
