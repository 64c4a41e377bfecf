"""``kiebitz import`` and ``kiebitz export``: games from one file format into another.

Both read games from somewhere (`kiebitz.cli.reading`), count what is broken, and write the rest.
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
from kiebitz.arena.figures import Row
from kiebitz.arena.luck import CardLuck
from kiebitz.arena.sources import is_store
from kiebitz.cli.late_progress import LateProgress
from kiebitz.cli.look import Look
from kiebitz.cli.options import LanguageOption, look_of
from kiebitz.cli.reading import EncodingOption, GameFiles
from kiebitz.errors import BadOption, BrokenRecord, UnwritableRecord
from kiebitz.files import check_target, new_file, takes_a_stream
from kiebitz.records import FORMATS, BrokenGames, Record
from kiebitz.records.broken import BrokenGame, Rejects, TakesBroken
from kiebitz.records.formats import format_by_ending, format_by_name
from kiebitz.records.lines import COMPRESSED
from kiebitz.records.store import Store


@dataclass
class Written:
    """What a sink has written."""

    games: int = 0
    rows: int | None = None
    """Of a table; None if it was none."""


Sink = Callable[[Iterator[Record], Path, TakesBroken], Written]
"""Writes games into a new file; those it cannot express are given to the last argument."""

_NAMES = ", ".join(FORMATS)
_WRITABLE = ", ".join([*(name for name, each in FORMATS.items() if each.write), *TABLES])
ForceOption = Annotated[
    bool, typer.Option("--force", help="Replace the file if it is there already.")
]


def import_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of games.")],
    to: Annotated[Path, typer.Option("--to", help="The file of records to write.")],
    format: Annotated[
        str | None, typer.Option("--from", help=f"The format of the files: {_NAMES}.")
    ] = None,
    encoding: EncodingOption = "",
    rejects: Annotated[
        Path | None,
        typer.Option(
            "--rejects",
            metavar="FILE",
            help="Also write the games that cannot be read, each under its place and reason.",
        ),
    ] = None,
    force: ForceOption = False,
    lang: LanguageOption = "",
) -> None:
    """Read games of any format, check them by replaying, and write them as records."""
    look = look_of("french", lang)
    task = _Task(files, to, sink_for(to, None), look, force=force, rejects=rejects)
    task.read_as, task.encoding = format, encoding
    task.run_and_tell()


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
    luck: Annotated[
        str,
        typer.Option(
            metavar="PLAYER",
            help="Also a column for what a seat's cards were worth to this player, such as greedy.",
        ),
    ] = "",
    encoding: EncodingOption = "",
    force: ForceOption = False,
    lang: LanguageOption = "",
) -> None:
    """Write games in another format, such as that of the International Skat Server, or as a table.

    A table has a row for each seat of each game: date, player, role, contract, bid, value, result,
    and from a store time and effort. Unfinished games are marked in the column `ending`.
    """
    look, table = look_of("french", lang), _table_named(out, format)
    worth = CardLuck(luck) if luck else None
    if worth and not table:
        raise BadOption(f"--luck makes a column of a table, and {str(out)!r} is none")
    if table and source.is_file() and is_store(source) and not luck:
        _export_store(source, out, table, run, rows, look, force=force)
        return
    if rows is not Rows.SEATS:
        raise BadOption(f"rows of {rows.value} are written from a store into a table")
    task = _Task([source], out, sink_for(out, format, luck=worth), look, force=force)
    task.run, task.encoding = run, encoding
    task.run_and_tell()


def sink_for(out: Path, name: str | None, *, luck: CardLuck | None = None) -> Sink:
    """What writes games into a file with this name."""
    if table := _table_named(out, name):
        return lambda games, path, _: _write_rows(games, path, table, luck)
    if out.suffix.lower() in COMPRESSED:
        raise BadOption(f"{out.name!r}: compressed files are only read")
    format = format_by_name(name) if name else format_by_ending(out)
    write = format.write
    if write is None:
        raise BadOption(f"the format {format.name} is only read; written are {_WRITABLE}")
    return lambda games, path, skipped: _write_lines(games, path, skipped, write)


def _table_named(out: Path, name: str | None) -> str:
    """The ending of the table that is to be written; empty if it is none."""
    ending = f".{name}" if name else out.suffix
    return ending.lower() if ending.lower() in TABLES else ""


def _write_rows(games: Iterator[Record], path: Path, table: str, luck: CardLuck | None) -> Written:
    written = Written()

    def counted() -> Iterator[Record]:
        for game in games:
            written.games += 1
            yield game

    written.rows = write_table(path, record_rows(counted(), luck=luck), table)
    return written


def _write_lines(
    games: Iterator[Record], path: Path, skipped: TakesBroken, write: Callable[[Record], str]
) -> Written:
    written = Written()
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for number, game in enumerate(games, 1):
            try:
                line = write(game)
            except (UnwritableRecord, BrokenRecord) as error:
                skipped.append(BrokenGame(f"game {number}", str(error), game.to_json()))
                continue
            file.write(line + "\n")
            written.games += 1
    return written


class _NothingWritten(Exception):
    """No game could be converted: no file is made."""


@dataclass
class _Task:
    """One conversion: reads, writes, and tells how it went."""

    sources: Sequence[Path]
    out: Path
    sink: Sink
    look: Look
    force: bool
    rejects: Path | None = None
    read_as: str | None = None
    encoding: str = ""
    run: int | None = None
    broken: BrokenGames = field(default_factory=BrokenGames)

    def run_and_tell(self) -> None:
        """Convert, and say what came of it."""
        self._check()
        with (
            LateProgress(unit=self.look.say("luck_count")) as progress,
            self._rejects() as rejects,
        ):
            games = GameFiles(
                self.sources,
                progress,
                format=self.read_as,
                encoding=self.encoding,
                run=self.run,
                broken=self.broken,
                rejects=rejects,
            )
            written = self._write(games)
        told = [self._headline(written, games), *games.notes(self.look)]
        if not written.games:
            raise BadOption("no game could be converted: " + "\n".join(told))
        if self.rejects is not None and len(self.broken):
            told.append(self.look.say("rejects_in", file=self.rejects))
        print_lines(told, self.out)

    def _check(self) -> None:
        check_target(self.out, force=self.force)
        if self.rejects is not None:
            check_target(self.rejects, force=self.force)
            if self.rejects.resolve() == self.out.resolve():
                raise BadOption(f"{str(self.out)!r} cannot hold both the games and the rejects")

    @contextmanager
    def _rejects(self) -> Iterator[Rejects | None]:
        if self.rejects is None:
            yield None
            return
        with (
            new_file(self.rejects, force=self.force) as part,
            part.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as file,
        ):
            yield Rejects(file, self.broken)

    def _write(self, games: GameFiles) -> Written:
        try:
            with new_file(self.out, force=self.force) as part:
                written = self.sink(iter(games), part, games.rejects or self.broken)
                if not written.games:
                    raise _NothingWritten
        except _NothingWritten:
            return written
        return written

    def _headline(self, written: Written, games: GameFiles) -> str:
        """How many games there were, and how many were skipped."""
        key = "convert_one" if written.games == 1 else "convert_many"
        number, skipped = self.look.number(written.games), self.look.number(len(games.broken))
        text = self.look.say(key, games=number, skipped=skipped)
        if written.rows is not None:
            text += self.look.say("convert_rows", rows=self.look.number(written.rows))
        return text


def print_lines(lines: Sequence[str], out: Path) -> None:
    """Tell what came of it; beside what is written, if that is a pipe or the terminal itself."""
    console = Console(stderr=takes_a_stream(out))
    for line in lines:
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def _export_store(
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
    with Store(source, read_only=True) as store, new_file(out, force=force) as part:
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
