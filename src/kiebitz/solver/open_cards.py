"""What a position is worth when all cards are seen: exact, for Skat and Schieber.

Values are totals at the end of the game with best play by all: in Skat the declarer's card points
with the two cards set aside, in Schieber the points of team 0 (seats 0 and 2) with the 5 for the
last trick. A null game has the value 1 if the declarer makes it and 0 if not. Any position of the
card play can be asked about, also in the middle of a trick. How it works is told in
``docs/explanation/solver.md``.

>>> from kiebitz.games import Skat, SkatContract
>>> ending = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
... )
>>> solve(ending).value, reaches(ending, 5)
(4, False)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kiebitz import _core
from kiebitz.errors import BadOption, InconsistentPosition
from kiebitz.games import Action, Schieber, Skat, State, View
from kiebitz.numbers import MOST_THREADS, checked_int

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike

    Values = np.ndarray[Any, np.dtype[np.int16]]
    Shares = np.ndarray[Any, np.dtype[np.float64]]

MOST_POINTS: Final = 1000
"""Totals beyond this are surely a mistake."""
MOST_NODES: Final = 2**62


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position and of every card that may be played to it."""

    value: int
    cards: Mapping[Action, int]
    """The value after each legal card."""
    best: tuple[Action, ...]
    """The cards that keep the value."""
    nodes: int
    """Cards played in the search; in null, mostly whole tricks."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is proven about a value: it is at least `low` and at most `high`."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the value itself is known."""
        return self.low == self.high


# ---- 1. One position -----------------------------------------------------------------------------


def solve(state: State) -> Solution:
    """The value of every legal card, and the best of them."""
    answers, nodes = _core_function(state, "ask_cards")(state._core, None, None, None)
    cards = {_action(state, card): low for card, low, _ in answers}
    value = max(cards.values()) if _maximises(state) else min(cards.values())
    best = tuple(action for action, worth in cards.items() if worth == value)
    return Solution(value, cards, best, nodes)


def solve_value(state: State) -> int:
    """The value alone, which is cheaper than that of every card."""
    return value_bounds(state).low


def reaches(state: State, total: int) -> bool:
    """Whether the value is at least `total`: much cheaper than the value itself."""
    return value_bounds(state, reaches=total).low >= total


