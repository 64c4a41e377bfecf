"""``kiebitz import`` and ``kiebitz export``: games from one file format into another.

Both read games from somewhere (`kiebitz.arena.sources`), count what is broken, and write the rest.
`sink_for` is the one place that knows what can be written: game files and tables.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.arena.export import (
    TABLES,
    Rows,
    record_rows,
    runs_of,
    store_rows,
    write_table,
)
from kiebitz.arena.sources import games_in, is_store
from kiebitz.cli.late_progress import LateProgress
from kiebitz.cli.speaking import language_of_call
from kiebitz.errors import BadOption, BrokenRecord, UnwritableRecord
from kiebitz.records import FORMATS, BrokenGames, Record
from kiebitz.records.formats import format_by_ending, format_by_name
from kiebitz.records.lines import COMPRESSED
from kiebitz.records.store import Store
from kiebitz.words import translate
from kiebitz.words.phrases import write_number
from kiebitz.words.sentences import translate_reason

Sink = Callable[[Iterator[Record], Path, BrokenGames], int]
"""Writes games into a new file and gives how many; those it cannot express are counted."""

_NAMES = ", ".join(FORMATS)
_WRITABLE = ", ".join(name for name, format in FORMATS.items() if format.write)
ForceOption = Annotated[
    bool, typer.Option("--force", help="Replace the file if it is there already.")
]


def import_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of games.")],
    to: Annotated[Path, typer.Option("--to", help="The file of records to write.")],
    format: Annotated[
        str | None, typer.Option("--from", help=f"The format of the files: {_NAMES}.")
    ] = None,
    force: ForceOption = False,
) -> None:
    """Read games of any format, check them by replaying, and write them as records."""
    _convert(files, to, read_as=format, write_as=None, force=force)


def export_command(
    source: Annotated[
        Path, typer.Argument(metavar="SOURCE", help="A file of games, or a store of the arena.")
    ],
    out: Annotated[
        Path, typer.Argument(metavar="OUT", help="Ends in .jsonl, .iss, .csv, .parquet or .xlsx.")
    ],
    format: Annotated[
        str | None,
        typer.Option("--as", help=f"The format of OUT: {_WRITABLE}. Default: by its ending."),
    ] = None,
    run: Annotated[
        int | None, typer.Option(help="Of a store only this run; `kiebitz results` lists them.")
    ] = None,
    rows: Annotated[
        Rows, typer.Option(help="What a row of a table is; boards and roles only from a store.")
    ] = Rows.SEATS,
    force: ForceOption = False,
) -> None:
    """Write games in another format, such as that of the International Skat Server, or as a table.

    A table has a row for each seat of each game: player, role, contract, result, time and effort.
    """
    if out.suffix in TABLES and is_store(source):
        _check_files([source], out, force=force)
        with Store(source, read_only=True) as store, whole_or_not_at_all(out) as part:
            count = write_table(part, store_rows(store, runs_of(store, run), rows), out.suffix)
        told = translate(language_of_call(), f"{_number(count)} rows written")
        Console().print(told, highlight=False)
        return
    if rows is not Rows.SEATS:
        raise BadOption(f"rows of {rows.value} are written from a store into a table")
    _convert([source], out, read_as=None, write_as=format, force=force, run=run)


def sink_for(out: Path, name: str | None) -> Sink:
    """What writes games into a file with this name."""
    if out.suffix in TABLES:
        return lambda games, path, _: write_table(path, record_rows(games), out.suffix)
    if out.suffix.lower() in COMPRESSED:
        raise BadOption(f"{out.name!r}: compressed files are only read")
    format = format_by_name(name) if name else format_by_ending(out)
    write = format.write
    if write is None:
        raise BadOption(f"the format {format.name} is only read; written are {_WRITABLE}")
    return lambda games, path, skipped: _write_lines(games, path, skipped, write)


def _write_lines(
    games: Iterator[Record], path: Path, skipped: BrokenGames, write: Callable[[Record], str]
) -> int:
    count = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for number, game in enumerate(games, 1):
            try:
                line = write(game)
            except UnwritableRecord as error:
                skipped.append(BrokenRecord(f"game {number}: {error}"))
                continue
            file.write(line + "\n")
            count += 1
    return count


def _convert(
    sources: Sequence[Path],
    out: Path,
    *,
    read_as: str | None,
    write_as: str | None,
    force: bool,
    run: int | None = None,
) -> None:
    _check_files(sources, out, force=force)
    sink = sink_for(out, write_as)
    skipped = BrokenGames()
    with whole_or_not_at_all(out) as part, LateProgress(unit="games") as progress:
        games = _Reading(sources, read_as, skipped, progress, run)
        count = sink(iter(games), part, skipped)
        if not count:
            raise BadOption(f"no game could be converted: {_summary(0, skipped)}")
    told = translate(language_of_call(), _summary(count, skipped))
    Console().print(told, markup=False, highlight=False, soft_wrap=True)


def _check_files(sources: Sequence[Path], out: Path, *, force: bool) -> None:
    for source in sources:
        if not source.is_file():
            raise BadOption(f"there is no file {str(source)!r}")
    if out.exists() and not force:
        raise BadOption(f"{str(out)!r} is there already; --force replaces it")


@contextmanager
def whole_or_not_at_all(out: Path) -> Iterator[Path]:
    """A file beside `out` to write to, which takes its name when all is written."""
    part = out.with_name(out.name + ".part")
    try:
        yield part
        part.replace(out)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@dataclass
class _Reading:
    """The games of all sources, one after the other; the progress is told."""

    sources: Sequence[Path]
    format: str | None
    broken: BrokenGames
    progress: LateProgress
    run: int | None = None
    _count: int = 0
    _sizes: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self._sizes = [source.stat().st_size for source in self.sources]

    def __iter__(self) -> Iterator[Record]:
        for place, source in enumerate(self.sources):
            watch = self._watch(place)
            for game in games_in(
                source, format=self.format, broken=self.broken, watch=watch, run=self.run
            ):
                self._count += 1
                yield game

    def _watch(self, place: int) -> Callable[[float], None]:
        """What turns a share of one source into a share of all."""
        before, size, all_bytes = sum(self._sizes[:place]), self._sizes[place], sum(self._sizes)
        return lambda share: self.progress.update((before + share * size) / all_bytes, self._count)


def _summary(count: int, skipped: BrokenGames) -> str:
    """How many games there were, and the commonest reasons why some were skipped."""
    read = "1 game read" if count == 1 else f"{_number(count)} games read"
    text = f"{read}, {_number(len(skipped))} skipped"
    reasons = [
        f"{_number(number)} × {translate_reason(language_of_call(), reason)}"
        for reason, number in skipped.commonest()
    ]
    return f"{text}: {'; '.join(reasons)}" if reasons else text


def _number(count: int) -> str:
    return write_number(language_of_call(), f"{count:,}")
