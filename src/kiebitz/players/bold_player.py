"""The bold player: another player with a bias in what it says before the cards.

``bold(player=strong, by=10)`` bids, or chooses trumps itself, though it looks up to ten points
worse than holding back; with a negative number it holds back though going on looks a little better.
It asks the other player and looks at the values that it gives; where there are none, nothing
changes. The cards it leaves alone.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from kiebitz.games import Action, ActionKind, Phase, Rules, View
from kiebitz.numbers import check_float
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.players.naming import name_of
from kiebitz.players.player import Budget, Decision, Player, Sits, Sitting
from kiebitz.players.registry import make_player, register
from kiebitz.randomness import RandomKey

HOLDS_BACK = frozenset({ActionKind.PASS, ActionKind.PUSH})
MOST = 100.0
"""Points; beyond this every hand is bid."""


@dataclass(frozen=True)
class BoldPlayer:
    """Another player, bolder or more careful before the cards."""

    kind: ClassVar[str] = "bold"

    player: Player = field(default_factory=lambda: make_player("strong"))
    """Whose decisions are changed."""
    by: float = 0.0
    """Points by which going on may look worse than holding back."""

    def __post_init__(self) -> None:
        check_float(self.by, "bold: by", low=-MOST, high=MOST)

    @property
    def name(self) -> str:
        """The text of this player."""
        return name_of(self.kind, self)

    @property
    def fingerprint(self) -> str:
        """That of the other player."""
        return fingerprint_of(self.player)

    def require_rules(self, rules: Rules) -> None:
        """Refuse what the other player refuses."""
        require = getattr(self.player, "require_rules", None)
        if require is not None:
            require(rules)

    def player_of(self, rules: Rules) -> Player:
        """Who is asked."""
        return self.player

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask the other player, and lean to one side."""
        return lean(view, self.player.decide(view, budget, key), self.by)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game."""
        seated = self.player.sit(rules, seat) if isinstance(self.player, Sits) else self.player
        return BoldSitting(seated, self.by)


@dataclass(frozen=True)
class BoldSitting:
    """A bold player at a table."""

    seated: Sitting
    by: float

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask the one who sits there, and lean to one side."""
        return lean(view, self.seated.decide(view, budget, key), self.by)


def lean(view: View, decision: Decision, by: float) -> Decision:
    """The decision with this bias between going on and holding back.

    >>> from kiebitz.games import Skat
    >>> view = Skat().deal(seed=1).view(1)
    >>> careful = Decision("pass", {"pass": 0.0, "bid 18": -4.0})
    >>> str(lean(view, careful, 5).action), str(lean(view, careful, 3).action)
    ('bid 18', 'pass')
    """
    if not by or view.phase not in (Phase.AUCTION, Phase.TRUMP) or not decision.values:
        return decision

    def biased(action: Action) -> float:
        return decision.values[action] + (0.0 if action.kind in HOLDS_BACK else by)

    best = max(decision.values, key=biased)
    chosen = decision.action
    if best == chosen or (chosen in decision.values and biased(best) <= biased(chosen)):
        return decision
    return Decision(best, decision.values, decision.effort, decision.unit, decision.errors)


register("bold", BoldPlayer)
