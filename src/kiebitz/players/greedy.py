"""The greedy player: takes what it can get now, with a plain rule for everything before the cards.

Card play, the same for all games: if the trick is wanted, win it as cheaply as possible, feed
points to a partner who is winning it, else throw the least valuable card; if it is not wanted, get
rid of the strongest card that does not win. Wanted means: always, except for the declarer of a null
game, in Ramsch, and in Differenzler once the prediction is reached.

Before the cards: Skat bids by counting sure strength, Schieber chooses the mode with most of its
own points, Differenzler predicts by the rule of thumb of Burri 2023. No search, no memory, no
inference.
"""

from collections.abc import Callable
from typing import Final

from kiebitz.cards import Card, Hand, Rank, Suit
from kiebitz.games import (
    Action,
    ActionKind,
    Differenzler,
    JassMode,
    Phase,
    Schieber,
    Skat,
    SkatContract,
    View,
)
from kiebitz.games.contracts import ContractTable, jass_table, skat_table
from kiebitz.games.skat import SkatDetails
from kiebitz.players.player import Budget, Decision
from kiebitz.players.registry import register
from kiebitz.randomness import RandomKey

STRENGTH_TO_BID: Final = 7.0
PUSH_BELOW: Final = 45
SUIT_CONTRACTS: Final = tuple(SkatContract)[:4]


class GreedyPlayer:
    """Takes what it can get now; a plain rule for every bid and choice."""

    def __init__(self) -> None:
        self.name = "greedy"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by rule; nothing is left to chance."""
        actions = view.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        return Decision(_BY_PHASE[view.phase](view))


# --- cards ---


def _play_card(view: View) -> Action:
    table = view.contract_table
    assert table is not None  # cards are played under some contract
    cards = [action.card for action in view.legal_actions]
    wanted = _wants_tricks(view)
    card = _lead(table, cards, wanted) if not view.trick else _follow(view, table, cards, wanted)
    return Action.play(card)


def _wants_tricks(view: View) -> bool:
    if isinstance(view.rules, Skat):
        details: SkatDetails = view.details
        null_declarer = details.contract is SkatContract.NULL and details.declarer == view.seat
        return details.contract is not SkatContract.RAMSCH and not null_declarer
    if isinstance(view.rules, Differenzler):
        prediction: int = view.details.predictions[view.seat]
        return view.points[view.seat] < prediction
    return True


def _lead(table: ContractTable, cards: list[Card], wanted: bool) -> Card:
    return max(cards, key=table.strength) if wanted else min(cards, key=table.strength)


def _follow(view: View, table: ContractTable, cards: list[Card], wanted: bool) -> Card:
    place = table.winner(view.trick)
    winning = view.trick[place]
    winners = [card for card in cards if table.beats(card, winning)]
    losers = [card for card in cards if card not in winners]

    def cheapness(card: Card) -> tuple[int, int]:
        return table.points(card), table.strength(card)

    if not wanted:
        return max(losers, key=table.strength) if losers else min(cards, key=table.strength)
    assert view.leader is not None  # there is a trick
    if _is_partner(view, (view.leader + place) % view.rules.seats):
        return max(losers or cards, key=lambda card: (table.points(card), -table.strength(card)))
    if winners:
        return min(winners, key=table.strength)
    return min(cards, key=cheapness)


def _is_partner(view: View, seat: int) -> bool:
    if isinstance(view.rules, Schieber):
        return seat % 2 == view.seat % 2
    if isinstance(view.rules, Skat):
        return view.details.declarer not in (seat, view.seat)
    return False


# --- Skat before the cards ---


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


# --- Jass before the cards ---


def _choose_mode(view: View) -> Action:
    def own_points(mode: JassMode) -> int:
        return sum(jass_table(mode).points(card) for card in view.hand)

    best = max(JassMode, key=own_points)
    push = Action(ActionKind.PUSH)
    return (
        push if own_points(best) < PUSH_BELOW and push in view.legal_actions else Action.trump(best)
    )


def rule_of_thumb(hand: Hand, trump: Suit) -> int:
    """Twice the points of one's trumps plus 11 per side ace; the four hands sum to 157.

    >>> rule_of_thumb(Hand.parse("HJ H9 HA C6 C7 C8 S6 S7 DA"), Suit.HEARTS)
    101
    """
    table = jass_table(JassMode(trump))
    trumps = sum(table.points(card) for card in hand if card.suit is trump)
    aces = sum(card.rank is Rank.ACE and card.suit is not trump for card in hand)
    return 2 * trumps + 11 * aces


def _predict(view: View) -> Action:
    return Action.predict(rule_of_thumb(view.hand, view.details.trump))


_BY_PHASE: Final[dict[Phase, Callable[[View], Action]]] = {
    Phase.AUCTION: _bid,
    Phase.SKAT: _take_skat,
    Phase.DISCARD: _discard,
    Phase.DECLARE: _declare,
    Phase.TRUMP: _choose_mode,
    Phase.PREDICT: _predict,
    Phase.PLAY: _play_card,
}

register("greedy", GreedyPlayer)
