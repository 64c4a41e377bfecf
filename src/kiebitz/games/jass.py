"""What Schieber and Differenzler share on the Python side."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from kiebitz import _core
from kiebitz.cards import JASS_DECK, Deck, Suit
from kiebitz.games.actions import JassMode
from kiebitz.games.contracts import ContractTable, jass_table
from kiebitz.games.rules import Rules
from kiebitz.numbers import MOST_ITEMS, MOST_THREADS, check_int, seed_bits

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


@dataclass(frozen=True)
class JassRules(Rules):
    """The base of Schieber and Differenzler: four seats, 36 cards, an undertrump rule."""

    seats: ClassVar[int] = 4
    deck: ClassVar[Deck] = JASS_DECK
    all_points: ClassVar[int] = 157

    undertrump: Undertrump = Undertrump.STRICT

    @property
    def table_before(self) -> ContractTable:
        """Obenabe."""
        return jass_table(JassMode.OBENABE)

    def _core_legal(self, contract: int, hand: int, trick: list[int]) -> int:
        return _core.jass_legal_cards(contract, int(self.undertrump), hand, trick)

    def _play_batch(
        self,
        core: Callable[..., Any],
        count: int,
        seed: int,
        mode: JassMode | Suit | None,
        threads: int,
    ) -> JassBatch:
        number = -1 if mode is None else int(mode)
        items = check_int(count, "the number of games", low=0, high=MOST_ITEMS)
        workers = check_int(threads, "threads", low=1, high=MOST_THREADS)
        return JassBatch(*core(items, seed_bits(seed), number, int(self.undertrump), workers))


def with_tuples(result: dict[str, Any]) -> dict[str, Any]:
    """The core's result with its lists made immutable."""
    return {
        name: tuple(value) if isinstance(value, list) else value for name, value in result.items()
    }
