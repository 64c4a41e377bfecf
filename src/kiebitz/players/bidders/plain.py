"""The plain bidder: a rule for every choice before the cards, without any search.

Skat bids by counting sure strength and discards short side suits. Schieber chooses trumps by the
rules of the Challenge bot (`challenge`), Differenzler predicts by the rule of thumb (`thumb`).
Players that search cards sit through whole games with it until a better bidder is chosen.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kiebitz.cards import Card, Hand, Rank
from kiebitz.games import Action, ActionKind, Phase, SkatContract, View
from kiebitz.games.contracts import skat_table
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.bidders.challenge import choose_mode
from kiebitz.players.bidders.thumb import predict_by_thumb
from kiebitz.players.player import Budget, Decision
from kiebitz.randomness import RandomKey

STRENGTH_TO_BID: Final = 7.0
SUIT_CONTRACTS: Final = tuple(SkatContract)[:4]


@dataclass(frozen=True)
class PlainBidder:
    """A plain rule for every choice before the cards."""

    name: str = field(default="plain", init=False)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by rule; nothing is left to chance."""
        require_bidding(view)
        return Decision(_BY_PHASE[view.phase](view))


BIDDERS.register("plain", PlainBidder)


# ---- Skat ----------------------------------------------------------------------------------------


def skat_strength(hand: Hand, contract: SkatContract) -> float:
    """A rough count of strength: trumps and jacks, side aces, and tens with their ace.

    >>> skat_strength(Hand.parse("CJ SJ CA CT CK HA HT SA S7 D7"), SkatContract.CLUBS)
    8.5
    """
    table = skat_table(contract)
    trumps = sum(table.is_trump(card) for card in hand)
    jacks = sum(card.rank is Rank.JACK for card in hand)
    side = [card for card in hand if not table.is_trump(card)]
    aces = {card.suit for card in side if card.rank is Rank.ACE}
    covered_tens = sum(card.rank is Rank.TEN and card.suit in aces for card in side)
    if contract is SkatContract.GRAND:
        return 2.0 * jacks + len(aces) + 0.5 * covered_tens
    return trumps + 0.5 * jacks + len(aces) + 0.5 * covered_tens


@lru_cache(maxsize=256)  # asked again for every bid of an auction
def best_contract(hand: Hand) -> tuple[float, SkatContract]:
    """The contract in which the hand is strongest."""
    return max((skat_strength(hand, contract), contract) for contract in SUIT_CONTRACTS)


def _bid(view: View) -> Action:
    strength, _ = best_contract(view.hand)
    options = view.legal_actions
    willing = strength >= STRENGTH_TO_BID and view.details.bid <= 18 + 4 * (strength - 7)
    return options[1] if willing else options[0]


def _take_skat(view: View) -> Action:
    return Action(ActionKind.PICKUP)


def _discard(view: View) -> Action:
    _, contract = best_contract(view.hand)
    table = skat_table(contract)

    def keep(card: Card) -> tuple[bool, bool, int, int]:
        length = sum(other.suit is card.suit and not table.is_trump(other) for other in view.hand)
        return table.is_trump(card), card.rank is Rank.ACE, length, -table.points(card)

    first, second = sorted(view.hand, key=keep)[:2]
    return Action.discard(first, second)


def _declare(view: View) -> Action:
    strength, contract = best_contract(view.hand)
    if skat_strength(view.hand, SkatContract.GRAND) >= max(strength, 8.0):
        contract = SkatContract.GRAND
    return Action.declare(contract)


_BY_PHASE: Final[dict[Phase, Callable[[View], Action]]] = {
    Phase.AUCTION: _bid,
    Phase.SKAT: _take_skat,
    Phase.DISCARD: _discard,
    Phase.DECLARE: _declare,
    Phase.TRUMP: choose_mode,
    Phase.PREDICT: predict_by_thumb,
}
