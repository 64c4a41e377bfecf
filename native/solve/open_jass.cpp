#include "solve/open_solver.hpp"

namespace kiebitz {

template ValueBounds search_points<JassTrump>(const PointsSearch<JassRules>&, NodeCounter&);

}  // namespace kiebitz
