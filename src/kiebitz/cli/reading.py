"""Games read from files and stores by a command: what is broken, how far it is, what was unusual.

`import`, `export` and `stats` read through this, so that they count and report the same things.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from kiebitz.arena.sources import games_in, is_store
from kiebitz.cli.late_progress import LateProgress
from kiebitz.cli.look import Look
from kiebitz.cli.plain_text import fit
from kiebitz.errors import BadOption
from kiebitz.files import takes_a_stream
from kiebitz.records import BrokenGames, Record
from kiebitz.records.broken import Rejects
from kiebitz.records.decided import Ending, ending_of
from kiebitz.records.encodings import Decoding
from kiebitz.words import translate
from kiebitz.words.sentences import translate_reason

GAMES_BETWEEN_REPORTS: Final = 100
MOST_REASONS: Final = 10
"""Reasons for broken games that are shown."""

EncodingOption = Annotated[
    str,
    typer.Option(
        "--encoding",
        help="Of the files: utf-8, latin-1, cp1252, utf-16 … Default: UTF-8, and lines that are "
        "none as Windows-1252.",
    ),
]


@dataclass
class GameFiles:
    """The games of all sources, one after the other; the progress is shown when it takes long."""

    sources: Sequence[Path]
    progress: LateProgress
    format: str | None = None
    encoding: str = ""
    run: int | None = None
    broken: BrokenGames = field(default_factory=BrokenGames)
    rejects: Rejects | None = None
    """Writes the broken games down; it counts them in `broken`."""
    games: int = 0
    endings: dict[Ending, int] = field(default_factory=lambda: dict.fromkeys(Ending, 0))
    """How many games ended how."""
    _decodings: list[tuple[str, Decoding]] = field(default_factory=list)

    def __post_init__(self) -> None:
        for source in self.sources:
            if not source.is_file():
                raise BadOption(f"there is no file {str(source)!r}")
        self._sizes = [source.stat().st_size for source in self.sources]

    def __iter__(self) -> Iterator[Record]:
        for place, source in enumerate(self.sources):
            self.broken.file = source.name if len(self.sources) > 1 else ""
            stored, watch = is_store(source), self._watch(place)
            decoding = Decoding(self.encoding)
            self._decodings.append((source.name, decoding))
            for game in games_in(
                source,
                format=self.format,
                broken=self.rejects or self.broken,
                watch=watch,
                run=self.run,
                decoding=decoding,
            ):
                self.games += 1
                if stored and self.games % GAMES_BETWEEN_REPORTS == 0:
                    watch(0.5)  # how much of a store is read it does not say
                self.endings[ending_of(game)] += 1
                yield game

    def _watch(self, place: int) -> Callable[[float], None]:
        """What turns a share of one source into a share of all."""
        before, size, all_bytes = sum(self._sizes[:place]), self._sizes[place], sum(self._sizes)
        return lambda share: self.progress.update((before + share * size) / all_bytes, self.games)

    def notes(self, look: Look) -> Iterator[str]:
        """What is to be said after reading: endings, encodings, and why games were left out."""
        for ending in (Ending.DECIDED, Ending.UNFINISHED):
            if count := self.endings[ending]:
                number = "one" if count == 1 else "many"
                yield look.say(f"games_{ending.value}_{number}", n=look.number(count))
        for name, decoding in self._decodings:
            yield from note_encoding(name, decoding, look)
        yield from note_broken(self.broken, look)


def note_encoding(name: str, decoding: Decoding, look: Look) -> Iterator[str]:
    """Which encoding was taken, where that is not what one expects."""
    if decoding.older_lines:
        count, first = look.number(decoding.older_lines), look.number(decoding.first_older)
        yield look.say("encoding_older", file=name, count=count, first=first)
    if decoding.unreadable_lines:
        count = look.number(decoding.unreadable_lines)
        yield look.say("encoding_wrong", file=name, count=count, encoding=decoding.encoding)


def note_broken(broken: BrokenGames, look: Look) -> Iterator[str]:
    """The commonest reasons, how often, and where they were met first."""
    for reason, count in broken.commonest(MOST_REASONS):
        first = broken.places.get(reason, ())
        places = ", ".join(translate_reason(look.language, place) for place in first)
        more = ", …" if places and count > len(broken.places[reason]) else ""
        where = f" ({places}{more})" if places else ""
        yield f"  {look.number(count)} × {translate_reason(look.language, reason)}{where}"
    if (left := len(broken.reasons) - MOST_REASONS) > 0:
        yield "  " + look.say("more", count=look.number(left))


def show_broken(broken: BrokenGames, look: Look) -> None:
    """Name the games that could not be read, beside what a command shows of the others."""
    console = Console(stderr=True)
    for error in broken.first:
        console.print(translate(look.language, str(error)), style="red", markup=False)
    if (more := len(broken) - len(broken.first)) > 0:
        console.print(look.say("replay_skipped", count=look.number(more)), style="red")


def print_lines(lines: Sequence[str], out: Path) -> None:
    """Tell what came of it; beside what is written, if that is a pipe or the terminal itself.

    A terminal gets lines of its width; in a file each stays one.
    """
    console = Console(stderr=takes_a_stream(out))
    for line in lines:
        shown = fit(line, console.encoding)
        console.print(shown, markup=False, highlight=False, soft_wrap=not console.is_terminal)
