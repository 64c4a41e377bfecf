#include "games/predictions.hpp"

#include <algorithm>
#include <cmath>

namespace kiebitz {

namespace {

constexpr double estimate_error = 9;  // the spread of predictions around the estimate

constexpr int suit_size = 9;

// Points that a card brings by its rank, from the six to the ace: fitted to what `steered` predicts
// with random hands, so that all cards come to 157 (docs/players/bidders.md).
constexpr std::array<double, suit_size> by_trump{6.1, 7.2, 8.2, 33.8, 17.1, 42.1, 13.3, 16.1, 26.1};
constexpr std::array<double, suit_size> by_side_card{-3.3, -2.8, -2.2, -2.5, -3.2,
                                                     -0.4, 0.9,  2.4,  6.6};

}  // namespace

int rule_of_thumb(JassDeck::Mask hand, Suit trump) {
    const auto& contract = contract_of(static_cast<JassMode>(trump));
    int points = 2 * contract.points_of(hand & contract.members[Contract<JassDeck>::trump_class]);
    for (const Suit suit : {diamonds, hearts, spades, clubs}) {
        if (suit != trump && contains(hand, JassDeck::card(suit, ace))) points += 11;
    }
    return points;
}

int estimated_prediction(JassDeck::Mask hand, Suit trump) {
    double points = 0;
    for_each(hand, [&](int card) {
        const auto rank = static_cast<std::size_t>(card % suit_size);
        points += card / suit_size == trump ? by_trump[rank] : by_side_card[rank];
    });
    return std::clamp(static_cast<int>(std::lround(points)), 0, jass_points);
}

double plausibility(JassDeck::Mask hand, Suit trump, int prediction) {
    const double off = (prediction - estimated_prediction(hand, trump)) / estimate_error;
    return std::exp(-off * off / 2);
}

}  // namespace kiebitz
