// What the seats play for in one world: a number from 0 to 1 for each seat at the end of the game.
//
//   reward   Skat                           Schieber              Differenzler
//   win      the declarer's side wins       78.5 points and more  the smallest difference
//   ranges   six steps from Schwarz lost    five steps            the rank
//            to Schwarz won (Schäfer 2008)
//   points   the declarer's points / 120    points / 157          1 - difference / 157
//
// Who plays together gets the same, opponents of a side the rest to 1. In Ramsch and Differenzler
// everyone plays alone. A null game knows only won and lost.
#pragma once

#include <array>
#include <cstdint>

#include "belief/knowledge.hpp"
#include "games/differenzler.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"

namespace kiebitz {

enum class Reward : std::uint8_t { win, ranges, points };
inline constexpr int rewards = 3;

template <class Game>
using PerSeat = std::array<double, static_cast<std::size_t>(Game::seats)>;

template <class Game>
class Stakes;

template <>
class Stakes<Skat> {
  public:
    Stakes(const View<Skat>& view, Reward reward, const World& world);

    PerSeat<Skat> of(const Skat::Play& play) const;  // the play must be over(play)
    // The same in the middle of a declared game, if the solver's value for the declarer is reached.
    // A side that gets no more points is taken to get no more tricks.
    PerSeat<Skat> of_value(const Skat::Play& play, int value) const;
    // The declarer's total that wins: 61, or 90 or 120 if an announcement or the bid needs
    // Schneider or Schwarz (120 points are then necessary, not sufficient); 121 if nothing wins any
    // more. In null 1: the game is made.
    int total_to_win() const;
    // A null game ends with the declarer's first trick.
    bool over(const Skat::Play& play) const {
        return play.finished() || (null_ && play.tricks()[known_.declarer] > 0);
    }
    bool same_side(Seat a, Seat b) const {
        return known_.declarer != no_seat && (a == known_.declarer) == (b == known_.declarer);
    }
    // Whether a seat wants points rather than to avoid them.
    bool wants_points(Seat seat, const Skat::Play&) const {
        return known_.declarer != no_seat && !(null_ && seat == known_.declarer);
    }

  private:
    PerSeat<Skat> shared(const SkatOutcome& outcome) const;

    struct Known {
        SkatOutcome outcome;  // without points and tricks
        Seat declarer = no_seat;
    };

    Known known_;
    int aside_points_ = 0;
    Reward reward_;
    bool null_ = false;
};

template <>
class Stakes<Schieber> {
  public:
    Stakes(const View<Schieber>&, Reward reward, const World&) : reward_(reward) {}

    PerSeat<Schieber> of(const Schieber::Play& play) const;
    PerSeat<Schieber> of_value(const Schieber::Play&, int points_of_team_0) const;
    int total_to_win() const { return jass_points / 2 + 1; }
    bool over(const Schieber::Play& play) const { return play.finished(); }
    bool same_side(Seat a, Seat b) const { return a % 2 == b % 2; }
    bool wants_points(Seat, const Schieber::Play&) const { return true; }

  private:
    Reward reward_;
};

// Predictions that the seat has not seen are taken from the rule of thumb (Burri 2023) for the hand
// that the world gives.
template <>
class Stakes<Differenzler> {
  public:
    Stakes(const View<Differenzler>& view, Reward reward, const World& world);

    PerSeat<Differenzler> of(const Differenzler::Play& play) const;
    bool over(const Differenzler::Play& play) const { return play.finished(); }
    bool same_side(Seat a, Seat b) const { return a == b; }
    bool wants_points(Seat seat, const Differenzler::Play& play) const {
        return play.points()[seat] < predictions_[seat];
    }
    const std::array<int, 4>& predictions() const { return predictions_; }

  private:
    std::array<int, 4> predictions_{};
    Reward reward_;
};

// Twice the points of the trumps and 11 for each other ace; over four hands it comes to 157.
int rule_of_thumb(JassDeck::Mask hand, Suit trump);

}  // namespace kiebitz
