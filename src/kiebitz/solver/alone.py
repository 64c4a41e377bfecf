"""Differenzler with all cards open, where everyone plays alone: Maxⁿ and Paranoid endings, exact.

**Maxⁿ**: every seat wants its own difference small, and nothing else. Ties are settled by a rule on
results (own difference, own points, then the points of the next seats, the fewer the better), so
that a position has exactly one value; under another rule it would have another.

**Paranoid**: one seat wants its difference small, the three others play together against it.

Both are for endings: five or six cards each take milliseconds to a second; a flag (`stop`) ends
what takes too long. The concepts, the tie rule and what was measured are in
``docs/explanation/alone.md``.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from kiebitz import _core
from kiebitz.errors import InconsistentPosition
from kiebitz.frames import Row, Tabular
from kiebitz.games import Action, Phase, State
from kiebitz.games.table import check_state
from kiebitz.solver.stopping import check_stop

SeatPoints = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MaxnSolution(Tabular):
    """What everyone ends with if all play Maxⁿ."""

    points: SeatPoints
    """Of all seats at the end of the game."""
    cards: Mapping[Action, SeatPoints]
    """The same after each legal card."""
    best: tuple[Action, ...]
    """The cards that lead to `points`."""
    nodes: int

    def _repr_html_(self) -> str:
        from kiebitz.solver.pictures import show_values

        return show_values(self.cards, self.best)

    def to_rows(self) -> list[Row]:
        """A row for each legal card, with the points of all seats."""
        return [
            {
                "card": str(action.card),
                **{f"points_{seat}": number for seat, number in enumerate(points)},
                "best": action in self.best,
            }
            for action, points in self.cards.items()
        ]


@dataclass(frozen=True, slots=True)
class ParanoidSolution(Tabular):
    """What one seat can hold its difference to, against all others."""

    seat: int
    difference: int
    cards: Mapping[Action, int]
    """The difference after each legal card, no matter who plays it."""
    best: tuple[Action, ...]
    """The cards that keep the difference: for the seat the smallest, for the others the largest."""
    nodes: int

    def _repr_html_(self) -> str:
        from kiebitz.solver.pictures import show_values

        return show_values(self.cards, self.best)

    def to_rows(self) -> list[Row]:
        """A row for each legal card."""
        return [
            {"card": str(action.card), "difference": difference, "best": action in self.best}
            for action, difference in self.cards.items()
        ]


def solve_maxn(state: State, *, stop: _core.StopFlag | None = None) -> MaxnSolution:
    """The Maxⁿ value of an open ending, and of every legal card.

    >>> from kiebitz.cards import Suit
    >>> from kiebitz.games import Differenzler
    >>> ending = Differenzler().position(
    ...     ["D9 HJ", "D6 HT", "DJ CT", "HQ HA"], trump=Suit.SPADES, leader=1,
    ...     points=(34, 27, 22, 31), predictions=(29, 37, 46, 50),
    ... )
    >>> solution = solve_maxn(ending)
    >>> solution.points, [str(action.card) for action in solution.best]
    ((34, 27, 22, 74), ['HT'])
    """
    core, flag = _check_ending(state), check_stop(stop)
    points, more_nodes = _core.differenzler_maxn(core, flag)
    answers, nodes = _core.differenzler_maxn_cards(core, flag)
    cards = {_action(state, card): tuple(result) for card, result in answers}
    value = tuple(points)
    best = tuple(action for action, result in cards.items() if result == value)
    return MaxnSolution(value, cards, best, nodes + more_nodes)


def maxn_line(state: State, *, stop: _core.StopFlag | None = None) -> tuple[Action, ...]:
    """Maxⁿ play by all to the end; of cards with one result the lowest in the deck's order."""
    cards, _ = _core.differenzler_maxn_line(_check_ending(state), check_stop(stop))
    return tuple(_action(state, card) for card in cards)


def solve_paranoid(
    state: State, seat: int | None = None, *, stop: _core.StopFlag | None = None
) -> ParanoidSolution:
    """The difference that a seat, by default the one to move, can hold its own to."""
    core = _check_ending(state)
    root = state.to_move if seat is None else state.rules.check_seat(seat, "the seat")
    assert root is not None  # someone is to move in the card play
    answers, nodes = _core.differenzler_paranoid_cards(core, root, check_stop(stop))
    cards = {_action(state, card): difference for card, difference in answers}
    choose = min if state.to_move == root else max
    difference = choose(cards.values())
    best = tuple(action for action, result in cards.items() if result == difference)
    return ParanoidSolution(root, difference, cards, best, nodes)


def _check_ending(state: State) -> _core.DifferenzlerState:
    if not check_state(state).rules.predicts:
        raise InconsistentPosition(
            f"in {state.rules.name} nobody plays alone: see `solve` for two sides"
        )
    if state.phase is not Phase.PLAY:
        raise InconsistentPosition("the solver answers questions about the card play")
    core: _core.DifferenzlerState = state._core  # type: ignore[assignment]
    return core


def _action(state: State, card: int) -> Action:
    return Action.play(state.rules.deck.card(card))
