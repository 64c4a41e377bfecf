#include "solve/open_solver.hpp"

namespace kiebitz {

template ValueBounds search_points<SuitGame>(const PointsSearch<SkatRules>&, NodeCounter&);
template ValueBounds search_points<Grand>(const PointsSearch<SkatRules>&, NodeCounter&);

}  // namespace kiebitz
