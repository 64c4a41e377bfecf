// Games finished at random, one or many: what comes out depends on the seed and the number of the
// game alone, not on threads.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "cards/random.hpp"
#include "games/action.hpp"
#include "games/batch_size.hpp"
#include "run/batch.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// A legal card, each equally likely.
template <class Rules>
Card random_card(const CardPlay<Rules>& play, Random& random) {
    const auto legal = play.legal();
    const auto pick = random.below(static_cast<std::uint32_t>(count(legal)));
    return static_cast<Card>(nth(legal, static_cast<int>(pick)));
}

// Finishes a game at random, from any phase.
template <class Game>
void play_out(Game& game, Random& random) {
    while (game.phase() != Phase::over) {
        if (game.phase() == Phase::play) {
            game.apply(Action::play(random_card(game.play(), random)));
        } else {
            ActionList actions;
            game.legal(actions);
            game.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
}

// Finishes one card play at random.
template <class Rules>
void play_out(CardPlay<Rules>& play, Random& random) {
    while (!play.finished()) play.play(random_card(play, random));
}

// Games that a thread takes at a time: each takes microseconds.
inline constexpr std::int64_t games_at_once = 256;

// Finishes a game again and again; a row of scores each.
template <class Game>
void random_scores(const Game& start, std::uint64_t seed, int threads,
                   std::span<std::int32_t> scores, const Budget& budget) {
    require_threads(threads);
    constexpr auto seats = static_cast<std::size_t>(Game::seats);
    const auto games = static_cast<std::int64_t>(scores.size() / seats);
    run_batch(games, threads, games_at_once, budget, [&](std::int64_t i) {
        Random random(RandomKey{seed, static_cast<std::uint64_t>(i)});
        Game game = start;
        play_out(game, random);
        const auto result = game.result();
        std::copy(result.scores.begin(), result.scores.end(), scores.begin() + i * Game::seats);
    });
}

// Deals and plays hands from the first card on. `start` turns a random stream into a card play and
// says what it chose: it returns {play, label}. A row of points and a label each.
template <class Rules, class Start>
void random_hands_played(std::uint64_t seed, int threads, const Start& start,
                         std::span<std::uint8_t> points, std::span<std::uint8_t> labels,
                         const Budget& budget) {
    require_threads(threads);
    run_batch(static_cast<std::int64_t>(labels.size()), threads, games_at_once, budget,
              [&](std::int64_t i) {
                  Random random(RandomKey{seed, static_cast<std::uint64_t>(i)});
                  auto [play, chosen] = start(random);
                  play_out(play, random);
                  std::copy(play.points().begin(), play.points().end(),
                            points.begin() + i * Rules::seats);
                  labels[static_cast<std::size_t>(i)] = chosen;
              });
}

}  // namespace kiebitz
