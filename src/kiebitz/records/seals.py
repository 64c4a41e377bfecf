"""Digests of what is stored, so that a row that was changed afterwards is found.

A run, a board with all its games, a failure and a control are sealed with a digest when they are
written; the store also counts them (see `store`). This is against damage, not against forgers.
"""

from hashlib import blake2b
from typing import Any, Final

from kiebitz.records.played import PlayedBoard, SeatPlay

SIZE: Final = 16
"""Bytes of a digest."""


def seal(*values: Any) -> bytes:
    """The digest of some plain values.

    >>> seal(1, "a") == seal(1, "a") != seal("1", "a")
    True
    """
    return blake2b(repr(values).encode("utf-8", "backslashreplace"), digest_size=SIZE).digest()


def seal_of_board(run: int, board: PlayedBoard) -> bytes:
    """The digest of a board and its games, in this run and no other."""
    parts: list[Any] = [run, board.number, _real(board.seconds)]
    for game in board.games:
        parts += [game.state, game.taken_over, game.micros, *map(_as_kept, game.seats)]
    return seal(*parts)


def _as_kept(play: SeatPlay) -> tuple[Any, ...]:
    entrant, score, decisions, seconds, *effort = play
    return entrant, _real(score), decisions, _real(seconds), *effort


def _real(value: Any) -> Any:
    """A number as SQLite gives it back: there a zero has no sign."""
    return float(value) + 0.0 if isinstance(value, int | float) else value
