// The card for which most speaks.
#pragma once

#include "policy/skat/situation.hpp"

namespace kiebitz {

template <std::size_t Facts>
int worth(const std::array<std::int16_t, Facts>& facts,
          const std::array<std::int16_t, Facts>& weights) {
    int sum = 0;
    for (std::size_t i = 0; i < Facts; ++i) sum += facts[i] * weights[i];
    return sum;
}

// Of equal ones the first. `habits` has a row for each situation.
template <class Facts, class Habits>
Card card_of_most_worth(const SkatSight& sight, const Habits& habits) {
    const Facts facts(sight);
    const auto& weights = habits[place_of(sight)];
    Card best = no_card;
    int most = 0;
    for_each(facts.distinct(), [&](int card) {
        const int all = worth(facts.of(card), weights);
        if (best != no_card && all <= most) return;
        best = static_cast<Card>(card);
        most = all;
    });
    return best;
}

}  // namespace kiebitz
