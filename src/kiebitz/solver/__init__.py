"""Open-card solvers: what a position is worth when all cards are seen."""

from kiebitz.solver.discards import ContractChoice, best_discards, best_discards_of
from kiebitz.solver.ladder import (
    MtdStart,
    PointsAnswer,
    Rung,
    YesNoAnswer,
    ladder_card_values,
    ladder_more_than,
    ladder_null,
    ladder_value,
    safe_points,
)
from kiebitz.solver.open_cards import (
    Bounds,
    Solution,
    best_line,
    bounds_many,
    card_bounds,
    reaches,
    solve,
    solve_many,
    solve_value,
    solve_worlds,
    value_bounds,
)

__all__ = [
    "Bounds",
    "ContractChoice",
    "MtdStart",
    "PointsAnswer",
    "Rung",
    "Solution",
    "YesNoAnswer",
    "best_discards",
    "best_discards_of",
    "best_line",
    "bounds_many",
    "card_bounds",
    "ladder_card_values",
    "ladder_more_than",
    "ladder_null",
    "ladder_value",
    "reaches",
    "safe_points",
    "solve",
    "solve_many",
    "solve_value",
    "solve_worlds",
    "value_bounds",
]
