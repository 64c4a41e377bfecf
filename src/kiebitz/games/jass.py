"""What Schieber and Differenzler share on the Python side."""

from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import numpy as np


class Undertrump(IntEnum):
    """How far undertrumping is restricted; the table is in docs/games/schieber.md."""

    STRICT = 0
    """Only with nothing but trumps in hand (the Schieber thesis, the Zühlke server)."""
    FORCED = 1
    """As strict, but a hand of trumps must overtrump if it can (pyschieber)."""
    LAX = 2
    """Whenever the suit led cannot be followed (the Differenzler thesis)."""


class JassBatch(NamedTuple):
    """Many games played at random: a row per game."""

    points: "np.ndarray[Any, np.dtype[np.uint8]]"
    """Points per seat, the 5 of the last trick included: each row sums to 157."""
    modes: "np.ndarray[Any, np.dtype[np.uint8]]"
    """The `JassMode` (in Differenzler: the trump suit) of each game."""
