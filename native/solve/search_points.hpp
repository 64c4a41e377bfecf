// The search for the points still to come, kind by kind (open_solver.hpp). Each game is compiled in
// a unit of its own: together they are inlined worse, 1.05 times slower. Skat has another unit for
// processors that move bits together by one instruction: 1.03 times faster.
#pragma once

#include "run/budget.hpp"
#include "solve/layout.hpp"
#include "solve/move_weights.hpp"
#include "solve/solver_kinds.hpp"
#include "solve/solver_table.hpp"
#include "solve/value_bounds.hpp"
#include "trick/card_play.hpp"

namespace kiebitz {

template <class Rules>
struct PointsSearch {
    const Layout<typename Rules::Deck>& layout;
    const CardPlay<Rules>& play;
    unsigned maximisers;
    Undertrump undertrump;
    const MoveWeights& weights;
    SolverTable<Rules>& table;
    int need;    // points that are asked for; where `exact`, a guess at their number
    bool exact;  // whether their number itself is asked for
};

// What is proven of the points that the maximising side still gets, also when a budget ran out.
template <class Kind>
ValueBounds search_points(const PointsSearch<typename Kind::Rules>& asked, NodeCounter& counter);

// Each is compiled in one unit only.
extern template ValueBounds search_points<SuitGame>(const PointsSearch<SkatRules>&, NodeCounter&);
extern template ValueBounds search_points<Grand>(const PointsSearch<SkatRules>&, NodeCounter&);
extern template ValueBounds search_points<WithBitExtract<SuitGame>>(const PointsSearch<SkatRules>&,
                                                                    NodeCounter&);
extern template ValueBounds search_points<WithBitExtract<Grand>>(const PointsSearch<SkatRules>&,
                                                                 NodeCounter&);
extern template ValueBounds search_points<JassTrump>(const PointsSearch<JassRules>&, NodeCounter&);
extern template ValueBounds search_points<Obenabe>(const PointsSearch<JassRules>&, NodeCounter&);
extern template ValueBounds search_points<Undenufe>(const PointsSearch<JassRules>&, NodeCounter&);

// Whether the processor has that instruction and it is fast: AMD's is slow before Zen 3. Only where
// the build defines KIEBITZ_BIT_EXTRACT.
bool has_fast_bit_extract();

}  // namespace kiebitz
