"""The greedy player: takes what it can get now.

Card play, the same for all games: if the trick is wanted, win it as cheaply as possible, feed
points to a partner who is winning it, else throw the least valuable card; if it is not wanted, get
rid of the strongest card that does not win. Wanted means: always, except for the declarer of a null
game, in Ramsch, and in Differenzler once the prediction is reached. No search, no memory, no
inference. Before the cards it follows the plain bidder.
"""

from kiebitz.cards import Card
from kiebitz.games import Action, Differenzler, Phase, Schieber, Skat, SkatContract, View
from kiebitz.games.contracts import ContractTable
from kiebitz.games.skat import SkatDetails
from kiebitz.players.plain_bidder import PlainBidder
from kiebitz.players.player import Budget, Decision
from kiebitz.players.registry import register
from kiebitz.randomness import RandomKey


class GreedyPlayer:
    """Takes what it can get now; a plain rule for every bid and choice."""

    def __init__(self) -> None:
        self.name = "greedy"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by rule; nothing is left to chance."""
        actions = view.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        if view.phase is not Phase.PLAY:
            return Decision(PlainBidder().choose(view, key))
        return Decision(play_greedily(view))


def play_greedily(view: View) -> Action:
    """The card of the greedy rule."""
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


register("greedy", GreedyPlayer)
