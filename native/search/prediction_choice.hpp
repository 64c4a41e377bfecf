// What a seat of Differenzler should predict: how far off each prediction would be in the end.
//
// The hands that the seat does not see are dealt at random, again and again; in each such world the
// cards are played to the end by a playout policy that knows what it has predicted. By `rules` each
// seat steers to its own prediction, so that a prediction is judged by what a player makes of it
// who wants to make it true. All candidates are played in the same worlds, and every seat sees the
// predictions that the rules show it. Predictions that are not made yet or not seen are estimated
// from the hand of the world (games/predictions.hpp); of worlds with hands that do not explain
// predictions that are seen fewer are taken.
//
// The candidates are two grids: a wide one around the estimate, then every prediction around the
// best of it. A player by rule may be far better at one prediction than at its neighbour: 0 above
// all, which the wide grid has wherever it is within reach.
#pragma once

#include <vector>

#include "games/differenzler.hpp"
#include "games/view.hpp"
#include "policy/playout.hpp"
#include "run/budget.hpp"
#include "search/weighed_mean.hpp"

namespace kiebitz {

struct PredictionOptions {
    Playout playout = Playout::rules;
    double epsilon = 0;  // how often a playout plays a random card instead
    int worlds = 1000;   // in which every candidate is played
    int reach = 32;      // how far from the estimate the candidates go
    int step = 4;        // between those of the wide grid
};

struct CandidatePrediction {
    int prediction = 0;
    WeighedMean off;  // points that it was missed by
};

struct PredictionValues {
    std::vector<CandidatePrediction> candidates;  // from the lowest, those compared in the end
    int best = 0;
    std::uint64_t games = 0;
};

// Where the time is up before, fewer worlds are played, but one at least; a second grid that was
// not played in half of the worlds does not count.
PredictionValues prediction_values(const View<Differenzler>& view, const PredictionOptions& options,
                                   const RandomKey& key, const Budget& budget);

// The points of the seat in so many games with hands dealt at random and every card played at
// random (Burri 2023).
WeighedMean simulated_points(const View<Differenzler>& view, int games, const RandomKey& key,
                             const Budget& budget);

}  // namespace kiebitz
