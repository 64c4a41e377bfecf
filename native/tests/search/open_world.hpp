// Games in their card play, with the view of who is to move and the true world.
#pragma once

#include <algorithm>
#include <optional>

#include "games/random_play.hpp"
#include "games/view.hpp"
#include "tests/belief/true_world.hpp"
#include "tests/games/samples.hpp"

namespace kiebitz::tests {

// A random game, played on at random until so many tricks are left and some cards on the table.
template <class Game>
State<Game> in_card_play(Random& random, int tricks_left, int on_table) {
    while (true) {
        State<Game> state = random_start<Game>(random);
        while (state.now().phase() < Phase::play) {
            state.apply_legal(any_legal(state.now(), random));
        }
        while (state.now().phase() == Phase::play &&
               (state.now().play().tricks_left() > tricks_left ||
                state.now().play().trick_size() < on_table)) {
            state.apply_legal(Action::play(random_card(state.now().play(), random)));
        }
        if (state.now().phase() == Phase::play) return state;
    }
}

template <class Game>
State<Game> in_card_play(Random& random, int tricks_left) {
    return in_card_play<Game>(random, tricks_left, roll(random, Game::seats));
}

// An ending of Differenzler with predictions that can be met, and heard by all.
inline State<Differenzler> near_predictions(Random& random, int tricks_left) {
    const auto played = in_card_play<Differenzler>(random, tricks_left);
    auto position = *position_of(played.now());
    int left = jass_points;
    for (const int points : position.play.points) left -= points;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const int near = position.play.points[seat] + left / 4 - 20 + roll(random, 41);
        position.predictions[seat] = static_cast<std::uint8_t>(std::clamp(near, 0, jass_points));
    }
    return {{played.options().undertrump, true}, position};
}

}  // namespace kiebitz::tests
