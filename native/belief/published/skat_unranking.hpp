// Skat by numbers: every possible skat with the deals it leaves, and the deal with a random number.
//
// With the skat known, two hands remain. A card that one of them cannot hold is in the other; the n
// free cards that are left can be split in C(n, k) ways, where k is the room left in the first
// hand, and the i-th of these is found card by card: C(n-1, k-1) subsets contain a card, the others
// do not. Who does not know the skat goes through all skats (at most C(22,2) = 231), leaves out
// those that make a hand overfull or a card homeless, and adds up the numbers of deals. One number
// below the total is a skat and a deal: exact, without rejection, and of all published methods the
// one nearest to ours.
//
// Fits Skat only. In Jass a third hand takes the place of the skat, and C(27,9) = 4,686,825 first
// hands are too many to list; four players are refused.
//
// Source: Kupferschmid, "Double Dummy Skat Solver", diploma thesis, Freiburg 2003. There a defender
// and the declarer; we treat a hand game, Ramsch and open hands alike.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "belief/published/drawn.hpp"
#include "belief/published/table.hpp"
#include "cards/random.hpp"

namespace kiebitz::published {

class SkatUnranking {
  public:
    SkatUnranking(const Knowledge& facts, const Table& table);

    std::uint64_t total() const { return splits_.back().deals_upto; }
    World at(std::uint64_t number) const;  // number < total()

    Drawn draw(Random& random) const;

  private:
    // One skat and what it leaves for the two hands.
    struct Split {
        Cards skat = 0;
        std::array<Cards, 2> forced{};  // cards that only this hand can hold
        Cards free = 0;
        int first_takes = 0;           // of the free cards
        std::uint64_t deals_upto = 0;  // of this skat and all before it
    };

    void add(const Knowledge& facts, Cards skat);

    World known_;
    std::array<std::size_t, 2> hands_{};  // the places of the two hidden hands
    std::vector<Split> splits_;
};

}  // namespace kiebitz::published
