"""The mixed player: another player for each phase, trick or role.

``mix(bidding=greedy, opening=ismcts, ending=pimc, cards=5)`` bids by one, plays by another and
leaves the last five cards to a third; with `declarer` and `defender` the role decides first. The
proxy of Aeberli and Schleutermann 2018.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from kiebitz.calltext import Call, parse_call
from kiebitz.errors import BadOption
from kiebitz.games import Phase, Rules, View
from kiebitz.numbers import check_int
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.players.greedy import GreedyPlayer
from kiebitz.players.player import Budget, Decision, Player, Sits, Sitting
from kiebitz.players.registry import register
from kiebitz.randomness import RandomKey


@dataclass(frozen=True)
class MixPlayer:
    """Another player for each phase, trick or role."""

    kind: ClassVar[str] = "mix"

    opening: Player = field(default_factory=GreedyPlayer)
    """Plays the cards until `ending` takes over."""
    ending: Player | None = None
    cards: int = 2
    """From this many cards in hand on `ending` plays."""
    bidding: Player | None = None
    """Everything before the cards; by default the one who plays first."""
    declarer: Player | None = None
    """In Skat, the cards of the declarer, whatever the trick."""
    defender: Player | None = None

    def __post_init__(self) -> None:
        check_int(self.cards, "mix: cards", low=0, high=10)

    @property
    def name(self) -> str:
        """The text of this player."""
        parts = {key: parse_call(part.name) for key, part in self.parts.items()}
        return str(Call(self.kind, {**parts, "cards": self.cards}))

    @property
    def parts(self) -> dict[str, Player]:
        """The one who may be asked, by role."""
        roles = ("opening", "ending", "bidding", "declarer", "defender")
        return {role: part for role in roles if (part := getattr(self, role)) is not None}

    @property
    def fingerprint(self) -> str:
        """Those of its parts."""
        return " ".join(filter(None, map(fingerprint_of, self.parts.values())))

    @property
    def budgets(self) -> frozenset[str] | None:
        """The kinds of limits that all of them know; None if none of them says."""
        known = [kinds for part in self.parts.values() if (kinds := _budgets(part)) is not None]
        return frozenset.intersection(*known) if known else None

    @property
    def native(self) -> bool:
        """Whether all of them spend their time in the core."""
        return all(getattr(part, "native", False) for part in self.parts.values())

    def require_rules(self, rules: Rules) -> None:
        """Refuse roles in games that have none."""
        if not rules.declares and (self.declarer or self.defender):
            raise BadOption(
                "mix: declarer and defender are for games with a declarer, such as skat, "
                f"not for {rules.name}"
            )

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask the one who is responsible."""
        return self.responsible(view).decide(view, budget, key)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game: every part that would rather sit does so."""
        return MixSitting(self, rules, seat)

    def responsible(self, view: View) -> Player:
        """Who decides here."""
        if view.phase is not Phase.PLAY:
            return self.bidding or self.opening
        if view.declarer is not None:
            role = self.declarer if view.declarer == view.seat else self.defender
            if role is not None:
                return role
        late = len(view.hand) <= self.cards
        return self.ending if self.ending is not None and late else self.opening


class MixSitting:
    """A mixed player at a table; a part sits down when it is first asked."""

    def __init__(self, player: MixPlayer, rules: Rules, seat: int) -> None:
        self._player = player
        self._rules = rules
        self._seat = seat
        self._seated: dict[int, Sitting] = {}

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask the one who is responsible."""
        part = self._player.responsible(view)
        if id(part) not in self._seated:
            sitting = part.sit(self._rules, self._seat) if isinstance(part, Sits) else part
            self._seated[id(part)] = sitting
        return self._seated[id(part)].decide(view, budget, key)


def _budgets(part: Player) -> frozenset[str] | None:
    kinds: frozenset[str] | None = getattr(part, "budgets", None)
    return kinds


register("mix", MixPlayer)
