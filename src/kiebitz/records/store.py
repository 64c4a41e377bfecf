"""The store: one SQLite file that holds runs, their boards and every game of them.

A board is written in one transaction when it is finished, so that nothing finished is lost by a
kill, and a board that comes twice counts once. Whatever SQLite complains about (a full disk, a file
that is locked, foreign or broken) is told as a `StoreError` that says what is safe.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from typing import Any

from kiebitz.records.played import Failure, PlayedBoard, PlayedGame, SeatPlay
from kiebitz.records.store_file import StoreFile


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


class Store(StoreFile):
    """Played boards in a file; `with Store(path) as store` closes it.

    >>> with Store(":memory:") as store:
    ...     run = store.run("key", match={"rules": "skat"}, versions={})
    ...     store.finished(run)
    set()
    """

    # ---- Runs ----

    def run(
        self,
        key: str,
        *,
        match: Mapping[str, Any],
        versions: Mapping[str, Any],
        purpose: Purpose = Purpose.MATCH,
        wanted: int = 0,
        until: str = "",
    ) -> int:
        """The number of the run with this key, a new one if there is none.

        What was a control may become a match, not the other way round.
        """
        now = datetime.now(UTC).isoformat(timespec="seconds")
        row = (key, now, purpose.value, json.dumps(match), wanted, until, json.dumps(versions))
        with self._told():
            self._db.execute(
                "INSERT INTO runs (key, created, purpose, match, wanted, until, versions) "
                "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET "
                "purpose = excluded.purpose, wanted = excluded.wanted, until = excluded.until "
                "WHERE excluded.purpose = 'match' OR purpose = 'control'",
                row,
            )
        return self.find(key)

    def find(self, key: str) -> int:
        """The number of the run with this key; 0 if there is none."""
        with self._told():
            found = self._db.execute("SELECT id FROM runs WHERE key = ?", (key,)).fetchone()
        return 0 if found is None else int(found[0])

    def runs(self) -> list[StoredRun]:
        """All runs, the oldest first."""
        with self._told():
            rows = self._db.execute(
                "SELECT id, key, created, purpose, match, wanted, until, versions "
                "FROM runs ORDER BY id"
            ).fetchall()
        return [
            StoredRun(
                number,
                key,
                created,
                Purpose(purpose),
                json.loads(match),
                wanted,
                until,
                json.loads(versions),
            )
            for number, key, created, purpose, match, wanted, until, versions in rows
        ]

    # ---- Boards ----

    def add(self, run: int, boards: Iterable[PlayedBoard]) -> None:
        """Write boards, each whole or not at all; one that is there already is left as it is."""
        for board in boards:
            with self._told(), self._transaction():
                if board.failure is not None:
                    self._add_failure(run, board.number, board.failure)
                elif self._claim(run, board):
                    self._add_games(run, board)

    def finished(self, run: int) -> set[int]:
        """The numbers of the boards that are finished."""
        with self._told():
            rows = self._db.execute("SELECT board FROM boards WHERE run = ?", (run,))
            return {number for (number,) in rows}

    def boards(self, run: int, *, until: int | None = None) -> Iterator[PlayedBoard]:
        """The finished boards in their order, or those with a number below `until`."""
        last = 2**62 if until is None else until
        games = self._games(run, last)
        with self._told():
            numbers = self._db.execute(
                "SELECT board, seconds FROM boards WHERE run = ? AND board < ? ORDER BY board",
                (run, last),
            ).fetchall()
        pending = next(games, None)
        for number, seconds in numbers:
            own: list[PlayedGame] = []
            while pending is not None and pending[0] <= number:
                if pending[0] == number:  # others came after the numbers were read
                    own.append(pending[1])
                pending = next(games, None)
            yield PlayedBoard(number, tuple(own), seconds)

    def scores(self, run: int, entrants: int) -> Iterator[tuple[int, tuple[float, ...]]]:
        """The mean score of each entrant per seat and game, board after board."""
        with self._told():
            rows = self._db.execute(
                "SELECT board, entrant, avg(score) FROM seats WHERE run = ? AND entrant >= 0 "
                "GROUP BY board, entrant ORDER BY board, entrant",
                (run,),
            )
            means: list[float] = []
            for board, _, mean in rows:
                means.append(mean)
                if len(means) == entrants:
                    yield board, tuple(means)
                    means = []

    def failures(self, run: int) -> list[tuple[int, Failure]]:
        """The boards that a player broke off, with the reason."""
        with self._told():
            rows = self._db.execute(
                "SELECT board, seat, player, what, state FROM failures WHERE run = ? "
                "ORDER BY board",
                (run,),
            ).fetchall()
        return [(board, Failure(*rest)) for board, *rest in rows]

    # ---- Controls ----

    def set_control(self, run: int, control: str, entrant: int, outcome: Mapping[str, Any]) -> None:
        """Keep what a control found."""
        row = (run, control, entrant, json.dumps(outcome))
        with self._told():
            self._db.execute("INSERT OR REPLACE INTO controls VALUES (?, ?, ?, ?)", row)

    def controls(self, run: int) -> dict[tuple[str, int], dict[str, Any]]:
        """What the controls found, by control and entrant."""
        with self._told():
            rows = self._db.execute(
                "SELECT control, entrant, outcome FROM controls WHERE run = ?", (run,)
            ).fetchall()
        return {(control, entrant): json.loads(outcome) for control, entrant, outcome in rows}

    # ---- Inside ----

    def _claim(self, run: int, board: PlayedBoard) -> bool:
        """Whether this board is new."""
        row = (run, board.number, board.seconds)
        return self._db.execute("INSERT OR IGNORE INTO boards VALUES (?, ?, ?)", row).rowcount == 1

    def _add_games(self, run: int, board: PlayedBoard) -> None:
        self._db.execute("DELETE FROM failures WHERE run = ? AND board = ?", (run, board.number))
        self._db.executemany(
            "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)",
            [
                (run, board.number, number, game.state, game.taken_over, game.micros)
                for number, game in enumerate(board.games)
            ],
        )
        self._db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (run, board.number, number, seat, *play)
                for number, game in enumerate(board.games)
                for seat, play in enumerate(game.seats)
            ],
        )

    def _add_failure(self, run: int, board: int, failure: Failure) -> None:
        self._db.execute(
            "INSERT OR REPLACE INTO failures VALUES (?, ?, ?, ?, ?, ?)",
            (run, board, failure.seat, failure.player, failure.what, failure.state),
        )

    def _games(self, run: int, last: int) -> Iterator[tuple[int, PlayedGame]]:
        with self._told():
            games = self._db.execute(
                "SELECT board, game, state, taken_over, micros FROM games "
                "WHERE run = ? AND board < ? ORDER BY board, game",
                (run, last),
            )
            seats = self._db.execute(
                "SELECT board, game, entrant, score, decisions, seconds, nodes, worlds, playouts "
                "FROM seats WHERE run = ? AND board < ? ORDER BY board, game, seat",
                (run, last),
            )
            pending = next(seats, None)
            for board, game, state, taken_over, micros in games:
                own = []
                while pending is not None and pending[:2] == (board, game):
                    own.append(SeatPlay(*pending[2:]))
                    pending = next(seats, None)
                yield board, PlayedGame(state, taken_over, tuple(own), micros)
