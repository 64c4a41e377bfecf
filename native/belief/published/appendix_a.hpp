// Greedy dealing: hand by hand, the player with most voids first.
//
// For each player in turn: cards that no player can hold go into the skat; cards that of all
// players only this one can hold are obligatory and go to him; the free places of his hand are
// filled at random from the other cards that he can hold. What is left at the end is the skat.
//
// As printed the sets are not emptied between the players and cards dealt at random are dealt
// again; both are put right here. In Jass there is no skat, and "only this one" means: nobody whose
// hand is still to be dealt; for the last hand there is no choice.
//
// Fits the declarer, who knows the skat: with two hands left nothing is greedy, and the draw is
// exact. Defects, kept here, for everybody else: an obligatory card never lies in the skat,
// although it might; where such cards are more than the hand can take, there is a dead end, even
// if there are many worlds; and worlds are not equally likely, since the first hand is filled
// without regard to how many ways this leaves to fill the others. In Jass the first hands can also
// take cards that a later hand needs.
//
// Source: Schäfer, "The UCT algorithm applied to games with imperfect information", diploma thesis,
// Magdeburg 2008, appendix A.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "belief/published/drawn.hpp"
#include "belief/published/table.hpp"
#include "cards/random.hpp"

namespace kiebitz::published {

class AppendixA {
  public:
    AppendixA(const Knowledge& facts, const Table& table);

    Drawn draw(Random& random) const;

  private:
    // Cards that a player among the others could hold, as far as the method looks at them.
    Cards held_by_others(std::size_t turn) const;

    Knowledge facts_;
    bool has_skat_;
    std::vector<std::size_t> order_;  // the hidden hands in the order they are dealt
};

}  // namespace kiebitz::published
