// A hand of twelve with all cards open: what each contract is worth with the best two cards set
// aside. The 66 discards of a contract share one table, and a discard is first asked only whether
// it beats the best one so far.
#pragma once

#include <array>
#include <vector>

#include "games/sides.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

struct TwelveCards {
    std::array<SkatDeck::Mask, 3> hands{};  // the declarer's with twelve cards
    Seat declarer = 0;
    Seat leader = 0;
    int bid = lowest_bid;
    LostLevels lost_levels = LostLevels::additive;
};

struct ContractValue {
    SkatContract contract;
    int value = 0;                         // as in questions.hpp
    std::vector<SkatDeck::Mask> discards;  // all that reach it
    int score = 0;  // of the game played so, lost if it is overbid; never Schwarz
    bool won = false;
    int total_to_win = 0;  // see games/sides.hpp
};

// Refuses hands that are not twelve, ten and ten different cards, with the reason.
void check(const TwelveCards& deal);

ContractValue best_discards(const TwelveCards& deal, SkatContract contract,
                            SolverTables<SkatRules>& tables, NodeCounter& counter);

}  // namespace kiebitz
