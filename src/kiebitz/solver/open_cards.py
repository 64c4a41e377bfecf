"""What a position is worth when all cards are seen: exact, for Skat and Schieber.

Values are totals at the end of the game with best play by all: in Skat the declarer's card points
with the two cards set aside, in Schieber the points of team 0 (seats 0 and 2) with the 5 for the
last trick. A null game has the value 1 if the declarer makes it and 0 if not. Any position of the
card play can be asked about, also in the middle of a trick. Every question takes a flag that ends
it from another thread (`stop`). How it works stands in ``docs/explanation/solver.md``.

>>> from kiebitz.games import Skat, SkatContract
>>> ending = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
... )
>>> solve(ending).value, reaches(ending, 5)
(4, False)
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from kiebitz import _core
from kiebitz.errors import BadOption, InconsistentPosition, shown
from kiebitz.frames import Row, Tabular
from kiebitz.games import Action, State, View
from kiebitz.games.table import check_state, check_states, check_table, check_view
from kiebitz.numbers import MOST_THREADS, check_int, check_masks, check_seconds
from kiebitz.solver.stopping import check_stop

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike

    Values = np.ndarray[Any, np.dtype[np.int16]]
    Shares = np.ndarray[Any, np.dtype[np.float64]]

MOST_POINTS: Final = 1000
"""Totals beyond this are surely a mistake."""
MOST_NODES: Final = 2**62
PLACES: Final = 4
"""Sets of cards in a world: one per seat, in Skat then the two cards aside."""


@dataclass(frozen=True, slots=True)
class Solution(Tabular):
    """The value of a position and of every card that may be played to it."""

    value: int
    cards: Mapping[Action, int]
    """The value after each legal card."""
    best: tuple[Action, ...]
    """The cards that keep the value."""
    nodes: int
    """Cards played in the search; in null, mostly whole tricks."""

    def _repr_html_(self) -> str:
        from kiebitz.solver.pictures import show_values

        return show_values(self.cards, self.best)

    def to_rows(self) -> list[Row]:
        """A row for each legal card."""
        return [
            {"card": str(action.card), "value": value, "best": action in self.best}
            for action, value in self.cards.items()
        ]


@dataclass(frozen=True, slots=True)
class Bounds:
    """What is proven about a value: it is at least `low` and at most `high`."""

    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the value itself is known."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class OpenAnswer:
    """What was found out about the value of one position, and what it took."""

    bounds: Bounds
    nodes: int
    """Cards played in the search; in null, mostly whole tricks."""
    seconds: float = field(compare=False)
    asked: int | None = None
    """The total that was asked about; None if it was the value itself."""

    @property
    def value(self) -> int | None:
        """The value; None if a budget ran out before, or only a total was asked about."""
        return self.bounds.low if self.bounds.exact else None

    @property
    def reached(self) -> bool | None:
        """Whether the total is reached; None if that is not known, or was not asked."""
        if self.asked is None or self.bounds.low < self.asked <= self.bounds.high:
            return None
        return self.bounds.low >= self.asked


# ---- 1. One position -----------------------------------------------------------------------------


def solve(state: State, *, stop: "_core.StopFlag | None" = None) -> Solution:
    """The value of every legal card, and the best of them.

    >>> from kiebitz.games import Schieber
    >>> from kiebitz.players import StopFlag
    >>> flag = StopFlag()
    >>> flag.stop()  # mostly from another thread
    >>> solve(Schieber().deal(seed=1).apply("trump clubs"), stop=flag)
    Traceback (most recent call last):
    kiebitz.errors.Stopped: the work was stopped before it was finished
    """
    budget = _budget(None, None, stop)
    answers, nodes = _core_function(state, "ask_cards")(state._core, None, budget)
    cards = {_action(state, card): low for card, low, _ in answers}
    value = max(cards.values()) if counts_for(state, state.to_move) else min(cards.values())
    best = tuple(action for action, worth in cards.items() if worth == value)
    return Solution(value, cards, best, nodes)


def solve_value(state: State, *, stop: "_core.StopFlag | None" = None) -> int:
    """The value alone, which is cheaper than that of every card; `ask_value` tells the effort."""
    return value_bounds(state, stop=stop).low


def reaches(state: State, total: int, *, stop: "_core.StopFlag | None" = None) -> bool:
    """Whether the value is at least `total`: much cheaper than the value itself.

    `ask_value` with ``reaches=total`` also says what the answer took.
    """
    if total is None:
        raise BadOption("there should be a total to reach")
    return value_bounds(state, reaches=total, stop=stop).low >= total


def ask_value(
    state: State,
    *,
    reaches: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: "_core.StopFlag | None" = None,
) -> OpenAnswer:
    """What `solve_value`, `reaches` and `value_bounds` answer, with what it took.

    >>> from kiebitz.games import Skat, SkatContract
    >>> ending = Skat().position(
    ...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
    ... )
    >>> answer = ask_value(ending)
    >>> answer.value, answer.nodes
    (4, 22)
    >>> ask_value(ending, reaches=5).reached
    False
    """
    begun = perf_counter()
    (low, high), spent = _core_function(state, "ask")(
        state._core, _total(reaches), _budget(nodes, seconds, stop)
    )
    return OpenAnswer(Bounds(low, high), spent, perf_counter() - begun, reaches)


def value_bounds(
    state: State,
    *,
    reaches: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    stop: "_core.StopFlag | None" = None,
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
    return ask_value(state, reaches=reaches, nodes=nodes, seconds=seconds, stop=stop).bounds


def card_bounds(
    state: State,
    *,
    reaches: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    clock: "_core.Budget | None" = None,
    stop: "_core.StopFlag | None" = None,
) -> dict[Action, Bounds]:
    """The same for the value after each legal card; the budget is for all of them together.

    Instead of nodes, seconds and the flag a budget that has been started may be given.
    """
    answers, _ = _core_function(state, "ask_cards")(
        state._core, _total(reaches), _clock(clock) or _budget(nodes, seconds, stop)
    )
    return {_action(state, card): Bounds(low, high) for card, low, high in answers}


def best_line(state: State, *, stop: "_core.StopFlag | None" = None) -> tuple[Action, ...]:
    """Best play by all to the end; of equally good cards the lowest in the deck's order."""
    cards, _ = _core_function(state, "best_line")(state._core, check_stop(stop))
    return tuple(_action(state, card) for card in cards)


