"""Where boards come from: dealt from the secret of a run, or taken from recorded games.

Board `n` is the same no matter who asks, in whatever order: a deal that the start or the
filter does not take is replaced by another one that belongs to the same number.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from typing import Final

from kiebitz.arena.filters import DealFilter, make_filter
from kiebitz.arena.starts import Start, cut_to, played_to
from kiebitz.errors import BadOption
from kiebitz.games import Rules, State
from kiebitz.players import Player
from kiebitz.randomness import Secret
from kiebitz.records import Record

MOST_TRIES: Final = 2_000
"""Deals that are looked at for one board."""


class Forehands(Enum):
    """Who leads to the first trick."""

    ROTATE = "rotate"
    """Seat `board` modulo the seats: every seat over the boards."""
    ALL = "all"
    """Every board is played with each seat as forehand."""


def usual_forehands(rules: Rules) -> Forehands:
    """All where teams are exchanged, as in Schieber; in the others seats go round anyway."""
    return Forehands.ALL if rules.teams else Forehands.ROTATE


@dataclass(frozen=True)
class Dealing:
    """How the boards are dealt."""

    rules: Rules
    secret: Secret = field(default_factory=Secret.fresh)
    forehands: Forehands = Forehands.ROTATE
    start: Start = field(default_factory=Start)
    only: str = ""
    """The text of a filter; empty: every deal is taken."""

    def starts(self, board: int) -> tuple[State, ...]:
        """The starts of a board: one, or one for each forehand."""
        neutral = self.start.by.make()
        accept = make_filter(self.only) if self.only else None
        for attempt in range(MOST_TRIES):
            if found := tuple(self._try_deal(board, attempt, neutral, accept)):
                return found
        raise BadOption(
            f"none of {MOST_TRIES:,} deals for board {board} gets to the start or fits the filter "
            f"{self.only!r}: loosen it"
        )

    def _try_deal(
        self, board: int, attempt: int, neutral: Player, accept: DealFilter | None
    ) -> Iterator[State]:
        for dealt in self._deal_each(board, attempt):
            start = played_to(self.start, dealt, neutral, secret=self.secret, board=board)
            if start is not None and (accept is None or accept.accepts(start)):
                yield start

    def _deal_each(self, board: int, attempt: int) -> Iterator[State]:
        seats = self.rules.seats
        if self.forehands is Forehands.ROTATE:
            forehand = board % seats
            yield deal_board(self.rules, self.secret, board, attempt=attempt, forehand=forehand)
            return
        deal = deal_board(self.rules, self.secret, board, attempt=attempt)
        for forehand in range(seats):
            yield self.rules.led_by(deal, forehand)


def deal_board(
    rules: Rules, secret: Secret, board: int, *, attempt: int = 0, forehand: int = 0
) -> State:
    """The deal of a board: only who has the secret can deal it again.

    >>> from kiebitz.games import Skat
    >>> deal_board(Skat(), Secret.of_seed(7), 3) == deal_board(Skat(), Secret.of_seed(7), 3)
    True
    """
    seed, number, *_ = secret.deal_key(board, attempt).words
    return rules.deal(seed=seed, board=number, forehand=forehand)


@dataclass(frozen=True)
class RecordedStarts:
    """Boards from recorded games, in the order of the file."""

    source: str
    """The name of the file."""
    digest: str
    """Of all starts: a changed file is another match."""
    boards: tuple[bytes, ...]

    def __len__(self) -> int:
        return len(self.boards)

    def starts(self, board: int) -> tuple[State, ...]:
        """The start of a board."""
        return (State.from_bytes(self.boards[board]),)


def read_starts(
    records: Iterable[Record], rules: Rules, *, source: str, start: Start, only: str = ""
) -> RecordedStarts:
    """The starts of all records that have one and fit the filter, each once.

    The rules are those of the match: records of other games are refused.
    """
    accept = make_filter(only) if only else None
    boards: list[bytes] = []
    for number, record in enumerate(records, start=1):
        if record.state.rules != rules:
            raise BadOption(
                f"{source}, game {number} is played by other rules: {record.state.rules}"
            )
        state = cut_to(start, record.state)
        if state is not None and (accept is None or accept.accepts(state)):
            boards.append(state.to_bytes())
    if not boards:
        raise BadOption(f"no game in {source} has such a start")
    # A deal that was played several times, as in a store of the arena, is one board.
    once = tuple(dict.fromkeys(boards))
    return RecordedStarts(source, sha256(b"".join(once)).hexdigest(), once)
