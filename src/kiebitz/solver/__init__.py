"""Open-card solvers: what a position is worth when all cards are seen."""

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
    Solution,
    best_line,
    reaches,
    solve,
    solve_many,
    solve_value,
)

__all__ = [
    "MtdStart",
    "PointsAnswer",
    "Rung",
    "Solution",
    "YesNoAnswer",
    "best_line",
    "ladder_card_values",
    "ladder_more_than",
    "ladder_null",
    "ladder_value",
    "reaches",
    "safe_points",
    "solve",
    "solve_many",
    "solve_value",
]
