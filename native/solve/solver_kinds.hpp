// The kinds of contract that the solver is compiled for, each with its tables as constants.
#pragma once

#include "games/jass_rules.hpp"
#include "games/skat_rules.hpp"
#include "solve/layout.hpp"
#include "solve/move_weights.hpp"

namespace kiebitz {

// What the kinds have in common.
struct AnyKind {
    static constexpr bool bit_extract = false;  // portable code
};
// A kind compiled for processors that move bits together by one instruction.
template <class Kind>
struct WithBitExtract : Kind {
    static constexpr bool bit_extract = true;
};

struct SuitGame : AnyKind {
    using Rules = SkatRules;
    static constexpr auto layout = make_layout(contract_of(SkatContract::clubs));
    static constexpr const MoveWeights& weights = suit_game_weights;
};
struct Grand : AnyKind {
    using Rules = SkatRules;
    static constexpr auto layout = make_layout(contract_of(SkatContract::grand));
    static constexpr const MoveWeights& weights = grand_weights;
};
struct JassTrump : AnyKind {
    using Rules = JassRules;
    static constexpr auto layout = make_layout(contract_of(JassMode::clubs));
    static constexpr const MoveWeights& weights = jass_trump_weights;
};
struct Obenabe : AnyKind {
    using Rules = JassRules;
    static constexpr auto layout = make_layout(contract_of(JassMode::obenabe));
    static constexpr const MoveWeights& weights = jass_no_trump_weights;
};
struct Undenufe : AnyKind {
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
