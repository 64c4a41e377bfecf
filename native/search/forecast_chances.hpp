// Forecast B: the points still to come for a seat, from the chance of each of its cards to win.
//
// With a cards in the n other hands, t trumps among them, h higher and g lower cards of the card's
// own class:
//
//   trump    p = product over i < n of (a-h-i)/(a-i)
//   other    p = 1/(n+1) * product over i < n of (a-h-t-i)/(a-i)              it is led
//              + n/(n+1) * g/a * product over 0 < i < n of (a-h-t-i)/(a-i)    a lower card is led
//   forecast = mean of p over the hand * points still to be had
//
// Factors below zero count as zero; where the others have fewer than n cards left there are only as
// many factors. Points still to be had are all that nobody has taken, with those on the table and
// the bonus for the last trick: our reading, the source says nothing of these.
//
// Fits hidden cards, since only the own hand and the sum of the others is looked at; cheap. The
// forecasts of all seats need not add up to what there is, the points of the own cards do not
// count, and nobody has to follow suit.
//
// Source: Burri, "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023;
// there for Jass, with three other hands.
#pragma once

#include "search/expected.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// What the chance of a card depends on.
struct CardAmongOthers {
    int hands = 3;   // other hands
    int cards = 0;   // in them: a
    int trumps = 0;  // t
    int higher = 0;  // h
    int lower = 0;   // g
    bool trump = false;
};

double winning_chance(const CardAmongOthers& card);

template <class Rules>
Expected<Rules> chances_forecast(const CardPlay<Rules>& play);

}  // namespace kiebitz
