// A shuffled pack, dealt in packets as at a real table.
#pragma once

#include <array>
#include <cstddef>

#include "cards/deck.hpp"
#include "cards/random.hpp"

namespace kiebitz {

template <class Deck>
using Pack = std::array<Card, Deck::size>;

template <class Deck>
constexpr Pack<Deck> shuffled_pack(Random& random) {
    Pack<Deck> pack{};
    for (std::size_t i = 0; i < pack.size(); ++i) pack[i] = static_cast<Card>(i);
    random.shuffle(pack);
    return pack;
}

// Takes cards off the top of a pack, packet by packet.
template <class Deck>
class Dealer {
  public:
    explicit constexpr Dealer(const Pack<Deck>& pack) : pack_(pack) {}

    constexpr typename Deck::Mask take(int cards) {
        typename Deck::Mask packet = 0;
        for (; cards > 0; --cards) packet |= bit<typename Deck::Mask>(pack_[next_++]);
        return packet;
    }

  private:
    const Pack<Deck>& pack_;
    std::size_t next_ = 0;
};

}  // namespace kiebitz
