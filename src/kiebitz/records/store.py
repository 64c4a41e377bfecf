"""The store: one SQLite file that holds runs, their boards and every game of them.

A board is written in one transaction when it is finished, so that nothing finished is lost by a
kill, and a board that comes twice counts once. Whatever SQLite complains about (a full disk, a file
that is locked, foreign or broken) is reported as a `StoreError` that says what is safe.

What is read is checked first (`store_reading`): a damaged file is reported, and no verdict is made
of it. Stores of an older Kiebitz are checked as far as they can be.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from kiebitz.records.played import Failure, PlayedBoard
from kiebitz.records.seals import seal, seal_of_board
from kiebitz.records.store_reading import StoreReading, seal_of_run
from kiebitz.records.store_rows import Purpose, StoredRun

__all__ = ["Purpose", "Store", "StoredRun"]


class Store(StoreReading):
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
        with self._name_errors(), self._transaction():
            number = self.find(key)
            if not number:
                now = datetime.now(UTC).isoformat(timespec="seconds")
                return self._insert(StoredRun(0, key, now, purpose, match, wanted, until, versions))
            run = self.stored(number)
            if purpose is Purpose.MATCH or run.purpose is Purpose.CONTROL:
                self._update(replace(run, purpose=purpose, wanted=wanted, until=until))
            return number

    def _insert(self, run: StoredRun) -> int:
        values = (run.key, run.created, run.purpose.value, json.dumps(run.match), run.wanted)
        found = self._db.execute(
            "INSERT INTO runs (key, created, purpose, match, wanted, until, versions) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (*values, run.until, json.dumps(run.versions)),
        )
        number = int(found.fetchone()[0])
        self._db.execute("INSERT INTO counts VALUES (?, 0, 0, 0)", (number,))
        self._update(replace(run, number=number))
        return number

    def _update(self, run: StoredRun) -> None:
        """Write what may change of a run; one of an older store stays without a digest."""
        row = (run.purpose.value, run.wanted, run.until)
        self._db.execute(
            "UPDATE runs SET purpose = ?, wanted = ?, until = ?, digest = ? WHERE id = ?",
            (*row, seal_of_run(run) if run.sealed else None, run.number),
        )

    # ---- Boards ----

    def add(self, run: int, boards: Iterable[PlayedBoard]) -> None:
        """Write boards, each whole or not at all; one that is there already is left as it is."""
        for board in boards:
            with self._name_errors(), self._transaction():
                if board.failure is not None:
                    self._add_failure(run, board.number, board.failure)
                elif self._claim(run, board):
                    self._add_games(run, board)

    def _claim(self, run: int, board: PlayedBoard) -> bool:
        """Whether this board is new."""
        row = (run, board.number, board.seconds, seal_of_board(run, board))
        new = self._db.execute(
            "INSERT OR IGNORE INTO boards (run, board, seconds, digest) VALUES (?, ?, ?, ?)", row
        )
        return new.rowcount == 1

    def _add_games(self, run: int, board: PlayedBoard) -> None:
        failed = self._remove_failure(run, board.number)
        self._count(run, boards=1, failures=-failed)
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
        before = self._remove_failure(run, board)
        self._count(run, failures=1 - before)
        row = (run, board, failure.seat, failure.player, failure.what, failure.state)
        self._db.execute(
            "INSERT INTO failures (run, board, seat, player, what, state, digest) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*row, seal(*row)),
        )

    def _remove_failure(self, run: int, board: int) -> int:
        """How many rows were removed: one or none."""
        rows = self._db.execute("DELETE FROM failures WHERE run = ? AND board = ?", (run, board))
        return rows.rowcount

    def _count(self, run: int, *, boards: int = 0, failures: int = 0, controls: int = 0) -> None:
        self._db.execute(
            "UPDATE counts SET boards = boards + ?, failures = failures + ?, "
            "controls = controls + ? WHERE run = ?",
            (boards, failures, controls, run),
        )

    # ---- Controls ----

    def set_control(self, run: int, control: str, entrant: int, outcome: Mapping[str, Any]) -> None:
        """Keep what a control found."""
        row = (run, control, entrant, json.dumps(outcome))
        with self._name_errors(), self._transaction():
            before = self._db.execute(
                "DELETE FROM controls WHERE run = ? AND control = ? AND entrant = ?", row[:3]
            )
            self._count(run, controls=1 - before.rowcount)
            self._db.execute(
                "INSERT INTO controls (run, control, entrant, outcome, digest) "
                "VALUES (?, ?, ?, ?, ?)",
                (*row, seal(*row)),
            )
