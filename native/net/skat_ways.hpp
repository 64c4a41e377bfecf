// Ways to play a hand of Skat, as the inputs of the net that judges them: bits by number.
//
// The same bits, in the same order, as in training (src/kiebitz/learn/choosing.py): the ten cards
// and those aside with clubs as trumps, the contract, its matadors, where the declarer sits, and
// what the auction has told.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "net/net.hpp"
#include "net/skat_inputs.hpp"

namespace kiebitz {

inline constexpr int skat_way_inputs = 178;
inline constexpr int skat_way_outputs = 2;  // the logit of a win; what is scored, in hundreds

struct SkatWay {
    Skat::Mask kept = 0;
    Skat::Mask aside = 0;  // of a hand game not known to its player, and not read
    SkatContract contract = SkatContract::grand;
    bool hand = false;
    bool ouvert = false;  // of null
};

// What is known of the table when something is declared.
struct DeclarersTable {
    Seat declarer = 0;
    Seat forehand = 0;
    int bid = lowest_bid;
    HeardBids heard;
};

// The table of a seat that has won the auction; while bids are made, as if it won with this bid
// since the others who are still in pass now.
DeclarersTable declarers_table(const View<Skat>& view, int bid);

// The inputs that are one, in ascending order.
Net::Ones skat_way_ones(const SkatWay& way, const DeclarersTable& table);

// Two outputs for each way.
std::vector<std::int32_t> judge_ways(const Net& net, std::span<const SkatWay> ways,
                                     const DeclarersTable& table);

}  // namespace kiebitz
