"""Reading a store: whatever comes out of it has been checked.

Three things are looked at. Each value is of its kind (`store_rows`). Each row is the one that was
written (`seals`). And none is missing: a run keeps the number of its rows. Stores of an older
Kiebitz have neither digests nor numbers; what their boards must be the arena knows
(`kiebitz.arena.stored_matches`).
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from kiebitz.errors import shown
from kiebitz.records.played import Failure, PlayedBoard, PlayedGame, SeatPlay
from kiebitz.records.seals import seal, seal_of_board
from kiebitz.records.store_file import StoreFile
from kiebitz.records.store_rows import MOST, Place, StoredRun, read_failure, read_game, read_run

COUNTED: Final = ("boards", "failures", "controls")
"""The tables of which a run knows how many rows it has."""
_CHANGED: Final = "is not as it was written"


class StoreReading(StoreFile):
    """What can be read of a store."""

    def runs(self) -> list[StoredRun]:
        """All runs, the oldest first."""
        with self._name_errors():
            rows = self._db.execute(
                "SELECT id, key, created, purpose, match, wanted, until, versions, "
                f"{self._digest} FROM runs NOT INDEXED ORDER BY id"
            ).fetchall()
            counted = self._db.execute("SELECT run FROM counts") if self._sealing else ()
            numbers = {number for (number,) in counted}
        for number in numbers - {row[0] for row in rows}:
            Place(self.path, number).fail("there are boards, but not the run itself")
        runs = [self._read_run(row, numbers) for row in rows]
        for name in ("number", "key"):
            if len({getattr(run, name) for run in runs}) < len(runs):
                Place(self.path).fail(f"two runs have the same {name}")
        return runs

    def stored(self, number: int) -> StoredRun:
        """The run with this number, which is there."""
        (found,) = (run for run in self.runs() if run.number == number)
        return found

    def find(self, key: str) -> int:
        """The number of the run with this key; 0 if there is none."""
        return next((run.number for run in self.runs() if run.key == key), 0)

    def _read_run(self, row: Sequence[Any], counted: set[Any]) -> StoredRun:
        *values, digest = row
        run = read_run(values, self.path)
        if digest is None and run.number not in counted:
            return replace(run, sealed=False)
        if run.number not in counted or digest != seal_of_run(run):
            Place(self.path, run.number).fail(f"the run {_CHANGED}")
        return run

    # ---- Boards ----

    def finished(self, run: int) -> set[int]:
        """The numbers of the boards that are finished."""
        with self._name_errors():
            rows = self._db.execute("SELECT board FROM boards WHERE run = ?", (run,))
            numbers = {number for (number,) in rows}
        self._check_numbers(run)
        return numbers

    def boards(self, run: int, *, until: int | None = None) -> Iterator[PlayedBoard]:
        """The finished boards in their order, or those with a number below `until`."""
        last = MOST if until is None else until
        with self._name_errors():
            # While the first is being read the others see the store as it was then.
            numbers = self._db.execute(
                f"SELECT board, seconds, {self._digest} FROM boards WHERE run = ? ORDER BY board",
                (run,),
            )
            sealed = self._check_numbers(run)
            games, seats = self._games(run), self._seats(run)
            before = -1
            for number, seconds, digest in numbers:
                place = Place(self.path, run, number)
                before = place.count(number, "the number of a board", least=before + 1)
                rows = list(_rows_of_games(games, seats, number, place))
                if digest is None and not sealed:
                    played = tuple(read_game(game, plays, place) for game, plays in rows)
                    board = PlayedBoard(number, played, place.real(seconds, "seconds"))
                else:
                    board = PlayedBoard(number, tuple(_game(*row) for row in rows), seconds)
                    if digest != seal_of_board(run, board):
                        place.fail(f"the board {_CHANGED}")
                if number < last:
                    yield board

    def scores(self, run: int, entrants: int) -> Iterator[tuple[int, tuple[float, ...]]]:
        """The mean score of each entrant per seat and game, board after board."""
        for board in self.boards(run):
            seen = {play.entrant for game in board.games for play in game.seats}
            if seen - {-1} != set(range(entrants)):
                Place(self.path, run, board.number).fail(
                    f"players {sorted(seen)} sit there, but the match has {entrants}"
                )
            yield board.number, tuple(map(board.mean_score, range(entrants)))

    def _games(self, run: int) -> "_Sorted":
        rows = self._db.execute(
            "SELECT board, game, state, taken_over, micros FROM games "
            f"WHERE run = ? AND {_whole('board')} AND {_whole('game')} "
            "ORDER BY board, game",
            (run,),
        )
        return _Sorted(rows, key=1)

    def _seats(self, run: int) -> "_Sorted":
        rows = self._db.execute(
            "SELECT board, game, seat, entrant, score, decisions, seconds, nodes, worlds, playouts "
            f"FROM seats WHERE run = ? AND {_whole('board')} AND {_whole('game')} "
            f"AND {_whole('seat')} ORDER BY board, game, seat",
            (run,),
        )
        return _Sorted(rows, key=2)

    def _check_numbers(self, run: int) -> bool:
        """Whether this run knows how many rows it has; then it has as many."""
        keys = zip(COUNTED, ("board", "board", "entrant"), strict=True)
        found = [
            f"(SELECT count(*) FROM {table} WHERE run = ?1 AND {_whole(k)})" for table, k in keys
        ]
        misplaced = f"SELECT count(*) FROM boards WHERE run = ?1 AND NOT {_whole('board')}"
        counts = f"SELECT {', '.join([*COUNTED, *found])} FROM counts WHERE run = ?1"
        with self._name_errors():
            (wrong,) = self._db.execute(misplaced, (run,)).fetchone()
            numbers = self._db.execute(counts, (run,)).fetchone() if self._sealing else None
        if wrong:
            Place(self.path, run).fail(f"{wrong:,} boards have no number")
        if numbers is None:
            return False
        for table, counted, there in zip(COUNTED, numbers[:3], numbers[3:], strict=True):
            if counted != there:
                Place(self.path, run).fail(f"of {shown(counted)} {table} {there:,} are there")
        return True

    # ---- Failures and controls ----

    def failures(self, run: int) -> list[tuple[int, Failure]]:
        """The boards that a player broke off, with the reason."""
        columns = ("board", "seat", "player", "what", "state")
        found = []
        for board, *values in self._read_sealed_rows("failures", run, columns):
            place = Place(self.path, run, board)
            found.append((place.count(board, "its number"), read_failure(values, place)))
        return found

    def controls(self, run: int) -> dict[tuple[str, int], dict[str, Any]]:
        """What the controls found, by control and entrant."""
        place = Place(self.path, run)
        rows = self._read_sealed_rows("controls", run, ("control", "entrant", "outcome"))
        return {
            (place.text(control, "a control"), place.count(entrant, "a player")): place.json(
                outcome, "what a control found"
            )
            for control, entrant, outcome in rows
        }

    def _read_sealed_rows(self, table: str, run: int, columns: Sequence[str]) -> list[list[Any]]:
        with self._name_errors():
            rows = self._db.execute(
                f"SELECT {', '.join(columns)}, {self._digest} FROM {table} WHERE run = ? "
                f"ORDER BY {columns[0]}, {columns[1]}",
                (run,),
            ).fetchall()
        sealed = self._check_numbers(run)
        for *values, digest in rows:
            if (sealed or digest is not None) and digest != seal(run, *values):
                Place(self.path, run).fail(f"one of its {table} {_CHANGED}")
        return [values for *values, _ in rows]


def _whole(column: str) -> str:
    """Whether a column holds a number that can be one, as SQLite asks it."""
    return f"(typeof({column}) = 'integer' AND {column} >= 0 AND {column} < {MOST})"


def seal_of_run(run: StoredRun) -> bytes:
    """The digest of all that is kept of a run."""
    texts = [json.dumps(data, sort_keys=True) for data in (run.match, run.versions)]
    plain = (run.number, run.key, run.created, run.purpose.value, run.wanted, run.until)
    return seal(*plain, *texts)


class _Sorted:
    """Rows in the order of their first columns, taken as they are asked for."""

    def __init__(self, rows: Iterable[tuple[Any, ...]], *, key: int) -> None:
        self._rows = iter(rows)
        self._key = key
        self._next = next(self._rows, None)

    def of(self, *key: int) -> list[tuple[Any, ...]]:
        """The rows with this key, without it; those before are left out."""
        found = []
        while self._next is not None and self._next[: self._key] <= key:
            if self._next[: self._key] == key:
                found.append(self._next[self._key :])
            self._next = next(self._rows, None)
        return found


def _rows_of_games(
    games: _Sorted, seats: _Sorted, board: int, place: Place
) -> Iterator[tuple[Sequence[Any], list[tuple[Any, ...]]]]:
    """The rows of each game of a board: its own, and those of its seats."""
    for expected, (number, *game) in enumerate(games.of(board)):
        plays = seats.of(board, number)
        if number != expected or [play[0] for play in plays] != list(range(len(plays))):
            place.fail("one of its games or seats is missing, or there twice")
        yield game, [play[1:] for play in plays]


def _game(game: Sequence[Any], plays: Iterable[Sequence[Any]]) -> PlayedGame:
    """A game whose values the digest answers for."""
    state, taken_over, micros = game
    return PlayedGame(state, taken_over, tuple(map(SeatPlay._make, plays)), micros)
