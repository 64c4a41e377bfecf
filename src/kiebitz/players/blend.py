"""The blended player: what a net says of each card, and what a search finds, added up.

value(card) = net(card) + weight · search(card), both about 1 for a win and -1 for a loss. A net has
learned what the others' cards and habits usually come to, but rounds off; a search is exact about
the worlds that it looks at, but takes them all for equally likely and its leaves for the truth. A
small weight lets the search correct the net; a large one lets the net decide between cards that
the search finds equal. Cards of Skat only; Ramsch is played by rule.
"""

from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, variance
from typing import ClassVar, Final

from kiebitz.games import Action, Rules, View
from kiebitz.numbers import check_float
from kiebitz.players.asking_nets import NetAsker, require_net_game
from kiebitz.players.flat import FlatPlayer
from kiebitz.players.net_player import NetPlayer
from kiebitz.players.player import Budget, Decision, Player, Unit
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
    doubt: float = 0.0
    """How much less a search counts whose cards differ by little more than chance: by this times
    the share of the spread between cards that chance accounts for."""

    def __post_init__(self) -> None:
        check_float(self.weight, "blend: weight", low=0, high=1000)
        check_float(self.doubt, "blend: doubt", low=0, high=1000)
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
        weight = self.weight * max(0.0, 1 - self.doubt * by_chance(found))

        def worth(action: Action) -> float:
            if action not in found.values:  # a tree that did not try it
                return said.values[action] - weight
            return said.values[action] + weight * (scale * found.values[action] + start)

        whole = 1 + weight
        values = {action: worth(action) / whole for action in said.values}
        errors = {a: error * scale * weight / whole for a, error in found.errors.items()}
        return Thought(values, best_of(values), found.effort, Unit.OWN, errors)


def by_chance(found: Decision) -> float:
    """The share of the spread between cards that chance accounts for, from 0 to 1."""
    if not found.errors:
        return 0.0
    noise = fmean(error**2 for error in found.errors.values())
    spread = variance(found.values.values()) if len(found.values) > 1 else 0.0
    return min(1.0, noise / spread) if spread > 0 else 1.0


register("blend", BlendPlayer)
