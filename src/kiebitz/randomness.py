"""Random numbers that depend on what is decided, never on who else plays or when.

A `RandomKey` names one decision: the seed of the run, the board, the seat, and the number of the
decision, counted from 1. The same key gives the same numbers on every machine and with any number
of workers. With seat 0 and decision 0 it names the shuffling of the board's cards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from kiebitz import _core
from kiebitz.numbers import MOST_ITEMS, checked_int, seed_bits

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class RandomKey:
    """The name of one stream of random numbers.

    >>> key = RandomKey(seed=7, board=3, seat=1, decision=5)
    >>> key.below(100) == RandomKey(7, 3, 1, 5).below(100)
    True
    """

    seed: int = 0
    board: int = 0
    seat: int = 0
    decision: int = 0

    def below(self, bound: int) -> int:
        """The first number of the stream, uniform in 0 … bound-1."""
        return self.numbers(bound, 1)[0]

    def numbers(self, bound: int, count: int) -> list[int]:
        """The first `count` numbers of the stream, each uniform in 0 … bound-1."""
        checked_int(bound, "the bound of a random number", low=1, high=2**32 - 1)
        checked_int(count, "how many numbers", low=0, high=MOST_ITEMS)
        return _core.random_below(*self.words, bound, count)

    @property
    def words(self) -> tuple[int, int, int, int]:
        """The key as the core takes it."""
        return (
            seed_bits(self.seed),
            seed_bits(self.board),
            seed_bits(self.seat),
            seed_bits(self.decision),
        )

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]


def as_key(seed: "int | RandomKey") -> RandomKey:
    """A key, where a plain seed may be given instead.

    >>> as_key(7)
    RandomKey(seed=7, board=0, seat=0, decision=0)
    """
    return seed if isinstance(seed, RandomKey) else RandomKey(seed=seed)
