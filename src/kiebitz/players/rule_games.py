"""Declared games of Skat played to the end by rule, very many of them.

For what needs thousands of whole card plays in an instant: measuring the rules, or what a hand is
worth at the table. Every seat follows a rule of `Playout`; nothing is searched. The games begin
with their first card; the bid is taken to be covered and nothing to be announced.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kiebitz import _core
from kiebitz.errors import BadOption
from kiebitz.games import Phase, SkatContract, State
from kiebitz.numbers import MOST_THREADS, check_choice, check_float, check_int, seed_bits
from kiebitz.players.playout import Playout

if TYPE_CHECKING:
    import numpy as np

    Columns = np.ndarray[Any, np.dtype[np.uint32]]
    Numbers = np.ndarray[Any, np.dtype[np.int16]]

COLUMNS: Final = (
    *("hand 0", "hand 1", "hand 2", "set aside"),
    *("contract", "declarer", "leader", "hand"),
)
"""Of a row that describes a game: four sets of cards (bit = index in the deck), three numbers, and
1 for a hand game."""
POINTS_TO_WIN: Final = 61


@dataclass(frozen=True)
class RuleGames:
    """What the declarer got in each game."""

    points: "Numbers"
    """With the two cards set aside; of a null game up to its end."""
    tricks: "Numbers"
    won: "np.ndarray[Any, np.dtype[np.bool_]]"
    """61 points, or in null no trick."""


def game_rows(states: Iterable[State]) -> "Columns":
    """The rows of games before their first card.

    >>> from kiebitz.solver.declared_deals import DealSet, declared_deals
    >>> game_rows(deal.state for deal in declared_deals(DealSet.DECLARED)).shape
    (1025, 8)
    """
    import numpy as np

    rows = [_row(state) for state in states]
    return np.array(rows, dtype=np.uint32).reshape(-1, len(COLUMNS))


def _row(state: State) -> list[int]:
    details, core = state.details, state._core
    # Who declares is known in Skat alone.
    if state.phase is not Phase.PLAY or getattr(details, "declarer", None) is None:
        raise BadOption("this is no declared game of Skat")
    if core.played():
        raise BadOption("the first card of this game has been played")
    last = (int(details.contract), details.declarer, core.leader(), int(details.hand))
    return [*core.hands(), core.details()["skat"], *last]


def play_rule_games(
    rows: "Columns",
    *,
    declarer: Playout = Playout.RULES,
    defenders: Playout = Playout.RULES,
    epsilon: float = 0.0,
    seed: int = 0,
    threads: int = 1,
) -> RuleGames:
    """Play each game to its end; with an epsilon anybody strays at random now and then.

    What comes out depends on the rows and the seed, not on the number of threads.

    >>> from kiebitz.solver.declared_deals import DealSet, declared_deals
    >>> rows = game_rows(deal.state for deal in declared_deals(DealSet.DECLARED)[:3])
    >>> play_rule_games(rows, declarer=Playout.GREEDY, defenders=Playout.GREEDY).points.tolist()
    [90, 54, 96]
    """
    import numpy as np

    games = _checked(rows)
    found = _core.skat_rule_games(
        games,
        check_choice(declarer, Playout, "declarer").value,
        check_choice(defenders, Playout, "defenders").value,
        check_float(epsilon, "epsilon", low=0, high=1),
        seed_bits(seed),
        check_int(threads, "threads", low=1, high=MOST_THREADS),
    )
    points, tricks = found[:, 0], found[:, 1]
    null = games[:, COLUMNS.index("contract")] == int(SkatContract.NULL)
    return RuleGames(points, tricks, np.where(null, tricks == 0, points >= POINTS_TO_WIN))


def _checked(rows: "Columns") -> "Columns":
    import numpy as np

    games = np.asarray(rows)
    if games.ndim != 2 or games.shape[1] != len(COLUMNS):
        raise BadOption(f"games should be rows of {len(COLUMNS)} numbers ({', '.join(COLUMNS)})")
    if not np.issubdtype(games.dtype, np.integer) or (games.size and games.min() < 0):
        raise BadOption("games should be rows of whole numbers from 0 on")
    if games.size and games.max() >= 2**32:
        raise BadOption("games should be rows of numbers below 2**32")
    return np.require(games, dtype=np.uint32, requirements=["C", "A"])
