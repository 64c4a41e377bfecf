"""Damaged stores: what is read is what was written, or the file is reported to be damaged."""

import json
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kiebitz.arena import duel, summarise
from kiebitz.arena.export import board_rows, read_records, runs_of, seat_rows
from kiebitz.arena.plain_summary import summary_to_dict
from kiebitz.errors import KiebitzError, StoreError
from kiebitz.records.store import Store
from tests.arena.matches import Faulty, FirstCard
from tests.cli.test_duel import invoke

OLD = Path(__file__).parents[1] / "cli" / "data" / "store_of_version_1.db"
DUEL: dict[str, Any] = {"game": "schieber", "seed": 1, "workers": 1, "forehands": None}
FLIPS = 60
"""Bytes of a file that are changed, one at a time."""

Damage = Callable[[sqlite3.Connection], object]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with boards, failures and controls, of two matches."""
    path = tmp_path_factory.mktemp("sound") / "a.sqlite"
    duel("greedy", "random", boards=3, store=path, **DUEL)
    duel(Faulty(), "greedy", boards=5, store=path, controls=False, **DUEL)
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA journal_mode = DELETE")  # one file holds everything
    db.close()
    return path


@pytest.fixture
def copy(sound: Path, tmp_path: Path) -> Path:
    return shutil.copy(sound, tmp_path / "copy.sqlite")


def read(path: Path) -> Any:
    """All that is made of a store: verdicts, tables, games."""
    with Store(path, read_only=True) as store:
        runs = runs_of(store)
        summary = summary_to_dict(summarise(store, [run.number for run in runs]))
        rows = [*seat_rows(store, runs), *board_rows(store, runs)]
        games = [record.to_json() for record in read_records(store, runs)]
    return json.loads(json.dumps([summary, rows, games]))


def verdicts(path: Path) -> Any:
    """Only what a verdict says."""
    with Store(path, read_only=True) as store:
        numbers = [run.number for run in runs_of(store)]
        matches = summary_to_dict(summarise(store, numbers))["matches"]
    return [match["comparisons"] for match in matches]


def outcome(of: Callable[[Path], Any], path: Path) -> Any:
    """What comes out, or that the file is reported to be damaged; nothing else may happen."""
    try:
        return of(path)
    except StoreError as error:
        assert str(path) in str(error)
        return "damaged"


def go_on(path: Path) -> Any:
    """What comes out when the first duel is gone on with."""
    summary = duel("greedy", "random", boards=3, store=path, controls=False, **DUEL)
    return [comparison.differences for comparison in summary.comparisons]


def without_constraints(db: sqlite3.Connection, table: str) -> None:
    """Let a table take anything, as a damaged file may hold anything."""
    db.execute(f"CREATE TABLE loose AS SELECT * FROM {table}")
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute(f"DROP TABLE {table}")
    db.execute(f"ALTER TABLE loose RENAME TO {table}")


def columns(path: Path) -> Iterator[tuple[str, str]]:
    """All columns of all tables."""
    with sqlite3.connect(path) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
            for row in db.execute(f"PRAGMA table_info({table})"):
                yield table, row[1]
    db.close()


VALUES: list[Any] = [None, -1, 3, 2**62, float("inf"), "garbage", '{"rules": "skat"}', b"\xff"]


def damaged(path: Path, damage: Damage) -> None:
    """Change something in a store."""
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("PRAGMA journal_mode = MEMORY")
        damage(db)
    db.close()


def changed_to(table: str, column: str, value: Any, *, where: str = "") -> Damage:
    """A value in a column: in all rows, or in some."""
    return done(f"UPDATE {table} SET {column} = ? {where}", value, loose=table)


def done(statement: str, *values: Any, loose: str = "") -> Damage:
    """Something done to a table, which may have lost what it asks of its rows."""

    def do(db: sqlite3.Connection) -> None:
        if loose:
            without_constraints(db, loose)
        db.execute(statement, values)

    return do


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_a_changed_value_is_found_in_every_column(value: Any, sound: Path, tmp_path: Path) -> None:
    truth, copy = read(sound), tmp_path / "copy.sqlite"
    found = 0
    for number, (table, column) in enumerate(columns(sound)):
        last = f"WHERE rowid = (SELECT max(rowid) FROM {table})"
        shutil.copy(sound, copy)
        damaged(copy, changed_to(table, column, value, where=last if number % 2 else ""))
        result = outcome(read, copy)
        assert result in (truth, "damaged"), f"{table}.{column}"
        found += result == "damaged"
    assert found > 30


TABLES = ("runs", "counts", "boards", "games", "seats", "failures", "controls")


@pytest.mark.parametrize("table", TABLES)
class TestOfEveryTable:
    def test_rows_that_are_missing_or_there_twice_are_found(
        self, table: str, sound: Path, tmp_path: Path
    ) -> None:
        truth, copy = read(sound), tmp_path / "copy.sqlite"
        for statement in (
            f"DELETE FROM {table}",
            f"DELETE FROM {table} WHERE rowid = (SELECT max(rowid) FROM {table})",
            f"DELETE FROM {table} WHERE rowid = (SELECT min(rowid) FROM {table})",
            f"INSERT INTO {table} SELECT * FROM {table}",
            f"INSERT INTO {table} SELECT * FROM {table} LIMIT 1",
        ):
            shutil.copy(sound, copy)
            damaged(copy, done(statement, loose=table))
            assert outcome(read, copy) in (truth, "damaged"), statement
            assert outcome(read, copy) == "damaged" or statement != f"DELETE FROM {table}"

    def test_a_table_that_is_gone_or_of_another_shape_is_told(
        self, table: str, sound: Path, tmp_path: Path
    ) -> None:
        truth, copy = read(sound), tmp_path / "copy.sqlite"
        names = [column for name, column in columns(sound) if name == table]
        for statement in (
            f"DROP TABLE {table}",
            f"ALTER TABLE {table} RENAME TO other",
            *(f"ALTER TABLE {table} RENAME COLUMN {name} TO other" for name in names),
        ):
            shutil.copy(sound, copy)
            damaged(copy, done(statement))
            assert outcome(read, copy) == "damaged", statement
            if statement != f"ALTER TABLE {table} RENAME TO other":  # as good as gone
                assert outcome(go_on, copy) == "damaged", statement
        assert read(sound) == truth


def test_the_version_that_a_store_says_it_has_changes_nothing(sound: Path, copy: Path) -> None:
    truth = read(sound)
    for version in (-(2**31), -1, 0, 1, 2, 4, 99, 2**31 - 1):
        damaged(copy, done(f"PRAGMA user_version = {version}"))
        assert outcome(read, copy) in (truth, "damaged")


def flips(path: Path) -> Iterator[tuple[int, int]]:
    """Places and masks: the header, and some of the rest."""
    chance, size = random.Random(1), path.stat().st_size
    for place in [*range(0, 100, 3), *(chance.randrange(100, size) for _ in range(FLIPS))]:
        yield place, 1 << chance.randrange(8)


def test_a_changed_byte_is_found_or_does_no_harm(sound: Path, tmp_path: Path) -> None:
    truth, data, copy = read(sound), sound.read_bytes(), tmp_path / "copy.sqlite"
    seen = []
    for place, mask in flips(sound):
        changed = bytearray(data)
        changed[place] ^= mask
        copy.write_bytes(changed)
        seen.append(outcome(read, copy))
        assert seen[-1] in (truth, "damaged"), (place, mask)
    assert truth in seen
    assert "damaged" in seen


def test_a_damaged_store_is_not_gone_on_with_unless_it_does_no_harm(
    sound: Path, tmp_path: Path
) -> None:
    data, copy = sound.read_bytes(), tmp_path / "copy.sqlite"
    copy.write_bytes(data)
    truth = go_on(copy)
    for place, mask in list(flips(sound))[20::8]:
        changed = bytearray(data)
        changed[place] ^= mask
        copy.write_bytes(changed)
        assert outcome(go_on, copy) in (truth, "damaged"), (place, mask)
        for left in tmp_path.glob("copy.sqlite-*"):
            left.unlink()


def test_a_file_that_is_cut_off_is_told(sound: Path, copy: Path) -> None:
    truth, data = read(sound), sound.read_bytes()
    for length in (1, 15, 16, 50, 99, 100, 1000, 4096, 5000, len(data) // 2, len(data) - 1):
        copy.write_bytes(data[:length])
        assert outcome(read, copy) in (truth, "damaged"), length


def test_an_empty_file_holds_nothing_that_could_be_shown(tmp_path: Path) -> None:
    empty = tmp_path / "empty.sqlite"
    empty.touch()
    with pytest.raises(StoreError, match="it is empty or damaged"):
        invoke("results", empty)
    assert duel("greedy", "random", boards=1, store=empty, controls=False, **DUEL).boards == 1


@pytest.mark.parametrize("data", [b"dear diary", b"\x00" * 5000, b"\xff" * 5000])
def test_what_is_no_store_is_told(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    assert outcome(read, file) == outcome(go_on, file) == "damaged"
    with pytest.raises(StoreError):
        invoke("results", file)
    assert file.read_bytes() == data


def exchange(db: sqlite3.Connection) -> None:
    """The players of one game: each value is right for itself."""
    db.execute("UPDATE seats SET entrant = 1 - entrant WHERE run = 1 AND board = 1 AND game = 0")


def rename(db: sqlite3.Connection) -> None:
    """The players of the match."""
    (text,) = db.execute("SELECT match FROM runs WHERE id = 1").fetchone()
    match = json.loads(text)
    match["names"] = ["one", "other"]
    db.execute("UPDATE runs SET match = ? WHERE id = 1", (json.dumps(match),))


def raise_a_score(db: sqlite3.Connection) -> None:
    db.execute("UPDATE seats SET score = 157 WHERE run = 1 AND board = 1 AND game = 0 AND seat = 0")


def move_a_board(db: sqlite3.Connection) -> None:
    for table in ("boards", "games", "seats"):
        db.execute(f"UPDATE {table} SET board = 50 WHERE run = 1 AND board = 2")


def move_to_another_run(db: sqlite3.Connection) -> None:
    for table in ("boards", "games", "seats"):
        db.execute(f"UPDATE {table} SET board = 60, run = 2 WHERE run = 1 AND board = 2")


def forgive(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM failures")


def count_fewer(db: sqlite3.Connection) -> None:
    db.execute("UPDATE runs SET wanted = 2 WHERE id = 1")


@pytest.mark.parametrize(
    ("damage", "output"),
    [
        (exchange, r"run 1, board 1: the board is not as it was written; the file is damaged"),
        (raise_a_score, "run 1, board 1: the board is not as it was written"),
        (rename, "run 1: the run is not as it was written"),
        (move_a_board, "run 1, board 50: the board is not as it was written"),
        (move_to_another_run, "run 1: of 3 boards 2 are there"),
        (forgive, "run 4: of 1 failures 0 are there"),
        (count_fewer, "run 1: the run is not as it was written"),
    ],
)
def test_what_would_shift_a_verdict_is_told_with_its_place(
    damage: Damage, output: str, copy: Path, tmp_path: Path
) -> None:
    damaged(copy, damage)
    with pytest.raises(StoreError, match=output):
        read(copy)
    for command in (
        ("results", copy),
        ("results", copy, "--run", 1, "--run", 4),
        ("results", copy, "--json"),
        ("export", copy, tmp_path / "out.csv"),
        ("export", copy, tmp_path / "out.jsonl"),
    ):
        with pytest.raises(StoreError, match=output):
            invoke(*command)
    assert not (tmp_path / "out.csv").exists()


def test_a_bot_that_plays_no_boards_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    duel(FirstCard(), "greedy", boards=2, store=path, controls=False, **DUEL)
    assert read(path)[0]["matches"][0]["boards"] == 2


# ---- Of an older Kiebitz -------------------------------------------------------------------------


CHECKED_OF_OLD = {
    "games": ("state", "taken_over", "micros", "game"),
    "seats": ("entrant", "score", "decisions", "seat", "game"),
    "runs": ("key", "match", "purpose"),
}
"""What an older store says twice, so that it can be checked."""


@pytest.mark.parametrize("table", CHECKED_OF_OLD)
def test_what_an_older_store_says_twice_is_checked(table: str, tmp_path: Path) -> None:
    truth, copy = verdicts(OLD), tmp_path / "old.sqlite"
    for column in CHECKED_OF_OLD[table]:
        for value in VALUES:
            shutil.copy(OLD, copy)
            damaged(copy, changed_to(table, column, value, where="WHERE rowid = 1"))
            result = outcome(verdicts, copy)
            gone = table == "runs" and result in ([], "damaged")  # it is no match any more
            assert gone or result in (truth, "damaged"), (column, value)


def test_a_changed_byte_of_an_older_store_is_no_traceback(tmp_path: Path) -> None:
    data, copy = OLD.read_bytes(), tmp_path / "old.sqlite"
    for place, mask in list(flips(OLD))[::2]:
        changed = bytearray(data)
        changed[place] ^= mask
        copy.write_bytes(changed)
        try:
            outcome(read, copy)
        except KiebitzError as error:
            pytest.fail(f"{place}, {mask}: {error!r}")


def test_players_exchanged_in_an_older_store_are_found(tmp_path: Path) -> None:
    copy = shutil.copy(OLD, tmp_path / "old.sqlite")
    damaged(copy, exchange)
    with pytest.raises(StoreError, match="run 1, board 1: game 0: other players sit there"):
        verdicts(copy)
