// The ladder: the open-card solver of Kupferschmid 2003, rung by rung, written to be read.
//
// Each rung adds one technique to the one before, so that the effect of each can be measured; it is
// the readable reference beside the fast solver. All rungs give the same answers.
//
//   rung          adds
//   minimax       every line of play
//   alpha_beta    a window; values are decoupled from what was taken before
//   table         a transposition table at trick starts, with proper bounds (the printed version
//                 stores wrong ones, erratum 6.1(1) of our digest)
//   null_window   "more than b points?" instead of values, with early stop; the table holds a lower
//                 and an upper bound on the points still to come, valid for every b
//   equivalence   one of several touching cards of equal points
//   safe_tricks   the static bound of solve/safe_tricks.hpp at trick starts
//   ordering      least-branching suit first, high cards first, the table's cutting card first
//
// Exact values from the boolean rungs come by MTD: from above, from below, or from a guess.
// A node is one card played. Suit games and grand; null is in solve/ladder_null.hpp.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "games/skat_rules.hpp"
#include "run/budget.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

enum class Rung : std::uint8_t {
    minimax,
    alpha_beta,
    table,
    null_window,
    equivalence,
    safe_tricks,
    ordering,
};

enum class MtdStart : std::uint8_t { above, below, guess };

class Ladder {
  public:
    using Play = CardPlay<SkatRules>;
    using Mask = SkatDeck::Mask;

    // The position must not be finished; the table of the ladder lives as long as the object.
    Ladder(const Play& play, Seat declarer, Rung rung, NodeCounter counter = NodeCounter());

    // Points that the declarer takes from here on, with best play by all.
    int value(MtdStart start = MtdStart::above, int guess = 60);

    // Whether the declarer takes more than `bound` points from here on.
    bool more_than(int bound);

    std::uint64_t nodes() const { return counter_.nodes(); }
    std::size_t entries() const { return bounds_.size() + values_.size(); }

  private:
    struct Bounds {  // on the points still to come for the declarer
        std::uint8_t low;
        std::uint8_t high;
        Card best = no_card;
    };
    enum class Kind : std::uint8_t { exact, at_least, at_most };
    struct Value {
        std::uint8_t points;
        Kind kind;
    };

    int minimax();
    int alpha_beta(int alpha, int beta);
    int alpha_beta_children(int alpha, int beta);
    bool search(int bound);
    bool search_children(int bound, Card& best);
    bool settled_by_safe_tricks(int bound, int left, bool& answer) const;

    bool declarer_moves() const { return play_.to_move() == declarer_; }
    int taken() const { return play_.points()[declarer_]; }
    int points_left() const;
    std::uint32_t key() const;

    std::vector<Card> moves(Card first) const;
    Mask representatives(Mask legal) const;
    std::vector<Card> ordered_lead(Mask cards) const;

    // Plays a card, runs `inside(gain)` with what it brought the declarer, takes it back.
    template <class Inside>
    auto after(Card card, Inside inside) {
        const int before = taken();
        counter_.count();
        play_.play(card);
        const auto result = inside(taken() - before);
        play_.undo();
        return result;
    }

    Play play_;
    Seat declarer_;
    Rung rung_;
    Mask aside_;  // two cards that are nowhere: their bits of the key hold the leader
    NodeCounter counter_;
    std::unordered_map<std::uint32_t, Value> values_;
    std::unordered_map<std::uint32_t, Bounds> bounds_;
};

}  // namespace kiebitz
