// Whether a world explains the Weis that were shown, and those that were not.
//
// After the first trick the side with the best Weis has shown all of its own. Of the others one
// then knows that they have nothing better, which speaks of several cards at once: it cannot be
// counted card by card as the rest of the knowledge, but a world either fits it or not.
#pragma once

#include "belief/knowledge.hpp"
#include "games/schieber.hpp"

namespace kiebitz {

bool explains_shown_weis(const View<Schieber>& view, const World& world);

}  // namespace kiebitz
