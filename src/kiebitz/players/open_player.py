"""The cheater: sees all cards and plays the open-card optimum. A yardstick, not an opponent.

In Skat and Schieber it plays a best card of the solver, of equally good ones the first in the
deck's order; in Differenzler the Maxⁿ card from six cards on. Earlier there, and in Ramsch, it
plays greedily.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from kiebitz.calltext import Call, parse_call
from kiebitz.errors import BadOption
from kiebitz.games import Phase, Rules, State, View
from kiebitz.players.bidders.bidder import Bidder
from kiebitz.players.bidders.plain import PlainBidder
from kiebitz.players.greedy import play_greedily
from kiebitz.players.player import (
    Budget,
    Decision,
    Sitting,
    Unit,
    require_known_limits,
    require_turn,
)
from kiebitz.players.registry import register
from kiebitz.players.search_player import best_of
from kiebitz.players.seated import SeatedCheater, seat_bidder
from kiebitz.players.sides import side_of
from kiebitz.randomness import RandomKey
from kiebitz.solver import card_bounds, solve_maxn


@dataclass(frozen=True)
class OpenPlayer:
    """A cheater: looks at all cards and plays the best one."""

    kind: ClassVar[str] = "open"
    native: ClassVar[bool] = True
    budgets: ClassVar[frozenset[str]] = frozenset({"seconds", "nodes"})

    bidder: Bidder = field(default_factory=PlainBidder)
    """Decides everything before the cards, from what the seat may see."""

    @property
    def name(self) -> str:
        """The text of this player."""
        usual = self.bidder == PlainBidder()
        return str(Call(self.kind, {} if usual else {"bidder": parse_call(self.bidder.name)}))

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Refused: a view is not what this player looks at."""
        raise BadOption("open looks at all cards: it needs the whole state, not a view")

    def decide_open(self, state: State, budget: Budget, key: RandomKey) -> Decision:
        """The best card with all cards open."""
        return self.decide_open_with(self.bidder, state, budget, key)

    def sit(self, rules: Rules, seat: int) -> "OpenPlayer | SeatedCheater":
        """Sit down for one game; a bidder that would rather sit does so too."""
        bidder = seat_bidder(self.bidder, rules, seat)
        return self if bidder is None else SeatedCheater(self, bidder)

    def decide_open_with(
        self, bidder: Sitting, state: State, budget: Budget, key: RandomKey
    ) -> Decision:
        """The same with another bidder, or one that has sat down."""
        view = state.view(state.to_move or 0)
        require_turn(view)
        actions = view.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        if state.phase is not Phase.PLAY:
            return bidder.decide(view, budget, key)
        require_known_limits(self, budget)
        side = side_of(state, view.seat)
        if side is not None:
            bounds = card_bounds(state, clock=budget.start())
            values = {
                action: float(side.own((bound.low + bound.high) / 2))  # type: ignore[arg-type]
                for action, bound in bounds.items()
            }
            unit = Unit.CHANCE if side.only_wins else Unit.POINTS
            return Decision(best_of(values)[0], values, unit=unit)
        solved = state.rules.cards_solved - (budget.seconds is not None)
        if state.rules.plays_alone and len(view.hand) <= solved:
            return Decision(solve_maxn(state, stop=budget.stop).best[0])
        return Decision(play_greedily(view))


register("open", OpenPlayer)
