"""What becomes of games that cannot be read: raised, or counted while reading goes on.

Every reader of games takes `broken`: None raises the first broken game, anything with an `append`
gets them all. A list keeps every error; `BrokenGames` keeps a few and counts the rest, so that a
file with millions of broken games is read in bounded memory too; `Rejects` writes them down.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TextIO, TypeVar

from kiebitz.errors import BrokenRecord

Item = TypeVar("Item")
Game = TypeVar("Game")

_PARTICULARS: Final = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|-?\d+(?:[,.]\d+)*""")
_PLACE: Final = re.compile(r"^(?:line|game) [\d,]+(?:, line [\d,]+)?: ")
_LONGEST_REASON: Final = 100
_MOST_REASONS: Final = 200
_FIRST_PLACES: Final = 3
REMARK: Final = "#"
"""A line that begins so is a remark of somebody, not part of a game."""
OTHER_REASONS: Final = "other reasons"


class BrokenGame(BrokenRecord):
    """A game of a file that cannot be read: where it is, and the text that is there."""

    def __init__(self, place: str, reason: str, text: str = "") -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        """Such as ``line 12``."""
        self.text = text


class TakesBroken(Protocol):
    """Whatever takes broken games, one by one: a list, or `BrokenGames`."""

    def append(self, error: BrokenRecord, /) -> None:
        """Take one more."""


class BrokenGames:
    """Counts broken games and their reasons; keeps the first ones.

    >>> broken = BrokenGames()
    >>> broken.append(BrokenRecord("line 7: action 3, 'play CJ', is not legal; legal: play C7"))
    >>> broken.append(BrokenRecord("line 9: action 5, 'play C7', is not legal; legal: play C8"))
    >>> len(broken), broken.commonest()
    (2, [('action …, …, is not legal', 2)])
    """

    def __init__(self, *, keep: int = 20) -> None:
        self.first: list[BrokenRecord] = []
        """The first errors, as many as are to be kept."""
        self.reasons: Counter[str] = Counter()
        """How often for which reason; beyond 200 different ones they are counted together."""
        self.places: dict[str, list[str]] = {}
        """Where each reason was met first."""
        self.file = ""
        """The name of the file that is being read, if there are several."""
        self._keep = keep

    def append(self, error: BrokenRecord, /) -> None:
        """Count one more."""
        reason = reason_of(error)
        if reason not in self.reasons and len(self.reasons) >= _MOST_REASONS:
            reason = OTHER_REASONS
        self.reasons[reason] += 1
        self._keep_place(reason, error)
        if len(self.first) < self._keep:
            self.first.append(error)

    def _keep_place(self, reason: str, error: BrokenRecord) -> None:
        places = self.places.setdefault(reason, [])
        if isinstance(error, BrokenGame) and len(places) < _FIRST_PLACES:
            places.append(f"{self.file}: {error.place}" if self.file else error.place)

    def __len__(self) -> int:
        return self.reasons.total()

    def commonest(self, count: int = 3) -> list[tuple[str, int]]:
        """The commonest reasons and how often."""
        return self.reasons.most_common(count)


def reason_of(error: Exception) -> str:
    """What is wrong, without the place and the particulars, so that it can be counted.

    >>> reason_of(BrokenRecord("line 12: the tag 'ID' is there twice"))
    'the tag … is there twice'
    """
    text = _PLACE.sub("", str(error)).partition(";")[0]
    reason = _PARTICULARS.sub("…", text)
    if len(reason) <= _LONGEST_REASON:
        return reason
    return f"{reason[: _LONGEST_REASON - 2].rstrip()} …"


def readable(
    items: Iterable[tuple[str, Item]], read: Callable[[Item], Game], broken: TakesBroken | None
) -> Iterator[Game]:
    """The games that can be read from some items, each given with its place such as `line 3`."""
    for place, item in items:
        try:
            game = read(item)
        except BrokenRecord as error:
            named = BrokenGame(place, str(error), str(item))
            if broken is None:
                raise named from error
            broken.append(named)
        else:
            yield game


def number_lines(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The lines that are neither blank nor remarks, with their places."""
    return (
        (f"line {number}", line)
        for number, line in enumerate(lines, 1)
        if line.strip() and not line.startswith(REMARK)
    )


class NumberedGames:
    """Gives games the numbers that they have in their file: broken ones before them count too.

    So a game keeps its number whatever else in the file is damaged. If the game that is `wanted`
    is itself broken, that is raised.

    >>> from kiebitz.records import read_records
    >>> found = NumberedGames(BrokenGames())
    >>> list(found.number(read_records(["nonsense"], broken=found))), len(found.broken)
    ([], 1)
    """

    def __init__(self, broken: BrokenGames, wanted: int | None = None) -> None:
        self.broken = broken
        """Those that could not be read."""
        self._wanted = wanted
        self._number = 0

    @property
    def count(self) -> int:
        """How many there were so far, broken ones too."""
        return self._number

    def append(self, error: BrokenRecord, /) -> None:
        """Count one that is broken."""
        self._number += 1
        if self._number == self._wanted:
            raise error
        self.broken.append(error)

    def number(self, games: Iterable[Game]) -> Iterator[tuple[int, Game]]:
        """The games that can be read, each with its number; up to the one that is wanted."""
        for game in games:
            self._number += 1
            if self._wanted is None or self._number == self._wanted:
                yield self._number, game
            if self._number == self._wanted:
                return


class Rejects:
    """Writes what cannot be read into a file, each game under a remark with its place and reason.

    Who corrects the games there can read that file as one of games: remarks are skipped.

    >>> from io import StringIO
    >>> file, counted = StringIO(), BrokenGames()
    >>> Rejects(file, counted).append(BrokenGame("line 7", "not JSON", "{"))
    >>> file.getvalue(), len(counted)
    ('# line 7: not JSON\\n{\\n', 1)
    """

    def __init__(self, file: TextIO, counted: BrokenGames) -> None:
        self._file = file
        self._counted = counted

    def append(self, error: BrokenRecord, /) -> None:
        """Write one more down, and count it."""
        self._counted.append(error)
        reason = " ".join(f"{self._counted.file} {error}".split())
        text = error.text.strip("\r\n") if isinstance(error, BrokenGame) else ""
        self._file.write(f"{REMARK} {reason}\n" + (f"{text}\n" if text else ""))
