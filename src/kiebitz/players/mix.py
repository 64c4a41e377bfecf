"""The mixed player: another player for each phase, trick or role.

``mix(bidding=greedy, opening=ismcts, ending=pimc, cards=5)`` bids by one, plays by another and
leaves the last five cards to a third; with `declarer` and `defender` the role decides first. The
proxy of Aeberli and Schleutermann 2018.
"""

from dataclasses import dataclass, field
from typing import ClassVar

from kiebitz.calltext import Call, parse_call
from kiebitz.games import Phase, Skat, View
from kiebitz.numbers import checked_int
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.players.greedy import GreedyPlayer
from kiebitz.players.player import Budget, Decision, Player
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
    """From so many cards in hand on `ending` plays."""
    bidding: Player | None = None
    """Everything before the cards; by default whoever plays first."""
    declarer: Player | None = None
    """In Skat, the cards of the declarer, whatever the trick."""
    defender: Player | None = None

    def __post_init__(self) -> None:
        checked_int(self.cards, "mix: cards", low=0, high=10)

    @property
    def name(self) -> str:
        """The text of this player."""
        parts = {key: parse_call(part.name) for key, part in self.parts.items()}
        return str(Call(self.kind, {**parts, "cards": self.cards}))

    @property
    def parts(self) -> dict[str, Player]:
        """Whoever may be asked, by role."""
        roles = ("opening", "ending", "bidding", "declarer", "defender")
        return {role: part for role in roles if (part := getattr(self, role)) is not None}

    @property
    def fingerprint(self) -> str:
        """Those of its parts."""
        return " ".join(filter(None, map(fingerprint_of, self.parts.values())))

    @property
    def native(self) -> bool:
        """Whether all of them spend their time in the core."""
        return all(getattr(part, "native", False) for part in self.parts.values())

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Ask whoever is responsible."""
        return self.responsible(view).decide(view, budget, key)

    def responsible(self, view: View) -> Player:
        """Who decides here."""
        if view.phase is not Phase.PLAY:
            return self.bidding or self.opening
        if isinstance(view.rules, Skat) and view.details.declarer is not None:
            role = self.declarer if view.details.declarer == view.seat else self.defender
            if role is not None:
                return role
        late = len(view.hand) <= self.cards
        return self.ending if self.ending is not None and late else self.opening


register("mix", MixPlayer)
