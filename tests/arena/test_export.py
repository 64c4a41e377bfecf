"""Stored runs as tables and as records."""

import csv
from pathlib import Path

import polars
import pytest

from kiebitz.arena.export import (
    Rows,
    read_records,
    record_rows,
    runs_of,
    seat_rows,
    store_rows,
    write_table,
)
from kiebitz.arena.playing import duel
from kiebitz.errors import BadOption
from kiebitz.records import Record
from kiebitz.records.store import Store


@pytest.fixture(scope="module")
def store() -> Store:
    """A store with a small match of each game."""
    kept = Store(":memory:")
    for game in ("skat", "schieber", "differenzler"):
        duel("greedy", "flat(worlds=1)", game=game, boards=2, seed=1, workers=1, store=kept)
    return kept


def test_controls_are_left_out(store: Store) -> None:
    assert len(runs_of(store)) == 3
    assert len(store.runs()) > 3
    with pytest.raises(BadOption, match="there is no run 99"):
        runs_of(store, 99)


def test_every_seat_of_every_game_is_a_row(store: Store) -> None:
    runs = runs_of(store)
    rows = list(seat_rows(store, runs))
    assert len(rows) == 2 * (6 * 3 + 8 * 4 + 8 * 4)
    assert {row["player"] for row in rows} == {"greedy", "flat(worlds=1)"}
    skat = [row for row in rows if row["run"] == runs[0].number]
    assert sum(row["measured"] for row in skat) == sum(row["tournament"] for row in skat)


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".xlsx"])
@pytest.mark.parametrize("kind", Rows)
def test_tables_hold_the_same_in_every_form(
    store: Store, tmp_path: Path, ending: str, kind: Rows
) -> None:
    path = tmp_path / f"table{ending}"
    rows = list(store_rows(store, runs_of(store), kind))
    assert write_table(path, iter(rows), ending) == len(rows)
    if ending == ".csv":
        with path.open(newline="") as file:
            read = list(csv.DictReader(file))
        assert [row["player"] for row in read] == [row["player"] for row in rows]
        return
    frame = polars.read_parquet(path) if ending == ".parquet" else polars.read_excel(path)
    assert frame["player"].to_list() == [row["player"] for row in rows]
    assert frame["score"].to_list() == pytest.approx([row["score"] for row in rows])


def test_an_unknown_table_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="tables are written as"):
        write_table(tmp_path / "x", iter([]), ".doc")


def test_games_of_a_run_can_be_replayed(store: Store) -> None:
    records = list(read_records(store, runs_of(store)))
    assert len(records) == 2 * (6 + 8 + 8)
    for record in records:
        assert Record.from_json(record.to_json()) == record
    assert records[0].players == ("greedy", "flat(worlds=1)", "flat(worlds=1)")
    assert records[0].extra["board"] == 0
    assert len(list(record_rows(records))) == 2 * (6 * 3 + 8 * 4 + 8 * 4)
