// Skat for processors with fast bit extraction; empty where the build does not set the name below.
//
// What is included above the pragma may be shared with other units and must run everywhere; what is
// below is a template of the kind, and this unit's kinds are its own.
#if defined(KIEBITZ_BIT_EXTRACT)

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "solve/move_order.hpp"
#include "solve/open_cards.hpp"
#include "solve/search_points.hpp"
#include "solve/sure_points.hpp"

#pragma GCC push_options
#pragma GCC target("bmi,bmi2,lzcnt")

#include "solve/open_solver.hpp"

namespace kiebitz {

using FastSuitGame = WithBitExtract<SuitGame>;
using FastGrand = WithBitExtract<Grand>;
template ValueBounds search_points<FastSuitGame>(const PointsSearch<SkatRules>&, NodeCounter&);
template ValueBounds search_points<FastGrand>(const PointsSearch<SkatRules>&, NodeCounter&);

}  // namespace kiebitz

#pragma GCC pop_options

namespace kiebitz {

bool has_fast_bit_extract() {
    const bool slow = __builtin_cpu_is("amdfam15h") || __builtin_cpu_is("amdfam17h");
    return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("lzcnt") && !slow;
}

}  // namespace kiebitz

#endif
