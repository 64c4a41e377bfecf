// Cards that cut before, by what their owner saw: the cards he may play, the trick so far, and how
// those after him can follow. Mostly the same card cuts again, whatever else they hold. It is only
// a card to try first, so that another situation may take its place at any time.
#pragma once

#include <array>
#include <cstdint>

#include "cards/deck.hpp"

namespace kiebitz {

class ReplyMemory {
  public:
    struct Seen {
        std::uint64_t cards = 0;   // that the owner may play
        std::uint64_t others = 0;  // on the table, and of the class led in later hands
        Card led = no_card;
    };

    // The card that cut last, or `no_card`.
    Card find(const Seen& seen) const {
        const std::uint64_t key = key_of(seen);
        const std::uint64_t word = words_[key >> (64 - log2_words)];
        return (word & ~card_bits) == tag(key) ? static_cast<Card>(word & card_bits) : no_card;
    }

    void remember(const Seen& seen, Card card) {
        const std::uint64_t key = key_of(seen);
        words_[key >> (64 - log2_words)] = tag(key) | card;
    }

    // Tags change with the age, so that nothing from before is found.
    void clear() { age_ += 0xBF58476D1CE4E5B9u; }

  private:
    static constexpr int log2_words = 12;
    static constexpr std::uint64_t card_bits = 0xFF;

    static std::uint64_t key_of(const Seen& seen) {
        const std::uint64_t led = std::uint64_t{seen.led} << 40;
        const std::uint64_t key = (seen.cards + led) * 0x9E3779B97F4A7C15u;
        return (key ^ (key >> 32) ^ seen.others) * 0xBF58476D1CE4E5B9u;
    }
    std::uint64_t tag(std::uint64_t key) const { return (key ^ age_) & ~card_bits; }

    std::array<std::uint64_t, std::size_t{1} << log2_words> words_{};  // tag and card
    std::uint64_t age_ = 0x9E3779B97F4A7C15u;
};

}  // namespace kiebitz
