// What the seat to move sees of a declared game of Skat, as the inputs of a net: bits by number; of
// a view, or of a card play with all hands open, as searches have it.
//
// The same bits, in the same order, as in training (src/kiebitz/learn/features.py; the table is in
// docs/reference/learn.md). Seats are counted from the mover on; suits are named so that trumps
// are always clubs. Nothing is read but what the seat knows: of the other hands only an open one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/skat.hpp"
#include "games/view.hpp"
#include "net/input_bits.hpp"

namespace kiebitz {

inline constexpr int skat_net_inputs = 701;

// What a table has heard of an auction.
struct HeardBids {
    static constexpr int open = 999;               // the ceiling of a seat that has not passed
    bool known = false;                            // false: the last bid is all that is known
    std::array<int, 3> said{};                     // the highest bid made or held
    std::array<int, 3> ceiling{open, open, open};  // the seat has shown not to go so far
};

// What stays the same during the card play of a declared game.
struct DeclaredSkat {
    SkatContract contract = SkatContract::grand;
    Seat declarer = 0;
    bool hand = false;
    SkatLevel level = SkatLevel::none;
    Skat::Mask aside = 0;  // read for a declarer who has discarded, for nobody else
    Skat::Mask gone = 0;   // played before the position was set up
    int bid = lowest_bid;
    // Of a position that was set up, as far as the viewer knows; 0: to be counted in the cards of a
    // declarer who has discarded. A view of a deal counts them in the cards that it sees.
    int matadors = 0;
    HeardBids heard;
};

// The facts of a game that is being played and that somebody declares, as its viewer knows them.
DeclaredSkat declared_skat(const View<Skat>& view);

HeardBids heard_bids(const View<Skat>& view);

// The last bid and what is heard of all seats, from one of them on.
void add_heard(InputBits& bits, int bid, const HeardBids& heard, Seat from);

// The inputs that are one, in ascending order, for the seat to move. Of the hands in `play` its own
// is read and that of a declarer who plays ouvert; what else lies where makes no difference.
std::vector<std::uint16_t> skat_net_ones(const DeclaredSkat& facts, const Skat::Play& play);

// The same for the seat of a view, whose turn it should be.
std::vector<std::uint16_t> skat_net_ones(const View<Skat>& view);

// The number of a card with clubs as trumps.
Card renamed(SkatContract contract, int card);

}  // namespace kiebitz
