// Bookkeeping with two rules, a check that a deal exists, then rejection.
//
// K_p are the cards that place p may hold, n_p how many it holds. Two rules are repeated until
// nothing changes. Count rule: if |K_p| = n_p the hand is known, and nobody else has these cards.
// Exclusion rule: if n_p cards can lie nowhere but in p, they are the hand, and everything else
// leaves K_p. Then for each of the 15 groups of places the cards that may lie in one of them must
// be at least as many as the group holds: Hall's condition, which makes sure that a deal exists.
// Only then are the remaining cards dealt at random until they fit.
//
// Fits every game; facts that contradict each other are refused instead of looped on. Exact. The
// rules see whole hands only: what follows for two hands together, or for part of a hand, they miss
// (Knowledge::settle finds all of it). The check proves that rejection ends, but not soon: its
// tries have no bound either, and their limit is a dead end.
//
// Source: Aeberli and Schleutermann, "Praktische Anwendung spieltheoretischer Ansätze für den
// Schieber Jass", bachelor thesis, HSR Rapperswil 2018.
#pragma once

#include "belief/published/drawn.hpp"
#include "belief/published/rejection.hpp"

namespace kiebitz::published {

// The facts after both rules, as far as they lead; what they fill is known.
Knowledge normalised(Knowledge facts);

// Refuses facts that no deal fits.
void check_all_subsets(const Knowledge& facts);

class SubsetCheck {
  public:
    explicit SubsetCheck(const Knowledge& facts,
                         std::uint64_t most_tries = Rejection::default_most_tries);

    Drawn draw(Random& random) const { return rejection_.draw(random); }

  private:
    Rejection rejection_;
};

}  // namespace kiebitz::published
