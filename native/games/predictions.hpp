// What a hand is likely to be predicted to make in Differenzler, without playing.
//
// Two rules, each a sum over the cards that comes to 157 over the four hands of a deal, or nearly.
// The rule of thumb (Burri 2023): twice the points of the trumps and 11 for each other ace. The
// estimate: so much for a trump and so much for another card of each rank, fitted to what those
// predict who play out their hands. It stands for predictions that are not known, and says how well
// a hand explains one that is.
#pragma once

#include <array>

#include "cards/deck.hpp"
#include "games/jass_rules.hpp"

namespace kiebitz {

int rule_of_thumb(JassDeck::Mask hand, Suit trump);

// Of nine cards.
int estimated_prediction(JassDeck::Mask hand, Suit trump);

// How likely a seat with these nine cards makes this prediction, where 1 stands for the likeliest:
// by the normal distribution around the estimate.
double plausibility(JassDeck::Mask hand, Suit trump, int prediction);

}  // namespace kiebitz
