"""The first part of the book: persons, and the tables that they have opened."""

import base64
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar

from kiebitz.errors import KiebitzError, StoreError
from kiebitz.records.sqlite_file import SqliteFile
from kiebitz.table.kept import KeptTable, Person, read_id, read_table

Found = TypeVar("Found")
PASSERS_BY = timedelta(days=1)
TABLES: Final = ("book", "persons", "tables", "guests", "games", "actions", "played", "reviews")


def fresh_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(9)


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _digest(token: str) -> bytes:
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=16).digest()


class BookOfTables(SqliteFile):
    """The file; `with` closes it. Used by one thread."""

    application: ClassVar[int] = 0x4B696274  # "Kibt"
    version: ClassVar[int] = 2
    schema: ClassVar[tuple[str, str]] = ("kiebitz.table", "book.sql")

    def _renew(self) -> None:
        """Since 2 a book has an id, and says of a game who gave it up."""
        if not self._columns("book"):
            for statement in self._statements():
                if "TABLE book" in statement or "INTO book" in statement:
                    self._db.execute(statement)
        if (columns := self._columns("games")) and "given_up" not in columns:
            self._db.execute("ALTER TABLE games ADD COLUMN given_up INTEGER")
        self._db.execute(f"PRAGMA user_version = {self.version}")

    def _check_tables(self) -> None:
        with self._name_errors():
            for table in TABLES:
                if not self._columns(table):
                    raise StoreError(
                        f"{self.path!r} has no table {table!r}: it is empty or damaged; take a "
                        "copy from before, or use another file"
                    )
        self.id = self._read(read_id, tuple(self._do("SELECT id FROM book")))
        """What tells this book from others; a copy has the same."""

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

    def forget_passers_by(self) -> int:
        """Forget persons who have come a while ago and left nothing: every browser makes one."""
        before = (datetime.now(UTC) - PASSERS_BY).isoformat(timespec="seconds")
        with self._name_errors():
            gone = self._db.execute(
                "DELETE FROM persons WHERE name = '' AND created < ? "
                "AND id NOT IN (SELECT owner FROM tables) "
                "AND id NOT IN (SELECT person FROM played) "
                "AND id NOT IN (SELECT person FROM guests) AND NOT EXISTS "
                "(SELECT 1 FROM tables, json_each(tables.seats) WHERE value = persons.id)",
                (before,),
            )
        return gone.rowcount

    def add_person(self, name: str) -> tuple[Person, str]:
        """A new person and the token that proves who it is."""
        person, token = Person(fresh_id(), name), secrets.token_urlsafe(24)
        self._do("INSERT INTO persons VALUES (?, ?, ?, ?)", person.id, _digest(token), name, now())
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
            table.created or now(),
            table.closed,
        )

    def table(self, name: str) -> KeptTable | None:
        """The table with this id."""
        rows = self._do("SELECT * FROM tables WHERE id = ?", name)
        return self._read(read_table, rows[0]) if rows else None

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
                found.append(self._read(read_table, row))
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
