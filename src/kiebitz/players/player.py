"""The player protocol: a player is a function of a view, a budget and a random key.

It is stateless between decisions: it can be restarted, shipped to another machine, or asked twice.
`decide` covers bids, discards, announcements, trump choices, predictions and cards alike.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from math import inf
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

from kiebitz import _core
from kiebitz.errors import BadOption, OutOfTurn, shown
from kiebitz.frames import Row, Tabular
from kiebitz.games import Action, Rules, State, View
from kiebitz.games.actions import as_action
from kiebitz.numbers import check_int
from kiebitz.randomness import RandomKey

MOST_EFFORT: Final = 2**48
"""Nodes, worlds or playouts of one decision: sums of many still fit into 63 bits."""
MOST_SECONDS: Final = 10**9
"""About thirty years."""
StopFlag = _core.StopFlag
"""`stop()` ends every search whose budget holds it, from any thread; they raise `Stopped`."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a decision may cost; None means no limit of that kind.

    With `seconds` a search goes on until the time is up, whatever else it would have done; a number
    of nodes, worlds or playouts stands instead of the player's own. A player refuses kinds of
    limits that mean nothing to it.
    """

    seconds: float | None = None
    nodes: int | None = None
    worlds: int | None = None
    playouts: int | None = None
    stop: StopFlag | None = field(default=None, compare=False, repr=False)
    """Ends the search from outside; it stays in this process."""

    KINDS: ClassVar[tuple[str, ...]] = ("seconds", "nodes", "worlds", "playouts")

    def __post_init__(self) -> None:
        seconds = self.seconds
        if seconds == inf:
            object.__setattr__(self, "seconds", None)  # no end is no limit
        elif seconds is not None and not (_is_number(seconds) and 0 <= seconds <= MOST_SECONDS):
            raise BadOption(
                f"seconds of a budget should be a number from 0 on, not {shown(seconds)}"
            )
        for name in ("nodes", "worlds", "playouts"):
            value = getattr(self, name)
            if value is not None:
                check_int(value, f"{name} of a budget", low=0, high=MOST_EFFORT)

    def __reduce__(self) -> tuple[Any, ...]:
        return Budget, (self.seconds, self.nodes, self.worlds, self.playouts)

    @property
    def limits(self) -> dict[str, float]:
        """The limits that are set.

        >>> Budget(seconds=0.5, worlds=20).limits
        {'seconds': 0.5, 'worlds': 20}
        """
        return {kind: limit for kind in self.KINDS if (limit := getattr(self, kind)) is not None}

    def start(self) -> _core.Budget:
        """The budget as the core takes it; its time runs from now on."""
        return _core.Budget(self.seconds, self.nodes, self.playouts, self.stop)


def require_known_limits(player: object, budget: Budget) -> None:
    """Refuse a budget with a kind of limit that means nothing to the player.

    A player says in `budgets` which kinds it knows; one that says nothing is handed anything.
    """
    known: Iterable[str] | None = getattr(player, "budgets", None)
    if known is None:
        return
    for kind in budget.limits:
        if kind not in known:
            name = getattr(player, "name", type(player).__name__)
            raise BadOption(
                f"{name} cannot be limited in {kind}: it knows {', '.join(sorted(known))}"
            )


def require_turn(view: View) -> None:
    """Refuse to decide for a seat that has nothing to decide.

    >>> from kiebitz.games import Schieber
    >>> require_turn(Schieber().deal(seed=1).view(2))
    Traceback (most recent call last):
    kiebitz.errors.OutOfTurn: seat 2 has nothing to decide here: it is the turn of seat 0
    """
    due = view.to_move
    if due != view.seat:
        why = "the game is over" if due is None else f"it is the turn of seat {due}"
        raise OutOfTurn(f"seat {view.seat} has nothing to decide here: {why}")


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


class Unit(Enum):
    """What the values of a decision are in; more is always better for the side that decides."""

    CHANCE = "chance"
    """How likely one's side wins, from 0 to 1."""
    POINTS = "points"
    """Card points of one's side at the end; in Ramsch minus one's own."""
    SCORE = "score"
    """What the game scores for one's side; in Differenzler minus the difference."""
    OWN = "own"
    """Steps of the player's own, to be compared within one decision only."""


@dataclass(frozen=True, slots=True)
class Decision(Tabular):
    """What a player does, and what it thought of the alternatives.

    Actions may be given as texts.

    >>> Decision("pass") == Decision(Action.parse("pass"))
    True
    >>> Decision("sing")
    Traceback (most recent call last):
    kiebitz.errors.UnknownAction: 'sing' is no action; actions look like 'play CJ', 'bid 18', \
'hold', 'pass', 'declare grand', 'trump hearts' or 'predict 57'
    """

    action: Action
    values: Mapping[Action, float]
    """What each alternative looked worth to the side that decides; may be empty."""
    effort: Effort
    unit: Unit
    """What the values are in."""
    errors: Mapping[Action, float]
    """The standard error of a value that comes from a sample; none for what is certain, infinite
    for a sample of one."""

    def __init__(
        self,
        action: Action | str,
        values: Mapping[Action, float] | Mapping[str, float] | None = None,
        effort: Effort = NO_EFFORT,
        unit: Unit = Unit.OWN,
        errors: Mapping[Action, float] | Mapping[str, float] | None = None,
    ) -> None:
        put = object.__setattr__
        put(self, "action", as_action(action))
        put(self, "values", _by_action(values or {}))
        put(self, "effort", effort)
        put(self, "unit", unit)
        put(self, "errors", _by_action(errors or {}))

    def _repr_html_(self) -> str:
        from kiebitz.players.pictures import show_decision

        return show_decision(self)

    def to_rows(self) -> list[Row]:
        """A row for each alternative that has a value; at least that of what was chosen."""
        actions = self.values or (self.action,)
        return [
            {
                "action": str(action),
                "value": self.values.get(action),
                "error": self.errors.get(action),
                "unit": self.unit.value,
                "chosen": action == self.action,
            }
            for action in actions
        ]


def _by_action(
    numbers: Mapping[Action, float] | Mapping[str, float],
) -> Mapping[Action, float]:
    return {as_action(action): number for action, number in numbers.items()}


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
class Sitting(Protocol):
    """A player that sits down for one game at one seat, and may keep what is still true.

    It never outlives the game: every game and seat gets one of its own. The same views and keys in
    the same order give the same decisions.
    """

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of `view.legal_actions`."""
        ...


@runtime_checkable
class Sits(Protocol):
    """A player that would rather sit down than be asked out of the blue: optional."""

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down at this seat for one game."""
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
