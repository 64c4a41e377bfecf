// The card play from a view on, as a game for regret minimisation.
//
// Chance picks one of the worlds of a source; then the seats play to the end of the game. The
// information set of a seat: its own hand (for a declarer who took up the skat also what was set
// aside) and all cards played since the start.
//
// Every world has the viewer's own cards in his hand: the others therefore play as if they knew
// them. That is the price of starting from what one seat sees instead of from the deal, and the
// answer is a strategy against opponents who are better informed than real ones.
#pragma once

#include <array>
#include <cstdint>

#include "belief/world_source.hpp"
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

// All worlds of a source.
template <class Game>
class ListedCards {
  public:
    using Node = CardNode<Game>;
    static constexpr int seats = Game::seats;
    static constexpr int max_actions = Game::hand_size;

    ListedCards(const View<Game>& view, Reward reward, const WorldSource& source,
                const Budget& budget = no_budget())
        : view_(&view), reward_(reward) {
        Random unused(RandomKey{});
        worlds_ = source.take(source.count(), unused, budget);
    }

    std::size_t outcomes() const { return worlds_.size(); }
    double probability(std::size_t outcome) const { return worlds_.weights[outcome]; }
    Node start(std::size_t outcome) const { return {*view_, reward_, worlds_.worlds[outcome]}; }

  private:
    const View<Game>* view_;
    Reward reward_;
    WeighedWorlds worlds_;
};

// Random worlds of a source, where they are too many to list.
template <class Game>
class DrawnCards {
  public:
    using Node = CardNode<Game>;
    static constexpr int seats = Game::seats;
    static constexpr int max_actions = Game::hand_size;

    // Worlds have a stream of their own, since they are drawn many at a time.
    DrawnCards(const View<Game>& view, Reward reward, const WorldSource& source,
               const RandomKey& key)
        : view_(&view), reward_(reward), source_(&source), random_(key) {}

    Node draw(Random&) {
        if (next_ == drawn_.size()) {
            source_->draw(random_, drawn_);
            next_ = 0;
        }
        return {*view_, reward_, drawn_[next_++]};
    }

  private:
    const View<Game>* view_;
    Reward reward_;
    const WorldSource* source_;
    Random random_;
    std::array<World, 64> drawn_{};
    std::size_t next_ = 64;
};

}  // namespace kiebitz
