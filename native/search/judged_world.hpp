// A world that can be judged before its end: for each seat a share from 0 to 1 and the points it
// will have.
//
// At the end the share is that of the stakes (search/stakes.hpp). Before, a forecast is added to
// what each seat has taken:
//
//   points        the share of these points; of two sides 1/2 + lead / (2 * all points), which at
//                 the end is the same
//   win, ranges   half that, half the step on which these points, rounded, would end: the step
//                 alone would not tell one leaf from the next
//   null          the chance to get through without a trick, (1 - x/n)^n for x tricks expected of n
//
// Ordered: the rank counts first, the points only between equal ranks, as one number
// (better places + 0.999 * share of the points) / places. Where everyone plays alone there is a
// place for each seat (Burri 2023); of two sides the one that wins has the first.
#pragma once

#include <type_traits>

#include "search/forecast.hpp"
#include "search/stakes.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

template <class Game>
struct Judgement {
    PerSeat<Game> share{};
    PerSeat<Game> points{};  // in Ramsch with the skat, in Skat otherwise without
};

struct Judging {
    Reward reward = Reward::points;
    bool ordered = false;
    Forecast forecast = Forecast::a;
};

template <class Game>
class JudgedWorld {
  public:
    JudgedWorld(const View<Game>& view, const World& world, const Judging& judging);

    typename Game::Play& play() { return world_.play; }
    const typename Game::Play& play() const { return world_.play; }
    bool over() const { return world_.over(); }
    bool alone() const { return alone_; }
    bool same_side(Seat a, Seat b) const { return a == b || world_.stakes.sides().same_side(a, b); }

    Judgement<Game> judge() const { return over() ? at_the_end() : on_the_way(); }

  private:
    bool is_null() const {
        if constexpr (std::is_same_v<Game, Skat>) return world_.stakes.sides().null();
        return false;
    }
    Judgement<Game> at_the_end() const;
    Judgement<Game> on_the_way() const;
    PerSeat<Game> estimated_steps(const Expected<typename Game::Rules>& to_come) const;
    // Where everyone plays alone: how far a seat is from the best it could have.
    PerSeat<Game> distances(const PerSeat<Game>& points) const;
    PerSeat<Game> shares_of_points(const PerSeat<Game>& points) const;
    PerSeat<Game> by_rank(const PerSeat<Game>& points, const PerSeat<Game>& steps) const;

    WorldPlay<Game> world_;
    Judging judging_;
    Forecaster<typename Game::Rules> forecaster_;
    bool alone_;
    int aside_points_ = 0;
};

}  // namespace kiebitz