# ---- 2. Many at once -----------------------------------------------------------------------------


def solve_many(
    states: Sequence[State],
    *,
    reaches: int | None = None,
    threads: int = 1,
    stop: "_core.StopFlag | None" = None,
) -> "Values":
    """Values of many positions of one game in one call, in the order given.

    With `reaches` the answers are 1 and 0 to "is the value at least this?". The answers do not
    depend on the number of threads, nor on each other: every position begins with an empty table.
    """
    answers = bounds_many(states, reaches=reaches, threads=threads, stop=stop)
    return _values(answers, reaches)


def bounds_many(
    states: Sequence[State],
    *,
    reaches: int | None = None,
    nodes: int | None = None,
    threads: int = 1,
    stop: "_core.StopFlag | None" = None,
) -> "Values":
    """What `nodes` nodes per position prove: a row (low, high) for each, in the order given."""
    states = check_states(states)
    if not states:
        raise BadOption("there are no positions to solve")
    if len({_game(state) for state in states}) > 1:
        raise BadOption("the positions must all be of one game")
    answers: Values = _core_function(states[0], "ask_many")(
        [state._core for state in states],
        _total(reaches),
        _nodes(nodes),
        _threads(threads),
        check_stop(stop),
    )
    return answers


def solve_worlds(
    table: State | View,
    worlds: "ArrayLike",
    *,
    reaches: int | None = None,
    each_card: bool = False,
    threads: int = 1,
    stop: "_core.StopFlag | None" = None,
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
    answers = bounds_worlds(
        table, worlds, reaches=reaches, each_card=each_card, threads=threads, stop=stop
    )
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
    stop: "_core.StopFlag | None" = None,
) -> "Values":
    """What is proven with this many nodes for each world and some seconds for all of them together.

    The answers have a row for each world, in it one for each card (or a single one), with low and
    high. Worlds that were not reached in time have bounds beyond any value.
    """
    clock = _budget(None, seconds, stop)
    found = ask_worlds(
        table,
        worlds,
        reaches=reaches,
        each_card=each_card,
        threads=threads,
        nodes=nodes,
        clock=clock,
    )
    found.bounds[~found.asked] = (-MOST_POINTS, MOST_POINTS)
    return found.bounds


