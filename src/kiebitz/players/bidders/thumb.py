"""The rule of thumb of Burri 2023 for predictions in Differenzler."""

from dataclasses import dataclass, field

from kiebitz import _core
from kiebitz.cards import JASS_DECK, Hand, Suit
from kiebitz.games import Action, Differenzler, Rules, View
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.player import Budget, Decision
from kiebitz.randomness import RandomKey


def rule_of_thumb(hand: Hand, trump: Suit) -> int:
    """Twice the points of one's trumps plus 11 per side ace; the four hands sum to 157.

    >>> rule_of_thumb(Hand.parse("HJ H9 HA C6 C7 C8 S6 S7 DA"), Suit.HEARTS)
    101
    """
    return _core.rule_of_thumb(JASS_DECK.mask(hand), int(trump))


def predict_by_thumb(view: View) -> Action:
    """The prediction of the rule for the seat to move."""
    return Action.predict(rule_of_thumb(view.hand, view.details.trump))


@dataclass(frozen=True)
class ThumbBidder:
    """Predicts by the rule of thumb: trumps twice, 11 for each other ace."""

    name: str = field(default="thumb", init=False)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which nothing is predicted."""
        Differenzler.required(rules, f"bidder={self.name}")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Predict by rule; nothing is left to chance."""
        self.require_rules(view.rules)
        require_bidding(view)
        return Decision(predict_by_thumb(view))


BIDDERS.register("thumb", ThumbBidder)
