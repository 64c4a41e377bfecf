"""The Challenge bidder: chooses trumps in Schieber by the rules of the Challenge bot.

A score for each mode from the own hand alone, and a fixed one for the push (Appendix B of the
digest of Aeberli and Schleutermann 2018, after pyschieber, whose bot won a contest in 2017).
"""

from dataclasses import dataclass, field
from typing import Final

from kiebitz import _core
from kiebitz.cards import JASS_DECK, Hand
from kiebitz.games import Action, ActionKind, JassMode, Rules, Schieber, View
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.player import Budget, Decision
from kiebitz.randomness import RandomKey

PUSH: Final = 54
"""What pushing is worth beside the scores of the modes."""
MODE_ORDER: Final = (
    JassMode.OBENABE,
    JassMode.UNDENUFE,
    JassMode.HEARTS,
    JassMode.DIAMONDS,
    JassMode.CLUBS,
    JassMode.SPADES,
)
"""The first of equally good ones is chosen."""


@dataclass(frozen=True)
class ChallengeBidder:
    """Chooses trumps in Schieber by the rules of the Challenge bot."""

    name: str = field(default="challenge", init=False)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by rule; nothing is left to chance."""
        self.require_rules(view.rules)
        require_bidding(view)
        return Decision(choose_mode(view))

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which no trumps are chosen."""
        Schieber.required(rules, "bidder=challenge")


def choose_mode(view: View) -> Action:
    """The best mode by its score, or the push if none is good enough."""
    pushed = view.details.pushed
    scores = {mode: mode_score(view.hand, mode, pushed=pushed) for mode in MODE_ORDER}
    best = max(MODE_ORDER, key=lambda mode: scores[mode])  # the first of equals
    if not pushed and scores[best] <= PUSH:
        return Action(ActionKind.PUSH)
    return Action.trump(best)


def mode_score(hand: Hand, mode: JassMode, *, pushed: bool) -> int:
    """What a mode promises, by the rules of the Challenge bot.

    Without trumps, unbroken runs from the top count 13 a card, cards below a short gap 10. With
    trumps, the jack counts 30 (20 after a push), the nine 15, the ace 12, each other trump 10, and
    side cards in an unbroken run from the ace 4.

    >>> mode_score(Hand.parse("DJ D9 DA D6 CA CK HA S6 S7"), JassMode.DIAMONDS, pushed=False)
    79
    """
    return _core.challenge_score(JASS_DECK.mask(hand), int(mode), pushed)


BIDDERS.register("challenge", ChallengeBidder)
