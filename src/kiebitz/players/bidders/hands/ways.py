"""All ways to play a hand of Skat: two cards aside, a contract, what is announced.

Held as columns, since a bidder weighs tens of thousands of them. Sets of cards are bit masks by the
numbers of the deck: eight cards of diamonds first, each suit from the 7 over 8, 9, 10, jack, queen
and king to the ace.
"""

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz.cards import SKAT_DECK
from kiebitz.games import SkatContract, SkatLevel
from kiebitz.games.contracts import skat_table

if TYPE_CHECKING:
    Masks = np.ndarray[Any, np.dtype[np.uint32]]
    Numbers = np.ndarray[Any, np.dtype[np.int64]]
    Flags = np.ndarray[Any, np.dtype[np.bool_]]

SUITS: Final = 4
RANKS: Final = 8
JACK: Final = 4
"""Its place in a suit of the deck."""
CONTRACTS: Final = tuple(SkatContract)[:6]
TRUMP_CONTRACTS: Final = CONTRACTS[:5]

WITH_SKAT: Final = (
    *((one, SkatLevel.NONE) for one in CONTRACTS),
    (SkatContract.NULL, SkatLevel.OUVERT),
)
"""What is declared after the skat has been seen."""
HAND_GAMES: Final = (
    *WITH_SKAT,
    *((contract, SkatLevel.SCHNEIDER) for contract in TRUMP_CONTRACTS),
)


@dataclass(frozen=True)
class Ways:
    """Columns: a way in each row."""

    kept: "Masks"
    """The ten cards that are played."""
    aside: "Masks"
    """The two that are not; of a hand game the skat, which its player does not know."""
    contract: "Numbers"
    level: "Numbers"
    hand: "Flags"
    place: "Numbers"
    """Of the declarer: 0 leads to the first trick, 1 and 2 follow."""

    def __len__(self) -> int:
        return len(self.kept)

    def take(self, rows: "Numbers | Flags") -> "Ways":
        """Some of them."""
        return Ways(
            self.kept[rows],
            self.aside[rows],
            self.contract[rows],
            self.level[rows],
            self.hand[rows],
            self.place[rows],
        )


def join_ways(parts: "list[Ways]") -> Ways:
    """One after the other."""
    names = ("kept", "aside", "contract", "level", "hand", "place")
    return Ways(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def bits_of(masks: "Masks", bits: int = SKAT_DECK.size) -> "Flags":
    """A column for each card.

    >>> bits_of(np.array([5], dtype=np.uint32))[0, :4].tolist()
    [True, False, True, False]
    """
    shifts = np.arange(bits, dtype=np.uint32)
    return (masks[..., None] >> shifts & np.uint32(1)).astype(np.bool_)


def count_cards(masks: "Masks") -> "Numbers":
    """How many cards each set has."""
    return np.bitwise_count(masks).astype(np.int64)


def ways_with_skat(twelve: "Masks", place: int) -> Ways:
    """Every discard with every contract, for each set of twelve cards: 462 rows for each.

    >>> len(ways_with_skat(np.array([0xFFF], dtype=np.uint32), 0))
    462
    """
    cards = _cards_of(twelve, 12)
    first, second = _pairs()
    pairs = cards[:, first] | cards[:, second]
    aside = np.repeat(pairs[:, None, :], len(WITH_SKAT), axis=1)
    kept = twelve[:, None, None] & ~aside
    contract, level = (np.array(column) for column in zip(*WITH_SKAT, strict=True))
    shape = aside.shape
    return Ways(
        kept.ravel(),
        aside.ravel(),
        np.broadcast_to(contract[None, :, None], shape).ravel(),
        np.broadcast_to(level[None, :, None], shape).ravel(),
        np.zeros(aside.size, dtype=np.bool_),
        np.full(aside.size, place),
    )


def hand_ways(ten: int, skats: "Masks", place: int) -> Ways:
    """Every hand game with ten cards, for each skat that may lie aside: 12 rows for each.

    >>> len(hand_ways(0x3FF, np.array([0xC00], dtype=np.uint32), 0))
    12
    """
    contract, level = (np.array(column) for column in zip(*HAND_GAMES, strict=True))
    rows = len(skats) * len(HAND_GAMES)
    return Ways(
        np.full(rows, ten, dtype=np.uint32),
        np.repeat(skats, len(HAND_GAMES)),
        np.tile(contract, len(skats)),
        np.tile(level, len(skats)),
        np.ones(rows, dtype=np.bool_),
        np.full(rows, place),
    )


def _cards_of(masks: "Masks", cards: int) -> "Masks":
    """The cards of each set, each as a set of its own, from the lowest up."""
    places = np.nonzero(bits_of(masks))[1].reshape(len(masks), cards)
    return np.uint32(1) << places.astype(np.uint32)


@cache
def _pairs() -> "tuple[Numbers, Numbers]":
    first, second = zip(*combinations(range(12), 2), strict=True)
    return np.array(first), np.array(second)


@cache
def trumps_from_top(contract: SkatContract) -> tuple[int, ...]:
    """The numbers of the trumps, the jack of clubs first.

    >>> trumps_from_top(SkatContract.GRAND)
    (28, 20, 12, 4)
    """
    table = skat_table(contract)
    trumps = [card for card in SKAT_DECK.cards if table.is_trump(card)]
    return tuple(map(SKAT_DECK.index, sorted(trumps, key=table.strength, reverse=True)))


def count_matadors(masks: "Masks", contracts: "Numbers") -> "Numbers":
    """How many matadors the twelve cards have, with or without; 0 in null.

    >>> count_matadors(np.array([1 << 28 | 1 << 20], dtype=np.uint32), np.array([4])).tolist()
    [2]
    """
    found = np.zeros(len(masks), dtype=np.int64)
    for contract in TRUMP_CONTRACTS:
        rows = np.flatnonzero(contracts == contract)
        order = np.array(trumps_from_top(contract), dtype=np.uint32)
        held = (masks[rows, None] >> order & np.uint32(1)).astype(np.bool_)
        same = held == held[:, :1]
        found[rows] = np.where(same.all(axis=1), len(order), np.argmin(same, axis=1))
    return found
