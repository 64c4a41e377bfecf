#include "belief/published/rejection.hpp"

#include <utility>

#include "belief/published/facts.hpp"

namespace kiebitz::published {

Rejection::Rejection(const Knowledge& facts, std::uint64_t most_tries)
    : known_(facts.known), possible_(facts.possible), most_tries_(most_tries) {
    require_room_for_all(facts);
    for_each(facts.undecided, [&](int card) { cards_[size_++] = static_cast<Card>(card); });
    std::size_t next = 0;
    for (std::size_t place = 0; place < places; ++place) {
        for (int i = 0; i < facts.open[place]; ++i) {
            place_[next++] = static_cast<std::uint8_t>(place);
        }
    }
}

Drawn Rejection::draw(Random& random) const {
    auto cards = cards_;
    for (std::uint64_t tries = 1; tries <= most_tries_; ++tries) {
        World world = known_;
        std::size_t dealt = 0;
        for (; dealt < size_; ++dealt) {
            const auto left = static_cast<std::uint32_t>(size_ - dealt);
            std::swap(cards[dealt], cards[dealt + random.below(left)]);
            if (!contains(possible_[place_[dealt]], cards[dealt])) break;
            world[place_[dealt]] |= bit<Cards>(cards[dealt]);
        }
        if (dealt == size_) return {world, tries, false};
    }
    return dead_end(most_tries_);
}

}  // namespace kiebitz::published
