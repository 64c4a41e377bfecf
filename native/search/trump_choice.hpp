// What each mode of Schieber, and the push, is worth to whoever chooses.
//
// The hands that the seat does not see are dealt at random, again and again; in each such world
// every mode is played to its end by a playout policy, and the result is counted as the rules count
// it, with multipliers, Weis, Stöck and match bonus. The last tricks may be solved with open cards
// instead, which is exact for the world but trusts everybody with seeing all cards. A push is worth
// what the partner makes of it: in each world the partner deals worlds around its own hand, chooses
// the mode that is best in them, and that mode is played in the world itself, so that a choice is
// never judged by the worlds it was made in. After a push the partner is dealt hands that have no
// good mode of their own.
//
// What counts is the difference of both teams' totals or, near the target, the chance to win the
// match.
#pragma once

#include <array>

#include "games/schieber.hpp"
#include "games/view.hpp"
#include "policy/playout.hpp"
#include "run/budget.hpp"
#include "search/weighed_mean.hpp"

namespace kiebitz {

struct TrumpOptions {
    Playout playout = Playout::rules;
    double epsilon = 0;       // how often a playout plays a random card instead
    int worlds = 200;         // in which every mode is played
    int push_worlds = 100;    // in which the push is followed
    int partner_worlds = 20;  // that the partner deals in each of those
    int solved_tricks = 0;    // that are solved with open cards, the last ones
    bool heeds_push = true;   // whoever pushed holds a hand that the Challenge rules would push
    bool match = false;       // whether the chance to win a match counts, from this score on
    int ours = 0;
    int theirs = 0;
};

struct TrumpValues {
    std::array<WeighedMean, jass_modes> modes{};
    WeighedMean push{};  // empty where it is not allowed
    std::uint64_t games = 0;
};

// Where the time is up before, fewer worlds are played, but one at least.
TrumpValues trump_values(const View<Schieber>& view, const TrumpOptions& options,
                         const RandomKey& key, const Budget& budget);

// How likely the first team wins a match to `target` after a deal that ended with these scores: who
// has reached it has won, the one with more if both have; before that by the normal distribution,
// from the lead, the deals to come (each brings the leading team so many points) and the spread of
// the difference in each.
double chance_of_match(int ours, int theirs, int target, double spread, double points);

}  // namespace kiebitz
