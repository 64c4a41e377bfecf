// What a search is given in a test: the view of the seat to move, and the world as it really is.
#pragma once

#include "belief/knowledge.hpp"
#include "games/state.hpp"
#include "games/view.hpp"

namespace kiebitz::tests {

template <class Game>
View<Game> movers_view(const State<Game>& state) {
    return View<Game>(state, state.now().to_move());
}

template <class Game>
World true_world(const Game& game) {
    World world{};
    for (std::size_t seat = 0; seat < game.hands().size(); ++seat) world[seat] = game.hands()[seat];
    if constexpr (requires { game.skat(); }) world[aside] = game.skat();
    return world;
}

}  // namespace kiebitz::tests
