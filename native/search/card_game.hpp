// The card play from a view on, as a game for regret minimisation.
//
// Chance picks one of the worlds of the view, all equally likely or by given weights; then the
// seats play to the end of the game. The information set of a seat: its own hand (for a declarer
// who took up the skat also what was set aside) and all cards played since the start.
//
// Every world has the viewer's own cards in his hand: the others therefore play as if they knew
// them. That is the price of starting from what one seat sees instead of from the deal, and the
// answer is a strategy against opponents who are better informed than real ones.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "belief/worlds.hpp"
#include "search/extensive_game.hpp"
#include "search/world_play.hpp"

namespace kiebitz {

template <class Game>
class CardNode {
  public:
    CardNode(const View<Game>& view, Reward reward, const World& world)
        : world_(world_play(view, reward, world)), legal_(world_.play.legal()) {
        for (Seat seat = 0; seat < Game::seats; ++seat) {
            secret_[seat] = mixed(mixed(seat, world[seat]), seen_aside(view.now(), seat, world));
        }
    }

    bool over() const { return world_.over(); }
    PerSeat<Game> utilities() const { return world_.rewards(); }
    Seat seat() const { return world_.play.to_move(); }
    std::uint64_t key() const { return mixed(secret_[seat()], played_); }
    int actions() const { return count(legal_); }
    void play(int action) {
        const auto card = static_cast<Card>(nth(legal_, action));
        world_.play.play(card);
        played_ = mixed(played_, card);
        legal_ = world_.play.finished() ? typename Game::Mask{0} : world_.play.legal();
    }

  private:
    static Cards seen_aside(const Game& game, Seat seat, const World& world) {
        if constexpr (requires { game.hand_game(); }) {
            return seat == game.declarer() && !game.hand_game() ? world[aside] : Cards{0};
        } else {
            return 0;
        }
    }

    WorldPlay<Game> world_;
    typename Game::Mask legal_;
    std::uint64_t played_ = 1;
    std::array<std::uint64_t, static_cast<std::size_t>(Game::seats)> secret_{};
};

// All worlds of a view.
template <class Game>
class ListedCards {
  public:
    using Node = CardNode<Game>;
    static constexpr int seats = Game::seats;
    static constexpr int max_actions = Game::hand_size;

    // Without weights all worlds are equally likely; else one for each, in the order of Worlds.
    ListedCards(const View<Game>& view, Reward reward, std::span<const double> weights)
        : view_(&view), reward_(reward), worlds_(knowledge_of(view)) {
        if (weights.empty()) return;
        double sum = 0;
        bool sound = weights.size() == worlds_.count();
        for (const double weight : weights) {
            sound = sound && weight >= 0;
            sum += weight;
        }
        if (!sound || !(sum > 0)) {
            throw RuleError(ErrorName::impossible_weights,
                            "there should be a weight for each of the " +
                                std::to_string(worlds_.count()) +
                                " worlds, none below 0 and not all 0");
        }
        for (const double weight : weights) probabilities_.push_back(weight / sum);
    }

    std::size_t outcomes() const { return worlds_.count(); }
    double probability(std::size_t outcome) const {
        return probabilities_.empty() ? 1.0 / static_cast<double>(outcomes())
                                      : probabilities_[outcome];
    }
    Node start(std::size_t outcome) const { return {*view_, reward_, worlds_.at(outcome)}; }

  private:
    const View<Game>* view_;
    Reward reward_;
    Worlds worlds_;
    std::vector<double> probabilities_;
};

// Random worlds of a view, where they are too many to list.
template <class Game>
class DrawnCards {
  public:
    using Node = CardNode<Game>;
    static constexpr int seats = Game::seats;
    static constexpr int max_actions = Game::hand_size;

    // Worlds have a stream of their own, since they are drawn many at a time.
    DrawnCards(const View<Game>& view, Reward reward, const RandomKey& key)
        : view_(&view), reward_(reward), worlds_(knowledge_of(view)), random_(key) {}

    Node draw(Random&) {
        if (next_ == drawn_.size()) {
            worlds_.draw(random_, drawn_);
            next_ = 0;
        }
        return {*view_, reward_, drawn_[next_++]};
    }

  private:
    const View<Game>* view_;
    Reward reward_;
    Worlds worlds_;
    Random random_;
    std::array<World, 64> drawn_{};
    std::size_t next_ = 64;
};

}  // namespace kiebitz
