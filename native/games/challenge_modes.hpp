// The trump rules of the Challenge bot: a score for each mode from the own hand alone, and a fixed
// one for the push (after pyschieber, whose bot won a contest in 2017).
#pragma once

#include "games/jass_rules.hpp"

namespace kiebitz {

// What pushing is worth beside the scores of the modes.
inline constexpr int challenge_push = 54;

// Unbroken runs from the best card on count 13 a card without trumps, cards below a short gap 10.
// With trumps the jack counts 30 (20 after a push), the nine 15, the ace 12, each other trump 10,
// and side cards in an unbroken run from the ace 4.
int challenge_score(JassRules::Mask hand, JassMode mode, bool pushed);

// Whether it pushes with this hand: no mode is worth more than the push.
bool challenge_pushes(JassRules::Mask hand);

}  // namespace kiebitz
