"""The ladder: the open-card solver of Kupferschmid 2003, technique by technique.

A readable reference: each rung adds one technique to the one before, all give the same answers,
and each tells how many nodes (cards played) it needed. For suit games and grand from any position
of the card play, also in the middle of a trick; null has a solver of its own here. The idea of each
rung is in ``native/solve/ladder.hpp``.

>>> from kiebitz.games import Skat, SkatContract
>>> ending = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
... )
>>> ladder_value(ending).points, ladder_value(ending, rung=Rung.MINIMAX).points
(4, 4)
"""

from enum import IntEnum
from typing import NamedTuple

from kiebitz import _core
from kiebitz.errors import InconsistentPosition
from kiebitz.games import Action, Phase, Skat, State
from kiebitz.games.table import check_state
from kiebitz.numbers import check_bool, check_choice, check_int
from kiebitz.solver.stopping import check_stop


class Rung(IntEnum):
    """The techniques, each with all those before it."""

    MINIMAX = 0
    ALPHA_BETA = 1
    TABLE = 2
    NULL_WINDOW = 3
    EQUIVALENCE = 4
    SAFE_TRICKS = 5
    ORDERING = 6


class MtdStart(IntEnum):
    """Where the null windows of an exact value begin."""

    ABOVE = 0
    BELOW = 1
    GUESS = 2


class PointsAnswer(NamedTuple):
    """How many points the declarer still takes, and what it cost to know."""

    points: int
    nodes: int
    entries: int
    """Positions in the transposition table at the end."""


class YesNoAnswer(NamedTuple):
    """Yes or no, and what it cost to know."""

    yes: bool
    nodes: int
    entries: int


def ladder_value(
    state: State,
    *,
    rung: Rung = Rung.ORDERING,
    start: MtdStart = MtdStart.ABOVE,
    guess: int = 60,
    stop: _core.StopFlag | None = None,
) -> PointsAnswer:
    """Points that the declarer takes from here on with best play by all; the skat not counted."""
    return PointsAnswer(
        *_core.ladder_value(
            _skat(state),
            int(check_choice(rung, Rung, "the rung")),
            int(check_choice(start, MtdStart, "the start of the windows")),
            check_int(guess, "the guess", low=-1000, high=1000),
            check_stop(stop),
        )
    )


def ladder_more_than(
    state: State,
    bound: int,
    *,
    rung: Rung = Rung.ORDERING,
    stop: _core.StopFlag | None = None,
) -> YesNoAnswer:
    """Whether the declarer takes more than `bound` points from here on."""
    limit = check_int(bound, "the bound", low=-1000, high=1000)
    kind = int(check_choice(rung, Rung, "the rung"))
    return YesNoAnswer(*_core.ladder_more_than(_skat(state), kind, limit, check_stop(stop)))


def ladder_null(
    state: State,
    *,
    safe_hands: bool = True,
    ordering: bool = True,
    stop: _core.StopFlag | None = None,
) -> YesNoAnswer:
    """Whether the declarer of a null game gets through without a trick."""
    flags = check_bool(safe_hands, "safe_hands"), check_bool(ordering, "ordering")
    return YesNoAnswer(*_core.ladder_null(_skat(state), *flags, check_stop(stop)))


def ladder_card_values(
    state: State, *, rung: Rung = Rung.ORDERING, stop: _core.StopFlag | None = None
) -> dict[Action, int]:
    """For each legal card the points that the declarer takes from here on after it."""
    values = {}
    _skat(state)
    declarer = state.details.declarer
    for action in state.legal_actions:
        after = state.apply(action)
        gain = after.points[declarer] - state.points[declarer]
        left = 0 if after.over else ladder_value(after, rung=rung, stop=stop).points
        values[action] = gain + left
    return values


def safe_points(state: State) -> int:
    """Points that the side on lead is sure of by running its winners; a lower bound."""
    return _core.safe_points(_skat(state))


def _skat(state: State) -> _core.SkatState:
    Skat.required(check_state(state).rules, "the ladder", error=InconsistentPosition)
    if state.phase is not Phase.PLAY:
        raise InconsistentPosition(
            f"the ladder solves the card play, not phase {state.phase.name.lower()}"
        )
    core: _core.SkatState = state._core  # type: ignore[assignment]
    return core
