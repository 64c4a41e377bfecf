"""Which deals are taken: a filter looks at the start and says yes or no.

``close(points=10)`` takes games that open-card play decides by few points, ``contract(kind=null)``
those of one contract. Both need a start at which cards are played.
"""

from dataclasses import dataclass
from math import ceil, floor
from typing import Final, Protocol, runtime_checkable

from kiebitz.calltext import Call
from kiebitz.errors import BadOption
from kiebitz.games import JassMode, Phase, Skat, SkatContract, State
from kiebitz.numbers import checked_int
from kiebitz.registries import Registry
from kiebitz.solver import value_bounds

HALF_SKAT: Final = 60.5
HALF_JASS: Final = 78.5


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
    """The farthest from the middle, 60.5 in Skat and 78.5 in Schieber."""

    def __post_init__(self) -> None:
        checked_int(self.points, "close: points", low=0, high=120)

    @property
    def name(self) -> str:
        """The text of this filter."""
        return str(Call("close", {"points": self.points}))

    def accepts(self, start: State) -> bool:
        """Ask the solver whether the value lies in the band."""
        _check_cards(start, "close")
        if isinstance(start.rules, Skat):
            if start.details.contract in (SkatContract.NULL, SkatContract.RAMSCH):
                return False
            half = HALF_SKAT
        else:
            half = HALF_JASS
        least, beyond = ceil(half - self.points), floor(half + self.points) + 1
        return _reaches(start, least) and not _reaches(start, beyond)


def _reaches(state: State, total: int) -> bool:
    return value_bounds(state, reaches=total).low >= total


@dataclass(frozen=True)
class ContractFilter:
    """Games of one contract of Skat, or one mode of Schieber."""

    kind: str = "null"

    def __post_init__(self) -> None:
        known = [kind.name.lower() for kind in (*SkatContract, *list(JassMode)[4:])]
        if self.kind not in known:
            raise BadOption(f"contract: {self.kind!r} is none of {', '.join(known)}")

    @property
    def name(self) -> str:
        """The text of this filter."""
        return str(Call("contract", {"kind": Call(self.kind)}))

    def accepts(self, start: State) -> bool:
        """Compare with what was declared."""
        _check_cards(start, "contract")
        details = start.details
        chosen = details.contract if isinstance(start.rules, Skat) else details.mode
        return bool(chosen.name.lower() == self.kind)


def _check_cards(start: State, name: str) -> None:
    if start.phase is not Phase.PLAY:
        raise BadOption(f"the filter {name} looks at card play: give --start cards, or later")
    if start.rules.name == "differenzler":
        raise BadOption(f"the filter {name} is for Skat and Schieber")


FILTERS.register("close", CloseFilter)
FILTERS.register("contract", ContractFilter)


def make_filter(text: str) -> DealFilter:
    """A filter from its text.

    >>> make_filter("close(points=5)").name
    'close(points=5)'
    """
    return FILTERS.make(text)
