"""The null bidder: plays null or nothing. It makes boards of null games, which others rarely bid.

A card is dangerous as far as opponents can be short of lower ones: in a suit the first card should
be a 7 or 8, each further one at most two steps higher. With little danger left after the discard it
bids to 23 and plays null; otherwise it passes. Games without null refuse it.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from kiebitz.cards import Card, Hand, Rank, Suit
from kiebitz.errors import BadOption
from kiebitz.games import Action, ActionKind, Phase, Rules, SkatContract, View
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.player import Budget, Decision
from kiebitz.randomness import RandomKey

NULL_ORDER: Final = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)
VALUE: Final = 23
"""Of a null game, and so the highest bid."""
MOST_DANGER: Final = 2
"""That may be left after the best discard of two of one's own cards."""


def null_danger(hand: Hand) -> int:
    """How far a hand is from a safe null; 0 is nearly unbeatable.

    >>> null_danger(Hand.parse("C7 C9 CJ S7 S8 H8 HT D7 D9 DJ"))
    0
    """
    danger = 0
    for suit in Suit:
        ranks = sorted(NULL_ORDER.index(card.rank) for card in hand if card.suit is suit)
        danger += sum(max(0, rank - (2 * place + 1)) for place, rank in enumerate(ranks))
    return danger


@dataclass(frozen=True)
class NullBidder:
    """Plays null or nothing, in Skat."""

    name: str = field(default="null", init=False)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by rule; nothing is left to chance."""
        self.require_rules(view.rules)
        require_bidding(view)
        return Decision(self._choose(view))

    def require_rules(self, rules: Rules) -> None:
        """Refuse games that have no null."""
        if "null" not in rules.contracts:
            raise BadOption(f"bidder=null is for games with null, such as skat, not {rules.name}")

    def _choose(self, view: View) -> Action:
        if view.phase is Phase.AUCTION:
            return self._bid(view)
        if view.phase is Phase.SKAT:
            return Action(ActionKind.PICKUP)
        if view.phase is Phase.DISCARD:
            return Action.discard(*best_null_discard(view.hand))
        return Action.declare(SkatContract.NULL)

    def _bid(self, view: View) -> Action:
        passing, further = view.legal_actions[0], view.legal_actions[1]
        asked = further.argument if isinstance(further.argument, int) else view.details.bid
        kept = view.hand - Hand(best_null_discard(view.hand))
        return further if asked <= VALUE and null_danger(kept) <= MOST_DANGER else passing


def best_null_discard(hand: Hand) -> tuple[Card, Card]:
    """The two cards without which the hand is safest."""
    return min(combinations(hand, 2), key=lambda pair: null_danger(hand - Hand(pair)))


BIDDERS.register("null", NullBidder)
