// The open-card solver as a search uses it: one game, many plays of it, each with all hands known.
//
// Values are those of solve/questions.hpp: the declarer's total with the cards set aside, the
// points of team 0 in Schieber, 1 or 0 in null. Ramsch and Differenzler, where everyone plays
// alone, have no such value: there it `answers()` nothing.
#pragma once

#include <optional>
#include <type_traits>

#include "belief/knowledge.hpp"
#include "games/sides.hpp"
#include "games/view.hpp"
#include "solve/questions.hpp"

namespace kiebitz {

template <class Game>
class OpenGame {
  public:
    using Play = typename Game::Play;
    using Rules = typename Game::Rules;

    // Only what all know of the game is taken from it.
    OpenGame(const View<Game>& view, const Budget& budget)
        : game_(view.now()),
          sides_(view),
          tables_(tables_of_this_thread<Rules>()),
          counter_(budget) {
        tables_.clear();
    }

    bool answers() const { return sides_.two(); }
    const Sides<Game>& sides() const { return sides_; }
    // In null the value says no more than won and lost.
    bool counts_points() const { return sides_.most() > 1; }
    // Whether a seat wants a high value.
    bool maximises(Seat seat) const { return sides_.counts(seat); }

    // `likely` is a guess at the value, which makes the search faster.
    // Where the budget ends first, the middle of what is proven.
    int value(const Play& play, Cards set_aside, std::optional<int> likely = {}) {
        const ValueBounds bounds = ask(play, set_aside, std::nullopt, likely);
        return (bounds.low + bounds.high) / 2;
    }
    // The value itself; none if the budget ended first.
    std::optional<int> exact_value(const Play& play, Cards set_aside) {
        const ValueBounds bounds = ask(play, set_aside, std::nullopt, std::nullopt);
        return bounds.low == bounds.high ? std::optional(bounds.low) : std::nullopt;
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
        if constexpr (std::is_same_v<Game, Skat>) {
            if (sides_.null()) {
                if (play.tricks()[sides_.declarer()] > 0) return total <= 0;
                return play.finished() ? std::optional(total <= 1) : std::nullopt;
            }
            taken[1] += play.contract().points_of(static_cast<typename Game::Mask>(set_aside));
        }
        if (taken[1] >= total) return true;
        if (play.finished() || sides_.most() - taken[0] < total) return false;
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
            return put(points_position(game_, play));
        } else {
            return {};
        }
    }

    const Game& game_;
    Sides<Game> sides_;
    SolverTables<Rules>& tables_;
    NodeCounter counter_;
    std::uint64_t solves_ = 0;
};

}  // namespace kiebitz
