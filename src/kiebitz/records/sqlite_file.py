"""An SQLite file of ours: opened, checked, made if it is not there, its complaints in words.

What stands in it is said by its kind: the mark of the application, the version, the schema.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Final, Self
from urllib.parse import quote

from kiebitz.errors import StoreError
from kiebitz.file_names import check_path
from kiebitz.records.store_errors import describe

SWITCHES: Final = 100
"""How often the switch to writing ahead is tried."""
PATIENCE: Final = 10.0
"""Seconds to wait for a file that another program writes to."""


class SqliteFile:
    """An SQLite file of one kind; `with` closes it."""

    application: ClassVar[int]
    """Marks files of this kind."""
    version: ClassVar[int]
    """Raised when the tables change; older files are renewed, newer ones refused."""
    schema: ClassVar[tuple[str, str]]
    """The package and the file with what makes the tables."""

    def __init__(
        self, path: Path | str, *, patience: float = PATIENCE, read_only: bool = False
    ) -> None:
        self.path = str(check_path(path))
        if self.path != ":memory:" and not Path(path).parent.is_dir():
            raise StoreError(f"there is no folder for {self.path!r}")
        with self._name_errors():
            self._db = _connect(path, patience, read_only)
        try:
            self._check()
            if not read_only:
                self._prepare()
            self._check_tables()
        except BaseException:
            self._db.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _check(self) -> None:
        """Refuse what is no file of this kind."""
        with self._name_errors(), self._transaction("DEFERRED"):  # one moment, though others write
            mark = self._db.execute("PRAGMA application_id").fetchone()[0]
            version = self._version()
            tables = self._tables()
        if mark != self.application and (tables or mark or version):
            raise StoreError(f"{self.path!r} is a database of another program: choose another file")
        if version > self.version:
            raise StoreError(f"{self.path!r} was made by a newer Kiebitz: please update")

    def _version(self) -> int:
        return int(self._db.execute("PRAGMA user_version").fetchone()[0])

    def _tables(self) -> int:
        return int(self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])

    def _columns(self, table: str) -> set[str]:
        return {str(row[1]) for row in self._db.execute(f"PRAGMA table_info({table})")}

    def _prepare(self) -> None:
        with self._name_errors():
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.execute("PRAGMA foreign_keys = ON")
            if not self._tables():
                with self._transaction():
                    if not self._tables():  # another program may be making the same file
                        self._create()
            self._write_ahead()
            if self._version() < self.version:
                with self._transaction():
                    self._renew()

    def _renew(self) -> None:
        """Bring an older file up to date; a kind that has older files says how."""

    def _check_tables(self) -> None:
        """Refuse a file without our tables."""

    def _write_ahead(self) -> None:
        """Readers and one writer at a time; SQLite does not wait by itself for this switch."""
        for attempt in range(SWITCHES):
            try:
                self._db.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError:
                if attempt == SWITCHES - 1:
                    raise
                time.sleep(0.02)
            else:
                return

    def _create(self) -> None:
        for statement in self._statements():
            self._db.execute(statement)
        self._db.execute(f"PRAGMA application_id = {self.application}")
        self._db.execute(f"PRAGMA user_version = {self.version}")

    @classmethod
    def _statements(cls) -> list[str]:
        """What makes the tables."""
        package, name = cls.schema
        return files(package).joinpath(name).read_text(encoding="utf-8").split(";\n")

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE") -> Iterator[None]:
        self._db.execute(f"BEGIN {kind}")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    @contextmanager
    def _name_errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(describe(self.path, error)) from error
        except UnicodeDecodeError as error:  # a complaint that quotes a damaged text
            raise StoreError(
                f"{self.path!r} is damaged: its tables have no readable names; take a copy from "
                "before, or play again into another file"
            ) from error


def _keep_private(path: Path | str) -> None:
    """Make a new file that only its owner may read: it holds secrets."""
    if str(path) != ":memory:":
        with suppress(OSError):  # what is wrong with the place SQLite says better
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _connect(path: Path | str, patience: float, read_only: bool) -> sqlite3.Connection:
    if not read_only:
        _keep_private(path)
        return sqlite3.connect(path, timeout=patience, isolation_level=None)
    address = f"file:{quote(str(path))}?mode=ro"
    opened = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None)
    try:
        opened.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.OperationalError:  # a folder in which nothing may be written
        opened.close()
        address += "&immutable=1"
        opened = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None)
    return opened
