"""The file of a store: opened, checked, made if it is not there, and its complaints told."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import Final, Self
from urllib.parse import quote

from kiebitz.errors import StoreError
from kiebitz.file_names import checked_path
from kiebitz.records.store_errors import told

APPLICATION: Final = 0x4B696562
"""Marks our files: "Kieb"."""
VERSION: Final = 2
"""Since 2 a match is kept with its secret; what older ones hold can still be read."""
SWITCHES: Final = 100
"""How often the switch to writing ahead is tried."""
PATIENCE: Final = 10.0
"""Seconds to wait for a file that another program writes to."""


class StoreFile:
    """An SQLite file of ours; `with` closes it."""

    def __init__(
        self, path: Path | str, *, patience: float = PATIENCE, read_only: bool = False
    ) -> None:
        self.path = str(checked_path(path))
        if self.path != ":memory:" and not Path(path).parent.is_dir():
            raise StoreError(f"there is no folder for {self.path!r}")
        with self._told():
            self._db = _connected(path, patience, read_only)
        try:
            self._check()
            if not read_only:
                self._prepare()
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
        """Refuse what is no store of ours."""
        with self._told():
            mark = self._db.execute("PRAGMA application_id").fetchone()[0]
            version = self._version()
            tables = self._tables()
        if mark != APPLICATION and (tables or mark or version):
            raise StoreError(f"{self.path!r} is a database of another program: choose another file")
        if version > VERSION:
            raise StoreError(f"{self.path!r} was made by a newer Kiebitz: please update")

    def _version(self) -> int:
        return int(self._db.execute("PRAGMA user_version").fetchone()[0])

    def _tables(self) -> int:
        return int(self._db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])

    def _prepare(self) -> None:
        with self._told():
            self._db.execute("PRAGMA synchronous = NORMAL")
            self._db.execute("PRAGMA foreign_keys = ON")
            if not self._tables():
                with self._transaction():
                    if not self._tables():  # another program may be making the same store
                        self._create()
            self._write_ahead()
            if self._version() < VERSION:  # what is added now an older Kiebitz cannot read
                self._db.execute(f"PRAGMA user_version = {VERSION}")

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
        schema = files("kiebitz.records").joinpath("schema.sql").read_text(encoding="utf-8")
        for statement in schema.split(";\n"):
            self._db.execute(statement)
        self._db.execute(f"PRAGMA application_id = {APPLICATION}")
        self._db.execute(f"PRAGMA user_version = {VERSION}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StoreError(told(self.path, error)) from error


def _keep_private(path: Path | str) -> None:
    """Make a new file that only its owner may read: it holds the secrets of runs."""
    if str(path) != ":memory:":
        with suppress(OSError):  # what is wrong with the place SQLite says better
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _connected(path: Path | str, patience: float, read_only: bool) -> sqlite3.Connection:
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
