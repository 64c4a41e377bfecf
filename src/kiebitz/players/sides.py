"""Whose points count for whom: values of the open-card solver from the side of one seat.

Who is on which side and what wins is defined natively (``native/games/sides.hpp``).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kiebitz import _core
from kiebitz.games import State, View

if TYPE_CHECKING:
    import numpy as np

    Values = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Side:
    """What a seat plays for in terms of the solver's value."""

    maximises: bool
    """Whether the value counts for the seat's side."""
    most: int
    """The greatest value: all points, or 1 where a game is only made or lost."""
    total: int | None
    """The value that wins for the side it counts for; None if the seat cannot know it: what a bid
    needs may depend on cards that it does not see."""

    @property
    def only_wins(self) -> bool:
        """Whether there is nothing between won and lost, as in null."""
        return self.most == 1

    def own(self, values: "Values") -> "Values":
        """The solver's values as points of one's own side."""
        return values if self.maximises else self.most - values

    def aim(self, totals: "Values") -> "Values":
        """How much one's own side needs where these totals win."""
        return totals if self.maximises else self.most - totals + 1


def side_of(table: State | View, seat: int) -> Side | None:
    """The side of a seat in the card play; None where everyone plays alone.

    >>> from kiebitz.games import JassMode, Schieber
    >>> ending = Schieber().position(
    ...     ["C6 H7", "C7 H8", "C8 H9", "C9 HT"], mode=JassMode.OBENABE, leader=0
    ... )
    >>> side_of(ending, 1)
    Side(maximises=False, most=157, total=79)
    """
    found = _core.sides_of(table._core)
    if found is None:
        return None
    counting, most, total = found
    return Side(seat in counting, most, total)


def solved_quickly(view: View) -> bool:
    """Whether the open-card solver can be asked thousands of times about such positions."""
    if _core.sides_of(view._core) is None:
        return False
    return len(view.hand) <= view.rules.cards_solved_at_once
