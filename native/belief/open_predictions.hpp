// How well a world explains the open predictions of Differenzler.
//
// The hands that were dealt in the world are looked at one by one: how likely is it that a seat
// with this hand predicts what it has predicted (games/predictions.hpp). The seats are taken to
// predict without regard to each other.
#pragma once

#include "belief/knowledge.hpp"
#include "games/differenzler.hpp"

namespace kiebitz {

// From 0 to 1, only ratios matter. Of a position nobody knows the hands that were dealt: every
// world explains it as well.
double explains_predictions(const View<Differenzler>& view, const World& world);

}  // namespace kiebitz
