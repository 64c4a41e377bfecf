"""The book of a table: what is kept in SQLite, so that a restart loses nothing.

Every action is written when it happens. What may be seen by whom is decided elsewhere.
"""

import base64
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, ClassVar, NamedTuple, TypeVar

from kiebitz.errors import KiebitzError, StoreError
from kiebitz.games import Action, State
from kiebitz.records.sqlite_file import SqliteFile

Found = TypeVar("Found")

LONGEST_ID = 40
CLASSES = ("inaccuracy", "mistake", "blunder")
"""Of decisions that cost something, from the smallest on."""


class Person(NamedTuple):
    """Somebody who sits at a browser."""

    id: str
    name: str


@dataclass(frozen=True)
class KeptTable:
    """An open table as it is kept."""

    id: str
    owner: str
    opening: dict[str, Any]
    starts: tuple[State, ...]
    secret: str
    seats: tuple[str | None, ...]
    """The person at each seat; None: a bot, or nobody yet."""
    invitations: dict[str, str]
    created: str
    closed: bool


@dataclass(frozen=True)
class KeptGame:
    """A game as it is kept."""

    number: int
    id: str
    at_table: str | None
    hand: int
    game: str
    start: State
    names: tuple[str, ...]
    players: tuple[str, ...]
    began: str
    ended: str | None
    contract: str | None
    state: State | None
    rated: bool


@dataclass(frozen=True)
class Played:
    """A line of somebody's history."""

    game: KeptGame
    seat: int | None
    score: float | None
    won: bool | None
    mistakes: dict[str, int] | None


@dataclass(frozen=True)
class Wanted:
    """Which lines of a history are asked for."""

    game: str = ""
    contract: str = ""
    won: bool | None = None
    worst: str = ""
    """At least one decision of this class or worse."""
    before: int | None = None
    limit: int = 50


def fresh_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(9)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _digest(token: str) -> bytes:
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=16).digest()


