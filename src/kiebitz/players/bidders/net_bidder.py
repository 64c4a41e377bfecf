"""The bidder that judges every way to play a hand of Skat by a net that learned from self-play.

The net is that of `kiebitz.learn`: how likely a discard with a contract is won after this auction,
and what it scores after Seeger and Fabian, where all three play cards by the player `net`. All
discards and contracts are compared; before the skat is seen in the mean over sampled skats, as if
the others passed now.
"""

from dataclasses import dataclass
from pathlib import Path

from kiebitz.games import Rules, Skat, View
from kiebitz.numbers import check_int
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.bidders.worlds import MOST_SKATS
from kiebitz.players.fingerprint import of_files
from kiebitz.players.naming import name_of
from kiebitz.players.player import Budget, Decision, Sitting
from kiebitz.randomness import RandomKey


@dataclass(frozen=True)
class NetBidder:
    """Judges every discard and contract of Skat by a net."""

    skats: int = 60
    """Drawn before the skat is seen."""
    ways: str = ""
    """A file with another net than ours."""

    def __post_init__(self) -> None:
        check_int(self.skats, "skats", low=1, high=MOST_SKATS)
        if self.ways:
            from kiebitz.players.net_player import SHIPPED_WAYS, check_net

            check_net(self.ways, SHIPPED_WAYS)  # refused here, not in the middle of a game

    @property
    def name(self) -> str:
        """The text that makes it again."""
        return name_of("net", self)

    @property
    def fingerprint(self) -> str:
        """Changes with a net of somebody else; ours belongs to the code."""
        return of_files([Path(self.ways)]) if self.ways else ""

    def require_rules(self, rules: Rules) -> None:
        """Refuse other games than Skat."""
        Skat.required(rules, "bidder=net")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose afresh, whatever was thought before."""
        require_bidding(view)
        return self.sit(view.rules, view.seat).decide(view, budget, key)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game: the skats that were drawn serve the whole auction."""
        from kiebitz.players.bidders.hands.net_sitting import NetSitting  # numpy

        self.require_rules(rules)
        return NetSitting(self)


BIDDERS.register("net", NetBidder)
