"""How likely each card is in each place: what a seat believes, card by card.

>>> from kiebitz.games import Skat
>>> places = card_places(Skat().deal(seed=7).view(0))
>>> places.worlds, places.exact
(42678636, True)
>>> card = places.hidden[0]
>>> [round(share, 3) for share in places.shares(card)]
[0.0, 0.455, 0.455, 0.091]
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from kiebitz.beliefs.belief import Belief, UniformBelief, check_belief
from kiebitz.beliefs.knowledge import Knowledge
from kiebitz.beliefs.weighing import check_weights
from kiebitz.beliefs.worlds import Worlds, place_names
from kiebitz.cards import Card
from kiebitz.frames import Row, Tabular
from kiebitz.games import View
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    import numpy as np

    Rows = np.ndarray[Any, np.dtype[np.uint64]]
    Shares = np.ndarray[Any, np.dtype[np.float64]]

MOST_WEIGHED: Final = 100_000
"""Up to this many worlds a belief weighs them all; beyond, this many drawn ones."""


@dataclass(frozen=True, slots=True)
class CardPlaces(Tabular):
    """The probabilities of all cards in all places, for one view."""

    view: View
    knowledge: Knowledge
    worlds: int
    """How many deals are possible."""
    probabilities: "Shares"
    """A row for each card of the deck, a column for each place."""
    exact: bool
    """Whether all worlds were weighed; else a large sample."""

    @property
    def hidden(self) -> tuple[Card, ...]:
        """The cards that this seat does not hold and that were not played, in the deck's order."""
        deck, own = self.view.rules.deck, self.knowledge.seat
        elsewhere = {
            card
            for place, cards in enumerate(self.knowledge.known)
            if place != own
            for card in cards
        }
        return tuple(c for c in deck.cards if c in self.knowledge.undecided or c in elsewhere)

    def _repr_html_(self) -> str:
        from kiebitz.beliefs.picture import belief_svg
        from kiebitz.display.pieces import say

        rules = self.view.rules
        names = [say("seat", seat=seat) for seat in range(rules.seats)]
        return belief_svg(self, names if rules.place_aside is None else [*names, say("aside")])

    def to_rows(self) -> list[Row]:
        """A row for each card of the deck, with its probability in each place."""
        deck, names = self.view.rules.deck, place_names(self.view.rules)
        return [
            {"card": str(card), **dict(zip(names, self.shares(card), strict=False))}
            for card in deck.cards
        ]

    def shares(self, card: Card) -> tuple[float, ...]:
        """How likely a card is in each place."""
        row: list[float] = self.probabilities[self.view.rules.deck.index(card)].tolist()
        return tuple(row)


def card_places(
    view: View, *, belief: Belief | None = None, seed: int | RandomKey = 0
) -> CardPlaces:
    """What a belief, by default the uniform one, says about every card."""
    belief = check_belief(belief)
    worlds = Worlds(view)
    if belief is None or isinstance(belief, UniformBelief):
        shares, exact = worlds.probabilities(), True
    else:
        exact = worlds.count <= MOST_WEIGHED
        rows = worlds.all() if exact else worlds.draw(MOST_WEIGHED, seed=seed)
        weights = check_weights(belief.weigh(view, rows), len(rows))
        shares = _weigh_shares(rows, weights, view.rules.deck.size)
    return CardPlaces(view, worlds.knowledge, worlds.count, shares, exact)


def _weigh_shares(rows: "Rows", weights: "Shares", deck_size: int) -> "Shares":
    import numpy as np

    shares: Shares = np.empty((deck_size, rows.shape[1]))
    for card in range(deck_size):
        there = (rows >> np.uint64(card)) & np.uint64(1)
        shares[card] = weights @ there.astype(np.float64)
    shares /= weights.sum()
    return shares
