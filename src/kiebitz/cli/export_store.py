"""The boards of a store as a table, with time and effort: a part of ``kiebitz export``."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kiebitz.arena.export import Rows, runs_of, store_rows, write_table
from kiebitz.arena.figures import Row
from kiebitz.cli.look import Look
from kiebitz.cli.reading import print_lines
from kiebitz.files import check_target, write_whole
from kiebitz.records.store import Store


def export_store(
    source: Path,
    out: Path,
    table: str,
    number: int | None,
    rows: Rows,
    look: Look,
    *,
    force: bool,
) -> None:
    """A table of the arena's boards, with time and effort."""
    check_target(out, force=force)
    with Store(source, read_only=True) as store, write_whole(out, force=force) as part:
        runs = runs_of(store, number)
        counted = _CountedGames(store_rows(store, runs, rows))
        count = write_table(part, iter(counted), table)
        failed = sum(len(store.failures(run.number)) for run in runs)
    text = look.say("store_rows", rows=look.number(count))
    if rows is Rows.SEATS:
        text += look.say("store_games", games=look.number(counted.games))
    lines = [text]
    if failed:
        lines.append(look.say("store_failed", count=look.number(failed)))
    print_lines(lines, out)


@dataclass
class _CountedGames:
    """Rows as they come, and of how many games they are."""

    rows: Iterator[Row]
    games: int = 0

    def __iter__(self) -> Iterator[Row]:
        last: tuple[object, ...] | None = None
        for row in self.rows:
            game = (row.get("run"), row.get("board"), row.get("game"))
            self.games += game != last
            last = game
            yield row
