// Every plan of a seat, one by one: the reference for the proof search, for a few cards and worlds.
//
// A plan says which card the seat plays after each sequence of cards that all have seen. In each
// world the others, who see all cards and know the plan, play as well as they can: the opponents
// against it, a partner for it. In a plan for two the partner follows the plan as well, which for
// him may depend on his own hand.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "search/world_play.hpp"
#include "search/world_set.hpp"

namespace kiebitz::tests {

template <class Game>
class EveryPlan {
  public:
    using Play = typename Game::Play;

    EveryPlan(const View<Game>& view, const std::vector<World>& worlds, int most_plans,
              bool for_two = false)
        : seat_(view.seat()), for_two_(for_two), most_plans_(most_plans) {
        for (const World& world : worlds) starts_.push_back(world_play(view, Reward::win, world));
    }

    // The largest set of worlds won by a plan that begins with the card; none if there are too many
    // plans.
    std::optional<std::size_t> best_after(Card card) {
        plans_ = 0;
        best_ = 0;
        plan_.clear();
        plan_[seen(starts_.front().play)] = card;
        complete_and_try();
        if (plans_ > most_plans_) return std::nullopt;
        return best_;
    }

  private:
    // The cards played and the hand of the seat to move.
    using Seen = std::pair<std::vector<Card>, typename Game::Mask>;

    static Seen seen(const Play& play) {
        Seen seen{{}, play.hands()[play.to_move()]};
        for (int i = 0; i < play.cards_played(); ++i) seen.first.push_back(play.played(i));
        return seen;
    }

    // Tries the plan; where it has no card yet, every card in turn.
    void complete_and_try() {
        if (plans_ > most_plans_) return;
        missing_.reset();
        std::size_t won = 0;
        for (const auto& start : starts_) {
            auto world = start;
            won += wins(world);
            if (missing_) break;
        }
        if (!missing_) {
            ++plans_;
            best_ = std::max(best_, won);
            return;
        }
        const auto [where, legal] = *missing_;
        for_each(legal, [&](int card) {
            plan_[where] = static_cast<Card>(card);
            complete_and_try();
        });
        plan_.erase(where);
    }

    bool wins(WorldPlay<Game>& world) {
        if (missing_) return false;
        if (world.over()) return world.rewards()[seat_] == 1;
        const Seat mover = world.play.to_move();
        const bool helps = world.stakes.sides().same_side(mover, seat_);
        if (mover == seat_ || (for_two_ && helps)) {
            const auto planned = plan_.find(seen(world.play));
            if (planned == plan_.end()) {
                missing_.emplace(seen(world.play), world.play.legal());
                return false;
            }
            world.play.play(planned->second);
            const bool won = wins(world);
            world.play.undo();
            return won;
        }
        bool won = !helps;
        for_each(world.play.legal(), [&](int card) {
            if (won == helps) return;
            world.play.play(static_cast<Card>(card));
            won = wins(world);
            world.play.undo();
        });
        return won;
    }

    Seat seat_;
    bool for_two_;
    int most_plans_;
    std::vector<WorldPlay<Game>> starts_;
    std::map<Seen, Card> plan_;
    std::optional<std::pair<Seen, typename Game::Mask>> missing_;
    int plans_ = 0;
    std::size_t best_ = 0;
};

}  // namespace kiebitz::tests
