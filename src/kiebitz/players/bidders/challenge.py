"""The Challenge bidder: chooses trumps in Schieber by the rules of the Challenge bot.

A score for each mode from the own hand alone, and a fixed one for the push (Appendix B of the
digest of Aeberli and Schleutermann 2018, after pyschieber, whose bot won a contest in 2017).
"""

from dataclasses import dataclass, field
from typing import Final

from kiebitz.cards import Hand, Rank, Suit
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
    if mode > JassMode.CLUBS:
        return sum(_run_score(hand, suit, mode is JassMode.UNDENUFE) for suit in Suit)
    score = 0
    for card in hand:
        if int(card.suit) == int(mode):
            values = {Rank.JACK: 20 if pushed else 30, Rank.NINE: 15, Rank.ACE: 12}
            score += values.get(card.rank, 10)
    for suit in Suit:
        if int(suit) != int(mode):
            held = {card.rank for card in hand if card.suit is suit}
            for rank in reversed(Rank):
                if rank not in held:
                    break
                score += 4
    return score


def _run_score(hand: Hand, suit: Suit, from_below: bool) -> int:
    """13 for each card of the run from the best one on; 10 for others once the run has begun well.

    The rules count ranks from 6 to 14 and ask for the next of the run; a card that is not asked for
    scores 10 if at least three of the run were there (12 or 8 has been passed).
    """
    ranks = sorted((int(card.rank) for card in hand if card.suit is suit), reverse=not from_below)
    wanted, score = (0 if from_below else 8), 0
    for rank in ranks:
        if rank == wanted:
            score += 13
            wanted += 1 if from_below else -1
        elif (wanted > 2) if from_below else (wanted < 6):
            score += 10
    return score


BIDDERS.register("challenge", ChallengeBidder)
