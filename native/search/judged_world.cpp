#include "search/judged_world.hpp"

#include <algorithm>
#include <cmath>
#include <type_traits>

namespace kiebitz {
namespace {

template <class Game>
constexpr bool is_skat = std::is_same_v<Game, Skat>;
template <class Game>
constexpr bool is_differenzler = std::is_same_v<Game, Differenzler>;
template <class Game>
constexpr double all_points = is_skat<Game> ? skat_points : jass_points;

// Of two sides only who wins comes before the points.
template <class Game>
Reward steps_wanted(const View<Game>& view, const Judging& judging) {
    return judging.ordered && Sides<Game>(view).two() ? Reward::win : judging.reward;
}

std::uint8_t rounded(double number) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(number, 0.0, 255.0)));
}

}  // namespace

template <class Game>
JudgedWorld<Game>::JudgedWorld(const View<Game>& view, const World& world, const Judging& judging)
    : world_(world_play(view, steps_wanted(view, judging), world)),
      judging_(judging),
      forecaster_(judging.forecast, world_.play.contract()),
      alone_(!world_.stakes.sides().two()) {
    if constexpr (is_skat<Game>) {
        aside_points_ =
            world_.play.contract().points_of(static_cast<typename Game::Mask>(world[aside]));
    }
}

template <class Game>
PerSeat<Game> JudgedWorld<Game>::distances(const PerSeat<Game>& points) const {
    PerSeat<Game> far = points;
    if constexpr (is_differenzler<Game>) {
        for (std::size_t seat = 0; seat < far.size(); ++seat) {
            far[seat] = std::abs(world_.stakes.sides().predictions()[seat] - points[seat]);
        }
    }
    return far;
}

template <class Game>
PerSeat<Game> JudgedWorld<Game>::shares_of_points(const PerSeat<Game>& points) const {
    PerSeat<Game> shares{};
    if (alone_) {
        shares = distances(points);
        for (double& share : shares) share = 1 - share / all_points<Game>;
        return shares;
    }
    const auto& sides = world_.stakes.sides();
    double ahead = aside_points_;
    for (Seat seat = 0; seat < Game::seats; ++seat) {
        ahead += sides.counts(seat) ? points[seat] : -points[seat];
    }
    // Forecasts need not add up to all points: what counts is how far a side is ahead.
    const double share = std::clamp(0.5 + ahead / (2 * all_points<Game>), 0.0, 1.0);
    for (Seat seat = 0; seat < Game::seats; ++seat) {
        shares[seat] = sides.counts(seat) ? share : 1 - share;
    }
    return shares;
}

template <class Game>
PerSeat<Game> JudgedWorld<Game>::by_rank(const PerSeat<Game>& points,
                                         const PerSeat<Game>& steps) const {
    constexpr double below_a_place = 0.999;
    PerSeat<Game> shares = shares_of_points(points);
    const PerSeat<Game> far = distances(points);
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
        double behind = steps[seat];  // how many places are worse
        if (alone_) {
            const auto better = std::count_if(far.begin(), far.end(),
                                              [&](double other) { return other < far[seat]; });
            behind = Game::seats - 1 - static_cast<double>(better);
        }
        shares[seat] = (behind + below_a_place * shares[seat]) / (alone_ ? Game::seats : 2);
    }
    return shares;
}

template <class Game>
Judgement<Game> JudgedWorld<Game>::at_the_end() const {
    const auto& play = world_.play;
    Judgement<Game> result;
    std::copy(play.points().begin(), play.points().end(), result.points.begin());
    if (is_skat<Game> && alone_) result.points[play.leader()] += aside_points_;
    result.share = world_.rewards();
    if (judging_.ordered && !is_null()) result.share = by_rank(result.points, result.share);
    return result;
}

// The steps of the stakes for what the seats are expected to have.
template <class Game>
PerSeat<Game> JudgedWorld<Game>::estimated_steps(
    const Expected<typename Game::Rules>& to_come) const {
    auto play = world_.play;
    auto points = play.points();
    auto tricks = play.tricks();
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
        points[seat] = rounded(points[seat] + to_come.points[seat]);
        tricks[seat] = rounded(tricks[seat] + to_come.tricks[seat]);
    }
    play.set_taken(points, tricks);
    return world_.stakes.of(play);
}

template <class Game>
Judgement<Game> JudgedWorld<Game>::on_the_way() const {
    const auto& play = world_.play;
    const auto to_come = forecaster_(play);
    const double tricks = play.tricks_left();
    Judgement<Game> result;
    for (std::size_t seat = 0; seat < result.points.size(); ++seat) {
        result.points[seat] = play.points()[seat] + to_come.points[seat];
        // Who takes the last trick of a Ramsch takes the skat.
        if (alone_) result.points[seat] += aside_points_ * to_come.tricks[seat] / tricks;
    }
    if constexpr (is_skat<Game>) {
        if (is_null()) {
            const Seat declarer = world_.stakes.sides().declarer();
            const double chance = std::max(0.0, 1 - to_come.tricks[declarer] / tricks);
            const bool no_idea = judging_.forecast == Forecast::none;
            const double made = no_idea ? 0.5 : std::pow(chance, tricks);
            result.share.fill(1 - made);
            result.share[declarer] = made;
            return result;
        }
    }
    if (judging_.ordered) {
        result.share = by_rank(result.points, alone_ ? PerSeat<Game>{} : estimated_steps(to_come));
        return result;
    }
    result.share = shares_of_points(result.points);
    if (judging_.reward == Reward::points) return result;
    const PerSeat<Game> steps = estimated_steps(to_come);
    for (std::size_t seat = 0; seat < steps.size(); ++seat) {
        result.share[seat] = (result.share[seat] + steps[seat]) / 2;
    }
    return result;
}

template class JudgedWorld<Skat>;
template class JudgedWorld<Schieber>;
template class JudgedWorld<Differenzler>;

}  // namespace kiebitz
