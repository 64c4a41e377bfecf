// Many random games in one call: the results depend on the seed and the board number alone, not on
// the number of threads or on who asks.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <thread>
#include <type_traits>
#include <vector>

#include "cards/random.hpp"
#include "games/action.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

// Runs body(i) for i in 0 … count-1 on `threads` threads, which take `chunk` items at a time.
// `interrupted` is asked about fifty times a second on the calling thread; once it says yes, all
// threads stop and the answer is false. A body with long items takes a second argument, a function
// that says whether to give up.
template <class Body>
bool run_batch(std::int64_t count, int threads, std::int64_t chunk,
               const std::function<bool()>& interrupted, const Body& body) {
    std::atomic<std::int64_t> next{0};
    std::atomic<bool> stop{false};
    const auto work = [&](bool ask) {
        auto last = std::chrono::steady_clock::now();
        while (!stop.load(std::memory_order_relaxed)) {
            const std::int64_t begin = next.fetch_add(chunk);
            if (begin >= count) return;
            for (std::int64_t i = begin; i < std::min(begin + chunk, count); ++i) {
                if constexpr (std::is_invocable_v<Body, std::int64_t>) {
                    body(i);
                } else {
                    body(i, [&stop, &interrupted, ask] {
                        if (ask && interrupted()) stop = true;
                        return stop.load(std::memory_order_relaxed);
                    });
                }
            }
            const auto now = std::chrono::steady_clock::now();
            if (ask && now - last > std::chrono::milliseconds(20)) {
                last = now;
                if (interrupted()) stop = true;
            }
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i) helpers.emplace_back(work, false);
    work(true);
    helpers.clear();  // joins
    return !stop;
}

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

}  // namespace kiebitz
