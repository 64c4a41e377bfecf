// Combinations: first how many cards of each class lie in each place, then which.
//
// A combination says for each class and place how many hidden cards of the class lie there. The
// deals of one combination are all possible or all impossible, since a void concerns a class as a
// whole; a combination stands for as many worlds as the product, over the classes, of the ways to
// split the class in these numbers (a multinomial coefficient). All combinations are listed once
// for each view; a world is then drawn by drawing a combination in proportion to its worlds and
// dealing each class at random in the numbers it says. Exact, without any rejection.
//
// Fits facts about classes. At the first card of Skat there are at most 5,269 combinations (grand;
// suit games and null 1,377), of Jass about 14,000. Where the facts tell cards of one class
// apart, as in Jass, where the Buur is never excluded with the other trumps, the class is split
// here into groups of cards that may lie in the same places. Defect: the list has to be made anew
// for each view and costs much more than a few draws from it; facts about single cards let it grow.
//
// Source: Knorr, a self-calibrating Skat player, master's thesis, Passau 2018.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "belief/published/drawn.hpp"
#include "belief/published/table.hpp"
#include "cards/random.hpp"

namespace kiebitz::published {

class Combinations {
  public:
    // How many cards of a group lie in each place.
    using Lengths = std::array<std::uint8_t, places>;

    // Cards of one class that may lie in the same places.
    struct Group {
        Cards cards = 0;
        std::array<bool, places> may{};
    };

    Combinations(const Knowledge& facts, const ClassMasks& classes);

    std::size_t number() const { return worlds_upto_.size(); }
    std::uint64_t total() const { return worlds_upto_.back(); }  // all worlds
    const std::vector<Group>& groups() const { return groups_; }
    std::span<const Lengths> lengths(std::size_t combination) const {
        return {&lengths_[combination * groups_.size()], groups_.size()};
    }

    Drawn draw(Random& random) const;

  private:
    World known_;
    std::vector<Group> groups_;
    std::vector<Lengths> lengths_;            // for each combination one of each group
    std::vector<std::uint64_t> worlds_upto_;  // in this combination and all before it
};

}  // namespace kiebitz::published
