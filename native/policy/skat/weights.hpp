// How much each fact counts in each situation, in thousandths of a game: a card's worth is the sum
// of what speaks for it and against it. The tables are in weights.cpp.
#pragma once

#include "policy/skat/facts.hpp"
#include "policy/skat/situation.hpp"

namespace kiebitz {

using FactWeights = std::array<std::int16_t, padded_facts>;
using TrumpGameWeights = std::array<FactWeights, skat_situations>;

extern const TrumpGameWeights suit_game_habits;
extern const TrumpGameWeights grand_habits;

}  // namespace kiebitz
