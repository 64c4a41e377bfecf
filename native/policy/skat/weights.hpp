// How much each fact counts in each situation, in 4096ths of a game: a card's worth is the sum of
// what speaks for it and against it.
#pragma once

#include "policy/skat/facts.hpp"
#include "policy/skat/null_facts.hpp"
#include "policy/skat/situation.hpp"

namespace kiebitz {

template <std::size_t Facts>
using HabitTable = std::array<std::array<std::int16_t, Facts>, skat_situations>;
using TrumpHabits = HabitTable<padded_facts>;
using NullHabits = HabitTable<null_facts>;

// Found by play (docs/players/rules.md).
extern const TrumpHabits suit_game_habits;
extern const TrumpHabits grand_habits;
extern const NullHabits null_habits;

}  // namespace kiebitz