class Book(SqliteFile):
    """The file; `with` closes it. Used by one thread."""

    application: ClassVar[int] = 0x4B696274  # "Kibt"
    version: ClassVar[int] = 1
    schema: ClassVar[tuple[str, str]] = ("kiebitz.table", "book.sql")

    def _check_tables(self) -> None:
        with self._name_errors():
            for table in ("persons", "tables", "guests", "games", "actions", "played", "reviews"):
                if not self._columns(table):
                    raise StoreError(
                        f"{self.path!r} has no table {table!r}: it is empty or damaged; take a "
                        "copy from before, or use another file"
                    )

    def _do(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        with self._name_errors():
            return self._db.execute(statement, values).fetchall()

    def _read(self, make: Callable[[tuple[Any, ...]], Found], row: tuple[Any, ...]) -> Found:
        try:
            return make(row)
        except (ValueError, TypeError, LookupError, RecursionError, KiebitzError) as error:
            raise StoreError(
                f"what {self.path!r} keeps of a table is damaged; take a copy from before, or use "
                "another file"
            ) from error

    # ---- Persons ----

    def add_person(self, name: str) -> tuple[Person, str]:
        """A new person and the token that proves who it is."""
        person, token = Person(fresh_id(), name), secrets.token_urlsafe(24)
        self._do("INSERT INTO persons VALUES (?, ?, ?, ?)", person.id, _digest(token), name, _now())
        return person, token

    def person_of(self, token: str) -> Person | None:
        """Who holds this token."""
        rows = self._do("SELECT id, name FROM persons WHERE token = ?", _digest(token))
        return Person(*rows[0]) if rows else None

    def rename(self, person: str, name: str) -> None:
        """What the others see from now on."""
        self._do("UPDATE persons SET name = ? WHERE id = ?", name, person)

    def name_of(self, person: str) -> str:
        """The name of a person."""
        rows = self._do("SELECT name FROM persons WHERE id = ?", person)
        return str(rows[0][0]) if rows else ""

    # ---- Tables ----

    def add_table(self, table: KeptTable) -> None:
        """Keep a new table."""
        starts = [base64.b64encode(state.to_bytes()).decode() for state in table.starts]
        self._do(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            table.id,
            table.owner,
            json.dumps(table.opening),
            json.dumps(starts),
            table.secret,
            json.dumps(table.seats),
            json.dumps(table.invitations),
            table.created or _now(),
            table.closed,
        )

    def table(self, name: str) -> KeptTable | None:
        """The table with this id."""
        rows = self._do("SELECT * FROM tables WHERE id = ?", name)
        return self._read(_table, rows[0]) if rows else None

    def open_tables(self, person: str) -> list[KeptTable]:
        """The open tables of a person, the newest first."""
        rows = self._do(
            "SELECT tables.* FROM tables WHERE NOT closed AND (owner = ? OR EXISTS "
            "(SELECT 1 FROM json_each(seats) WHERE value = ?)) ORDER BY created DESC, id LIMIT 100",
            person,
            person,
        )
        found: list[KeptTable] = []
        for row in rows:
            with suppress(StoreError):  # a damaged one hides none of the others
                found.append(self._read(_table, row))
        return found

    def count_open(self, person: str) -> int:
        """How many tables somebody has opened and not closed."""
        return int(
            self._do("SELECT count(*) FROM tables WHERE owner = ? AND NOT closed", person)[0][0]
        )

    def seat_persons(self, table: str, seats: Sequence[str | None]) -> None:
        """Who sits where from now on."""
        self._do("UPDATE tables SET seats = ? WHERE id = ?", json.dumps(list(seats)), table)

    def add_guest(self, table: str, person: str) -> None:
        """Somebody may watch a table from now on."""
        self._do("INSERT OR IGNORE INTO guests VALUES (?, ?)", table, person)

    def guests(self, table: str) -> set[str]:
        """Who may watch a table."""
        rows = self._do("SELECT person FROM guests WHERE at_table = ?", table)
        return {str(row[0]) for row in rows}

    def set_opening(self, table: str, opening: Mapping[str, Any]) -> None:
        """What a table is, after a change."""
        self._do("UPDATE tables SET opening = ? WHERE id = ?", json.dumps(opening), table)

    def close_table(self, table: str) -> None:
        """The table is done with; an unfinished hand is forgotten."""
        with self._name_errors(), self._transaction():
            self._db.execute("UPDATE tables SET closed = 1 WHERE id = ?", (table,))
            self._db.execute(
                "DELETE FROM games WHERE at_table = ? AND (ended IS NULL OR number NOT IN "
                "(SELECT game FROM played))",
                (table,),
            )

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
                    _now(),
                    rated,
                ),
            )
        return int(cursor.lastrowid or 0), name

    def add_action(self, game: int, number: int, action: Action, seconds: float) -> None:
        """An action that was just done."""
        self._do(
            "INSERT INTO actions VALUES (?, ?, ?, ?)", game, number, str(action), round(seconds, 3)
        )

    def take_back(self, game: int, number: int) -> None:
        """Forget the actions from this one on."""
        self._do("DELETE FROM actions WHERE game = ? AND number >= ?", game, number)

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
                (_now(), result.contract_name, state.to_bytes(), game),
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
                (_now(), contract, state.to_bytes(), number),
            )
            self._db.execute(
                "INSERT INTO played (person, game) VALUES (?, ?)",
                (person, number),
            )
        return name

    def running_game(self, table: str) -> KeptGame | None:
        """The hand that is played at a table."""
        rows = self._do(f"{_GAMES} WHERE at_table = ? AND ended IS NULL ORDER BY number", table)
        return self._read(_game, rows[-1]) if rows else None

    def finished_games(self, table: str) -> list[KeptGame]:
        """The hands that were played at a table."""
        rows = self._do(f"{_GAMES} WHERE at_table = ? AND ended IS NOT NULL ORDER BY number", table)
        return [self._read(_game, row) for row in rows]

    def game(self, name: str) -> KeptGame | None:
        """The game with this id."""
        rows = self._do(f"{_GAMES} WHERE id = ?", name)
        return self._read(_game, rows[0]) if rows else None

    # ---- History ----

    def line(self, person: str, game: int) -> Played | None:
        """This game in the history of a person; None if it does not stand there."""
        rows = self._do(f"{_LINES} WHERE person = ? AND number = ?", person, game)
        return self._read(_line, rows[0]) if rows else None

    def history(self, person: str, wanted: Wanted) -> list[Played]:
        """Lines of a history, the newest first."""
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
        rows = self._do(
            f"{_LINES} WHERE {' AND '.join(conditions)} ORDER BY number DESC LIMIT ?",
            *values,
            wanted.limit,
        )
        return [self._read(_line, row) for row in rows]

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
        self, game: int, code: str, review: Mapping[str, Any], mistakes: Sequence[Mapping[str, int]]
    ) -> None:
        """Keep a review, and what it found of each seat."""
        with self._name_errors(), self._transaction():
            self._db.execute(
                "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", (game, code, json.dumps(review))
            )
            for seat, found in enumerate(mistakes):
                worst = max(
                    (CLASSES.index(kind) + 1 for kind in CLASSES if found.get(kind)), default=0
                )
                self._db.execute(
                    "UPDATE played SET mistakes = ?, worst = ? WHERE game = ? AND seat = ?",
                    (json.dumps(dict(found)), worst, game, seat),
                )


_COLUMNS = (
    "number, id, at_table, hand, games.game AS game_name, start, names, players, began, ended, "
    "contract, state, rated"
)
_GAMES = f"SELECT {_COLUMNS} FROM games"
_LINES = (
    f"SELECT {_COLUMNS}, seat, score, won, mistakes FROM played JOIN games ON number = played.game"
)


def _table(row: tuple[Any, ...]) -> KeptTable:
    name, owner, opening, starts, secret, seats, invitations, created, closed = row
    states = tuple(State.from_bytes(base64.b64decode(text)) for text in json.loads(starts))
    plan, persons = json.loads(opening), tuple(json.loads(seats))
    if len(plan["seats"]) != len(persons):
        raise ValueError
    return KeptTable(
        name,
        owner,
        plan,
        states,
        secret,
        persons,
        dict(json.loads(invitations)),
        created,
        bool(closed),
    )


def _game(row: tuple[Any, ...]) -> KeptGame:
    number, name, table, hand, game, start, names, players, began, ended, contract, state, rated = (
        row[:13]
    )
    return KeptGame(
        number,
        name,
        table,
        hand,
        game,
        State.from_bytes(start),
        tuple(json.loads(names)),
        tuple(json.loads(players)),
        began,
        ended,
        contract,
        None if state is None else State.from_bytes(state),
        bool(rated),
    )


def _line(row: tuple[Any, ...]) -> Played:
    seat, score, won, mistakes = row[13:]
    found = None if mistakes is None else json.loads(mistakes)
    return Played(_game(row), seat, score, None if won is None else bool(won), found)
