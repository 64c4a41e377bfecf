// Which contract, and which two cards to set aside, by a bandit over games played out by rule.
//
// Idea: every contract (with every discard, once there are twelve cards) is an arm. Each simulation
// deals a world from what the seat knows, pulls the arm that UCB1 finds most promising, plays the
// game to its end by a rule and counts whether it was won. Before the skat is seen the two cards
// are exchanged at random, in a hand game not at all. No tree, no inference from what others bid.
// Fits where hundreds of alternatives are to be told apart by cheap playouts; what comes out is
// what the rule of the playouts makes of a hand, not more. Source: Schäfer 2008 (digest 3.7, 3.8).
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
#include <vector>

#include "cards/random.hpp"
#include "games/skat.hpp"
#include "policy/playout.hpp"
#include "run/budget.hpp"
#include "search/bandits.hpp"

namespace kiebitz {

// What the seat holds: ten cards before it has seen the skat, twelve when it has to discard, ten
// and the two set aside when it has to declare.
struct ContractQuestion {
    Skat::Mask hand = 0;
    Skat::Mask set_aside = 0;
    Seat seat = 0;
    Seat forehand = 0;
    bool hand_game = false;
    int bid = 0;  // a game that does not cover it is lost
    std::vector<SkatContract> contracts;
};

struct ContractBanditOptions {
    std::uint64_t simulations = 20'000;
    double exploration = std::numbers::sqrt2;  // C of UCB1, outside the root
    Playout playout = Playout::greedy;
};

struct ContractArm {
    SkatContract contract = SkatContract::grand;
    Skat::Mask discard = 0;  // empty unless there are twelve cards
    Arm arm;
};

// All arms, discard by discard, with what was won of the games tried. Each is tried at least once
// if there are enough simulations.
std::vector<ContractArm> try_contracts(const ContractQuestion& question,
                                       const ContractBanditOptions& options, const RandomKey& key,
                                       const Budget& budget);

}  // namespace kiebitz
