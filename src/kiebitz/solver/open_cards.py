"""What a position is worth when all cards are seen: exact, for Skat and Schieber.

Values are totals at the end of the game with best play by all: in Skat the declarer's card points
with the two cards set aside, in Schieber the points of team 0 (seats 0 and 2) with the 5 for the
last trick. Any position of the card play can be asked about, also in the middle of a trick. Null
games have yes or no instead: see `ladder_null`. How it works is in
``native/solve/open_solver.hpp``.

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
from kiebitz.games import Action, Schieber, Skat, State
from kiebitz.numbers import MOST_THREADS, checked_int

if TYPE_CHECKING:
    import numpy as np

MOST_POINTS: Final = 1000
"""Totals beyond this are surely a mistake."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of a position and of every card that may be played to it."""

    value: int
    cards: Mapping[Action, int]
    """The value after each legal card."""
    best: tuple[Action, ...]
    """The cards that keep the value."""
    nodes: int
    """Cards played in the search."""


def solve(state: State) -> Solution:
    """The value of every legal card, and the best of them."""
    pairs, nodes = _ask(state, "card_values")
    deck = state.rules.deck
    cards = {Action.play(deck.card(card)): value for card, value in pairs}
    value = max(cards.values()) if _maximises(state) else min(cards.values())
    best = tuple(action for action, worth in cards.items() if worth == value)
    return Solution(value, cards, best, nodes)


def solve_value(state: State) -> int:
    """The value alone, which is cheaper than that of every card."""
    value: int = _ask(state, "value")[0]
    return value


def reaches(state: State, total: int) -> bool:
    """Whether the value is at least `total`: much cheaper than the value itself."""
    wanted = checked_int(total, "the total", low=-MOST_POINTS, high=MOST_POINTS)
    answer: bool = _ask(state, "reaches", wanted)[0]
    return answer


def best_line(state: State) -> tuple[Action, ...]:
    """Best play by all to the end; of equally good cards the lowest in the deck's order."""
    cards, _ = _ask(state, "best_line")
    return tuple(Action.play(state.rules.deck.card(card)) for card in cards)


def solve_many(
    states: Sequence[State], *, reaches: int | None = None, threads: int = 1
) -> "np.ndarray[Any, np.dtype[np.int16]]":
    """Values of many positions of one game in one call, in the order given.

    With `reaches` the answers are 1 and 0 to "is the value at least this?". The answers do not
    depend on the number of threads; each thread keeps its table from one position to the next.
    """
    if not states:
        raise BadOption("there are no positions to solve")
    name = _game(states[0])
    if any(_game(state) != name for state in states):
        raise BadOption("the positions must all be of one game")
    question = getattr(_core, f"{name}_solve_many")
    total = -1 if reaches is None else checked_int(reaches, "the total", low=0, high=MOST_POINTS)
    checked_int(threads, "threads", low=1, high=MOST_THREADS)
    answers: np.ndarray[Any, np.dtype[np.int16]] = question(
        [state._core for state in states], total, threads
    )
    return answers


def _game(state: State) -> str:
    if not isinstance(state.rules, Skat | Schieber):
        raise InconsistentPosition(f"there is no two-sided value in {state.rules.name}")
    return state.rules.name


def _ask(state: State, question: str, *arguments: int) -> tuple[Any, int]:
    answer: tuple[Any, int] = getattr(_core, f"{_game(state)}_{question}")(state._core, *arguments)
    return answer


def _maximises(state: State) -> bool:
    if isinstance(state.rules, Skat):
        return bool(state.to_move == state.details.declarer)
    return (state.to_move or 0) % 2 == 0
