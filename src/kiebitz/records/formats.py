"""The file formats of games by name, and one function that reads a game file of any of them.

A format is found by its name, by the first lines of the file or by the file's ending, in this
order. Compressed files (``games.sgf.bz2``) are read as if they were not.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, Protocol

from kiebitz.errors import BadOption, BrokenRecord
from kiebitz.records.broken import TakesBroken
from kiebitz.records.encodings import Decoding
from kiebitz.records.iss import read_iss
from kiebitz.records.iss_writing import write_iss
from kiebitz.records.lines import COMPRESSED, file_lines
from kiebitz.records.record import FORMAT, Record, read_records
from kiebitz.records.xskat import read_xskat


class ReadsGames(Protocol):
    """Reads games from lines; `read_records` is one."""

    def __call__(
        self, lines: Iterable[str], *, broken: TakesBroken | None = None
    ) -> Iterator[Record]:
        """The games, in bounded memory."""


@dataclass(frozen=True)
class GameFormat:
    """A file format of games."""

    name: str
    endings: tuple[str, ...]
    mark: str
    """A text that stands in one of the first lines of every such file."""
    read: ReadsGames
    write: Callable[[Record], str] | None = None
    """A game as one line, without its end; None if the format is only read."""


FORMATS: Final = {
    format.name: format
    for format in (
        GameFormat("jsonl", (".jsonl", ".json"), f'"{FORMAT}"', read_records, Record.to_json),
        GameFormat("iss", (".iss", ".sgf"), ";GM[Skat]", read_iss, write_iss),
        GameFormat("xskat", (), "-" * 40, read_xskat),
    )
}
"""The formats by name."""

_LINES_TO_LOOK_AT: Final = 5


def format_by_name(name: str) -> GameFormat:
    """The format of this name."""
    if name not in FORMATS:
        raise BadOption(f"there is no format {name!r}; there are {', '.join(FORMATS)}")
    return FORMATS[name]


def recognise_format(path: Path | str, *, encoding: str = "") -> GameFormat | None:
    """The format that the first lines of a file tell; None if they tell none."""
    beginning = "".join(islice(file_lines(path, decoding=Decoding(encoding)), _LINES_TO_LOOK_AT))
    return next((format for format in FORMATS.values() if format.mark in beginning), None)


def format_by_ending(path: Path | str) -> GameFormat:
    """The format that a file's ending tells, under the ending of a compressed file.

    >>> format_by_ending("games.SGF.bz2").name
    'iss'
    """
    path = Path(path)
    if path.suffix.lower() in COMPRESSED:
        path = path.with_suffix("")
    for format in FORMATS.values():
        if path.suffix.lower() in format.endings:
            return format
    endings = [ending for format in FORMATS.values() for ending in format.endings]
    raise BadOption(
        f"{path.name!r} tells no format of games; name one of {', '.join(FORMATS)}, "
        f"or let the file end with {', '.join(endings)}"
    )


def read_games(
    path: Path | str,
    *,
    format: GameFormat | str | None = None,
    broken: TakesBroken | None = None,
    watch: Callable[[float], None] | None = None,
    decoding: Decoding | None = None,
) -> Iterator[Record]:
    """Read the games of a file of any format, in bounded memory.

    A broken game raises `BrokenRecord` naming its place. With `broken`, a list or a `BrokenGames`,
    the errors are collected there instead and reading goes on. `watch` hears now and then which
    share of the file is read. `decoding` says how bytes become text; without it UTF-8 is expected,
    and lines of older programs are recognised.
    """
    decoding = decoding or Decoding()
    if not isinstance(format, GameFormat):
        format = format_by_name(format) if format else None
    format = format or recognise_format(path, encoding=decoding.encoding) or format_by_ending(path)
    lines = file_lines(path, decoding=decoding, watch=watch)
    return format.read(lines if broken is None else _up_to_damage(lines, broken), broken=broken)


def read_games_text(text: str, *, broken: TakesBroken | None = None) -> Iterator[Record]:
    """Read the games of a text in any format, found by its first lines; see `read_games`.

    >>> list(read_games_text("Hello"))
    Traceback (most recent call last):
    kiebitz.errors.BadOption: this is no text of games that is known: jsonl, iss, xskat
    """
    lines = text.splitlines(keepends=True)
    beginning = "".join(lines[:_LINES_TO_LOOK_AT])
    found = next((format for format in FORMATS.values() if format.mark in beginning), None)
    if found is None:
        raise BadOption(f"this is no text of games that is known: {', '.join(FORMATS)}")
    return found.read(lines, broken=broken)


def _up_to_damage(lines: Iterator[str], broken: TakesBroken) -> Iterator[str]:
    """The lines that can be unpacked."""
    try:
        yield from lines
    except BrokenRecord as error:
        broken.append(error)
