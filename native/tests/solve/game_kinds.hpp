// The contracts that the tests of the solvers go through, and the open-card solver for each.
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/jass_rules.hpp"
#include "games/skat_rules.hpp"
#include "solve/open_solver.hpp"
#include "solve/solver_kinds.hpp"

namespace kiebitz::tests {

template <class Rules>
struct GameKind {
    using Deck = typename Rules::Deck;
    using Which = std::conditional_t<Rules::seats == 3, SkatContract, JassMode>;

    GameKind(std::string named, Which contract_or_mode)
        : name(std::move(named)),
          which(contract_or_mode),
          contract(contract_of(contract_or_mode)),
          layout(make_layout(contract)) {}

    std::string name;
    Which which;
    const Contract<Deck>& contract;
    Layout<Deck> layout;

    // Calls `ask(solver)` with a solver for a position.
    template <class Ask>
    auto with_solver(const CardPlay<Rules>& play, unsigned maximisers, Undertrump undertrump,
                     SolverTable<Rules>& table, NodeCounter& counter, const Ask& ask) const {
        return with_kind(which, [&](auto kind) {
            using Kind = decltype(kind);
            const PointsSearch<Rules> asked{layout,        play,  maximisers, undertrump,
                                            Kind::weights, table, 0,          false};
            OpenSolver<Kind> solver(asked, counter);
            return ask(solver);
        });
    }
};

// Skat's contracts in which points are counted, and null.
inline const std::vector<GameKind<SkatRules>>& skat_kinds() {
    static const std::vector<GameKind<SkatRules>> kinds = {
        {"Skat diamonds", SkatContract::diamonds}, {"Skat hearts", SkatContract::hearts},
        {"Skat spades", SkatContract::spades},     {"Skat clubs", SkatContract::clubs},
        {"Skat grand", SkatContract::grand},
    };
    return kinds;
}

inline const GameKind<SkatRules>& null_kind() {
    static const GameKind<SkatRules> kind = {"Skat null", SkatContract::null};
    return kind;
}

inline const std::vector<GameKind<JassRules>>& schieber_kinds() {
    static const std::vector<GameKind<JassRules>> kinds = {
        {"Schieber diamonds", JassMode::diamonds}, {"Schieber hearts", JassMode::hearts},
        {"Schieber spades", JassMode::spades},     {"Schieber clubs", JassMode::clubs},
        {"Schieber obenabe", JassMode::obenabe},   {"Schieber undenufe", JassMode::undenufe},
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
