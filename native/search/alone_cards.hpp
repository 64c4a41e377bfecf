// What each card is worth to a seat that does not see the others' hands: Maxⁿ or Paranoid
// (search/alone_search.hpp) in many worlds, and the mean.
//
// `collapsed_world` is one world from the collapsed table, as the source has it; that world is
// wrong nearly always, and the search plays as if it were certain. Predictions that the seat has
// not heard are those of the rule of thumb.
//
// Fits every game. As with every search that opens the cards and averages, nobody hides or looks
// for anything: in each world everyone knows everything.
//
// Source: Burri, "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023 (one
// world); the mean over many worlds goes back to Ginsberg, JAIR 2001.
#pragma once

#include <cstdint>
#include <vector>

#include "belief/world_source.hpp"
#include "cards/random.hpp"
#include "games/view.hpp"
#include "search/alone_search.hpp"
#include "search/weighed_mean.hpp"

namespace kiebitz {

struct AloneOptions {
    Alone kind = Alone::maxn;
    bool ordered = false;  // the rank first, then the points
    Forecast forecast = Forecast::a;
    std::uint64_t leaves = 20'000;  // about, in each world (search/depth.hpp)
    bool alpha_beta = true;
    TieRule tie_rule = TieRule::sign;
    Reward reward = Reward::points;
    bool must_answer = true;  // with a time limit: a shallow look at one world, if need be
};

struct CardScores {
    std::vector<Card> cards;           // the legal ones, in the order of the deck
    std::vector<WeighedMean> share;    // of the viewer
    std::vector<double> minus_points;  // weighed sums, to choose between equal shares
    std::vector<bool> aggressive;      // search/aggressive.hpp
    std::uint64_t worlds = 0;          // that the scores are of
    std::uint64_t nodes = 0;
};

// The seat of the view must be to play a card. When the time is up, the worlds finished so far
// count; with `must_answer` at least one, if need be less deep.
template <class Game>
CardScores alone_cards(const View<Game>& view, const WeighedWorlds& worlds,
                       const AloneOptions& options, const Budget& budget);

// One world from the collapsed table of the view's facts; one drawn with equal chances where the
// table leads to a dead end.
template <class Game>
World collapsed_world(const View<Game>& view, const RandomKey& key);

}  // namespace kiebitz
