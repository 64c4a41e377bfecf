"""Bidders that play every mode of Schieber, and the push, before they choose.

The work is native (``native/search/trump_choice.hpp``): worlds are dealt around the own hand, every
mode is played in each of them, and a push is worth what the partner would make of it. `playouts`
plays to the end by a rule; `solved` plays the first tricks by rule and solves the rest with open
cards. What counts is the difference of both teams' totals, with multipliers, Weis, Stöck and match
bonus as the rules have them; with a match score the chance to win the match.
"""

from dataclasses import dataclass
from typing import ClassVar

from kiebitz import _core
from kiebitz.games import Action, ActionKind, JassMode, Rules, Schieber, View
from kiebitz.numbers import check_choice, check_float, check_int
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.bidders.playing import clock_of, compare, filled
from kiebitz.players.naming import name_of
from kiebitz.players.player import Budget, Decision, Effort, Unit
from kiebitz.players.playout import Playout
from kiebitz.randomness import RandomKey

MOST_WORLDS = 1_000_000
MOST_SOLVED = 6
"""Tricks that can be solved at the end of each world."""
MOST_SCORE = 1_000_000


@dataclass(frozen=True)
class PlayoutsBidder:
    """Plays every mode, and the push, in worlds dealt around the hand."""

    kind: ClassVar[str] = "playouts"
    solved_tricks: ClassVar[int] = 0

    worlds: int = 200
    """In which every mode is played."""
    push_worlds: int = 100
    """In which a push is followed: the partner chooses."""
    partner_worlds: int = 20
    """That the partner deals in each of those."""
    playout: Playout = Playout.RULES
    epsilon: float = 0.0
    """How often a playout plays a random card instead."""
    heeds_push: bool = True
    """Whether a partner who pushed is dealt only hands that the Challenge rules would push."""
    match: bool = False
    """Choose by the chance to win the match from the score that follows."""
    ours: int = 0
    """Points of the own team before the deal, if a match counts."""
    theirs: int = 0
    """Those of the other team."""

    def __post_init__(self) -> None:
        for option in ("worlds", "push_worlds", "partner_worlds"):
            check_int(getattr(self, option), f"{self.kind}: {option}", low=1, high=MOST_WORLDS)
        for option in ("ours", "theirs"):
            check_int(getattr(self, option), f"{self.kind}: {option}", low=0, high=MOST_SCORE)
        check_choice(self.playout, Playout, f"{self.kind}: playout")
        check_float(self.epsilon, f"{self.kind}: epsilon", low=0, high=1)

    @property
    def name(self) -> str:
        """The text that makes it again."""
        return name_of(self.kind, self)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which no trumps are chosen."""
        Schieber.required(rules, f"bidder={self.kind}")

    def options(self) -> _core.TrumpOptions:
        """As the parameters say."""
        return filled(_core.TrumpOptions(), self)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose what was worth most; the time of a budget ends the playing early."""
        self.require_rules(view.rules)
        require_bidding(view)
        found = _core.schieber_trump_values(view._core, self.options(), key.words, clock_of(budget))
        actions = [Action.trump(mode) for mode in JassMode]
        if len(found.means) > len(actions):
            actions.append(Action(ActionKind.PUSH))
        values, errors = compare(actions, found.means)
        unit = Unit.CHANCE if self.match else Unit.OWN
        return Decision(
            max(actions, key=values.__getitem__), values, Effort(playouts=found.games), unit, errors
        )


@dataclass(frozen=True)
class SolvedBidder(PlayoutsBidder):
    """Plays the first tricks of every mode by rule and solves the rest with open cards."""

    kind: ClassVar[str] = "solved"

    worlds: int = 100
    push_worlds: int = 50
    solved_tricks: int = 5  # type: ignore[misc]  # here it is an option
    """How many tricks are solved, the last ones of each world."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_int(self.solved_tricks, "solved: solved_tricks", low=1, high=MOST_SOLVED)


BIDDERS.register("playouts", PlayoutsBidder)
BIDDERS.register("solved", SolvedBidder)
