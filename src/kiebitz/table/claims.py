"""Claims: all further tricks, granted if they are certain from what the seat can see.

Nothing is learnt from a refusal that the seat did not know: only its view is asked.
"""

from collections.abc import Iterator
from typing import Final

from kiebitz.beliefs import Worlds
from kiebitz.games import Action, OpenValue, Phase, State, View
from kiebitz.players import StopFlag
from kiebitz.randomness import RandomKey
from kiebitz.solver import solve, solve_worlds

MOST_WORLDS: Final = 300
"""Up to here every possible deal is looked at, above as many drawn ones."""
LATE: Final = 6
"""Cards per hand up to which a claim is decided at once in games that are hard to solve."""


def can_claim(view: View, *, stop: StopFlag | None = None) -> bool:
    """Whether a card of the seat gets everything that is left, whatever the others hold.

    >>> from kiebitz.games import Skat, SkatContract
    >>> ending = Skat().position(
    ...     ["CJ SJ", "HT HA", "S8 S9"], contract=SkatContract.GRAND, declarer=0, leader=0,
    ...     points=[95, 0, 0],
    ... )
    >>> can_claim(ending.view(0)), can_claim(ending.apply("play CJ").view(1))
    (True, False)
    """
    if view.phase is not Phase.PLAY or view.open_value is OpenValue.NONE:
        return False
    if view.to_move != view.seat or len(view.hand) > max(LATE, view.rules.cards_solved_at_once):
        return False
    worlds = Worlds(view)
    few = worlds.count <= MOST_WORLDS
    rows = worlds.all() if few else worlds.draw(MOST_WORLDS, seed=RandomKey(0))
    values = solve_worlds(view, rows, each_card=True, stop=stop)
    return bool((values == _everything(view)).all(axis=0).any())


def _everything(view: View) -> int:
    """The value if the seat's side takes all further tricks."""
    own = next(side for side in view.sides if view.seat in side)
    first = own == view.sides[0]
    if view.open_value is OpenValue.MADE:
        return int(first)
    if not first:
        return sum(view.points[seat] for seat in view.sides[0]) + _aside(view)
    others = sum(view.points[seat] for seat in range(view.rules.seats) if seat not in own)
    return view.rules.all_points - others


def _aside(view: View) -> int:
    """The points that lie aside count for the declarer; defenders do not know them."""
    table = view.contract_table
    return sum(table.points(card) for card in view.aside) if table is not None else 0


def play_out(state: State) -> Iterator[Action]:
    """Every further action, best for its side with all cards open."""
    while not state.over:
        action = solve(state).best[0]
        yield action
        state = state.apply(action)
