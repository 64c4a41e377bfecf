#include "policy/skat/trump_game.hpp"

namespace kiebitz {

namespace {

int worth(const CardFacts& facts, const FactWeights& weights) {
    int sum = 0;
    for (std::size_t i = 0; i < padded_facts; ++i) sum += facts[i] * weights[i];
    return sum;
}

}  // namespace

Card trump_game_card(const SkatSight& sight, const TrumpGameWeights& weights) {
    const SkatFacts facts(sight);
    const FactWeights& counts = weights[static_cast<std::size_t>(situation_of(sight))];
    Card best = no_card;
    int most = 0;
    for_each(sight.legal, [&](int card) {
        const int all = worth(facts.of(card), counts);
        if (best != no_card && all <= most) return;
        best = static_cast<Card>(card);
        most = all;
    });
    return best;
}

}  // namespace kiebitz
