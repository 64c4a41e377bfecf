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

__all__ = [
    "MtdStart",
    "PointsAnswer",
    "Rung",
    "YesNoAnswer",
    "ladder_card_values",
    "ladder_more_than",
    "ladder_null",
    "ladder_value",
    "safe_points",
]
