// A card in a suit game or grand: the one for which most speaks.
#pragma once

#include "policy/skat/weights.hpp"

namespace kiebitz {

Card trump_game_card(const SkatSight& sight, const TrumpGameWeights& weights);

}  // namespace kiebitz
