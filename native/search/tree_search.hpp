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
//   - Prior of a net: a new card counts as if it had been tried some times with what a net says of
//     it, asked as the seat to move in the world of that iteration (progressive bias; Chaslot et
//     al. 2008). Skat only.
//   - Leaves in batches: walks that wait for the judge count as lost (tree_walk.hpp).
// Deviation from Schäfer: figures are kept for the cards of a node, not for the node below, which
// would split them by what the next seat holds.
//
// Fits: any game here, without a solver. It is weak where one card in many is right, as in null.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "belief/world_source.hpp"
#include "search/leaf_judge.hpp"
#include "search/search_tree.hpp"

namespace kiebitz {

enum class Selection : std::uint8_t { ucb1, epsilon_greedy, root_only };
inline constexpr std::array<std::string_view, 3> names_of(Selection) {
    return {"ucb1", "epsilon_greedy", "root_only"};
}
enum class MoverKey : std::uint8_t { nothing, playable, hand };
inline constexpr std::array<std::string_view, 3> names_of(MoverKey) {
    return {"nothing", "playable", "hand"};
}
enum class Candidates : std::uint8_t { dealt, bookkeeping };
inline constexpr std::array<std::string_view, 2> names_of(Candidates) {
    return {"dealt", "bookkeeping"};
}

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
    Leaf leaf = Leaf::playout;
    SearchPlayout playout = SearchPlayout::random;
    double epsilon = 0;  // how often a playout plays a random card instead
    int leaves = 1;      // walked to before the leaf judge is asked about all of them at once
    std::uint64_t iterations = 1000;  // unless the budget has a time or a number of playouts
    int trees = 1;  // searched apart and added up, so that threads can share the work
    std::uint64_t max_nodes = 2'000'000;  // of each tree, about 200 MB; then it grows no more
    double prior = 0;  // tries that what a net says of a card counts for; 0: it is not asked
    std::shared_ptr<const Net> net = {};  // for leaves and priors that ask one
};

inline constexpr int most_leaves = 4096;  // that wait for the judge at the same time

struct CardArm {
    Card card = no_card;
    Arm arm;
};

struct TreeResult {
    std::vector<CardArm> cards;    // every legal card, in the deck's order
    std::uint64_t iterations = 0;  // of this decision
    std::uint64_t nodes = 0;       // in all trees
};

// Trees that may outlive a decision: a later view of the same game finds what was searched below
// the cards played since. All of it is still true: the worlds that led there are those in which
// these cards could be played. A view of another game, seat or past begins anew.
template <class Game>
class TreeSearch {
  public:
    explicit TreeSearch(const TreeOptions& options);

    TreeResult search(const View<Game>& view, const WorldSource& source, const RandomKey& key,
                      int threads, const Budget& budget);
    // The upper part of the first tree as a graph for Graphviz; empty before a search has ended.
    std::string as_dot(int depth, std::uint32_t least_visits) const;

  private:
    // One decision at a time: whoever asks meanwhile is refused.
    class Busy {
      public:
        explicit Busy(std::atomic<bool>& flag);
        ~Busy() { flag_ = false; }
        Busy(const Busy&) = delete;
        Busy& operator=(const Busy&) = delete;

      private:
        std::atomic<bool>& flag_;
    };

    void forget();
    bool goes_on(const View<Game>& view) const;
    TreeResult added_up(const View<Game>& view) const;

    TreeOptions options_;
    std::vector<SearchTree> trees_;
    std::vector<std::uint32_t> roots_;
    std::optional<View<Game>> last_;
    int start_plies_ = 0;  // cards that were played before the first view
    mutable std::atomic<bool> busy_{false};
};

template <class Game>
TreeResult search_tree(const View<Game>& view, const WorldSource& source,
                       const TreeOptions& options, const RandomKey& key, int threads,
                       const Budget& budget) {
    return TreeSearch<Game>(options).search(view, source, key, threads, budget);
}

}  // namespace kiebitz
