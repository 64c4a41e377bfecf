// How well a world explains who pushed in Schieber and which mode was chosen.
//
// Whoever had the choice is taken to score every mode, and the push, by the Challenge rules
// (games/challenge_modes.hpp) and to choose the better the likelier: modes that are `doubt` points
// apart differ by a factor of e. Other ways to choose agree with that often enough, and none is
// excluded.
#pragma once

#include "belief/knowledge.hpp"
#include "games/schieber.hpp"

namespace kiebitz {

// From 0 to 1, only ratios matter. Of a position nobody knows the hands that were dealt: every
// world explains it as well. So it is before anything was chosen.
double explains_trump_choices(const View<Schieber>& view, const World& world, double doubt);

}  // namespace kiebitz
