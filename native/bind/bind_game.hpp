// The Python classes of one game, the same for all three: a state and a view.
#pragma once

#include <nanobind/ndarray.h>
#include <nanobind/stl/string_view.h>

#include <functional>
#include <memory>
#include <string>

#include "bind/code.hpp"
#include "bind/convert.hpp"
#include "bind/search.hpp"
#include "games/batch_size.hpp"
#include "games/random_play.hpp"
#include "games/state.hpp"
#include "games/view.hpp"
#include "run/batch.hpp"

namespace kiebitz::bind {

// A numpy array that owns what was computed.
template <class T>
nb::ndarray<nb::numpy, T> to_numpy(std::unique_ptr<T[]> data,
                                   std::initializer_list<std::size_t> shape) {
    T* raw = data.release();
    nb::capsule owner(raw, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    return nb::ndarray<nb::numpy, T>(raw, shape, owner);
}

// Runs a batch without the GIL and lets Ctrl-C stop it.
template <class Body>
void run_interruptible(std::int64_t count, int threads, std::int64_t chunk, const Body& body) {
    searched(no_budget(),
             [&](const Budget& budget) { run_batch(count, threads, chunk, budget, body); });
}

inline nb::bytes to_bytes(const std::string& bytes) {
    return nb::bytes(bytes.data(), bytes.size());
}

inline std::string_view text_of(const nb::bytes& bytes) {
    return {bytes.c_str(), bytes.size()};
}

// Cards come straight from their set: that is most of what is ever asked.
template <class Game>
nb::list legal_codes(const Game& game) {
    nb::list codes;
    if (game.phase() == Phase::play) {
        for_each(game.play().legal(), [&](int card) { codes.append(card); });
        return codes;
    }
    ActionList actions;
    game.legal(actions);
    for (const Action action : actions) codes.append(action.code());
    return codes;
}

// A wrong code must not alias a right one.
inline Action action_of(const Code& code) {
    if (!Action::is_code(code.number)) {
        throw RuleError(ErrorName::illegal_action, shown(code.given) + " is no action code");
    }
    return Action::from_code(static_cast<std::uint32_t>(code.number));
}

// What states and views have in common: everything that `now()` tells.
template <class Shape, class Class>
void bind_table(Class& cls) {
    using Game = typename Shape::Game;
    cls.def_prop_ro("phase", [](const Shape& s) { return static_cast<int>(s.now().phase()); })
        .def_prop_ro("to_move", [](const Shape& s) { return seat_or_none(s.now().to_move()); })
        .def_prop_ro("forehand",
                     [](const Shape& s) { return static_cast<int>(s.now().forehand()); })
        .def("legal", [](const Shape& s) { return legal_codes(s.now()); })
        .def("hands", [](const Shape& s) { return s.now().hands(); })
        .def("points", [](const Shape& s) { return s.now().play().points(); })
        .def("tricks", [](const Shape& s) { return s.now().play().tricks(); })
        .def("leader",
             [](const Shape& s) {
                 const bool playing = s.now().phase() == Phase::play;
                 return seat_or_none(playing ? s.now().play().leader() : no_seat);
             })
        .def("played",
             [](const Shape& s) {
                 nb::list cards;
                 const auto& play = s.now().play();
                 for (int i = 0; i < play.cards_played(); ++i) {
                     cards.append(static_cast<int>(play.played(i)));
                 }
                 return cards;
             })
        .def("completed_tricks",  // (leader, winner) of each
             [](const Shape& s) {
                 nb::list tricks;
                 const auto& play = s.now().play();
                 for (int i = 0; i < play.tricks_completed(); ++i) {
                     const bool last = i + 1 == play.tricks_completed();
                     const Seat winner = last ? play.leader() : play.trick_leader(i + 1);
                     tricks.append(nb::make_tuple(static_cast<int>(play.trick_leader(i)),
                                                  static_cast<int>(winner)));
                 }
                 return tricks;
             })
        .def("trick_size", [](const Shape& s) { return s.now().play().trick_size(); })
        .def("options", [](const Shape& s) { return s.options(); })
        .def("details", [](const Shape& s) { return details(s.now()); })
        .def("history",
             [](const Shape& s) {
                 nb::list codes;
                 for (const Action action : s.history()) codes.append(action.code());
                 return codes;
             })
        .def("actors",
             [](const Shape& s) {
                 nb::list actors;
                 for (const Seat seat : s.actors()) actors.append(static_cast<int>(seat));
                 return actors;
             })
        .def("started_from_deal", [](const Shape& s) { return s.start().index() == 0; })
        .def("start_hands",
             [](const Shape& s) {
                 if (const auto* deal = std::get_if<typename Game::Deal>(&s.start())) {
                     return deal->hands;
                 }
                 return std::get<typename Game::Position>(s.start()).play.hands;
             })
        .def("to_bytes", [](const Shape& s) { return to_bytes(s.bytes()); })
        .def_static("from_bytes",
                    [](const nb::bytes& bytes) { return Shape::from_bytes(text_of(bytes)); })
        .def(
            "__eq__", [](const Shape& a, const Shape& b) { return a == b; }, nb::is_operator())
        .def("__hash__", [](const Shape& s) { return nb::hash(to_bytes(s.bytes())); });
}

template <class Game>
nb::class_<State<Game>> bind_game(nb::module_& module, const std::string& name) {
    using GameState = State<Game>;
    using GameView = View<Game>;

    nb::class_<GameView> view(module, (name + "View").c_str());
    bind_table<GameView>(view);
    view.def_prop_ro("seat", [](const GameView& v) { return static_cast<int>(v.seat()); })
        .def("shown", [](const GameView& v) { return v.shown(); });

    nb::class_<GameState> state(module, (name + "State").c_str());
    bind_table<GameState>(state);
    state
        .def_static(
            "random",
            [](const typename Game::Options& options, std::uint64_t seed, std::uint64_t board,
               int forehand) {
                require_seat(forehand, Game::seats, "forehand");
                Random random(RandomKey{seed, board});
                return GameState(options, Game::Deal::random(random, static_cast<Seat>(forehand)));
            },
            nb::arg("options"), nb::arg("seed"), nb::arg("board"), nb::arg("forehand"))
        .def("is_legal",
             [](const GameState& s, const Code& code) { return s.is_legal(action_of(code)); })
        .def("apply",
             [](const GameState& s, const Code& code) {
                 GameState next = s;
                 next.apply(action_of(code));
                 return next;
             })
        .def("undo",
             [](const GameState& s) {
                 GameState previous = s;
                 previous.undo();
                 return previous;
             })
        .def("at", [](const GameState& s, std::size_t length) { return s.at(length); })
        .def("shown", [](const GameState& s) { return s.now().shown(); })
        .def("view",
             [](const GameState& s, int seat) {
                 require_seat(seat, Game::seats, "the viewer");
                 return View<Game>(s, static_cast<Seat>(seat));
             })
        .def("result",
             [](const GameState& s) {
                 if (s.now().phase() != Phase::over) {
                     throw RuleError(ErrorName::illegal_action, "there is no result yet");
                 }
                 return result_dict(s.now().result(), s.now());
             })
        .def(
            "playouts",
            [](const GameState& s, std::int64_t count, std::uint64_t seed, int threads) {
                const auto seats = static_cast<std::size_t>(Game::seats);
                const std::size_t rows = require_batch(count, threads);
                auto scores = std::make_unique_for_overwrite<std::int32_t[]>(rows * seats);
                searched(no_budget(), [&](const Budget& budget) {
                    random_scores(s.now(), seed, threads, {scores.get(), rows * seats}, budget);
                });
                return to_numpy<std::int32_t>(std::move(scores), {rows, seats});
            },
            nb::arg("count"), nb::arg("seed"), nb::arg("threads"));
    return state;
}

// Deals and plays `count` hands at random from the first card on. `start` turns a random stream
// into a card play and tells what it chose: it returns {play, label}. Gives (points, labels).
template <class Rules, class Start>
nb::tuple random_card_play(std::int64_t count, std::uint64_t seed, int threads, Start start) {
    const auto seats = static_cast<std::size_t>(Rules::seats);
    const std::size_t rows = require_batch(count, threads);
    auto points = std::make_unique_for_overwrite<std::uint8_t[]>(rows * seats);
    auto labels = std::make_unique_for_overwrite<std::uint8_t[]>(rows);
    searched(no_budget(), [&](const Budget& budget) {
        random_hands_played<Rules>(seed, threads, start, {points.get(), rows * seats},
                                   {labels.get(), rows}, budget);
    });
    return nb::make_tuple(to_numpy<std::uint8_t>(std::move(points), {rows, seats}),
                          to_numpy<std::uint8_t>(std::move(labels), {rows}));
}

}  // namespace kiebitz::bind
