#include "games/predictions.hpp"

#include <algorithm>
#include <cmath>

namespace kiebitz {

namespace {

constexpr double estimate_error = 7;  // the spread of predictions around the estimate

constexpr int suit_size = 9;

// Points that a card brings by its rank, from the six to the ace: fitted to the predictions of
// `steered` on random hands (docs/players/bidders.md).
constexpr std::array<double, suit_size> by_trump{7.2, 8.3, 8.9, 35.8, 18.6, 44.5, 14.9, 18.1, 28.1};
constexpr std::array<double, suit_size> by_side_card{-5.2, -5.0, -4.3, -4.1, -5.3,
                                                     -1.3, -0.1, 2.3,  6.8};

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
