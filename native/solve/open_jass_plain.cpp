#include "solve/open_solver.hpp"

namespace kiebitz {

template ValueBounds search_points<Obenabe>(const PointsSearch<JassRules>&, NodeCounter&);
template ValueBounds search_points<Undenufe>(const PointsSearch<JassRules>&, NodeCounter&);

}  // namespace kiebitz
