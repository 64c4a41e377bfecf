// The kinds of contract that the solver is compiled for, each with its tables as constants.
#pragma once

#include "games/jass_rules.hpp"
#include "games/skat_rules.hpp"
#include "solve/layout.hpp"
#include "solve/move_weights.hpp"

namespace kiebitz {

struct SuitGame {
    using Rules = SkatRules;
    static constexpr auto layout = make_layout(contract_of(SkatContract::clubs));
    static constexpr const MoveWeights& weights = suit_game_weights;
};
struct Grand {
    using Rules = SkatRules;
    static constexpr auto layout = make_layout(contract_of(SkatContract::grand));
    static constexpr const MoveWeights& weights = grand_weights;
};
struct JassTrump {
    using Rules = JassRules;
    static constexpr auto layout = make_layout(contract_of(JassMode::clubs));
    static constexpr const MoveWeights& weights = jass_trump_weights;
};
struct Obenabe {
    using Rules = JassRules;
    static constexpr auto layout = make_layout(contract_of(JassMode::obenabe));
    static constexpr const MoveWeights& weights = jass_no_trump_weights;
};
struct Undenufe {
    using Rules = JassRules;
    static constexpr auto layout = make_layout(contract_of(JassMode::undenufe));
    static constexpr const MoveWeights& weights = jass_no_trump_weights;
};

// Calls `use` with the kind of a contract.
template <class Use>
auto with_kind(SkatContract contract, const Use& use) {
    return contract == SkatContract::grand ? use(Grand{}) : use(SuitGame{});
}
template <class Use>
auto with_kind(JassMode mode, const Use& use) {
    if (has_trump(mode)) return use(JassTrump{});
    return mode == JassMode::obenabe ? use(Obenabe{}) : use(Undenufe{});
}

}  // namespace kiebitz
