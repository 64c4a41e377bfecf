// The null solver of the ladder: does the declarer get through without a trick?
//
// Two techniques beside the table of trick starts, each a switch: *safe hands* (declarer not on
// lead, every suit of his so low that he can always duck: won) and *ordering* of the declarer's
// cards (the highest that stays below the trick; void: the highest card that is not safe).
// Kupferschmid 2003, our digest 3.9.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "games/skat_rules.hpp"
#include "run/budget.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// The declarer's cards that are safe: in their suit, the first k of them lie among the 2k-1 lowest
// that are still in play.
SkatDeck::Mask safe_null_cards(SkatDeck::Mask declarer, SkatDeck::Mask others);

class NullLadder {
  public:
    using Play = CardPlay<SkatRules>;
    using Mask = SkatDeck::Mask;

    NullLadder(const Play& play, Seat declarer, bool safe_hands, bool ordering,
               NodeCounter counter = NodeCounter());

    bool makes_it() { return search(); }
    std::uint64_t nodes() const { return counter_.nodes(); }
    std::size_t entries() const { return known_.size(); }

  private:
    bool search();
    bool search_children();
    bool all_safe() const;
    std::vector<Card> moves() const;
    Card best_duck(Mask legal) const;
    Mask foreign() const;

    Play play_;
    Seat declarer_;
    bool safe_hands_;
    bool ordering_;
    NodeCounter counter_;
    std::unordered_map<std::uint64_t, bool> known_;
};

}  // namespace kiebitz
