"""A game as it was played in the arena: the record, what each seat scored, and what it cost."""

from array import array
from dataclasses import dataclass
from typing import Any, NamedTuple

from kiebitz.games import State
from kiebitz.records.record import Record


class SeatPlay(NamedTuple):
    """What one seat did in one game."""

    entrant: int
    """Who sat there: a number in the list of the match; -1 is the field."""
    score: float
    decisions: int = 0
    seconds: float = 0.0
    nodes: int = 0
    worlds: int = 0
    playouts: int = 0


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One finished game of a board."""

    state: bytes
    """The compact form of the final state: the whole game."""
    taken_over: int
    """So many actions came before the entrants took over."""
    seats: tuple[SeatPlay, ...]
    micros: bytes = b""
    """Microseconds of each decision of the entrants, in order, as 32-bit numbers."""

    def final(self) -> State:
        """The finished game."""
        return State.from_bytes(self.state)

    def times(self) -> list[int]:
        """Microseconds of each decision of the entrants."""
        return list(array("I", self.micros))

    def record(self, players: tuple[str, ...], **extra: Any) -> Record:
        """The game as a record, with the players' texts by seat."""
        return Record(self.final(), players, extra)


@dataclass(frozen=True, slots=True)
class Failure:
    """A board that could not be finished since a player went wrong."""

    seat: int | None
    """None if nobody knows who it was."""
    player: str
    what: str
    state: bytes
    """The game up to there."""

    @property
    def description(self) -> str:
        """Who went wrong, and how."""
        place = "" if self.seat is None else f" at seat {self.seat}"
        return f"{self.player}{place}: {self.what}"


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """All games of a board, or why there are none."""

    number: int
    games: tuple[PlayedGame, ...] = ()
    seconds: float = 0.0
    failure: Failure | None = None

    def mean_score(self, entrant: int) -> float:
        """What an entrant scored per seat and game."""
        scores = [
            seat.score for game in self.games for seat in game.seats if seat.entrant == entrant
        ]
        return sum(scores) / len(scores)
