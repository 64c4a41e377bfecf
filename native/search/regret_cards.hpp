// A card by regret minimisation: for the viewer, who must be to move.
//
// cfr_cards      the whole tree over all worlds of the view (cfr.hpp): the last tricks. As in
//                Aeberli and Schleutermann 2018 for the last two tricks of Schieber, here for all
//                three games and by default up to three tricks.
// mccfr_cards    samples (mccfr.hpp): from any card on. One iteration is a sample for each seat,
//                hence with outcome sampling four lines of play in Jass and three in Skat.
// cfr_exploitability   how far the average strategies are from equilibrium (nash_conv in
//                best_response.hpp), after each of the given numbers of iterations.
//
// Values are shares as in stakes.hpp, for the viewer. What is mixed and what not: probability is
// the average strategy, which is what the theory is about; value is what each card brings when all
// play on by the average strategies (cfr), or brought in the samples (mccfr).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "belief/world_source.hpp"
#include "run/budget.hpp"
#include "search/mccfr.hpp"
#include "search/stakes.hpp"

namespace kiebitz {

struct CfrOptions {
    std::uint64_t iterations = 100;  // unless the budget has a time or a number of playouts
    bool plus = true;
    Reward reward = Reward::points;
    double tremble = 1e-6;
    int max_tricks = 3;
    std::size_t max_nodes = 5'000'000;  // 80 MB
};

struct MccfrOptions {
    std::uint64_t iterations = 1000;  // unless the budget has a time or a number of playouts
    Sampling sampling = Sampling::outcome;
    double epsilon = 0.6;
    Reward reward = Reward::points;
    std::size_t max_infosets = std::size_t{1} << 20;  // about 100 MB
    double max_lines = 50'000;                        // that one update may have to walk
};

struct CardStrategy {
    std::vector<Card> cards;  // the legal ones
    std::vector<double> probability;
    std::vector<double> value;
    std::uint64_t iterations = 0;
    std::uint64_t infosets = 0;
};

// Refuses an exploration that would leave something untried.
void require_epsilon(double epsilon);
// The strategy that tries everything; refuses what is no strategy.
std::vector<double> with_exploration(std::span<const double> strategy, double epsilon);

// At least one iteration is made, whatever the budget.
template <class Game>
CardStrategy cfr_cards(const View<Game>& view, const WorldSource& source, const CfrOptions& options,
                       const Budget& budget);

template <class Game>
CardStrategy mccfr_cards(const View<Game>& view, const WorldSource& source,
                         const MccfrOptions& options, const RandomKey& key, const Budget& budget);

// `iterations` must rise; the options' number of iterations is not used. Here the viewer need not
// be to move.
template <class Game>
std::vector<double> cfr_exploitability(const View<Game>& view, const WorldSource& source,
                                       std::span<const std::uint64_t> iterations,
                                       const CfrOptions& options, const Budget& budget);

}  // namespace kiebitz
