// What the rule players of all games share: the name.
#pragma once

#include "games/sides.hpp"

namespace kiebitz {

template <class Game>
class RulePlayer;

}  // namespace kiebitz
