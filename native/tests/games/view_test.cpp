// What one seat sees: enough to go on, and nothing more.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/state.hpp"
#include "games/view.hpp"
#include "tests/check.hpp"
#include "tests/games/samples.hpp"

namespace {

using namespace kiebitz;
using namespace kiebitz::tests;

template <class Game>
void views_at_every_ply() {
    for (std::uint64_t board = 0; board < 100; ++board) {
        Random random(RandomKey{20, board});
        State<Game> state = any_start<Game>(random);
        while (true) {
            for (Seat seat = 0; seat < Game::seats; ++seat) {
                const View<Game> view = View(state, seat);
                const View<Game> read = View<Game>::from_bytes(view.bytes());
                check(read == view && read.now() == view.now(), "bytes round trip");
                check(read.bytes() == view.bytes(), "with the same bytes");
                check(view.now().phase() == state.now().phase(), "the same phase");
                check_equal(view.now().to_move(), state.now().to_move(), "the same seat to move");
                check(view.now().play().points() == state.now().play().points(), "points");
            }
            if (state.now().phase() == Phase::over) break;
            state.apply(any_legal(state.now(), random));
        }
    }
}

// One's own cards and choices are all there; another's hand holds nothing but shown cards.
template <class Game>
void own_cards_and_no_others() {
    for (std::uint64_t board = 0; board < 300; ++board) {
        Random random(RandomKey{21, board});
        const State<Game> state = random_state<Game>(random);
        if (state.now().phase() == Phase::over) continue;
        for (Seat seat = 0; seat < Game::seats; ++seat) {
            const View<Game> view = View(state, seat);
            check(view.now().hands()[seat] == state.now().hands()[seat], "one's own hand");
            ActionList seen;
            ActionList real;
            view.now().legal(seen);
            state.now().legal(real);
            if (state.now().to_move() == seat) {
                check(std::equal(seen.begin(), seen.end(), real.begin(), real.end()), "choices");
            }
            for (Seat other = 0; other < Game::seats; ++other) {
                if (other == seat) continue;
                check((view.now().hands()[other] & ~state.now().shown()[other]) == 0, "hidden");
            }
        }
    }
}

// ---- Views must not tell hidden cards apart -----------------------------------------------------

template <class Game>
std::vector<typename Game::Mask*> places(typename Game::Deal& deal, Seat seat) {
    std::vector<typename Game::Mask*> all;
    for (Seat other = 0; other < Game::seats; ++other) {
        if (other != seat) all.push_back(&deal.hands[other]);
    }
    if constexpr (requires { deal.skat; }) all.push_back(&deal.skat);
    return all;
}

// Exchanges two cards that lie in different places, both unknown to `seat`.
template <class Game>
void exchange(typename Game::Deal& deal, Seat seat, Random& random) {
    using Mask = typename Game::Mask;
    const auto hidden = places<Game>(deal, seat);
    const auto a = hidden[random.below(static_cast<std::uint32_t>(hidden.size()))];
    const auto b = hidden[random.below(static_cast<std::uint32_t>(hidden.size()))];
    if (a == b) return;
    const Mask from_a = bit<Mask>(nth(*a, roll(random, count(*a))));
    const Mask from_b = bit<Mask>(nth(*b, roll(random, count(*b))));
    *a = (*a & ~from_a) | from_b;
    *b = (*b & ~from_b) | from_a;
}

// An action that `seat` could not tell from this one.
template <class Game>
Action disguise(const State<Game>& state, Action action, Seat seat, Random& random) {
    const Game& now = state.now();
    if (now.to_move() == seat || !chance(random, 50)) return action;
    const bool secret = action.kind == ActionKind::discard || action.kind == ActionKind::predict;
    if constexpr (requires { state.options().open_predictions; }) {
        if (state.options().open_predictions) return action;
    }
    return secret ? any_legal(now, random) : action;
}

// The same game as `seat` has seen it, with something else behind it; often there is none.
template <class Game>
std::optional<State<Game>> look_alike(const State<Game>& state, Seat seat, Random& random) {
    auto deal = std::get<typename Game::Deal>(state.start());
    exchange<Game>(deal, seat, random);
    State<Game> other(state.options(), deal);
    for (const Action action : state.history()) {
        const Action disguised = disguise(other, action, seat, random);
        if (!other.is_legal(disguised)) return std::nullopt;
        other.apply_legal(disguised);
    }
    // Cards shown to all differ, or the declarer has found something else in the skat.
    if (other.now().shown() != state.now().shown()) return std::nullopt;
    if constexpr (requires { state.now().skat(); }) {
        const bool took = state.now().declarer() == seat && !state.now().hand_game() &&
                          state.now().phase() > Phase::skat;
        if (took && deal.skat != std::get<Skat::Deal>(state.start()).skat) return std::nullopt;
    }
    return other;
}

template <class Game>
void hidden_cards_stay_hidden() {
    int compared = 0;
    for (std::uint64_t board = 0; board < 20000; ++board) {
        Random random(RandomKey{22, board});
        const State<Game> state = random_state<Game>(random);
        const auto seat = static_cast<Seat>(roll(random, Game::seats));
        const auto other = look_alike(state, seat, random);
        if (!other || *other == state) continue;
        ++compared;
        const View<Game> a = View(state, seat);
        const View<Game> b = View(*other, seat);
        check(a == b, "equal views");
        check(a.now() == b.now(), "equal tables");
        check(a.bytes() == b.bytes(), "equal bytes");
    }
    check(compared > 1000, "enough pairs of games");
}

void change_secrets(Skat::Position& position, Seat seat, Random& random) {
    if (seat == position.declarer && !position.hand) return;
    // One card of the skat against one of a hidden hand.
    auto& hand = position.play.hands[(seat + 1u) % 3];
    if (position.skat != 0 && hand != 0) {
        const auto both =
            bit<SkatDeck::Mask>(lowest(position.skat)) | bit<SkatDeck::Mask>(lowest(hand));
        position.skat ^= both;
        hand ^= both;
    }
    if (position.matadors != 0) position.matadors = static_cast<std::int8_t>(roll(random, 9) - 4);
}
void change_secrets(Schieber::Position&, Seat, Random&) {}
void change_secrets(Differenzler::Position& position, Seat seat, Random&) {
    position.predictions[(seat + 1u) % 4] = 1;
}

// Another position that looks the same to the leader, unless it is impossible.
template <class Game>
std::optional<State<Game>> look_alike(typename Game::Position position, Random& random) {
    const Seat seat = position.play.leader;
    std::swap(position.play.hands[(seat + 1u) % Game::seats],
              position.play.hands[(seat + 2u) % Game::seats]);
    change_secrets(position, seat, random);
    try {
        return State<Game>({}, position);
    } catch (const RuleError&) {
        return std::nullopt;
    }
}

template <class Game>
void hidden_cards_of_positions() {
    int compared = 0;
    for (std::uint64_t board = 0; board < 1000; ++board) {
        Random random(RandomKey{23, board});
        const auto position = random_position<Game>(random);
        if (!position.play.trick.empty()) continue;
        const Seat seat = position.play.leader;
        const State<Game> state({}, position);
        const auto other = look_alike<Game>(position, random);
        if (!other || state.now().shown() != other->now().shown()) continue;
        ++compared;
        const View<Game> a = View(state, seat);
        const View<Game> b = View(*other, seat);
        check(a == b, "equal views");
        check(a.now() == b.now(), "equal tables");
        check(a.bytes() == b.bytes(), "equal bytes");
    }
    check(compared > 50, "enough positions");
}

template <class Game>
void register_for(const std::string& game) {
    test(game + ": views follow the game and their bytes round trip", views_at_every_ply<Game>);
    test(game + ": a view holds one's own cards and no others", own_cards_and_no_others<Game>);
    test(game + ": a view is the same whatever is hidden", hidden_cards_stay_hidden<Game>);
    test(game + ": a view of a position hides the other hands", hidden_cards_of_positions<Game>);
}

const Register registered{[] {
    register_for<Skat>("Skat");
    register_for<Schieber>("Schieber");
    register_for<Differenzler>("Differenzler");
}};

}  // namespace
