"""The player protocol: a player is a function of a view, a budget and a random key.

It is stateless between decisions: it can be restarted, shipped to another machine, or asked twice.
`decide` covers bids, discards, announcements, trump choices, predictions and cards alike.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import inf
from typing import Final, Protocol, runtime_checkable

from kiebitz.errors import BadOption
from kiebitz.games import Action, State, View
from kiebitz.numbers import checked_int
from kiebitz.randomness import RandomKey

MOST_EFFORT: Final = 2**48
"""Nodes, worlds or playouts of one decision: sums of many still fit into 63 bits."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost; None means no limit of that kind."""

    seconds: float | None = None
    nodes: int | None = None
    worlds: int | None = None
    playouts: int | None = None

    def __post_init__(self) -> None:
        seconds = self.seconds
        if seconds is not None and not (_is_number(seconds) and seconds >= 0):
            raise BadOption(f"seconds of a budget should be a number from 0 on, not {seconds!r}")
        if seconds == inf:
            object.__setattr__(self, "seconds", None)  # no end is no limit
        for name in ("nodes", "worlds", "playouts"):
            value = getattr(self, name)
            if value is not None:
                checked_int(value, f"{name} of a budget", low=0, high=MOST_EFFORT)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Effort:
    """What a decision did cost."""

    seconds: float = field(default=0.0, compare=False)
    """By the clock, so that two equal decisions may differ in it."""
    nodes: int = 0
    worlds: int = 0
    playouts: int = 0

    def taking(self, seconds: float) -> "Effort":
        """The same effort with the time it took."""
        return replace(self, seconds=seconds)


NO_EFFORT: Final = Effort()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does, and what it thought of the alternatives."""

    action: Action
    values: Mapping[Action, float] = field(default_factory=dict)
    """What each alternative looked worth, in the player's own units; may be empty."""
    effort: Effort = NO_EFFORT


@runtime_checkable
class Player(Protocol):
    """Anything that can sit at a table."""

    @property
    def name(self) -> str:
        """The text that makes it again, shown in lists and records."""
        ...

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of `view.legal_actions`."""
        ...


@runtime_checkable
class Cheater(Protocol):
    """A player that looks at all cards: the table hands it the whole state, and lists say so."""

    @property
    def name(self) -> str:
        """The text that makes it again."""
        ...

    def decide_open(self, state: State, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of `state.legal_actions`."""
        ...
