// A whole game with all cards open: at every card that was played, the value after each legal one.
//
// The game is walked backwards: the value found last is the best guess at the one before it, and
// what the table learns in the ending helps earlier.
#pragma once

#include <cstddef>
#include <vector>

#include "games/schieber.hpp"
#include "games/skat.hpp"
#include "games/state.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

struct AnalysedCard {
    std::size_t action = 0;  // its number in the history, from 0
    Seat seat = 0;
    Card card = 0;
    int before = 0;                        // with best play by all
    int after = 0;                         // after this card
    std::vector<CardBounds> options = {};  // after each card that could have been played

    // What the card cost the side that played it.
    int given_away() const { return before > after ? before - after : after - before; }
};

// In the order played; empty where no card was. Ramsch is refused: nobody has a side there.
std::vector<AnalysedCard> analyse(const State<Skat>& state, SolverTables<SkatRules>& tables,
                                  NodeCounter& counter);
std::vector<AnalysedCard> analyse(const State<Schieber>& state, SolverTables<JassRules>& tables,
                                  NodeCounter& counter);

}  // namespace kiebitz
