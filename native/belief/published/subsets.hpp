// Subsets of a set of cards: how many there are, the n-th one, a random one.
#pragma once

#include <array>
#include <cstdint>

#include "belief/knowledge.hpp"
#include "cards/random.hpp"

namespace kiebitz::published {

inline constexpr std::size_t most_cards = 36;

// Pascal's triangle; row n, column k: n choose k.
inline constexpr auto binomials = [] {
    std::array<std::array<std::uint64_t, most_cards + 1>, most_cards + 1> rows{};
    for (std::size_t n = 0; n <= most_cards; ++n) {
        rows[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
    }
    return rows;
}();

constexpr std::uint64_t choose(int n, int k) {
    if (k < 0 || k > n) return 0;
    return binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

// The subset of `size` cards with this number, 0 <= number < choose(count(cards), size). Card by
// card from the lowest: first come the subsets that have it.
constexpr Cards nth_subset(Cards cards, int size, std::uint64_t number) {
    Cards subset = 0;
    int left = count(cards);
    for (; size > 0; cards &= cards - 1) {
        const std::uint64_t with = choose(--left, size - 1);
        if (number < with) {
            subset |= cards & (0 - cards);
            --size;
        } else {
            number -= with;
        }
    }
    return subset;
}

// Every subset of `size` cards equally likely.
inline Cards random_subset(Cards cards, int size, Random& random) {
    return nth_subset(cards, size, random.below64(choose(count(cards), size)));
}

}  // namespace kiebitz::published
