// Monte Carlo tree search over sampled worlds: one tree (or one per seat) for all of them.
//
// Each iteration draws a world, walks down the tree by a bandit policy over the cards that are
// legal in this world, adds one card, finishes the game by a playout policy and hands everyone on
// the path the reward of the seat that chose there, so that partners pull together whoever
// searches.
//
// Nodes are told apart by a key. The options cover:
//   - UCT of Schäfer 2008: the key has the cards played (in order, or regardless of it) and the
//     mover's playable cards; factor, first-play value, epsilon-greedy, root only.
//   - UCT of Aeberli and Schleutermann 2018: other seats may play whatever the bookkeeping allows,
//     and the cards are dealt only for the playout.
//   - SO-ISMCTS (Cowling, Powley, Whitehouse 2012): the key has the cards played, which all see;
//     availability counts.
//   - MO-ISMCTS (the same): also the mover's hand, as if each seat had a tree of its own.
//   - Redrawing: iterations are for one seat in turn, with worlds drawn through its eyes. It hides
//     the searcher's hand from the others, who otherwise learn it from the tree (the leak that
//     Goodman 2019 describes).
// Deviation from Schäfer: figures are kept for the cards of a node, not for the node below, which
// would split them by what the next seat holds.
//
// Fits: any game here, without a solver. It is weak where one card in many is right, as in null.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "search/bandits.hpp"
#include "search/playouts.hpp"

namespace kiebitz {

enum class Selection : std::uint8_t { ucb1, epsilon_greedy, root_only };
enum class MoverKey : std::uint8_t { nothing, playable, hand };
enum class Candidates : std::uint8_t { dealt, bookkeeping };

struct TreeOptions {
    Selection selection = Selection::ucb1;
    double exploration = 0.7;
    double epsilon_c = 4;
    double epsilon_d = 0.5;
    std::optional<double> first_play;  // what an untried card counts as; none: each is tried first
    bool ordered = true;               // whether the order of completed tricks matters
    MoverKey mover = MoverKey::nothing;
    Candidates candidates = Candidates::dealt;
    bool availability = true;
    bool redraw = false;
    Reward reward = Reward::points;
    Playout playout = Playout::random;
    std::uint64_t iterations = 1000;
    int trees = 1;  // searched apart and added up, so that threads can share the work
};

// How a search is ended from outside.
struct SearchLimits {
    std::optional<std::chrono::steady_clock::time_point> until;
    std::function<bool()> stop;  // no longer wanted: throws Stopped
};

struct CardArm {
    Card card = no_card;
    Arm arm;
};

struct TreeResult {
    std::vector<CardArm> cards;  // every legal card, in the deck's order
    std::uint64_t iterations = 0;
    std::uint64_t nodes = 0;
};

template <class Game>
TreeResult search_tree(const View<Game>& view, const TreeOptions& options, const RandomKey& key,
                       int threads, const SearchLimits& limits);

// The upper part of one tree as a graph for Graphviz.
template <class Game>
std::string tree_as_dot(const View<Game>& view, const TreeOptions& options, const RandomKey& key,
                        int depth, std::uint32_t least_visits);

}  // namespace kiebitz
