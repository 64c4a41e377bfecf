// Rejection: deal the hidden cards at random, and again until nobody holds what he cannot hold.
//
// Every deal that fits the sizes comes up with the same probability, hence also every one of those
// that are kept: exact by construction, which makes it the reference for all other methods. A world
// takes (deals that fit the sizes) / (worlds) tries on average.
//
// Fits every game and any condition that can be tested on a finished deal. Defect: the tries have
// no bound. In random games the seat to move needs three to five on average, but one view in a
// thousand takes more than 150, the worst of 4,000 games of Differenzler 151,164, and with facts
// that contradict each other there is no end; hence a limit, which is reported as a dead end.
//
// A try ends here with the first card that cannot be where it was dealt. That changes neither the
// probabilities nor the number of tries.
//
// Sources: the baseline of Knorr, a self-calibrating Skat player, master's thesis, Passau 2018; the
// only method of Aeberli and Schleutermann, bachelor thesis on Schieber Jass, Rapperswil 2018.
#pragma once

#include <array>
#include <cstdint>

#include "belief/published/drawn.hpp"
#include "belief/published/subsets.hpp"

namespace kiebitz::published {

class Rejection {
  public:
    static constexpr std::uint64_t default_most_tries = 1'000'000;

    explicit Rejection(const Knowledge& facts, std::uint64_t most_tries = default_most_tries);

    Drawn draw(Random& random) const;

  private:
    World known_;
    World possible_;
    std::uint64_t most_tries_;
    std::size_t size_ = 0;
    std::array<Card, most_cards> cards_{};
    std::array<std::uint8_t, most_cards> place_{};  // where the i-th card dealt goes
};

}  // namespace kiebitz::published
