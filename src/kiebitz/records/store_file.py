"""The file of a store of boards: its tables, and how those of older versions are read."""

from pathlib import Path
from typing import ClassVar, Final

from kiebitz.errors import StoreError
from kiebitz.records.sqlite_file import PATIENCE, SqliteFile

SEALED: Final = ("runs", "boards", "failures", "controls")
"""The tables whose rows have digests."""


class StoreFile(SqliteFile):
    """The file of a store; `with` closes it.

    Since version 2 a match is kept with its secret, since 3 each row with its digest; what older
    ones hold can still be read.
    """

    application: ClassVar[int] = 0x4B696562  # "Kieb"
    version: ClassVar[int] = 3
    schema: ClassVar[tuple[str, str]] = ("kiebitz.records", "schema.sql")

    def __init__(
        self, path: Path | str, *, patience: float = PATIENCE, read_only: bool = False
    ) -> None:
        self._sealing = True
        super().__init__(path, patience=patience, read_only=read_only)

    def _renew(self) -> None:
        """What is added from now on an older Kiebitz cannot read."""
        if not self._columns("counts"):  # another program may have done it
            for table in SEALED:
                self._db.execute(f"ALTER TABLE {table} ADD COLUMN digest BLOB")
            statements = self._statements()
            self._db.execute(next(each for each in statements if "TABLE counts" in each))
        self._db.execute(f"PRAGMA user_version = {self.version}")

    def _check_tables(self) -> None:
        """Learns whether rows have digests, as they have since 3."""
        with self._name_errors(), self._transaction("DEFERRED"):
            tables = {table: self._columns(table) for table in (*SEALED, "games", "seats")}
            with_digest = sum("digest" in tables[table] for table in SEALED)
            counts = bool(self._columns("counts"))
        for table, columns in tables.items():
            if not columns:
                raise StoreError(
                    f"{self.path!r} has no table {table!r}: it is empty or damaged; take a copy "
                    "from before, or play again into another file"
                )
        if with_digest not in (0, len(SEALED)) or counts != bool(with_digest):
            raise StoreError(
                f"{self.path!r} has lost some of its columns: it is damaged; take a copy from "
                "before, or play again into another file"
            )
        self._sealing = counts

    @property
    def _digest(self) -> str:
        """The column, or what stands for it in an older file."""
        return "digest" if self._sealing else "NULL"
