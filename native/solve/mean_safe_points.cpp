#include "solve/mean_safe_points.hpp"

#include <array>
#include <string>

#include "cards/random.hpp"
#include "games/errors.hpp"
#include "solve/safe_tricks.hpp"

namespace kiebitz {

namespace {

using Mask = SkatDeck::Mask;
constexpr int hand_size = 10;
constexpr std::size_t unseen = 22;
constexpr int between_looks = 256;

std::array<Card, unseen> cards_outside(Mask hand) {
    std::array<Card, unseen> cards{};
    std::size_t n = 0;
    for_each(SkatDeck::all & ~hand, [&](int card) { cards[n++] = static_cast<Card>(card); });
    return cards;
}

Mask ten_from(const std::array<Card, unseen>& cards, std::size_t first) {
    Mask hand = 0;
    for (std::size_t i = first; i < first + hand_size; ++i) hand |= bit<Mask>(cards[i]);
    return hand;
}

double mean_of_hand(SkatContract contract, Mask hand, int deals, const Budget& budget) {
    Random random(RandomKey{hand});
    auto cards = cards_outside(hand);
    double sum = 0;
    for (int deal = 0; deal < deals; ++deal) {
        if (deal % between_looks == 0) budget.look();
        random.shuffle(cards);
        sum += safe_points(contract_of(contract),
                           {{hand, ten_from(cards, 0), ten_from(cards, hand_size)}, 0, 0});
    }
    return sum / deals;
}

}  // namespace

void mean_safe_points(SkatContract contract, std::span<const Mask> hands, int deals,
                      std::span<double> means, const Budget& budget) {
    if (contract > SkatContract::grand) {
        throw RuleError(ErrorName::bad_option, "only suit games and grand have safe tricks");
    }
    if (deals < 1 || deals > most_safe_deals) {
        throw RuleError(ErrorName::bad_option,
                        "there should be 1 to " + std::to_string(most_safe_deals) + " deals");
    }
    for (const Mask hand : hands) {
        if (count(hand) != hand_size) {
            throw RuleError(ErrorName::wrong_hand_size,
                            "a hand has ten cards, not " + std::to_string(count(hand)));
        }
    }
    for (std::size_t i = 0; i < hands.size(); ++i) {
        means[i] = mean_of_hand(contract, hands[i], deals, budget);
    }
}

}  // namespace kiebitz
