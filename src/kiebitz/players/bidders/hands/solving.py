"""Ways to play a hand, solved with open cards in sampled worlds."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.cards import SKAT_DECK
from kiebitz.games import SkatContract
from kiebitz.players.bidders.hands.ways import Ways, bits_of
from kiebitz.players.rule_games import POINTS_TO_WIN

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Masks = np.ndarray[Any, np.dtype[np.uint32]]

ALL_CARDS: Final = (1 << SKAT_DECK.size) - 1
HAND: Final = 10
NODES_EACH: Final = 2_000_000
"""Of one world; hardly any needs as many."""
LOST, WON, UNKNOWN = range(3)
DOUBT: Final = 0.75
"""Worlds won and lost that are added to those seen, so that no share is certain."""


def shuffle(cards: int, count: int, generator: np.random.Generator) -> "Masks":
    """These cards in random order, `count` times: a row of single cards each."""
    bits = np.flatnonzero(bits_of(np.array([cards], dtype=np.uint32))[0]).astype(np.uint32)
    order = np.argsort(generator.random((count, len(bits))), axis=1)
    return np.uint32(1) << bits[order]


def draw_others(known: int, count: int, generator: np.random.Generator) -> "Masks":
    """Where the cards may lie that a player has not seen: two hands of ten and what is left.

    >>> worlds = draw_others(0xFFF, 4, np.random.default_rng(1))
    >>> worlds.shape, np.bitwise_count(worlds).tolist()[0]
    ((4, 3), [10, 10, 0])
    """
    cards = shuffle(ALL_CARDS & ~known, count, generator)
    parts = (cards[:, :HAND], cards[:, HAND : 2 * HAND], cards[:, 2 * HAND :])
    return np.stack([part.sum(axis=1, dtype=np.uint32) for part in parts], axis=1)


@dataclass(frozen=True)
class Solved:
    """Of each way, in how many worlds it is won and in how many it is known."""

    won: "Floats"
    known: "Floats"

    @property
    def logits(self) -> "Floats":
        """Of the share that is won; of few worlds nearer to even."""
        logits: Floats = np.log((self.won + DOUBT) / (self.known - self.won + DOUBT))
        return logits

    @property
    def errors(self) -> "Floats":
        """The standard errors of these logits, since only some worlds were solved."""
        won, lost = self.won + DOUBT, self.known - self.won + DOUBT
        errors: Floats = np.sqrt(1 / won + 1 / lost)
        return errors


def solve_ways(ways: Ways, worlds: "Masks", totals: "Floats", budget: _core.Budget) -> Solved:
    """Whether each way reaches its total in each world, against best defence with open cards.

    In a hand game what is left of each world lies aside. The seats are turned so that the declarer
    has number 0.
    """
    count, rows = len(worlds), len(ways)
    games = np.zeros((rows, count, 8), dtype=np.uint32)
    games[:, :, 0] = ways.kept[:, None]
    games[:, :, 1:3] = worlds[None, :, :2]
    games[:, :, 3] = np.where(ways.hand[:, None], worlds[None, :, 2], ways.aside[:, None])
    games[:, :, 4] = ways.contract[:, None]
    games[:, :, 6] = (-ways.place % 3)[:, None]
    games[:, :, 7] = ways.hand[:, None]
    wanted = np.repeat(totals.astype(np.int16), count)
    found = _core.skat_solve_games(games.reshape(-1, 8), wanted, NODES_EACH, 1, budget)
    results = found.reshape(rows, count)
    return Solved(
        (results == WON).sum(axis=1).astype(np.float64),
        (results != UNKNOWN).sum(axis=1).astype(np.float64),
    )


def totals_to_win(ways: Ways, needs_schneider: Any) -> "Floats":
    """What each way needs: 61 points or 90; in null to be made."""
    points = np.where(needs_schneider, 90, POINTS_TO_WIN)
    return np.where(ways.contract == SkatContract.NULL, 1, points)
