"""Contracts as tables, for all games of a batch: class, strength and points of every card.

The numbers are those of the core (`native/trick/contract.hpp`): classes 0 to 3 are the suits, 4 the
trumps; a card beats another of the same class, or a card of any other class as a trump, if it is
stronger. A new game is a new table.

>>> SKAT.classes.shape, int(SKAT.points[0].sum())
((7, 32), 120)
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    Bytes = np.ndarray[Any, np.dtype[np.int8]]

TRUMPS: Final = 4
"""The class of trumps."""
CLASSES: Final = 5
_TRUMP_STRENGTH: Final = 32
"""Every trump is stronger than any other card."""


class Contracts(NamedTuple):
    """A row for each contract of a game, a column for each card of its deck."""

    classes: "Bytes"
    strength: "Bytes"
    points: "Bytes"


def tabulate(runs: Sequence[Sequence[tuple[int, Sequence[int]]]], points: "Bytes") -> Contracts:
    """Tables from the classes of each contract: their number and their cards, weakest first."""
    shape = (len(runs), len(points))
    classes, strength = np.zeros(shape, np.int8), np.zeros(shape, np.int8)
    for row, contract in enumerate(runs):
        for which, cards in contract:
            base = _TRUMP_STRENGTH if which == TRUMPS else 0
            for place, card in enumerate(cards, 1):
                classes[row, card], strength[row, card] = which, base + place
    return Contracts(classes, strength, np.broadcast_to(points, shape).copy())


GRAND: Final = 4
NULL: Final = 5
"""Contracts of Skat as the core numbers them: 0 to 3 are the suits from diamonds to clubs."""
RAMSCH: Final = 6

_RANKS: Final = 8
_JACK: Final = 4
_ASCENDING: Final = (0, 1, 2, 5, 6, 3, 7)
"""Seven, eight, nine, queen, king, ten, ace by their places in the suit."""
_SKAT_POINTS: Final = np.tile(np.array([0, 0, 0, 10, 2, 3, 4, 11], np.int8), 4)


def _skat_runs(contract: int) -> list[tuple[int, list[int]]]:
    if contract == NULL:
        return [(suit, [suit * _RANKS + rank for rank in range(_RANKS)]) for suit in range(4)]
    suits = [[suit * _RANKS + rank for rank in _ASCENDING] for suit in range(4)]
    trumps = list(suits[contract]) if contract < GRAND else []
    trumps += [suit * _RANKS + _JACK for suit in range(4)]
    return [(suit, suits[suit]) for suit in range(4) if suit != contract] + [(TRUMPS, trumps)]


SKAT: Final = tabulate([_skat_runs(contract) for contract in range(RAMSCH + 1)], _SKAT_POINTS)
"""The seven contracts of Skat; Ramsch is played like grand."""