def value_bounds(
    state: State,
    *,
    reaches: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Bounds:
    """What can be proven about the value within a budget of nodes or seconds, or both.

    Without a budget the value itself. With `reaches` the search ends as soon as it is proven
    whether the value is at least that.

    >>> from kiebitz.games import JassMode, Schieber
    >>> ending = Schieber().position(
    ...     ["C6 H7 DA", "C7 H8 DK", "C8 H9 DQ", "C9 HT DJ"], mode=JassMode.OBENABE, leader=0
    ... )
    >>> value_bounds(ending, nodes=0), value_bounds(ending)
    (Bounds(low=0, high=51), Bounds(low=20, high=20))
    """
    (low, high), _ = _core_function(state, "ask")(
        state._core, _total(reaches), _nodes(nodes), _seconds(seconds)
    )
    return Bounds(low, high)


def card_bounds(
    state: State,
    *,
    reaches: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
) -> dict[Action, Bounds]:
    """The same for the value after each legal card; the budget is for all of them together."""
    answers, _ = _core_function(state, "ask_cards")(
        state._core, _total(reaches), _nodes(nodes), _seconds(seconds)
    )
    return {_action(state, card): Bounds(low, high) for card, low, high in answers}


def best_line(state: State) -> tuple[Action, ...]:
    """Best play by all to the end; of equally good cards the lowest in the deck's order."""
    cards, _ = _core_function(state, "best_line")(state._core)
    return tuple(_action(state, card) for card in cards)


# ---- 2. Many at once -----------------------------------------------------------------------------


def solve_many(
    states: Sequence[State], *, reaches: int | None = None, threads: int = 1
) -> "Values":
    """Values of many positions of one game in one call, in the order given.

    With `reaches` the answers are 1 and 0 to "is the value at least this?". The answers do not
    depend on the number of threads; each thread keeps its table from one position to the next.
    """
    answers = bounds_many(states, reaches=reaches, threads=threads)
    return _values(answers, reaches)


def bounds_many(
    states: Sequence[State],
    *,
    reaches: int | None = None,
    nodes: int | None = None,
    threads: int = 1,
) -> "Values":
    """What `nodes` nodes per position prove: a row (low, high) for each, in the order given."""
    if not states:
        raise BadOption("there are no positions to solve")
    if len({_game(state) for state in states}) > 1:
        raise BadOption("the positions must all be of one game")
    answers: Values = _core_function(states[0], "ask_many")(
        [state._core for state in states], _total(reaches), _nodes(nodes), _threads(threads)
    )
    return answers


def solve_worlds(
    table: State | View,
    worlds: "ArrayLike",
    *,
    reaches: int | None = None,
    each_card: bool = False,
    threads: int = 1,
) -> "Values":
    """One state or view with many possible distributions of the cards: numbers in, numbers out.

    A row of `worlds` has the hands as bit masks (bit i for the card with index i of the deck), one
    per seat; in Skat a fourth mask has the two cards set aside. The answers are values, or with
    `reaches` 1 and 0; with `each_card` a row of them per world, a column for each legal card in the
    order of ``legal_actions``. `kiebitz.beliefs.Worlds` gives such rows.

    >>> from kiebitz.games import Skat, SkatContract
    >>> ending = Skat().position(
    ...     ["CJ HT", "DJ HA", "S8 S9"],
    ...     contract=SkatContract.HEARTS, declarer=0, leader=0, skat="D7 D8",
    ... )
    >>> deck = ending.rules.deck
    >>> sets = [*ending.hands, ending.details.skat]
    >>> swapped = [sets[0], sets[2], sets[1], sets[3]]
    >>> worlds = [[deck.mask(cards) for cards in world] for world in (sets, swapped)]
    >>> solve_worlds(ending, worlds, each_card=True).tolist()
    [[4, 4], [4, 4]]
    """
    answers = bounds_worlds(table, worlds, reaches=reaches, each_card=each_card, threads=threads)
    values = _values(answers, reaches)
    return values if each_card else values[:, 0]


def bounds_worlds(
    table: State | View,
    worlds: "ArrayLike",
    *,
    reaches: int | None = None,
    each_card: bool = False,
    threads: int = 1,
    nodes: int | None = None,
    seconds: float | None = None,
) -> "Values":
    """What is proven with so many nodes for each world and some seconds for all of them together.

    The answers have a row for each world, in it one for each card (or a single one), with low and
    high. Worlds that were not reached in time have bounds beyond any value.
    """
    import numpy as np

    rows = np.ascontiguousarray(worlds, dtype=np.uint64)
    if rows.ndim != 2:
        raise BadOption("worlds should have a row of masks each")
    answers: Values = _core_function(table, "ask_worlds")(
        table._core,
        rows,
        _total(reaches),
        bool(each_card),
        _nodes(nodes),
        _threads(threads),
        _seconds(seconds),
    )
    return answers


def trap_widths(view: View, worlds: "ArrayLike", *, total: int) -> "Shares":
    """How wide a trap each card is: the share of an opponent's replies that reach the aim.

    The aim is that the value gets to `total` for the maximising side, that it does not for the
    other. A row per world, a column per legal card; -1 where no opponent plays next.
    """
    import numpy as np

    rows = np.ascontiguousarray(worlds, dtype=np.uint64)
    shares: Shares = _core_function(view, "trap_widths")(view._core, rows, _total(total))
    return shares


# ---- 3. Checks -----------------------------------------------------------------------------------


def _values(answers: "Values", reaches: int | None) -> "Values":
    low = answers[..., 0]
    if reaches is None:
        return low
    yes: Values = (low >= reaches).astype(low.dtype)
    return yes


def _game(state: State | View) -> str:
    if not isinstance(state.rules, Skat | Schieber):
        raise InconsistentPosition(
            f"in {state.rules.name} everyone plays alone: see `solve_maxn` and `solve_paranoid`"
        )
    return state.rules.name


def _core_function(state: State | View, question: str) -> Any:
    return getattr(_core, f"{_game(state)}_{question}")


def _action(state: State, card: int) -> Action:
    return Action.play(state.rules.deck.card(card))


def _maximises(state: State) -> bool:
    if isinstance(state.rules, Skat):
        return bool(state.to_move == state.details.declarer)
    return (state.to_move or 0) % 2 == 0


def _total(total: int | None) -> int | None:
    if total is None:
        return None
    return checked_int(total, "the total", low=-MOST_POINTS, high=MOST_POINTS)


def _nodes(nodes: int | None) -> int | None:
    return None if nodes is None else checked_int(nodes, "nodes", low=0, high=MOST_NODES)


def _seconds(seconds: float | None) -> float | None:
    if seconds is not None and not (isinstance(seconds, int | float) and 0 <= seconds < 1e9):
        raise BadOption(f"seconds should be a number from 0 on, not {seconds!r}")
    return seconds


def _threads(threads: int) -> int:
    return checked_int(threads, "threads", low=1, high=MOST_THREADS)
