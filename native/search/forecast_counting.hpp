// Forecast A: the points still to come for each seat, by counting all combinations of one card from
// each hand, each seat leading once.
//
//   value(c) = points of the combinations that card c wins / combinations that contain c
//   forecast = sum of value(c) over the hand
//            = tricks left * mean points that the seat wins in a combination
//
// The forecasts of all seats add up to the points still in hand (152 at the start of Jass); the
// bonus for the last trick is not among them. A running trick is settled first, over all ways to
// complete it; that is our reading, the source says nothing of it.
//
// Fits leaves with open cards where most of the game is still to come. Who must follow suit, and
// that a seat can steer for its points, is not considered. Counted are not the 4 * 9^4 combinations
// one by one but, for each card as the winner, the cards of the others that let it win: suit by
// suit, weakest card first, so that their numbers are running sums.
//
// Source: Burri, "Jassen ohne Intuition", Maturaarbeit, Kantonsschule Freudenberg Zürich 2023.
#pragma once

#include <array>

#include "search/expected.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

template <class Rules>
class CountingForecast {
  public:
    using Deck = typename Rules::Deck;

    explicit CountingForecast(const Contract<Deck>& contract);

    Expected<Rules> operator()(const CardPlay<Rules>& play) const;

  private:
    using Mask = typename Deck::Mask;

    void add_running_trick(const CardPlay<Rules>& play, Expected<Rules>& to_come) const;
    void add_later_tricks(const CardPlay<Rules>& play, int tricks, Expected<Rules>& to_come) const;

    const Contract<Deck>* contract_;
    std::array<Card, Deck::size> weakest_first_{};  // class by class
};

}  // namespace kiebitz
