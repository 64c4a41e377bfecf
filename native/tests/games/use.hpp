// Does with a state or view of unknown origin what any caller may do. The sanitizers watch; what is
// checked here is only what must hold for every value that was accepted.
#pragma once

#include "games/state.hpp"
#include "games/view.hpp"
#include "tests/check.hpp"

namespace kiebitz::tests {

template <class Game>
void use_table(const Game& game) {
    ActionList actions;
    game.legal(actions);
    const bool over = game.phase() == Phase::over;
    check(over == (game.to_move() == no_seat), "somebody is to move until the game is over");
    check(over || game.to_move() < Game::seats, "a seat of this game");
    check(!over || actions.size() == 0, "no actions after the end");
    for (const auto hand : game.hands()) check((hand & ~Game::Deck::all) == 0, "known cards");
    for (const auto set : game.shown()) check((set & ~Game::Deck::all) == 0, "known cards");
    check(game.forehand() < Game::seats, "forehand is a seat");
    check(game.play().cards_played() <= Game::Deck::size, "no more cards than there are");
    if (over) check(game.result().scores.size() == Game::seats, "a score for every seat");
}

template <class Game>
void use(const View<Game>& view) {
    use_table(view.now());
    check(view.seat() < Game::seats, "the seat");
    const View<Game> read = View<Game>::from_bytes(view.bytes());
    check(read == view && read.now() == view.now(), "a view that was accepted round trips");
}

template <class Game>
void check_round_trip(const State<Game>& state) {
    const State<Game> read = State<Game>::from_bytes(state.bytes());
    check(read == state && read.now() == state.now(), "the state round trips");
}

template <class Game>
void use(const State<Game>& state) {
    use_table(state.now());
    ActionList actions;
    state.now().legal(actions);
    check((state.now().phase() == Phase::over) == (actions.size() == 0), "an action until then");
    check_round_trip(state);
    for (Seat seat = 0; seat < Game::seats; ++seat) use_table(View(state, seat).now());
}

}  // namespace kiebitz::tests
