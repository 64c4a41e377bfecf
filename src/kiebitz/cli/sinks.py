"""What games can be written into: files of games, and tables; by the name of the file or format."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kiebitz.arena.export import TABLES, record_rows, write_table
from kiebitz.arena.luck import CardLuck
from kiebitz.errors import BadOption, UnwritableRecord
from kiebitz.records import FORMATS, Record
from kiebitz.records.broken import BrokenGame, TakesBroken
from kiebitz.records.formats import GameFormat, format_by_ending, format_by_name
from kiebitz.records.lines import COMPRESSED

WRITABLE: Final = ", ".join([*(name for name, each in FORMATS.items() if each.write), *TABLES])
"""The names of what can be written."""


@dataclass
class Written:
    """What a sink has written."""

    games: int = 0
    rows: int | None = None
    """Of a table; None if it was none."""


Sink = Callable[[Iterator[Record], Path, TakesBroken], Written]
"""Writes games into a new file; those it cannot express are given to the last argument."""


def sink_for(out: Path, name: str | None, *, luck: CardLuck | None = None) -> Sink:
    """What writes games into a file with this name."""
    if table := find_table(out, name):
        return lambda games, path, _: _write_rows(games, path, table, luck)
    if out.suffix.lower() in COMPRESSED:
        raise BadOption(f"{out.name!r}: compressed files are only read")
    format = format_by_name(name) if name else _format_to_write(out)
    write = format.write
    if write is None:
        raise BadOption(f"the format {format.name} is only read; written are {WRITABLE}")
    return lambda games, path, skipped: _write_lines(games, path, skipped, write)


def _format_to_write(out: Path) -> GameFormat:
    """The format that the file's ending tells; else what can be written is said."""
    try:
        return format_by_ending(out)
    except BadOption:
        written = [ending for each in FORMATS.values() if each.write for ending in each.endings]
        raise BadOption(
            f"{out.name!r} tells no format to write; name one with --as: {WRITABLE}; "
            f"or let the file end with {', '.join([*written, *TABLES])}"
        ) from None


def find_table(out: Path, name: str | None) -> str:
    """The ending of the table that is to be written; empty if it is none."""
    ending = f".{name}" if name else out.suffix
    return ending.lower() if ending.lower() in TABLES else ""


def _write_rows(games: Iterator[Record], path: Path, table: str, luck: CardLuck | None) -> Written:
    written = Written()

    def count_games() -> Iterator[Record]:
        for game in games:
            written.games += 1
            yield game

    written.rows = write_table(path, record_rows(count_games(), luck=luck), table)
    return written


def _write_lines(
    games: Iterator[Record], path: Path, skipped: TakesBroken, write: Callable[[Record], str]
) -> Written:
    written = Written()
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for number, game in enumerate(games, 1):
            try:
                line = write(game)
            except UnwritableRecord as error:
                skipped.append(BrokenGame(f"game {number}", str(error), game.to_json()))
                continue
            file.write(line + "\n")
            written.games += 1
    return written
