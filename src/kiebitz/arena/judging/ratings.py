"""Ratings for tables of three and four: one number per player from many tables, in their order.

Plackett-Luce, as openskill implements it (Weng and Lin 2011): who finished where at each table
moves the ratings, how far apart the scores were does not. Good for a ladder that grows; for how
many points a player is worth, and how sure that is, see `strengths.py`.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kiebitz.errors import BadOption

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True, slots=True)
class TableResult:
    """One deal at one table. Sides stand in the order of seats, forehand first."""

    board: int
    """Which deal; tables with the same number had the same cards."""
    sides: tuple[tuple[str, ...], ...]
    """The players of each side: one name, or two for a team of Schieber."""
    scores: tuple[float, ...]
    """Of each side; more is better. Give ranks, or Differenzler's differences, with a minus."""

    def __post_init__(self) -> None:
        if len(self.sides) < 2 or len(self.sides) != len(self.scores) or not all(self.sides):
            raise BadOption(
                "a table needs at least two sides, each with a player and a score, "
                f"not {self.sides} and {self.scores}"
            )
        if not all(map(math.isfinite, self.scores)):
            raise BadOption(f"scores of a table should be finite, not {self.scores}")


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong, and how sure; new players have 25 and 25/3."""

    mean: float
    deviation: float

    @property
    def sure(self) -> float:
        """Three deviations below the mean: at least that strong, for sorting a ladder."""
        return self.mean - 3 * self.deviation


def plackett_luce(results: Sequence[TableResult]) -> dict[str, Rating]:
    """The ratings after all tables, in the order given, which matters a little.

    A player who sits at a table more than once is moved by the mean of its moves. Players who never
    met, even by way of others, get ratings that cannot be compared; `strengths` tells who did.

    >>> ratings = plackett_luce([TableResult(1, (("a",), ("b",), ("c",)), (30, 0, -30))])
    >>> ratings["a"].mean > ratings["b"].mean > ratings["c"].mean
    True
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: dict[str, Rating] = {}
    for result in results:
        ratings |= _after(model, ratings, result)
    return ratings


def _after(
    model: "PlackettLuce", ratings: dict[str, Rating], result: TableResult
) -> dict[str, Rating]:
    """The new ratings of those who sat at the table."""
    before = [[_rating(model, ratings.get(name)) for name in side] for side in result.sides]
    after = model.rate(before, scores=list(result.scores))
    moved: dict[str, list[PlackettLuceRating]] = {}
    for side, team in zip(result.sides, after, strict=True):
        for name, rating in zip(side, team, strict=True):
            moved.setdefault(name, []).append(rating)
    return {name: _mean(copies) for name, copies in moved.items()}


def _rating(model: "PlackettLuce", rating: Rating | None) -> "PlackettLuceRating":
    return model.rating(mu=rating.mean, sigma=rating.deviation) if rating else model.rating()


def _mean(copies: "list[PlackettLuceRating]") -> Rating:
    count = len(copies)
    deviation = math.sqrt(sum(copy.sigma**2 for copy in copies) / count)
    return Rating(sum(copy.mu for copy in copies) / count, deviation)
