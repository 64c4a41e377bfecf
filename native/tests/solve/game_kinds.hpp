// The contracts that the tests of the solvers go through, each with what the open-card solver needs
// beside the cards.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/jass_rules.hpp"
#include "games/skat_rules.hpp"
#include "solve/layout.hpp"
#include "solve/move_weights.hpp"

namespace kiebitz::tests {

template <class Rules>
struct GameKind {
    using Deck = typename Rules::Deck;

    GameKind(std::string named, const Contract<Deck>& tables, const MoveWeights& order)
        : name(std::move(named)), contract(tables), weights(order), layout(make_layout(tables)) {}

    std::string name;
    const Contract<Deck>& contract;
    const MoveWeights& weights;
    Layout<Deck> layout;
};

// Skat's contracts in which points are counted, and null, which has no weights of its own.
inline const std::vector<GameKind<SkatRules>>& skat_kinds() {
    static const std::vector<GameKind<SkatRules>> kinds = {
        {"Skat diamonds", contract_of(SkatContract::diamonds), suit_game_weights},
        {"Skat hearts", contract_of(SkatContract::hearts), suit_game_weights},
        {"Skat spades", contract_of(SkatContract::spades), suit_game_weights},
        {"Skat clubs", contract_of(SkatContract::clubs), suit_game_weights},
        {"Skat grand", contract_of(SkatContract::grand), grand_weights},
    };
    return kinds;
}

inline const GameKind<SkatRules>& null_kind() {
    static const GameKind<SkatRules> kind = {"Skat null", contract_of(SkatContract::null),
                                             suit_game_weights};
    return kind;
}

inline const std::vector<GameKind<JassRules>>& schieber_kinds() {
    static const std::vector<GameKind<JassRules>> kinds = {
        {"Schieber diamonds", contract_of(JassMode::diamonds), jass_trump_weights},
        {"Schieber hearts", contract_of(JassMode::hearts), jass_trump_weights},
        {"Schieber spades", contract_of(JassMode::spades), jass_trump_weights},
        {"Schieber clubs", contract_of(JassMode::clubs), jass_trump_weights},
        {"Schieber obenabe", contract_of(JassMode::obenabe), jass_no_trump_weights},
        {"Schieber undenufe", contract_of(JassMode::undenufe), jass_no_trump_weights},
    };
    return kinds;
}

template <class Rules>
const std::vector<GameKind<Rules>>& point_games() {
    if constexpr (Rules::seats == 3) {
        return skat_kinds();
    } else {
        return schieber_kinds();
    }
}

}  // namespace kiebitz::tests
