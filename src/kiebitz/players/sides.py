"""Whose points count for whom: values of the open-card solver from the side of one seat."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kiebitz.games import Differenzler, Schieber, Skat, SkatContract, SkatLevel, View

if TYPE_CHECKING:
    import numpy as np

    Values = np.ndarray[Any, Any]

SKAT_POINTS: Final = 120
JASS_POINTS: Final = 157


@dataclass(frozen=True)
class Side:
    """What a seat plays for in terms of the solver's value."""

    total: int
    """The value at which the game turns: 61 in Skat, 79 in Schieber, 1 in null."""
    maximises: bool
    """Whether the seat wants the value to reach it."""
    all_points: int
    null: bool = False

    @property
    def aim(self) -> int:
        """How much the own side needs, in its own points."""
        return self.total if self.maximises else self.all_points - self.total + 1

    def own(self, values: "Values") -> "Values":
        """The solver's values as points of the own side."""
        return values if self.maximises else self.all_points - values


def side_of(view: View) -> Side | None:
    """The side of the viewer; None where everyone plays alone."""
    if isinstance(view.rules, Schieber):
        team = view.seat % 2
        return Side(79, team == 0, JASS_POINTS)
    if isinstance(view.rules, Differenzler) or not isinstance(view.rules, Skat):
        return None
    details = view.details
    if details.declarer is None:
        return None
    declares = details.declarer == view.seat
    if details.contract is SkatContract.NULL:
        return Side(1, declares, 1, null=True)
    needs = {SkatLevel.NONE: 61, SkatLevel.SCHNEIDER: 90}.get(details.level, SKAT_POINTS)
    return Side(needs, declares, SKAT_POINTS)


MOST_JASS_CARDS: Final = 6
"""Cards in hand from which a Schieber ending is solved in milliseconds."""


def solved_quickly(view: View) -> bool:
    """Whether the open-card solver can be asked thousands of times about such positions."""
    if side_of(view) is None:
        return False
    return not isinstance(view.rules, Schieber) or len(view.hand) <= MOST_JASS_CARDS
