// A declared game of Skat before its first card, as a few numbers: for batches of very many.
#pragma once

#include <array>

#include "games/skat.hpp"
#include "games/state.hpp"

namespace kiebitz {

struct DeclaredGame {
    std::array<Skat::Mask, 3> hands{};
    Skat::Mask set_aside = 0;
    SkatContract contract = SkatContract::grand;
    Seat declarer = 0;
    Seat leader = 0;
    bool hand_game = false;

    // The position before the first card; what is wrong with the numbers is refused. The bid is
    // taken to be covered, nothing to be announced.
    State<Skat> first_card() const;
};

}  // namespace kiebitz
