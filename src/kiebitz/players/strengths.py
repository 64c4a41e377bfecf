"""Named strengths: `quick`, `strong` and `best`, one opponent of each for every game.

The names stay; what they are made of is whatever is best known here for the time that each takes
on one core (`docs/strength.md`). Nobody needs to know that to sit down with them, but whoever does
may replace a part: ``strong(skat=pimc(worlds=300))``.
"""

from dataclasses import dataclass, field, fields
from functools import partial
from typing import ClassVar, Final

from kiebitz.calltext import Call, parse_call
from kiebitz.errors import BadOption
from kiebitz.games import Rules, View
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.players.player import Budget, Decision, Player, Sits, Sitting
from kiebitz.players.registry import make_player, register
from kiebitz.randomness import RandomKey

QUICK: Final = {
    "skat": "net(bidder=net(skats=20))",
    "schieber": (
        "ismcts(iterations=2000, playout=rules, belief=trumps, "
        "bidder=playouts(worlds=100, push_worlds=50))"
    ),
    "differenzler": "ismcts(iterations=2000, playout=rules, exploration=0.15, bidder=estimate)",
}
STRONG: Final = {
    "skat": "mix(opening=mix(opening=net, declarer=blend), ending=pimc(worlds=100), cards=3)",
    "schieber": "ismcts(iterations=5000, playout=rules, belief=trumps, bidder=playouts)",
    "differenzler": (
        "ismcts(iterations=10000, trees=5, playout=rules, exploration=0.15, bidder=estimate)"
    ),
}
BEST: Final = {
    "skat": (
        "mix(opening=mix(opening=net, "
        "declarer=blend(search=flat(playout=net, worlds=160, reward=win))), "
        "ending=pimc(worlds=400), cards=3)"
    ),
    "schieber": (
        "ismcts(iterations=50000, trees=10, playout=rules, belief=trumps, "
        "bidder=playouts(worlds=1000, push_worlds=500))"
    ),
    "differenzler": (
        "ismcts(iterations=10000, trees=5, playout=rules, exploration=0.15, bidder=estimate)"
    ),
}


@dataclass(frozen=True)
class StrengthPlayer:
    """Another player for each game."""

    kind: ClassVar[str]

    skat: Player
    schieber: Player
    differenzler: Player

    @property
    def name(self) -> str:
        """The text of this player: its kind and the parts that were replaced."""
        usual = type(self)()  # type: ignore[call-arg]  # its subclasses have defaults
        given = {
            game: parse_call(part.name)
            for game, part in self.parts.items()
            if part != getattr(usual, game)
        }
        return str(Call(self.kind, given))

    @property
    def parts(self) -> dict[str, Player]:
        """Who plays each game."""
        return {game.name: getattr(self, game.name) for game in fields(self)}

    @property
    def fingerprint(self) -> str:
        """Those of its parts."""
        return " ".join(filter(None, map(fingerprint_of, self.parts.values())))

    @property
    def budgets(self) -> frozenset[str]:
        """The kinds of limits that all of its parts know."""
        known = [getattr(part, "budgets", frozenset(Budget.KINDS)) for part in self.parts.values()]
        return frozenset.intersection(*known)

    @property
    def native(self) -> bool:
        """Whether all of them spend their time in the core."""
        return all(getattr(part, "native", False) for part in self.parts.values())

    def require_rules(self, rules: Rules) -> None:
        """Refuse games that nobody is named for."""
        if rules.name not in self.parts:
            known = ", ".join(self.parts)
            raise BadOption(f"{self.kind} plays {known}, not {rules.name}")

    def player_of(self, rules: Rules) -> Player:
        """Who plays this game.

        >>> from kiebitz.games import Skat
        >>> make_player("quick(skat=greedy)").player_of(Skat()).name
        'greedy'
        """
        self.require_rules(rules)
        return self.parts[rules.name]

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask the one who plays this game."""
        return self.player_of(view.rules).decide(view, budget, key)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game."""
        player = self.player_of(rules)
        return player.sit(rules, seat) if isinstance(player, Sits) else player


@dataclass(frozen=True)
class QuickPlayer(StrengthPlayer):
    """Plays well at once: at most a tenth of a second for a decision."""

    kind: ClassVar[str] = "quick"

    skat: Player = field(default_factory=partial(make_player, QUICK["skat"]))
    schieber: Player = field(default_factory=partial(make_player, QUICK["schieber"]))
    differenzler: Player = field(default_factory=partial(make_player, QUICK["differenzler"]))


@dataclass(frozen=True)
class StrongPlayer(StrengthPlayer):
    """Plays strongly: at most a second for a decision. The one to sit down with."""

    kind: ClassVar[str] = "strong"

    skat: Player = field(default_factory=partial(make_player, STRONG["skat"]))
    schieber: Player = field(default_factory=partial(make_player, STRONG["schieber"]))
    differenzler: Player = field(default_factory=partial(make_player, STRONG["differenzler"]))


@dataclass(frozen=True)
class BestPlayer(StrengthPlayer):
    """Plays as well as is known here: at most five seconds for a decision."""

    kind: ClassVar[str] = "best"

    skat: Player = field(default_factory=partial(make_player, BEST["skat"]))
    schieber: Player = field(default_factory=partial(make_player, BEST["schieber"]))
    differenzler: Player = field(default_factory=partial(make_player, BEST["differenzler"]))


register("quick", QuickPlayer)
register("strong", StrongPlayer)
register("best", BestPlayer)
