"""The blended player: what a net says of each card, and what a search finds, added up.

value(card) = net(card) + weight · search(card), both about 1 for a win and -1 for a loss. A net has
learned what the others' cards and habits usually come to, but rounds off; a search is exact about
the worlds that it looks at, but takes them all for equally likely and its leaves for the truth. A
small weight lets the search correct the net; a large one lets the net decide between cards that
the search finds equal. Cards of Skat only; Ramsch is played by rule.
"""

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from kiebitz.games import Action, Rules, View
from kiebitz.numbers import check_float
from kiebitz.players.asking_nets import NetAsker, require_net_game
from kiebitz.players.bidders.bidder import Bidder
from kiebitz.players.bidders.net_bidder import NetBidder
from kiebitz.players.flat import FlatPlayer
from kiebitz.players.net_player import NetPlayer
from kiebitz.players.player import Budget, Player, Unit
from kiebitz.players.playout import SearchPlayout
from kiebitz.players.registry import register
from kiebitz.players.rewards import Reward
from kiebitz.players.search_player import Thought, best_of
from kiebitz.randomness import RandomKey

MIDDLE: Final = {Unit.CHANCE: (2.0, -1.0), Unit.POINTS: (1 / 60, -1.0), Unit.OWN: (1.0, 0.0)}
"""By what values of a unit are multiplied, and what is added, to go from -1 to 1."""

USUAL: Final = partial(FlatPlayer, worlds=40, playout=SearchPlayout.NET, reward=Reward.WIN)
"""Games won where nets play on from each card."""


@dataclass(frozen=True)
class BlendPlayer(NetAsker):
    """Adds what a search finds to what a net says."""

    kind: ClassVar[str] = "blend"

    search: Player = field(default_factory=USUAL)
    """Any player that values cards."""
    weight: float = 1.0
    """Of what the search finds; 0 asks the net alone."""
    bidder: Bidder = field(default_factory=NetBidder, kw_only=True)
    """Decides everything before the cards."""

    def __post_init__(self) -> None:
        check_float(self.weight, "blend: weight", low=0, high=1000)
        self.check_nets()

    @property
    def budgets(self) -> frozenset[str]:
        """Those of the search."""
        return getattr(self.search, "budgets", self.limits)

    @property
    def native(self) -> bool:  # type: ignore[override]
        """Whether the search spends its time in the core."""
        return getattr(self.search, "native", False)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games that no net has learned."""
        require_net_game(self.kind, rules)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Ask both."""
        said = NetPlayer(suit=self.suit, null=self.null).think(view, budget, key)
        if not said.values:
            return said
        found = self.search.decide(view, budget, key)
        if not found.values:
            return said
        scale, start = MIDDLE.get(found.unit, (1.0, 0.0))

        def worth(action: Action) -> float:
            if action not in found.values:  # a tree that did not try it
                return said.values[action] - self.weight
            return said.values[action] + self.weight * (scale * found.values[action] + start)

        whole = 1 + self.weight
        values = {action: worth(action) / whole for action in said.values}
        errors = {a: error * scale * self.weight / whole for a, error in found.errors.items()}
        return Thought(values, best_of(values), found.effort, Unit.OWN, errors)


register("blend", BlendPlayer)
