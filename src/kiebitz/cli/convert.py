"""``kiebitz import`` and ``kiebitz export``: games from one file format into another.

Both read games from somewhere, count what is broken, and write the rest. `games_of` is the one
place that knows what can be read, `sink_for` the one that knows what can be written: a store of
games or a table of results is added there.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.cli.late_progress import LateProgress
from kiebitz.errors import BadOption, BrokenRecord, UnwritableRecord
from kiebitz.records import FORMATS, BrokenGames, Record, read_games
from kiebitz.records.formats import format_by_ending, format_by_name
from kiebitz.records.lines import COMPRESSED

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
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help="A file of games.")],
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write.")],
    format: Annotated[
        str | None,
        typer.Option("--as", help=f"The format of OUT: {_WRITABLE}. Default: by its ending."),
    ] = None,
    force: ForceOption = False,
) -> None:
    """Write games in another format, such as that of the International Skat Server."""
    _convert([source], out, read_as=None, write_as=format, force=force)


def games_of(
    source: Path,
    *,
    format: str | None,
    broken: BrokenGames,
    watch: Callable[[float], None],
) -> Iterator[Record]:
    """The games of a source; broken ones are counted."""
    return read_games(source, format=format, broken=broken, watch=watch)


def sink_for(out: Path, name: str | None) -> Sink:
    """What writes games into a file with this name."""
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
) -> None:
    for source in sources:
        if not source.is_file():
            raise BadOption(f"there is no file {str(source)!r}")
    if out.exists() and not force:
        raise BadOption(f"{str(out)!r} is there already; --force replaces it")
    sink = sink_for(out, write_as)
    skipped = BrokenGames()
    with _whole_or_not_at_all(out) as part, LateProgress(unit="games") as progress:
        games = _Reading(sources, read_as, skipped, progress)
        count = sink(iter(games), part, skipped)
        if not count:
            raise BadOption(f"no game could be converted: {_summary(0, skipped)}")
    Console().print(_summary(count, skipped), markup=False, highlight=False, soft_wrap=True)


@contextmanager
def _whole_or_not_at_all(out: Path) -> Iterator[Path]:
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
    _count: int = 0
    _sizes: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self._sizes = [source.stat().st_size for source in self.sources]

    def __iter__(self) -> Iterator[Record]:
        for place, source in enumerate(self.sources):
            watch = self._watch(place)
            for game in games_of(source, format=self.format, broken=self.broken, watch=watch):
                self._count += 1
                yield game

    def _watch(self, place: int) -> Callable[[float], None]:
        """What turns a share of one source into a share of all."""
        before, size, all_bytes = sum(self._sizes[:place]), self._sizes[place], sum(self._sizes)
        return lambda share: self.progress.update((before + share * size) / all_bytes, self._count)


def _summary(count: int, skipped: BrokenGames) -> str:
    """How many games there were, and the commonest reasons why some were skipped."""
    text = f"{count:,} {'game' if count == 1 else 'games'} read, {len(skipped):,} skipped"
    reasons = [f"{number:,} × {reason}" for reason, number in skipped.commonest()]
    return f"{text}: {'; '.join(reasons)}" if reasons else text
