#include "games/state.hpp"

#include <string>
#include <utility>
#include <vector>

#include "games/random_play.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

constexpr std::uint64_t boards = 150;

// Calls visit(state, random) at every ply of random games, those from positions included.
template <class Game, class Visit>
void every_ply(std::uint64_t seed, Visit visit) {
    for (std::uint64_t board = 0; board < boards; ++board) {
        Random random(RandomKey{seed, board});
        State<Game> state = any_start<Game>(random);
        visit(std::as_const(state), random);
        while (state.now().phase() != Phase::over) {
            state.apply(any_legal(state.now(), random));
            visit(std::as_const(state), random);
        }
    }
}

template <class Game>
void bytes_round_trip() {
    every_ply<Game>(1, [](const State<Game>& state, Random&) {
        const std::string bytes = state.bytes();
        const State<Game> read = State<Game>::from_bytes(bytes);
        check(read == state, "an equal state");
        check(read.now() == state.now(), "at the same point of the game");
        check(read.actors() == state.actors(), "reached by the same seats");
        check(read.bytes() == bytes, "with the same bytes");
    });
}

// Bit for bit at every ply, across all phases, back to the start.
template <class Game>
void undo_to_the_start() {
    for (std::uint64_t board = 0; board < boards; ++board) {
        Random random(RandomKey{2, board});
        State<Game> state = any_start<Game>(random);
        std::vector<State<Game>> before;
        while (state.now().phase() != Phase::over) {
            before.push_back(state);
            state.apply(any_legal(state.now(), random));
            State<Game> undone = state;
            undone.undo();
            check(undone == before.back() && undone.now() == before.back().now(), "one action");
        }
        for (; !before.empty(); before.pop_back()) {
            state.undo();
            check(state == before.back(), "the history is shorter by one");
            check(state.now() == before.back().now(), "the table is as it was");
            check(state.actors() == before.back().actors(), "so are the actors");
        }
        check_refused(ErrorName::illegal_action, "nothing left", [&] { state.undo(); });
    }
}

template <class Game>
void at_is_what_undoing_gives() {
    every_ply<Game>(9, [](const State<Game>& state, Random& random) {
        const auto done = static_cast<int>(state.history().size());
        const int length = roll(random, done + 1);
        State<Game> undone = state;
        for (int i = done; i > length; --i) {
            const Action last = undone.history().back();
            check(undone.undo() == last, "tells what was taken back");
        }
        const State<Game> then = state.at(static_cast<std::size_t>(length));
        check(then == undone && then.now() == undone.now(), "the same state");
        check(then.actors() == undone.actors(), "the same actors");
        check_refused(ErrorName::bad_option, "too long",
                      [&] { state.at(static_cast<std::size_t>(done) + 1); });
    });
}

template <class Game>
void legal_until_over() {
    every_ply<Game>(3, [](const State<Game>& state, Random&) {
        ActionList actions;
        state.now().legal(actions);
        const bool over = state.now().phase() == Phase::over;
        check(over == (actions.size() == 0), "actions until the game is over");
        check(over == (state.now().to_move() == no_seat), "somebody to move until then");
        for (const Action action : actions) {
            check(state.is_legal(action), "legal as listed");
            check(Action::is_code(action.code()), "a code");
            check(Action::from_code(action.code()) == action, "the code of an action");
            if (action.kind == ActionKind::play) check_equal(action.code(), action.payload, "card");
        }
    });
}

template <class Game>
void refusing_changes_nothing() {
    every_ply<Game>(4, [](const State<Game>& state, Random& random) {
        State<Game> tried = state;
        const Action action = Action::from_code(static_cast<std::uint32_t>(random.next()));
        if (tried.is_legal(action)) return;
        check_refused(ErrorName::illegal_action, "not legal", [&] { tried.apply(action); });
        check(tried == state && tried.now() == state.now(), "as before");
    });
}

