"""What becomes of games that cannot be read: raised, or counted while reading goes on.

Every reader of games takes `broken`: None raises the first broken game, anything with an `append`
gets them all. A list keeps every error; `BrokenGames` keeps a few and counts the rest, so that a
file with millions of broken games is read in bounded memory too.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final, Protocol, TypeVar

from kiebitz.errors import BrokenRecord

Item = TypeVar("Item")
Game = TypeVar("Game")

_PARTICULARS: Final = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|-?\d+(?:[,.]\d+)*""")
_PLACE: Final = re.compile(r"^(?:line|game) [\d,]+: ")
_LONGEST_REASON: Final = 100
_MOST_REASONS: Final = 200
OTHER_REASONS: Final = "other reasons"


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
        self._keep = keep

    def append(self, error: BrokenRecord, /) -> None:
        """Count one more."""
        reason = reason_of(error)
        if reason not in self.reasons and len(self.reasons) >= _MOST_REASONS:
            reason = OTHER_REASONS
        self.reasons[reason] += 1
        if len(self.first) < self._keep:
            self.first.append(error)

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
    return _PARTICULARS.sub("…", text)[:_LONGEST_REASON]


def readable(
    items: Iterable[tuple[str, Item]], read: Callable[[Item], Game], broken: TakesBroken | None
) -> Iterator[Game]:
    """The games that can be read from some items, each given with its place such as `line 3`."""
    for place, item in items:
        try:
            game = read(item)
        except BrokenRecord as error:
            named = BrokenRecord(f"{place}: {error}")
            if broken is None:
                raise named from error
            broken.append(named)
        else:
            yield game


def numbered(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The lines that are not blank, with their places."""
    return ((f"line {number}", line) for number, line in enumerate(lines, 1) if line.strip())
