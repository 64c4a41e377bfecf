"""Rows of a store as they are read: each value is of its kind and in its range, or it is reported.

SQLite keeps whatever it is given in any column, and a file may be damaged. What does not belong
there is a `StoreError` that names the file, the run and the board. Whether a row is the one that
was written is shown by its digest (`seals`); whether it fits its match is for the arena to say.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import isfinite
from typing import Any, Final, NoReturn

from kiebitz.errors import StoreError, shown
from kiebitz.records.played import Failure, PlayedGame, SeatPlay

MOST: Final = 2**62
"""Greater than every number in a store."""
_FIELD: Final = -1


class Purpose(Enum):
    """What a run is for."""

    MATCH = "match"
    CONTROL = "control"
    """What the arena plays to check itself."""


@dataclass(frozen=True)
class StoredRun:
    """One run of the store."""

    number: int
    key: str
    created: str
    purpose: Purpose
    match: Mapping[str, Any]
    wanted: int
    """Boards that were asked for last."""
    until: str
    """The sequential test that was asked for last, or nothing."""
    versions: Mapping[str, Any]
    sealed: bool = True
    """Whether a change of its rows would be found; older stores have no digests."""


@dataclass(frozen=True)
class Place:
    """Where in a store something is read, for the complaint if it is no good."""

    path: str
    run: Any = None
    board: Any = None

    def fail(self, what: str) -> NoReturn:
        """Complain about what is kept here."""
        where = [] if self.run is None else [f"run {shown(self.run)}"]
        where += [] if self.board is None else [f"board {shown(self.board)}"]
        raise StoreError(
            f"{', '.join([repr(self.path), *where])}: {what}; the file is damaged: take a copy "
            "from before, or play again into another file"
        )

    def count(self, value: Any, what: str, *, least: int = 0, most: int = MOST) -> int:
        """The value, if it is a whole number within the limits."""
        if type(value) is not int or not least <= value <= most:
            self.fail(f"{what} cannot be {shown(value)}")
        return value

    def real(self, value: Any, what: str) -> float:
        """The value, if it is a finite number."""
        if not isinstance(value, int | float) or not isfinite(value):
            self.fail(f"{what} cannot be {shown(value)}")
        return float(value)

    def text(self, value: Any, what: str) -> str:
        """The value, if it is a text."""
        if not isinstance(value, str):
            self.fail(f"{what} cannot be {shown(value)}")
        return value

    def blob(self, value: Any, what: str) -> bytes:
        """The value, if it is a row of bytes."""
        if not isinstance(value, bytes):
            self.fail(f"{what} cannot be {shown(value)}")
        return value

    def json(self, value: Any, what: str) -> dict[str, Any]:
        """The object that a text of JSON holds."""
        try:
            data = json.loads(self.text(value, what))
        except (ValueError, RecursionError):
            self.fail(f"{what} is no JSON: {shown(value)}")
        if not isinstance(data, dict):
            self.fail(f"{what} should be an object of JSON, not {shown(value)}")
        return data


def read_run(row: Sequence[Any], path: str) -> StoredRun:
    """A run; the digest is checked elsewhere."""
    number, key, created, purpose, match, wanted, until, versions = row
    place = Place(path, number)
    if purpose not in [each.value for each in Purpose]:
        place.fail(f"its purpose cannot be {shown(purpose)}")
    return StoredRun(
        place.count(number, "its number", least=1),
        place.text(key, "its key"),
        place.text(created, "its date"),
        Purpose(purpose),
        place.json(match, "its match"),
        place.count(wanted, "the number of boards wanted"),
        place.text(until, "its sequential test"),
        place.json(versions, "its versions"),
    )


def read_game(row: Sequence[Any], seats: Sequence[Sequence[Any]], place: Place) -> PlayedGame:
    """A game with its seats, each row without what tells where it belongs."""
    state, taken_over, micros = row
    if not seats:
        place.fail("a game without seats")
    times = place.blob(micros, "the times of a game")
    if len(times) % 4:
        place.fail(f"the times of a game cannot be {len(times)} bytes")
    return PlayedGame(
        place.blob(state, "a game"),
        place.count(taken_over, "the number of actions before"),
        tuple(read_play(seat, place) for seat in seats),
        times,
    )


def read_play(row: Sequence[Any], place: Place) -> SeatPlay:
    """What one seat did."""
    entrant, score, decisions, seconds, *effort = row
    nodes, worlds, playouts = (place.count(each, "an effort") for each in effort)
    return SeatPlay(
        place.count(entrant, "a player's number", least=_FIELD),
        place.real(score, "a score"),
        place.count(decisions, "a number of decisions"),
        place.real(seconds, "seconds"),
        nodes,
        worlds,
        playouts,
    )


def read_failure(row: Sequence[Any], place: Place) -> Failure:
    """Why a board was broken off."""
    seat, player, what, state = row
    return Failure(
        None if seat is None else place.count(seat, "a seat", most=255),
        place.text(player, "the name of a player"),
        place.text(what, "a failure"),
        place.blob(state, "a game"),
    )
