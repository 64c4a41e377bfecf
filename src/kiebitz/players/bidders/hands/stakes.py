"""What a way to play is expected to score: game values, bids that it may not cover, levels.

After the International Skat Order, as in `docs/games/skat.md`. Schwarz is left out: it is rare, and
to leave it out never makes a game look better than it is.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz.games import SkatContract, SkatLevel
from kiebitz.players.bidders.hands.ways import TRUMP_CONTRACTS, Ways, count_matadors
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.players.bidders.skat_values import FACTORS

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Numbers = np.ndarray[Any, np.dtype[np.int64]]
    Flags = np.ndarray[Any, np.dtype[np.bool_]]

BASE: Final = np.array([FACTORS[contract] for contract in TRUMP_CONTRACTS])
"""Of the contracts with trumps."""


BONUS_WON: Final = {Scoring.TOURNAMENT: 50, Scoring.GAME: 0}
PENALTY_LOST: Final = {Scoring.TOURNAMENT: 50 + 40, Scoring.GAME: 0}
"""The 50 of a lost game, and the 40 that each of the others gets for it."""


@dataclass(frozen=True)
class Chances:
    """How likely each way reaches what, from 0 to 1."""

    won: "Floats"
    """61 points, or in null no trick."""
    schneider: "Floats"
    """90 points; never more likely than 61."""
    saved: "Floats"
    """31 points; never less likely than 61."""


@dataclass(frozen=True)
class Values:
    """Of each way, what it scores where it is won or lost."""

    won: "Numbers"
    won_schneider: "Numbers"
    lost: "Numbers"
    lost_schneider: "Numbers"
    """The declarer is Schneider himself."""
    needs_schneider: "Flags"
    """Announced, or since the bid is not covered otherwise."""
    impossible: "Flags"
    """Not even Schneider covers the bid."""


def game_values(ways: Ways, bid: int) -> Values:
    """What each way is worth after a bid, as positive numbers.

    >>> from kiebitz.players.bidders.hands.ways import hand_ways
    >>> ways = hand_ways(0xFF << 24 | 0x3, np.array([0xC00], dtype=np.uint32), 0)
    >>> values = game_values(ways, 18)
    >>> int(values.won[3]), int(values.lost[3])
    (36, 72)
    """
    null = ways.contract == SkatContract.NULL
    base = np.where(null, 1, BASE[np.minimum(ways.contract, SkatContract.GRAND)])
    levels = count_matadors(ways.kept | ways.aside, ways.contract) + 1 + ways.hand
    announced = ~null & (ways.level == SkatLevel.SCHNEIDER)
    plain = base * (levels + 2 * announced)  # announced and reached both count
    schneider = base * (levels + 1 + announced)
    nulls = _null_values(ways)
    plain, schneider = np.where(null, nulls, plain), np.where(null, nulls, schneider)
    covering = -(-bid // np.where(null, nulls, base)) * np.where(null, nulls, base)
    return Values(
        won=plain,
        won_schneider=schneider,
        lost=2 * np.where(plain < bid, covering, plain),
        lost_schneider=2 * np.where(schneider < bid, covering, schneider),
        needs_schneider=announced | (~null & (plain < bid)),
        impossible=schneider < bid,
    )


def _null_values(ways: Ways) -> "Numbers":
    ouvert = ways.level == SkatLevel.OUVERT
    return np.where(ouvert, np.where(ways.hand, 59, 46), np.where(ways.hand, 35, 23))


def weigh(ways: Ways, chances: Chances, bid: int, scoring: Scoring) -> "Floats":
    """The expected score of each way."""
    values = game_values(ways, bid)
    bonus, penalty = BONUS_WON[scoring], PENALTY_LOST[scoring]
    schneider = np.where(values.impossible, 0.0, chances.schneider)
    between = np.where(values.needs_schneider | values.impossible, 0.0, chances.won - schneider)
    lost_schneider = 1 - chances.saved
    null = ways.contract == SkatContract.NULL
    schneider = np.where(null, 0.0, schneider)
    between = np.where(null & ~values.impossible, chances.won, between)
    lost_schneider = np.where(null, 0.0, lost_schneider)
    lost = 1 - schneider - between - lost_schneider
    return (
        schneider * (values.won_schneider + bonus)
        + between * (values.won + bonus)
        - lost * (values.lost + penalty)
        - lost_schneider * (values.lost_schneider + penalty)
    )


def chance_to_win(ways: Ways, chances: Chances, bid: int) -> "Floats":
    """How likely each way is won, what the bid needs included."""
    values = game_values(ways, bid)
    won = np.where(values.needs_schneider, chances.schneider, chances.won)
    return np.where(values.impossible, 0.0, won)
