"""The book of a table: what is kept in SQLite, so that a restart loses nothing.

Every action is written when it happens. What may be seen by whom is decided elsewhere.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from kiebitz.games import Action, State
from kiebitz.table.book_of_tables import BookOfTables, fresh_id, now
from kiebitz.table.kept import CLASSES, GAMES, LINES, KeptGame, Played, Wanted, read_game, read_line


class Book(BookOfTables):
    """The file; `with` closes it. Used by one thread."""

    # ---- Games ----

    def begin_game(
        self,
        *,
        table: str | None,
        hand: int,
        start: State,
        names: Sequence[str],
        players: Sequence[str],
        rated: bool,
    ) -> tuple[int, str]:
        """A game that begins: its number and its id."""
        name = fresh_id()
        with self._name_errors():
            cursor = self._db.execute(
                "INSERT INTO games (id, at_table, hand, game, start, names, players, began, rated) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    name,
                    table,
                    hand,
                    start.rules.name,
                    start.to_bytes(),
                    json.dumps(list(names)),
                    json.dumps(list(players)),
                    now(),
                    rated,
                ),
            )
        return int(cursor.lastrowid or 0), name

    def add_actions(
        self, game: int, number: int, actions: Sequence[Action], seconds: float = 0.0
    ) -> None:
        """Actions that are done now, from this number on: all of them or, if that fails, none."""
        rows = [
            (game, number + place, str(action), round(seconds, 3))
            for place, action in enumerate(actions)
        ]
        with self._name_errors(), self._transaction():
            self._db.executemany("INSERT INTO actions VALUES (?, ?, ?, ?)", rows)

    def take_back(self, game: int, number: int) -> None:
        """Forget the actions from this one on."""
        with self._name_errors(), self._transaction():
            self._db.execute("DELETE FROM actions WHERE game = ? AND number >= ?", (game, number))
            self._db.execute("UPDATE games SET given_up = NULL WHERE number = ?", (game,))

    def give_up(self, game: int, seat: int) -> None:
        """The seat gives this game up."""
        self._do("UPDATE games SET given_up = ? WHERE number = ?", seat, game)

    def actions(self, game: int) -> list[str]:
        """What was done in a game, in order."""
        rows = self._do("SELECT action FROM actions WHERE game = ? ORDER BY number", game)
        return [str(row[0]) for row in rows]

    def end_game(self, game: int, state: State, persons: Sequence[str | None]) -> None:
        """A finished game goes into the history of those who played it."""
        result = state.result
        with self._name_errors(), self._transaction():
            self._db.execute(
                "UPDATE games SET ended = ?, contract = ?, state = ? WHERE number = ?",
                (now(), result.contract_name, state.to_bytes(), game),
            )
            self._db.execute("DELETE FROM actions WHERE game = ?", (game,))
            for seat, person in enumerate(persons):
                if person is not None:
                    self._db.execute(
                        "INSERT INTO played (person, game, seat, score, won) "
                        "VALUES (?, ?, ?, ?, ?)",
                        (person, game, seat, result.scores[seat], result.winners[seat]),
                    )

    def add_imported(self, person: str, state: State, names: Sequence[str]) -> str:
        """A game from elsewhere."""
        number, name = self.begin_game(
            table=None, hand=1, start=state.at(0), names=names, players=names, rated=False
        )
        contract = state.result.contract_name if state.over else ""
        with self._name_errors(), self._transaction():
            self._db.execute(
                "UPDATE games SET ended = ?, contract = ?, state = ? WHERE number = ?",
                (now(), contract, state.to_bytes(), number),
            )
            self._db.execute(
                "INSERT INTO played (person, game) VALUES (?, ?)",
                (person, number),
            )
        return name

    def running_game(self, table: str) -> KeptGame | None:
        """The hand that is played at a table."""
        rows = self._do(f"{GAMES} WHERE at_table = ? AND ended IS NULL ORDER BY number", table)
        return self._read(read_game, rows[-1]) if rows else None

    def finished_games(self, table: str) -> list[KeptGame]:
        """The hands that were played at a table."""
        rows = self._do(f"{GAMES} WHERE at_table = ? AND ended IS NOT NULL ORDER BY number", table)
        return [self._read(read_game, row) for row in rows]

    def game(self, name: str) -> KeptGame | None:
        """The game with this id."""
        rows = self._do(f"{GAMES} WHERE id = ?", name)
        return self._read(read_game, rows[0]) if rows else None

    # ---- History ----

    def line(self, person: str, game: int) -> Played | None:
        """This game in the history of a person; None if it does not stand there."""
        rows = self._do(f"{LINES} WHERE person = ? AND number = ?", person, game)
        return self._read(read_line, rows[0]) if rows else None

    def history(self, person: str, wanted: Wanted) -> list[Played]:
        """Lines of a history, the newest first."""
        return self.read_lines(self.rows_of_history(person, wanted))

    def read_lines(self, rows: Sequence[tuple[Any, ...]]) -> list[Played]:
        """Rows as lines; it asks the file nothing, so that any thread may do it."""
        return [self._read(read_line, row) for row in rows]

    def rows_of_history(self, person: str, wanted: Wanted) -> list[tuple[Any, ...]]:
        """What `read_lines` reads: games take their time, and there may be many."""
        conditions, values = ["person = ?"], [person]  # type: tuple[list[str], list[object]]
        if wanted.game:
            conditions.append("game_name = ?")
            values.append(wanted.game)
        if wanted.contract:
            conditions.append("contract = ?")
            values.append(wanted.contract)
        if wanted.won is not None:
            conditions.append("won = ?")
            values.append(wanted.won)
        if wanted.worst in CLASSES:
            conditions.append("worst >= ?")
            values.append(CLASSES.index(wanted.worst) + 1)
        if wanted.before is not None:
            conditions.append("number < ?")
            values.append(wanted.before)
        return self._do(
            f"{LINES} WHERE {' AND '.join(conditions)} ORDER BY number DESC LIMIT ?",
            *values,
            wanted.limit,
        )

    def forget(self, person: str, game: int | None = None) -> int:
        """Take one game, or all, out of a history; games that stand in none are deleted.

        Hands of an open table are deleted with it: its score sheet and the next deal need them.
        """
        only, values = ("", [person]) if game is None else (" AND game = ?", [person, game])
        with self._name_errors(), self._transaction():
            gone = self._db.execute(f"DELETE FROM played WHERE person = ?{only}", values).rowcount
            self._db.execute(
                "DELETE FROM games WHERE ended IS NOT NULL AND number NOT IN "
                "(SELECT game FROM played) AND (at_table IS NULL OR at_table IN "
                "(SELECT id FROM tables WHERE closed))"
            )
        return gone

    # ---- Reviews ----

    def review(self, game: int, code: str) -> dict[str, Any] | None:
        """A review that this code has made."""
        rows = self._do("SELECT review FROM reviews WHERE game = ? AND code = ?", game, code)
        found: dict[str, Any] | None = json.loads(rows[0][0]) if rows else None
        return found

    def keep_review(
        self,
        game: KeptGame,
        code: str,
        review: Mapping[str, Any],
        mistakes: Sequence[Mapping[str, int]],
    ) -> None:
        """Keep a review, and what it found of each seat; not of a game that is there no more."""
        with self._name_errors(), self._transaction():
            kept = self._db.execute(
                "INSERT OR REPLACE INTO reviews SELECT number, ?, ? FROM games WHERE id = ?",
                (code, json.dumps(review), game.id),
            )
            if not kept.rowcount:
                return
            for seat, found in enumerate(mistakes):
                worst = max(
                    (CLASSES.index(kind) + 1 for kind in CLASSES if found.get(kind)), default=0
                )
                self._db.execute(
                    "UPDATE played SET mistakes = ?, worst = ? WHERE game = ? AND seat = ?",
                    (json.dumps(dict(found)), worst, game.number, seat),
                )
