// Rock, paper, scissors with stakes, played one after the other: the second does not see the first.
#pragma once

#include <array>

#include "search/extensive_game.hpp"

namespace kiebitz::tests {

// Rock beats scissors, scissors paper, paper rock; rock wins `rock_wins`, the others 1. In
// equilibrium each is played in proportion to what the other two win from each other: (1, 1, 1) / 3
// if all wins are alike, (1, 2, 1) / 4 if rock wins 2.
class RockPaperScissors {
  public:
    static constexpr int seats = 2;
    static constexpr int max_actions = 3;

    class Node {
      public:
        explicit Node(double rock_wins) : rock_wins_(rock_wins) {}

        bool over() const { return moves_ == 2; }
        std::array<double, 2> utilities() const {
            const int ahead = (shown_[0] - shown_[1] + 3) % 3;  // 1: the first wins
            const int winner = ahead == 1 ? 0 : 1;
            double won = ahead == 0                                      ? 0.0
                         : shown_[static_cast<std::size_t>(winner)] == 0 ? rock_wins_
                                                                         : 1.0;
            if (winner == 1) won = -won;
            return {won, -won};
        }
        Seat seat() const { return static_cast<Seat>(moves_); }
        std::uint64_t key() const { return mixed(1, static_cast<std::uint64_t>(moves_)); }
        int actions() const { return 3; }
        void play(int action) { shown_[static_cast<std::size_t>(moves_++)] = action; }

      private:
        double rock_wins_;
        std::array<int, 2> shown_{};
        int moves_ = 0;
    };

    explicit RockPaperScissors(double rock_wins) : rock_wins_(rock_wins) {}
    std::size_t outcomes() const { return 1; }
    double probability(std::size_t) const { return 1; }
    Node start(std::size_t) const { return Node(rock_wins_); }

  private:
    double rock_wins_;
};

}  // namespace kiebitz::tests
