// Our own random numbers, the same on every machine and for every number of threads.
//
// A stream belongs to a key (seed, board, seat, decision): it depends on what is being decided and
// never on who else plays or in which order things run. The generator is xoshiro256** (Blackman and
// Vigna 2018), its state filled by splitmix64 from the key; numbers below a bound are drawn by
// multiplication with rejection (Lemire 2019), hence without bias.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace kiebitz {

struct RandomKey {
    std::uint64_t seed = 0;
    std::uint64_t board = 0;
    std::uint64_t seat = 0;
    std::uint64_t decision = 0;

    // A stream of its own for one part of a decision, so that parts can be computed in any order.
    constexpr RandomKey part(std::uint64_t number) const {
        constexpr std::uint64_t odd = 0xD1342543DE82EF95u;
        return {seed + odd * (number + 1), board, seat, decision};
    }
};

// The upper half of the product of two numbers.
constexpr std::uint64_t multiply_high(std::uint64_t a, std::uint64_t b) {
    const std::uint64_t low_a = a & 0xFFFFFFFFu;
    const std::uint64_t low_b = b & 0xFFFFFFFFu;
    const std::uint64_t high_a = a >> 32;
    const std::uint64_t high_b = b >> 32;
    const std::uint64_t middle = high_a * low_b + ((low_a * low_b) >> 32);
    const std::uint64_t carry = (middle & 0xFFFFFFFFu) + low_a * high_b;
    return high_a * high_b + (middle >> 32) + (carry >> 32);
}

constexpr std::uint64_t splitmix64(std::uint64_t& state) {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

class Random {
  public:
    explicit constexpr Random(const RandomKey& key) {
        std::uint64_t mix = 0;
        for (const std::uint64_t part : {key.seed, key.board, key.seat, key.decision}) {
            mix ^= part;
            mix = splitmix64(mix);
        }
        for (auto& word : words_) word = splitmix64(mix);
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
        const std::uint64_t shifted = words_[1] << 17;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = std::rotl(words_[3], 45);
        return result;
    }

    // A number in 0 … bound-1, each equally likely; bound must be at least 1.
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = (next() >> 32) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // The same for bounds that need more than 32 bits.
    constexpr std::uint64_t below64(std::uint64_t bound) {
        std::uint64_t number = next();
        if (number * bound < bound) {
            const std::uint64_t threshold = (0u - bound) % bound;
            while (number * bound < threshold) number = next();
        }
        return multiply_high(number, bound);
    }

    // A number in [0, 1), a multiple of 2^-53.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    // Fisher-Yates: every order equally likely.
    template <class T, std::size_t N>
    constexpr void shuffle(std::array<T, N>& items) {
        for (std::size_t i = N - 1; i > 0; --i) {
            std::swap(items[i], items[below(static_cast<std::uint32_t>(i + 1))]);
        }
    }

  private:
    std::array<std::uint64_t, 4> words_{};
};

}  // namespace kiebitz
