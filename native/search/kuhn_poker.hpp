// Kuhn poker (Kuhn 1950): three cards, two players, one bet. The touchstone for equilibrium
// searches, since it is solved: the first player loses 1/18 of an ante per game.
//
// Each antes one and gets one card of three. Action 0 is check or fold, action 1 bet or call. After
// two checks the higher card wins 1, after bet and fold the bettor wins 1, after bet and call the
// higher card wins 2.
#pragma once

#include <array>
#include <cstdint>

#include "search/extensive_game.hpp"

namespace kiebitz {

class KuhnPoker {
  public:
    static constexpr int seats = 2;
    static constexpr int max_actions = 2;

    class Node {
      public:
        Node() = default;
        explicit Node(const std::array<std::uint8_t, 2>& cards) : cards_(cards) {}

        // The history is written in binary behind a leading 1.
        bool over() const { return history_ >= 0b100 && history_ != 0b101; }
        std::array<double, 2> utilities() const {
            double first = cards_[0] > cards_[1] ? 1 : -1;
            if (history_ == 0b111 || history_ == 0b1011) first *= 2;
            if (history_ == 0b110) first = 1;    // the second folds
            if (history_ == 0b1010) first = -1;  // the first folds
            return {first, -first};
        }
        Seat seat() const { return history_ == 0b10 || history_ == 0b11 ? 1 : 0; }
        std::uint64_t key() const { return mixed(cards_[seat()], history_); }
        int actions() const { return 2; }
        void play(int action) {
            history_ = static_cast<std::uint8_t>(2 * history_ + static_cast<unsigned>(action));
        }

      private:
        std::array<std::uint8_t, 2> cards_{};
        std::uint8_t history_ = 1;
    };

    std::size_t outcomes() const { return 6; }
    double probability(std::size_t) const { return 1.0 / 6; }
    Node start(std::size_t outcome) const {
        const auto first = static_cast<std::uint8_t>(outcome / 2);
        const auto second = static_cast<std::uint8_t>((first + 1 + outcome % 2) % 3);
        return Node({first, second});
    }
};

}  // namespace kiebitz
