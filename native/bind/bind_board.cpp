// A game that is changed in place, for bots and notebooks: codes in, codes out, nothing decoded.
#include "bind/bind_game.hpp"
#include "bind/games.hpp"
#include "games/state.hpp"

namespace kiebitz::bind {

namespace {

// The state itself; only the Python class is another one, which shares nothing.
template <class Game>
struct Board {
    State<Game> state;
};

template <class Game>
void bind_board(nb::module_& module, const char* name) {
    using GameBoard = Board<Game>;
    nb::class_<GameBoard>(module, name)
        .def("__init__", [](GameBoard* self, const State<Game>& s) { new (self) GameBoard{s}; })
        .def("push", [](GameBoard& b, const Code& code) { b.state.apply(action_of(code)); })
        .def("pop", [](GameBoard& b) { return b.state.undo().code(); })
        .def("legal", [](const GameBoard& b) { return legal_codes(b.state.now()); })
        .def("copy", [](const GameBoard& b) { return GameBoard{b.state}; })
        .def("state", [](const GameBoard& b) { return b.state; })
        .def("points", [](const GameBoard& b) { return b.state.now().play().points(); })
        .def_prop_ro("length", [](const GameBoard& b) { return b.state.history().size(); })
        .def_prop_ro("phase",
                     [](const GameBoard& b) { return static_cast<int>(b.state.now().phase()); })
        .def_prop_ro("over",
                     [](const GameBoard& b) { return b.state.now().phase() == Phase::over; })
        .def_prop_ro("to_move",
                     [](const GameBoard& b) { return seat_or_none(b.state.now().to_move()); });
}

}  // namespace

void bind_boards(nb::module_& module) {
    bind_board<Skat>(module, "SkatBoard");
    bind_board<Schieber>(module, "SchieberBoard");
    bind_board<Differenzler>(module, "DifferenzlerBoard");
}

}  // namespace kiebitz::bind
