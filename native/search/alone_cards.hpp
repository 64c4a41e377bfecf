// What each card is worth to a seat that does not see the others' hands: Maxⁿ or Paranoid
// (search/alone_search.hpp) in many worlds, and the mean.
//
// The worlds are drawn with equal chances, or all are taken if there are no more than asked for.
// `collapsed` takes one world from the collapsed table instead, as the source does; that world is
// wrong nearly always, and the search plays as if it were certain. Predictions that the seat has
// not heard are those of the rule of thumb.
//
// Fits every game. As with every search that opens the cards and averages, nobody hides or looks
// for anything: in each world everyone knows everything.
//
// Source: Burri, "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023 (one
// world); the mean over many worlds goes back to Ginsberg, JAIR 2001.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "cards/random.hpp"
#include "games/view.hpp"
#include "search/alone_search.hpp"

namespace kiebitz {

struct AloneOptions {
    Alone kind = Alone::maxn;
    bool ordered = false;  // the rank first, then the points
    Forecast forecast = Forecast::a;
    std::uint64_t leaves = 20'000;  // about, in each world (search/depth.hpp)
    int worlds = 10;
    bool collapsed = false;
    bool alpha_beta = true;
    TieRule ties = TieRule::sign;
    double aggressiveness = 1;  // aggressive cards (search/aggressive.hpp) are played so often
    Reward reward = Reward::points;
    std::optional<std::chrono::steady_clock::time_point> deadline;
};

struct CardScores {
    std::vector<Card> cards;  // the legal ones, in the order of the deck
    std::vector<double> score;
    int worlds = 0;  // that the scores are the mean of
    std::uint64_t nodes = 0;
    Card chosen = no_card;
};

// The seat of the view must be to play a card. Everything but the deadline follows from the key.
// When the deadline comes, the worlds finished so far count, at least one, if need be less deep.
// `stop` is asked now and then; if it says yes, Stopped is thrown.
template <class Game>
CardScores alone_cards(const View<Game>& view, const AloneOptions& options, RandomKey key,
                       std::function<bool()> stop = {});

}  // namespace kiebitz
