// Games that regret minimisation can be run on: one move of chance, then seats in turn.
//
// A game lists the outcomes of chance with their probabilities (ListedGame), or only draws them
// (DrawnGame), where they are too many to list. Each is a node from which is played on. A node
// answers who is to move, which information set the seat to move is in, how many actions there are
// (the same number in all nodes of an information set), and what the seats get at the end.
//
// An information set is named by 64 bits. Keys made by mixing can meet: among n sets with a
// probability of about n^2 / 2^65, one in a million for six million sets. Seats must remember all
// that they saw and did (perfect recall): then all nodes of a set come after the same own
// decisions. Chance moves only once; a card game needs no more, since all cards lie when play
// begins.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>

#include "cards/deck.hpp"
#include "cards/random.hpp"

namespace kiebitz {

template <class Node>
concept GameNode = std::copyable<Node> && requires(Node node, const Node& fixed, int action) {
    { fixed.over() } -> std::convertible_to<bool>;
    { fixed.utilities()[0] } -> std::convertible_to<double>;  // for each seat; only at the end
    { fixed.seat() } -> std::convertible_to<Seat>;            // the rest: only before it
    { fixed.key() } -> std::same_as<std::uint64_t>;
    { fixed.actions() } -> std::convertible_to<int>;
    node.play(action);  // 0 … actions-1
};

template <class Game>
concept SeatedGame = GameNode<typename Game::Node> && requires {
    { Game::seats } -> std::convertible_to<int>;
    { Game::max_actions } -> std::convertible_to<int>;
};

template <class Game>
concept ListedGame = SeatedGame<Game> && requires(const Game& game, std::size_t outcome) {
    { game.outcomes() } -> std::convertible_to<std::size_t>;
    { game.probability(outcome) } -> std::convertible_to<double>;  // they come to 1
    { game.start(outcome) } -> std::same_as<typename Game::Node>;
};

template <class Game>
concept DrawnGame = SeatedGame<Game> && requires(Game& game, Random& random) {
    { game.draw(random) } -> std::same_as<typename Game::Node>;
};

// Draws from a listed game.
template <ListedGame GameType>
class DrawnFromList {
  public:
    using Node = typename GameType::Node;
    static constexpr int seats = GameType::seats;
    static constexpr int max_actions = GameType::max_actions;

    explicit DrawnFromList(const GameType& game) : game_(&game) {}

    Node draw(Random& random) {
        double left = random.unit();
        std::size_t outcome = 0;
        while (outcome + 1 < game_->outcomes() && left >= game_->probability(outcome)) {
            left -= game_->probability(outcome++);
        }
        return game_->start(outcome);
    }

  private:
    const GameType* game_;
};

// One step of a chain of keys; both parts matter, and their order.
constexpr std::uint64_t mixed(std::uint64_t key, std::uint64_t part) {
    std::uint64_t state = key ^ (part * 0xD1342543DE82EF95u);
    return splitmix64(state);
}

}  // namespace kiebitz
