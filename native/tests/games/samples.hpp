// Random options, games and positions of the three games, for the tests that walk through many.
#pragma once

#include <optional>

#include "cards/random.hpp"
#include "games/differenzler.hpp"
#include "games/schieber.hpp"
#include "games/skat.hpp"
#include "games/state.hpp"

namespace kiebitz::tests {

inline int roll(Random& random, int bound) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

inline bool chance(Random& random, int percent) {
    return roll(random, 100) < percent;
}

inline void choose(Skat::Options& options, Random& random) {
    options.ramsch = chance(random, 50);
    options.lost_levels = static_cast<LostLevels>(roll(random, 2));
}

inline void choose(Schieber::Options& options, Random& random) {
    options.undertrump = static_cast<Undertrump>(roll(random, 3));
    options.match_bonus = chance(random, 50);
    options.weis = chance(random, 70);
    options.stoeck = chance(random, 50);
    options.target = static_cast<Schieber::Target>(roll(random, 2));
}

inline void choose(Differenzler::Options& options, Random& random) {
    options.undertrump = static_cast<Undertrump>(roll(random, 3));
    options.open_predictions = chance(random, 30);
}

template <class Game>
typename Game::Options random_options(Random& random) {
    typename Game::Options options;
    choose(options, random);
    return options;
}

template <class Game>
State<Game> random_start(Random& random) {
    const auto options = random_options<Game>(random);
    return {options, Game::Deal::random(random, static_cast<Seat>(roll(random, Game::seats)))};
}

// First the kind, then the action: otherwise sixty bids would crowd out the pass, and Ramsch and
// passed-in deals would never come up.
template <class Game>
Action any_legal(const Game& game, Random& random) {
    ActionList actions;
    game.legal(actions);
    const auto any = [&] {
        return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    };
    if (game.phase() != Phase::auction) return any();
    const bool pass = chance(random, 60);
    while (true) {
        const Action action = any();
        if ((action.kind == ActionKind::pass) == pass) return action;
        if (actions.size() == 1) return action;  // nothing but the pass is left after 264
    }
}

template <class Game>
void advance(State<Game>& state, Random& random, int actions) {
    while (actions-- > 0 && state.now().phase() != Phase::over) {
        state.apply_legal(any_legal(state.now(), random));
    }
}

// Somewhere in a game, perhaps at its end.
template <class Game>
State<Game> random_state(Random& random) {
    State<Game> state = random_start<Game>(random);
    advance(state, random, roll(random, 45));
    return state;
}

template <class Rules>
PlayPosition<Rules> play_position(const CardPlay<Rules>& play) {
    PlayPosition<Rules> position;
    position.hands = play.hands();
    position.leader = play.leader();
    for (int i = 0; i < play.trick_size(); ++i) position.trick.push_back(play.trick_card(i));
    position.points = play.points();
    position.tricks = play.tricks();
    return position;
}

// The position that a game in its card play has come to.
inline std::optional<Skat::Position> position_of(const Skat& game) {
    if (game.phase() != Phase::play) return std::nullopt;
    Skat::Position position;
    position.play = play_position(game.play());
    position.contract = game.contract();
    position.declarer = game.declarer();  // nobody in Ramsch
    position.hand = game.hand_game();
    position.level = game.level();
    position.bid = static_cast<std::uint16_t>(game.bid());
    position.matadors = static_cast<std::int8_t>(game.result().matadors);
    position.skat = game.skat();
    return position;
}

inline std::optional<Schieber::Position> position_of(const Schieber& game) {
    if (game.phase() != Phase::play) return std::nullopt;
    return Schieber::Position{play_position(game.play()), game.mode()};
}

inline std::optional<Differenzler::Position> position_of(const Differenzler& game) {
    if (game.phase() != Phase::play) return std::nullopt;
    return Differenzler::Position{play_position(game.play()), game.trump(), game.predictions()};
}

// A position of a random game, set up again from its parts.
template <class Game>
typename Game::Position random_position(Random& random) {
    while (true) {
        if (auto position = position_of(random_state<Game>(random).now())) return *position;
    }
}

// A state that started from a deal or, every third time, from a position.
template <class Game>
State<Game> any_start(Random& random) {
    if (!chance(random, 33)) return random_start<Game>(random);
    while (true) {
        // The undertrump rule must be that of the game the trick was played in.
        const State<Game> played = random_state<Game>(random);
        if (auto position = position_of(played.now())) return {played.options(), *position};
    }
}

}  // namespace kiebitz::tests
