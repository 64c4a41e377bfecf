// The open-card solver as a search uses it: one game, many plays of it, each with all hands known.
//
// Values are those of solve/questions.hpp: the declarer's total with the cards set aside, the
// points of team 0 in Schieber, 1 or 0 in null. Ramsch and Differenzler, where everyone plays
// alone, have no such value: there it `answers()` nothing.
#pragma once

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

#include "belief/knowledge.hpp"
#include "games/differenzler.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

// The tables of this thread outlive a search: what they hold is true of any deal.
template <class Rules>
SolverTables<Rules>& search_tables() {
    thread_local SolverTables<Rules> tables;
    return tables;
}

template <class Game>
class OpenGame {
  public:
    using Play = typename Game::Play;
    using Rules = typename Game::Rules;

    // Only what all know of the game is taken from it. The solver throws Stopped when told to.
    OpenGame(const Game& game, std::function<bool()> stop)
        : game_(game), tables_(search_tables<Rules>()), counter_(std::move(stop)) {}

    bool answers() const {
        if constexpr (std::is_same_v<Game, Skat>) return game_.declarer() != no_seat;
        return !std::is_same_v<Game, Differenzler>;
    }
    // In null the value says no more than won and lost.
    bool counts_points() const {
        if constexpr (std::is_same_v<Game, Skat>) return !is_null(game_);
        return true;
    }
    // Whether a seat wants a high value.
    bool maximises(Seat seat) const {
        if constexpr (std::is_same_v<Game, Skat>) return seat == game_.declarer();
        return seat % 2 == 0;
    }

    // `likely` is a guess at the value, which makes the search faster.
    int value(const Play& play, Cards set_aside, std::optional<int> likely = {}) {
        return ask(play, set_aside, std::nullopt, likely).low;
    }
    bool reaches(const Play& play, Cards set_aside, int total) {
        return ask(play, set_aside, total, std::nullopt).low >= total;
    }

    // Whether the total is reached or out of reach already, whatever is played.
    std::optional<bool> decided(const Play& play, Cards set_aside, int total) const {
        int taken[2] = {0, 0};
        for (Seat seat = 0; seat < Rules::seats; ++seat) {
            taken[maximises(seat)] += play.points()[seat];
        }
        int most = jass_points;
        if constexpr (std::is_same_v<Game, Skat>) {
            if (is_null(game_)) {
                if (play.tricks()[game_.declarer()] > 0) return total <= 0;
                return play.finished() ? std::optional(total <= 1) : std::nullopt;
            }
            taken[1] += play.contract().points_of(static_cast<typename Game::Mask>(set_aside));
            most = 120;
        }
        if (taken[1] >= total) return true;
        if (play.finished() || most - taken[0] < total) return false;
        return std::nullopt;
    }

    std::uint64_t solves() const { return solves_; }

  private:
    ValueBounds ask(const Play& play, Cards set_aside, std::optional<int> total,
                    std::optional<int> likely) {
        ++solves_;
        const auto put = [&](auto position) {
            if (likely) position.likely = *likely;
            return position.ask(total, tables_, counter_);
        };
        if constexpr (std::is_same_v<Game, Skat>) {
            if (is_null(game_)) {
                return NullPosition{play, game_.declarer()}.ask(total, tables_, counter_);
            }
            return put(points_position(play, game_.contract(), game_.declarer(),
                                       static_cast<typename Game::Mask>(set_aside)));
        } else if constexpr (std::is_same_v<Game, Schieber>) {
            return put(PointsPosition<Rules>{play, game_.mode(), 0b0101, game_.undertrump(), 79});
        } else {
            return {};
        }
    }

    const Game& game_;
    SolverTables<Rules>& tables_;
    NodeCounter counter_;
    std::uint64_t solves_ = 0;
};

}  // namespace kiebitz
