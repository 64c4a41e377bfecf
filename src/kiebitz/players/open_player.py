"""The cheater: sees all cards and plays the open-card optimum. A yardstick, not an opponent.

In Skat and Schieber it plays a best card of the solver, of equally good ones the first in the
deck's order; in Differenzler the Maxⁿ card from six cards on. Earlier there, and in Ramsch, it
plays greedily.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from kiebitz.errors import BadOption
from kiebitz.games import Differenzler, Phase, State, View
from kiebitz.players.greedy import play_greedily
from kiebitz.players.plain_bidder import PlainBidder
from kiebitz.players.player import Budget, Decision
from kiebitz.players.registry import register
from kiebitz.players.search_player import best_of
from kiebitz.players.sides import side_of
from kiebitz.randomness import RandomKey
from kiebitz.solver import card_bounds, solve_maxn

MOST_ALONE: Final = 6
"""Cards per hand in Differenzler from which an ending is solved in seconds."""


@dataclass(frozen=True)
class OpenPlayer:
    """A cheater: looks at all cards and plays the best one."""

    kind: ClassVar[str] = "open"
    native: ClassVar[bool] = True
    name: str = "open"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Refused: a view is not what this player looks at."""
        raise BadOption("open looks at all cards: it needs the whole state, not a view")

    def decide_open(self, state: State, budget: Budget, key: RandomKey) -> Decision:
        """The best card with all cards open."""
        seat = state.to_move
        view = state.view(0 if seat is None else seat)
        actions = view.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        if state.phase is not Phase.PLAY:
            return Decision(PlainBidder().choose(view, key))
        side = side_of(view)
        if side is not None:
            bounds = card_bounds(state, seconds=budget.seconds)
            sign = 1 if side.maximises else -1
            values = {a: sign * (bound.low + bound.high) / 2 for a, bound in bounds.items()}
            return Decision(best_of(values)[0], values)
        most = MOST_ALONE if budget.seconds is None else MOST_ALONE - 1
        if isinstance(state.rules, Differenzler) and len(view.hand) <= most:
            return Decision(solve_maxn(state).best[0])
        return Decision(play_greedily(view))


register("open", OpenPlayer)
