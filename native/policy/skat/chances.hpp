// How likely it is that another seat holds one of some cards, in 64ths.
#pragma once

#include "policy/skat/sight.hpp"

namespace kiebitz {

inline constexpr int sure = 64;

// The chance that `cards` of `pool` unknown cards are none of `wanted` given ones.
int chance_of_none(int wanted, int cards, int pool);

class SkatChances {
  public:
    explicit SkatChances(const SkatSight& sight);

    // That a seat holds one of these cards at least; all of one class.
    int holds(Seat seat, Skat::Mask wanted, bool trumps) const;
    // That a seat has no card of a class.
    int empty(Seat seat, int which) const { return empty_[seat][static_cast<std::size_t>(which)]; }
    // That a seat can take a trick in which a class was led and this card is the best so far.
    int beats(Seat seat, int asked, int best) const;

  private:
    const SkatSight& sight_;
    std::array<Skat::Mask, 3> surely_{};  // what only this seat can hold
    std::array<int, 3> side_cards_{};     // how many side cards a seat has, about
    std::array<int, 3> side_pool_{};
    std::array<int, 3> trump_share_{};  // of each trump that is out, in 64ths
    std::array<std::array<std::uint8_t, Contract<SkatDeck>::classes>, 3> empty_{};
};

}  // namespace kiebitz
