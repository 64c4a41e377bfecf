// Recursive PIMC, or imperfect-information Monte Carlo: a card is worth what real players make of
// it (Furtak and Buro 2013).
//
//   value(card) = mean over the outer worlds of the reward when the world is played out after the
//                 card by inner players, each of which sees only its own information set
//
// PIMC's leaves see all cards: they think the future can be guessed (strategy fusion) and that the
// others know everything too. Here the players in the simulation have to guess as well, so that
// finding out and hiding get their worth. The price is solves: outer worlds times cards to play
// times inner worlds times legal cards for one root card. `horizon` buys some back: after so many
// inner cards the open-card solver values the rest (0 is plain PIMC).
//
// All cards of a world meet the same inner random numbers, so that they differ by the card alone.
// Fits: the middle of the game, where a card or two decide, and all positions with a cheap inner
// policy. Not: first cards of Schieber with inner PIMC, which take minutes. Inner PIMC and horizons
// need a game with two sides, hence not Ramsch and not Differenzler. Furtak and Buro found one
// level of recursion to be enough, and worse than PIMC where hidden cards hardly matter.
#pragma once

#include <memory>
#include <vector>

#include "belief/world_source.hpp"
#include "search/inner_player.hpp"
#include "search/weighed_mean.hpp"

namespace kiebitz {

struct RecursiveOptions {
    InnerPolicy inner = InnerPolicy::pimc;
    int inner_worlds = 3;
    int horizon = -1;  // cards of inner players before the solver values the rest; -1: to the end
    Reward reward = Reward::win;
    bool first_world_always = true;       // whatever the deadline says
    std::shared_ptr<const Net> net = {};  // for inner players that ask one
};

struct CardMeans {
    Card card = no_card;
    WeighedMean reward;  // of the seat to move
    WeighedMean points;  // of its side; in Differenzler 157 less the difference; in null 120 if won
};

struct RecursiveResult {
    std::vector<CardMeans> cards;  // every legal card, in the deck's order
    std::size_t worlds = 0;        // those that were played out with every card
    std::uint64_t solves = 0;      // questions to the open-card solver
};

// The view's seat must be to move. Worlds are taken in order until the time is up, the first in any
// case. A world's share of the random numbers depends on its place alone.
template <class Game>
RecursiveResult recursive_cards(const View<Game>& view, const WeighedWorlds& worlds,
                                const RecursiveOptions& options, const RandomKey& key,
                                const Budget& budget);

}  // namespace kiebitz
