"""How a recorded game ended: by its last card, or because a server decided it.

On the International Skat Server most games end early: somebody shows the cards and claims the rest,
resigns, runs out of time or leaves. Such a record is stopped, but the server says who won and what
it counts, and that is what the players were paid. Here both kinds of games give a result of the
same form. Penalties are left out: they belong to no game.
"""

from enum import Enum
from typing import Any

from kiebitz.games.table import Result
from kiebitz.records.iss import EXTRA_KEY
from kiebitz.records.iss_result import read_result
from kiebitz.records.record import Record


class Ending(Enum):
    """How a game ended."""

    PLAYED = "played"
    """By the rules: the result follows from the cards."""
    DECIDED = "decided"
    """A server decided it early, and its word is the result."""
    UNFINISHED = "unfinished"
    """There is no result."""


def ending_of(record: Record) -> Ending:
    """How a recorded game ended.

    >>> from kiebitz.games import Skat
    >>> start = Skat().deal(seed=1)
    >>> ending_of(Record(start, ("a", "b", "c"), {"stopped": "the lights went out"}))
    <Ending.UNFINISHED: 'unfinished'>
    """
    if record.state.over:
        return Ending.PLAYED
    return Ending.UNFINISHED if result_of(record) is None else Ending.DECIDED


def result_of(record: Record) -> Result | None:
    """The result of a recorded game: as replayed, or as a server decided it; None without any."""
    state = record.state
    if state.over:
        found: Result = state.result
        return found
    text = _find_server_result(record.extra.get(EXTRA_KEY))
    if not text or not state.rules.declares or state.forehand != 0:
        return None  # the server's seats are ours only if forehand is seat 0
    return read_result(text, state)


def _find_server_result(kept: Any) -> str:
    """The result that reading kept; whatever else stands in its place is none."""
    tags = kept.get("tags") if isinstance(kept, dict) else None
    text = tags.get("R") if isinstance(tags, dict) else None
    return text if isinstance(text, str) else ""