// The bytes of a whole game name its first fields as the comment on the form does.
template <class Game>
void form_is_as_documented() {
    Random random(RandomKey{5});
    State<Game> state = random_start<Game>(random);
    std::string bytes = state.bytes();
    check(bytes.substr(0, 3) == "Kz\1", "magic and version");
    check_equal(bytes[3], Game::id, "game");
    check(bytes[4] == 0 && bytes[5] == 0, "a state from a deal");
    check(bytes.substr(bytes.size() - 2) == std::string(2, '\0'), "no actions yet");
    const auto refuse = [](const std::string& broken, const char* text) {
        check_refused(ErrorName::broken_state, text, [&] { State<Game>::from_bytes(broken); });
    };
    refuse(bytes + '\0', "a byte too many");
    refuse("", "nothing");
    for (std::size_t i = 0; i < bytes.size(); ++i) refuse(bytes.substr(0, i), "cut off");
    for (const std::size_t place : {0u, 1u, 2u, 3u, 4u}) {
        std::string broken = bytes;
        broken[place] = static_cast<char>(broken[place] + 1);
        refuse(broken, "a wrong header");
    }
    bytes[5] = 2;
    refuse(bytes, "an unknown start");
}

template <class Game>
void positions_round_trip_through_start() {
    for (std::uint64_t board = 0; board < boards; ++board) {
        Random random(RandomKey{6, board});
        const State<Game> played = random_state<Game>(random);
        const auto position = position_of(played.now());
        if (!position) continue;
        const State<Game> state(played.options(), *position);
        check(state.now().hands() == played.now().hands(), "the same hands");
        check_equal(state.now().to_move(), played.now().to_move(), "the same seat to move");
        check(state.now().play().legal() == played.now().play().legal(), "the same legal cards");
        check(state.now().play().points() == played.now().play().points(), "the same points");
    }
}

template <class Game>
void play_out_ends() {
    for (std::uint64_t board = 0; board < boards; ++board) {
        Random random(RandomKey{7, board});
        const State<Game> state = any_start<Game>(random);
        Game once = state.now();
        Game again = state.now();
        Random stream(RandomKey{8, board});
        Random same(RandomKey{8, board});
        play_out(once, stream);
        play_out(again, same);
        check(once.phase() == Phase::over, "played to the end");
        check(once == again, "the same stream plays the same game");
    }
}

template <class Game>
void register_for(const std::string& game) {
    test(game + ": bytes round trip at every ply", bytes_round_trip<Game>);
    test(game + ": undo restores every bit at every ply", undo_to_the_start<Game>);
    test(game + ": at a length is what undoing gives", at_is_what_undoing_gives<Game>);
    test(game + ": there are legal actions until the game is over", legal_until_over<Game>);
    test(game + ": a refused action changes nothing", refusing_changes_nothing<Game>);
    test(game + ": the form of a state is as documented", form_is_as_documented<Game>);
    test(game + ": a position is set up as it was", positions_round_trip_through_start<Game>);
    test(game + ": random play ends and repeats itself", play_out_ends<Game>);
}

// The scores are those of the games played one by one, with any number of threads.
template <class Game>
void many_at_random() {
    Random random(RandomKey{77, Game::id});
    const State<Game> state = random_state<Game>(random);
    constexpr std::size_t games = 600;
    std::vector<std::int32_t> scores(games * Game::seats);
    std::vector<std::int32_t> same(games * Game::seats);
    random_scores(state.now(), 5, 1, scores, no_budget());
    random_scores(state.now(), 5, 3, same, no_budget());
    check(scores == same, "the same with three threads");
    for (std::uint64_t i : {0u, 1u, 599u}) {
        Random one(RandomKey{5, i});
        Game game = state.now();
        play_out(game, one);
        const auto result = game.result();
        for (std::size_t seat = 0; seat < Game::seats; ++seat) {
            check_equal(scores[i * Game::seats + seat], result.scores[seat], "as one by one");
        }
    }
}

const Register registered{[] {
    test("Skat: many random games are those one by one", many_at_random<Skat>);
    test("Schieber: many random games are those one by one", many_at_random<Schieber>);
    test("Differenzler: many random games are those one by one", many_at_random<Differenzler>);
    register_for<Skat>("Skat");
    register_for<Schieber>("Schieber");
    register_for<Differenzler>("Differenzler");
}};

}  // namespace
