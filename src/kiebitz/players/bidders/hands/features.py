"""A way to play a hand as the numbers that a net reads.

Suits that differ in nothing but their name look the same: trumps by rank, then the side suits, the
longest first. Of each card two bits say whether it is kept or was put aside; of a hand game nothing
aside is known. Three more say the place of the declarer, one whether it is a hand game.
"""

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz.games import SkatContract
from kiebitz.players.bidders.hands.ways import JACK, RANKS, SUITS, Ways, bits_of

if TYPE_CHECKING:
    Features = np.ndarray[Any, np.dtype[np.float32]]

PLACES: Final = 3
WIDTH: Final = 2 * SUITS * RANKS + PLACES + 1
"""Of the features, for all kinds."""


class Kind(Enum):
    """What is learned apart, since the same cards mean something else."""

    SUIT = "suit"
    GRAND = "grand"
    NULL = "null"


KIND_OF: Final = {
    contract: Kind.SUIT if contract < SkatContract.GRAND else Kind.GRAND
    for contract in tuple(SkatContract)[:5]
} | {SkatContract.NULL: Kind.NULL}


def kinds_of(ways: Ways) -> "dict[Kind, np.ndarray[Any, np.dtype[np.int64]]]":
    """The rows of each kind.

    >>> from kiebitz.players.bidders.hands.ways import ways_with_skat
    >>> kinds = kinds_of(ways_with_skat(np.array([0xFFF], dtype=np.uint32), 0))
    >>> {kind.value: len(rows) for kind, rows in kinds.items()}
    {'suit': 264, 'grand': 66, 'null': 132}
    """
    grand, null = ways.contract == SkatContract.GRAND, ways.contract == SkatContract.NULL
    return {
        Kind.SUIT: np.flatnonzero(~grand & ~null),
        Kind.GRAND: np.flatnonzero(grand),
        Kind.NULL: np.flatnonzero(null),
    }


def describe(ways: Ways, kind: Kind) -> "Features":
    """The features of ways that are all of one kind, a row each.

    >>> from kiebitz.players.bidders.hands.ways import hand_ways
    >>> ways = hand_ways(0x3FF, np.array([0xC00], dtype=np.uint32), 0)
    >>> describe(ways.take(np.array([4])), Kind.GRAND).shape
    (1, 68)
    """
    rows = len(ways)
    kept = bits_of(ways.kept).reshape(rows, SUITS, RANKS)
    aside = bits_of(ways.aside).reshape(rows, SUITS, RANKS) & ~ways.hand[:, None, None]
    # Of each suit: what is kept, then what is aside; eight bits of each.
    suits = np.concatenate([kept, aside], axis=2)
    if kind is Kind.NULL:
        cards = _sort(suits, kept, 0).reshape(rows, -1)
    else:
        jacks = suits[:, :, [JACK, RANKS + JACK]].reshape(rows, -1)
        side = np.delete(suits, [JACK, RANKS + JACK], axis=2)
        lengths = np.delete(kept, JACK, axis=2)
        trump = np.where(kind is Kind.SUIT, ways.contract, -1)
        ordered = _sort(side, lengths, trump) if kind is Kind.SUIT else _sort(side, lengths, None)
        cards = np.concatenate([jacks, ordered.reshape(rows, -1)], axis=1)
    place = ways.place[:, None] == np.arange(PLACES)
    return np.concatenate([cards, place, ways.hand[:, None]], axis=1).astype(np.float32)


def _sort(suits: Any, kept: Any, trump: Any) -> Any:
    """The suits from the strongest to the weakest, trumps before all others."""
    ranks = kept.shape[2]
    value = kept.sum(axis=2) * (1 << ranks) + kept @ (1 << np.arange(ranks))
    # Equal holdings are told apart by what was put aside of them.
    aside = suits[:, :, ranks:]
    value = value * (1 << ranks) + aside @ (1 << np.arange(ranks))
    if trump is not None and np.ndim(trump):
        value[np.arange(len(value)), trump] = np.iinfo(np.int64).max
    order = np.argsort(-value, axis=1, kind="stable")
    return np.take_along_axis(suits, order[:, :, None], axis=1)
