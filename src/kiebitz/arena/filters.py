"""Which deals are taken: a filter looks at the start and says yes or no.

``close(points=10)`` takes games that open-card play decides by few points, ``open(verdict=lost)``
those that best play with open cards decides against whoever chose the contract,
``contract(kind=null)`` those of one contract. All need a start at which cards are played.
"""

from dataclasses import dataclass
from enum import Enum
from math import ceil, floor
from typing import Final, Protocol, runtime_checkable

from kiebitz.calltext import Call
from kiebitz.errors import BadOption
from kiebitz.games import GAMES, OpenValue, Phase, State
from kiebitz.numbers import check_choice, check_int
from kiebitz.registries import Registry
from kiebitz.solver import total_to_win, value_bounds


@runtime_checkable
class DealFilter(Protocol):
    """Says which starts are taken."""

    @property
    def name(self) -> str:
        """The text that makes it again."""
        ...

    def accepts(self, start: State) -> bool:
        """Whether this start is taken."""
        ...


FILTERS: Final[Registry[DealFilter]] = Registry(
    DealFilter,  # type: ignore[type-abstract]  # a protocol stands for the kind
    "filter",
    unknown=BadOption,
)


@dataclass(frozen=True)
class CloseFilter:
    """Games that open cards decide by few points; null games never are."""

    points: int = 10
    """The farthest from what decides, half a point below what wins: 60.5, or more if the bid needs
    it, in Skat, 78.5 in Schieber."""

    def __post_init__(self) -> None:
        check_int(self.points, "close: points", low=0, high=120)

    @property
    def name(self) -> str:
        """The text of this filter."""
        return str(Call("close", {"points": self.points}))

    def accepts(self, start: State) -> bool:
        """Ask the solver whether the value lies in the band."""
        _check_cards(start, "close")
        if start.open_value is not OpenValue.POINTS:
            return False
        needed = total_to_win(start)
        if needed is None or needed > start.rules.all_points:
            return False  # overbid: lost whatever is played
        edge = needed - 0.5
        least, beyond = ceil(edge - self.points), floor(edge + self.points) + 1
        return _reaches(start, least) and not _reaches(start, beyond)


def _reaches(state: State, total: int) -> bool:
    return value_bounds(state, reaches=total).low >= total


class Verdict(Enum):
    """What best play with open cards makes of a game, for the side that chose the contract."""

    WON = "won"
    LOST = "lost"


@dataclass(frozen=True)
class OpenFilter:
    """Games that are won, or lost, if everyone sees all cards and plays best."""

    verdict: Verdict = Verdict.LOST

    def __post_init__(self) -> None:
        check_choice(self.verdict, Verdict, "open: verdict")

    @property
    def name(self) -> str:
        """The text of this filter."""
        return str(Call("open", {"verdict": Call(self.verdict.value)}))

    def accepts(self, start: State) -> bool:
        """Ask the solver whether the side that chose makes what it needs."""
        _check_cards(start, "open")
        needed = total_to_win(start)
        won = needed is not None and _reaches(start, needed)
        return won is (self.verdict is Verdict.WON)


@dataclass(frozen=True)
class ContractFilter:
    """Games of one contract of Skat, or one mode of Schieber."""

    kind: str = "null"

    def __post_init__(self) -> None:
        known = dict.fromkeys(name for game in GAMES.values() for name in game.contracts)
        if self.kind not in known:
            raise BadOption(f"contract: {self.kind!r} is none of {', '.join(known)}")

    @property
    def name(self) -> str:
        """The text of this filter."""
        return str(Call("contract", {"kind": Call(self.kind)}))

    def accepts(self, start: State) -> bool:
        """Compare with what was declared."""
        _check_cards(start, "contract")
        return start.contract == self.kind


def _check_cards(start: State, name: str) -> None:
    if start.phase is not Phase.PLAY:
        raise BadOption(f"the filter {name} looks at card play: give --start cards, or later")
    if not start.rules.contracts:
        games = [game.name for game in GAMES.values() if game.contracts]
        raise BadOption(f"the filter {name} is for {' and '.join(games)}, where somebody chooses")


FILTERS.register("close", CloseFilter)
FILTERS.register("open", OpenFilter)
FILTERS.register("contract", ContractFilter)


def make_filter(text: str) -> DealFilter:
    """A filter from its text.

    >>> make_filter("close(points=5)").name
    'close(points=5)'
    """
    return FILTERS.make(text)