@dataclass(frozen=True, slots=True)
class OpenWorlds:
    """What was found about many worlds of one table."""

    bounds: "Values"
    """For each world a row, in it low and high for each card (or a single one)."""
    asked: "np.ndarray[Any, np.dtype[np.bool_]]"
    """Whether there was time for a world."""
    totals: "Values"
    """The value that wins in each world: a bid may need what lies in the skat."""
    nodes: int


def ask_worlds(
    table: State | View,
    worlds: "ArrayLike",
    *,
    reaches: int | None = None,
    wins: bool = False,
    each_card: bool = False,
    threads: int = 1,
    nodes: int | None = None,
    clock: "_core.Budget | None" = None,
) -> OpenWorlds:
    """The same with everything that is known about it.

    With `wins` the question is whether what wins in each world is reached. The clock is that of a
    budget that has been started.
    """
    question = _core.OpenQuestion()
    question.total, question.wins, question.each_card = _total(reaches), wins, bool(each_card)
    question.threads = _threads(threads)
    if nodes is not None:
        question.nodes = check_int(nodes, "nodes", low=0, high=MOST_NODES)
    _game(table)  # refuses games without one value
    bounds, asked, totals, spent = _core.ask_worlds(
        table._core, check_masks(worlds, PLACES), question, _clock(clock) or _core.Budget()
    )
    return OpenWorlds(bounds, asked.astype(bool), totals, spent)


def trap_widths(
    view: View, worlds: "ArrayLike", *, clock: "_core.Budget | None" = None
) -> "Shares":
    """How wide a trap each card is: the share of an opponent's replies that let one's side win.

    A row per world, a column per legal card; -1 where no opponent plays next, or no time was left.
    """
    _game(check_view(view))
    shares: Shares = _core.trap_widths(
        view._core, check_masks(worlds, PLACES), _clock(clock) or _core.Budget()
    )
    return shares


def counts_for(table: State | View, seat: int | None) -> bool:
    """Whether the value counts for the side of a seat: the declarer's, or team 0."""
    sides = _core.sides_of(check_table(table)._core)
    return sides is not None and seat in sides[0]


def total_to_win(table: State | View) -> int | None:
    """The value that wins for the side it counts for, bid and announcements included.

    61 in Skat, more if that would not be enough for the bid; 121 if nothing is; 79 in Schieber; 1
    in null, or 2 if it is overbid. None where everyone plays alone, before the cards, and where a
    seat cannot know it.

    >>> from kiebitz.games import Skat, SkatContract
    >>> ending = Skat().position(
    ...     ["CJ HT", "DJ HA", "S8 S9"],
    ...     contract=SkatContract.HEARTS, declarer=0, leader=0, bid=30, matadors=1,
    ... )
    >>> total_to_win(ending)
    90
    """
    sides = _core.sides_of(check_table(table)._core)
    return None if sides is None else sides[2]


# ---- 3. Checks -----------------------------------------------------------------------------------


def _values(answers: "Values", reaches: int | None) -> "Values":
    low = answers[..., 0]
    if reaches is None:
        return low
    yes: Values = (low >= reaches).astype(low.dtype)
    return yes


def _game(state: State | View) -> str:
    check_table(state)
    if state.rules.plays_alone:
        raise InconsistentPosition(
            f"in {state.rules.name} everyone plays alone: see `solve_maxn` and `solve_paranoid`"
        )
    return state.core_kind


def _core_function(state: State, question: str) -> Any:
    return getattr(_core, f"{_game(check_state(state))}_{question}")


def _action(state: State, card: int) -> Action:
    return Action.play(state.rules.deck.card(card))


def _total(total: int | None) -> int | None:
    if total is None:
        return None
    return check_int(total, "the total", low=-MOST_POINTS, high=MOST_POINTS)


def _budget(
    nodes: int | None, seconds: float | None, stop: "_core.StopFlag | None"
) -> "_core.Budget":
    return _core.Budget(check_seconds(seconds), _nodes(nodes), stop=check_stop(stop))


def _clock(clock: "_core.Budget | None") -> "_core.Budget | None":
    if clock is None or isinstance(clock, _core.Budget):
        return clock
    raise BadOption(f"a clock is a budget that has been started, not {shown(clock)}")


def _nodes(nodes: int | None) -> int | None:
    return None if nodes is None else check_int(nodes, "nodes", low=0, high=MOST_NODES)


def _threads(threads: int) -> int:
    return check_int(threads, "threads", low=1, high=MOST_THREADS)
