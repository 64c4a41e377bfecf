"""The plain bidder: a rule for every choice before the cards, without any search.

Skat bids by counting sure strength and discards short side suits. Schieber chooses trumps by the
rules of the Challenge bot (Appendix B of the digest of Aeberli and Schleutermann 2018, after
pyschieber), Differenzler predicts by the rule of thumb of Burri 2023. Players that search cards sit
through whole games with it until a better bidder is chosen.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kiebitz import _core
from kiebitz.cards import JASS_DECK, Card, Hand, Rank, Suit
from kiebitz.games import Action, ActionKind, JassMode, Phase, SkatContract, View
from kiebitz.games.contracts import skat_table
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.player import Budget, Decision
from kiebitz.randomness import RandomKey

STRENGTH_TO_BID: Final = 7.0
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


# ---- 1. Skat -------------------------------------------------------------------------------------


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


# ---- 2. Schieber ---------------------------------------------------------------------------------


def _choose_mode(view: View) -> Action:
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


# ---- 3. Differenzler -----------------------------------------------------------------------------


def rule_of_thumb(hand: Hand, trump: Suit) -> int:
    """Twice the points of one's trumps plus 11 per side ace; the four hands sum to 157.

    >>> rule_of_thumb(Hand.parse("HJ H9 HA C6 C7 C8 S6 S7 DA"), Suit.HEARTS)
    101
    """
    return _core.rule_of_thumb(JASS_DECK.mask(hand), int(trump))


def _predict(view: View) -> Action:
    return Action.predict(rule_of_thumb(view.hand, view.details.trump))


_BY_PHASE: Final[dict[Phase, Callable[[View], Action]]] = {
    Phase.AUCTION: _bid,
    Phase.SKAT: _take_skat,
    Phase.DISCARD: _discard,
    Phase.DECLARE: _declare,
    Phase.TRUMP: _choose_mode,
    Phase.PREDICT: _predict,
}
