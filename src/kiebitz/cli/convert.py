"""``kiebitz import`` and ``kiebitz export``: games from one file format into another.

Both read games from somewhere (`kiebitz.cli.reading`), count what is broken, and write the rest.
What can be written is in `kiebitz.cli.sinks`.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from kiebitz.arena.export import (
    Rows,
)
from kiebitz.arena.luck import CardLuck
from kiebitz.arena.sources import is_store
from kiebitz.cli.export_store import export_store
from kiebitz.cli.late_progress import LateProgress
from kiebitz.cli.look import Look
from kiebitz.cli.options import LanguageOption, look_of
from kiebitz.cli.reading import EncodingOption, GameFiles, print_lines
from kiebitz.cli.sinks import WRITABLE, Sink, Written, find_table, sink_for
from kiebitz.errors import BadOption
from kiebitz.files import check_target, write_whole
from kiebitz.records import FORMATS, BrokenGames
from kiebitz.records.broken import Rejects

_NAMES = ", ".join(FORMATS)
ForceOption = Annotated[
    bool, typer.Option("--force", help="Replace the file if it is there already.")
]


def import_command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Files of games.")],
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
        typer.Option("--as", help=f"The format of OUT: {WRITABLE}. Default: by its ending."),
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
    look, table = look_of("french", lang), find_table(out, format)
    worth = CardLuck(luck) if luck else None
    if worth and not table:
        raise BadOption(f"--luck makes a column of a table, and {str(out)!r} is none")
    if table and source.is_file() and is_store(source) and not luck:
        export_store(source, out, table, run, rows, look, force=force)
        return
    if rows is not Rows.SEATS and source.exists():
        raise BadOption(f"rows of {rows.value} are written from a store into a table")
    task = _Task([source], out, sink_for(out, format, luck=worth), look, force=force)
    task.run, task.encoding = run, encoding
    task.run_and_tell()


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
            self._open_rejects() as rejects,
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
        lines = [self._write_headline(written, games), *games.notes(self.look)]
        if not written.games:
            reasons = "; ".join(line.strip() for line in lines)
            raise BadOption(f"no game could be converted: {reasons}")
        if self.rejects is not None and len(self.broken):
            lines.append(self.look.say("rejects_in", file=self.rejects))
        print_lines(lines, self.out)

    def _check(self) -> None:
        check_target(self.out, force=self.force)
        if self.rejects is not None:
            check_target(self.rejects, force=self.force)
            taken = {file.resolve() for file in (self.out, *self.sources)}
            if self.rejects.resolve() in taken:
                raise BadOption(f"{str(self.rejects)!r} holds games already: name another file")

    @contextmanager
    def _open_rejects(self) -> Iterator[Rejects | None]:
        if self.rejects is None:
            yield None
            return
        with (
            write_whole(self.rejects, force=self.force) as part,
            part.open("w", encoding="utf-8", errors="backslashreplace", newline="\n") as file,
        ):
            yield Rejects(file, self.broken)

    def _write(self, games: GameFiles) -> Written:
        try:
            with write_whole(self.out, force=self.force) as part:
                written = self.sink(iter(games), part, games.rejects or self.broken)
                if not written.games:
                    raise _NothingWritten
        except _NothingWritten:
            return written
        return written

    def _write_headline(self, written: Written, games: GameFiles) -> str:
        """How many games there were, and how many were skipped."""
        key = "convert_one" if written.games == 1 else "convert_many"
        number, skipped = self.look.number(written.games), self.look.number(len(games.broken))
        text = self.look.say(key, games=number, skipped=skipped)
        if written.rows is not None:
            text += self.look.say("convert_rows", rows=self.look.number(written.rows))
        return text
