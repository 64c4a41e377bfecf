"""Who wins matches of Schieber: deals of the same four in a row, until a team has the target.

A record is one deal. Deals of the same four at the same seats, forehand moving on from seat 0, are
taken for one match in the order in which they are read. Boards of the arena are no matches: there a
deal is played several times.
"""

from collections.abc import Callable
from typing import Any, Final

from kiebitz.errors import KiebitzError
from kiebitz.games import State
from kiebitz.games.series import SchieberMatch

MOST_TABLES: Final = 1_000
"""Matches that are followed at the same time; the one not heard of for longest is given up."""


class Matches:
    """The matches that go on, by who sits where.

    >>> from kiebitz.games import Skat
    >>> Matches().winners(Skat().deal(seed=1), ("a", "b", "c")) is None
    True
    """

    def __init__(self) -> None:
        self._running: dict[tuple[object, ...], Any] = {}

    def winners(self, state: State, players: tuple[str, ...]) -> tuple[bool, ...] | None:
        """For each seat whether it has won a match with this deal; None if no match has ended."""
        begin = _NEW_MATCH.get(state.rules.name)
        if begin is None:
            return None
        table = (state.rules, *players)
        match = self._running.pop(table, None) or begin(state.rules)
        match = _try_to_add(match, state) or _try_to_add(begin(state.rules), state)
        if match is None:  # in the middle of a match
            return None
        if match.winner is None:
            self._running[table] = match
            if len(self._running) > MOST_TABLES:
                del self._running[next(iter(self._running))]
            return None
        return tuple(seat % 2 == match.winner for seat in range(state.rules.seats))


def _try_to_add(match: Any, state: State) -> Any:
    try:
        return match.add(state)
    except KiebitzError:  # another forehand's turn: not the next deal of this match
        return None


_NEW_MATCH: Final[dict[str, Callable[[Any], Any]]] = {"schieber": SchieberMatch}
"""By the name of the game."""
