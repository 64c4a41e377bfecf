"""From what each card is worth in each world to the card that is played.

Values are a row for each world and a column for each card, from the mover's side: points that its
side gets. Each rule gives every card a rank as a tuple of numbers; the cards with the greatest are
equally good by the rule.

    wins           most worlds won (Kupferschmid 2003)
    points         most points on average (Knorr 2018)
    conservative   most worlds won, then most points (Knorr 2018, the one recommended there)
    ladder         most worlds won, then most worlds above the other rungs (out of Schneider for a
                   loser, Schneider for a winner), then most points, so that lost and won positions
                   are still played well

>>> import numpy as np
>>> cards = np.array([[56, 58, 111, 116, 114], [61, 67, 64, 71, 61], [68, 74, 71, 78, 68]]).T
>>> [best_columns(cards, rule, aim=61) for rule in Choice]
[[1, 2], [0], [2], [2]]
"""

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np

    Values = np.ndarray[Any, Any]
    Weights = np.ndarray[Any, np.dtype[np.float64]]

EQUAL: Final = 1e-9
"""Means that differ by less are the same: rounding must not choose a card."""


class Choice(Enum):
    """A rule for choosing among cards."""

    WINS = "wins"
    POINTS = "points"
    CONSERVATIVE = "conservative"
    LADDER = "ladder"


def ranks(
    values: "Values",
    choice: Choice,
    *,
    aim: "float | Values",
    rungs: Sequence[float] = (),
    weights: "Weights | None" = None,
) -> list[tuple[float, ...]]:
    """A tuple for each card; the greatest is the best. `aim` may differ from world to world."""
    import numpy as np

    weight = np.full(len(values), 1 / len(values)) if weights is None else weights
    wins = weight @ (values >= aim)
    points = weight @ values
    steps = [weight @ (values >= rung) for rung in rungs]
    columns = {
        Choice.WINS: [wins],
        Choice.POINTS: [points],
        Choice.CONSERVATIVE: [wins, points],
        Choice.LADDER: [wins, *steps, points],
    }[choice]
    rounded = [np.round(np.asarray(column, dtype=float) / EQUAL) * EQUAL for column in columns]
    return [tuple(float(column[card]) for column in rounded) for card in range(values.shape[1])]


def best_columns(
    values: "Values",
    choice: Choice,
    *,
    aim: "float | Values",
    rungs: Sequence[float] = (),
    weights: "Weights | None" = None,
) -> list[int]:
    """The columns of the cards that are equally good by the rule."""
    ranked = ranks(values, choice, aim=aim, rungs=rungs, weights=weights)
    most = max(ranked)
    return [column for column, rank in enumerate(ranked) if rank == most]
