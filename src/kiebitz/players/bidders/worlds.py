"""The bidder that weighs every discard and contract of Skat in sampled worlds.

Before the skat is seen it draws skats, asks small nets how likely every discard and contract would
win with each of them, and bids as long as the best is expected to score more than passing. With the
twelve cards in hand it solves the most promising ways with open cards in sampled worlds, and
chooses by the expected score: game value, matadors, Hand, announcements, Ouvert, and what the bid
needs. Chances are corrected by what our own players have won at the table, where games go otherwise
than with open cards; see `docs/players/bidders.md`.
"""

from dataclasses import dataclass
from pathlib import Path

from kiebitz.games import Rules, Skat, View
from kiebitz.numbers import check_choice, check_int
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.players.fingerprint import of_files
from kiebitz.players.naming import name_of
from kiebitz.players.player import Budget, Decision, Sitting
from kiebitz.randomness import RandomKey

MOST_SKATS = 231
"""There are as many to twenty-two cards."""
MOST_WORLDS = 100_000
MOST_FINALISTS = 462


@dataclass(frozen=True)
class WorldsBidder:
    """Weighs every discard and contract of Skat in sampled worlds."""

    skats: int = 60
    """Drawn before the skat is seen."""
    worlds: int = 40
    """Solved with open cards for each of the finalists; with 0 the nets alone decide."""
    finalists: int = 8
    """The ways to play that are solved."""
    scoring: Scoring = Scoring.TOURNAMENT
    """What is to be won."""
    model: str = ""
    """A file of another model than ours."""

    def __post_init__(self) -> None:
        check_int(self.skats, "skats", low=1, high=MOST_SKATS)
        check_int(self.worlds, "worlds", low=0, high=MOST_WORLDS)
        check_int(self.finalists, "finalists", low=1, high=MOST_FINALISTS)
        check_choice(self.scoring, Scoring, "scoring")
        if self.model:
            from kiebitz.players.bidders.hands.model import load_model

            load_model(self.model)  # a bad one is refused here, not in the middle of a game

    @property
    def name(self) -> str:
        """The text that makes it again."""
        return name_of("worlds", self)

    @property
    def fingerprint(self) -> str:
        """Changes with a model of somebody else; ours belongs to the code."""
        return of_files([Path(self.model)]) if self.model else ""

    def require_rules(self, rules: Rules) -> None:
        """Refuse other games than Skat."""
        Skat.required(rules, "bidder=worlds")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose afresh, whatever was thought before."""
        require_bidding(view)
        return self.sit(view.rules, view.seat).decide(view, budget, key)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game: what was drawn and asked once serves the whole auction."""
        from kiebitz.players.bidders.hands.sitting import WorldsSitting  # numpy

        self.require_rules(rules)
        return WorldsSitting(self)


BIDDERS.register("worlds", WorldsBidder)
