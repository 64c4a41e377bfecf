// Declared games of Skat played to the end by rule, many at a time: to measure rules and to learn
// what hands are worth. What comes out depends on the games, the seed and the number of the game
// alone, not on threads.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>

#include "cards/random.hpp"
#include "games/declared_game.hpp"
#include "policy/playout.hpp"
#include "run/budget.hpp"

namespace kiebitz {

struct RuleGameOptions {
    Playout declarer = Playout::rules;
    Playout defenders = Playout::rules;
    double epsilon = 0;  // how often anybody plays a random card instead
};

struct RuleGameResult {
    std::int16_t points = 0;  // the declarer's, with the cards set aside
    std::int16_t tricks = 0;  // the declarer's; a null game ends with the first
};

// Plays one game, which is refused if something is wrong with it. The bid is taken to be covered,
// nothing to be announced.
RuleGameResult play_rule_game(const DeclaredGame& game, const RuleGameOptions& options,
                              Random& random);

// Plays as many games as there are results; `game(i)` gives the one of a number.
void play_rule_games(const std::function<DeclaredGame(std::size_t)>& game,
                     const RuleGameOptions& options, std::uint64_t seed, int threads,
                     std::span<RuleGameResult> results, const Budget& budget);

}  // namespace kiebitz
