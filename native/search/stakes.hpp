// What the seats play for in one world: a number from 0 to 1 for each seat at the end of the game.
//
//   reward   Skat                           Schieber              Differenzler
//   win      the declarer's side wins       78.5 points and more  the smallest difference
//   ranges   six steps from Schwarz lost    five steps            the rank
//            to Schwarz won (Schäfer 2008)
//   points   the declarer's points / 120    points / 157          1 - difference / 157
//
// Who plays together gets the same, opponents of a side the rest to 1. In Ramsch and Differenzler
// everyone plays alone. A null game knows only won and lost. Who is on which side and what wins is
// in games/sides.hpp.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "belief/knowledge.hpp"
#include "games/sides.hpp"

namespace kiebitz {

enum class Reward : std::uint8_t { win, ranges, points };
inline constexpr std::array<std::string_view, 3> names_of(Reward) {
    return {"win", "ranges", "points"};
}

template <class Game>
using PerSeat = std::array<double, static_cast<std::size_t>(Game::seats)>;

template <class Game>
class Stakes;

template <>
class Stakes<Skat> {
  public:
    Stakes(const View<Skat>& view, Reward reward, const World& world);

    const Sides<Skat>& sides() const { return sides_; }
    PerSeat<Skat> of(const Skat::Play& play) const;  // the play must be over
    // The same in the middle of a declared game, if the solver's value for the declarer is reached.
    // A side that gets no more points is taken to get no more tricks.
    PerSeat<Skat> of_value(const Skat::Play& play, int value) const;
    // What the end of a declared game teaches the declarer's nets: tournament points as a share of
    // what is at stake, a little for every point, as in src/kiebitz/learn/selfplay.py.
    double taught(const Skat::Play& play) const;

  private:
    SkatOutcome at_the_end(const Skat::Play& play) const;
    PerSeat<Skat> shared(const SkatOutcome& outcome) const;

    Sides<Skat> sides_;
    SkatOutcome outcome_;  // without points and tricks
    int aside_points_ = 0;
    Reward reward_;
};

template <>
class Stakes<Schieber> {
  public:
    Stakes(const View<Schieber>& view, Reward reward, const World&)
        : sides_(view), reward_(reward) {}

    const Sides<Schieber>& sides() const { return sides_; }
    PerSeat<Schieber> of(const Schieber::Play& play) const;
    PerSeat<Schieber> of_value(const Schieber::Play&, int points_of_team_0) const;

  private:
    Sides<Schieber> sides_;
    Reward reward_;
};

// Predictions that the seat has not seen are estimated from the hand that the world gives
// (games/predictions.hpp).
template <>
class Stakes<Differenzler> {
  public:
    Stakes(const View<Differenzler>& view, Reward reward, const World& world);

    const Sides<Differenzler>& sides() const { return sides_; }
    PerSeat<Differenzler> of(const Differenzler::Play& play) const;

  private:
    Sides<Differenzler> sides_;
    Reward reward_;
};

// The cards that the declarer has held in a world, the two aside among them.
inline Skat::Mask twelve_cards(Seat declarer, const Skat::Play& play, const World& world) {
    return static_cast<Skat::Mask>(world[declarer] | world[aside] | played_by(play, declarer));
}

// What the side that counts needs in a world of this game; two sides given.
inline int total_to_win(const Sides<Skat>& sides, const Skat::Play& play, const World& world) {
    return sides.total_to_win(twelve_cards(sides.declarer(), play, world), play);
}
inline int total_to_win(const Sides<Schieber>& sides, const Schieber::Play&, const World&) {
    return sides.total_to_win();
}

}  // namespace kiebitz
