"""What ten cards promise before the skat is seen: all ways to play them with each skat drawn."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from kiebitz.players.bidders.hands.model import HandModel
from kiebitz.players.bidders.hands.solving import ALL_CARDS, shuffle
from kiebitz.players.bidders.hands.stakes import weigh
from kiebitz.players.bidders.hands.ways import HAND_GAMES, Ways, hand_ways, ways_with_skat
from kiebitz.players.bidders.scoring import Scoring

if TYPE_CHECKING:
    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Masks = np.ndarray[Any, np.dtype[np.uint32]]


@dataclass(frozen=True)
class Outlook:
    """A hand with many skats that may lie there; the logits of the nets are kept for every bid."""

    model: HandModel
    scoring: Scoring
    skats: "Masks"
    ways: Ways
    logits: "Floats"
    by_hand: Ways
    hand_logits: "Floats"

    def after_skat(self, bid: int, others: float) -> float:
        """What the best way is expected to score, in the mean over the skats.

        `others` says how much they have bid.
        """
        chances = self.model.chances(self.ways, self.logits, bids=others)
        scores = weigh(self.ways, chances, bid, self.scoring)
        return float(scores.reshape(len(self.skats), -1).max(axis=1).mean())

    def of_hand_games(self, bid: int, others: float) -> "Floats":
        """What each hand game is expected to score, in the order of `HAND_GAMES`."""
        chances = self.model.chances(self.by_hand, self.hand_logits, bids=others)
        scores = weigh(self.by_hand, chances, bid, self.scoring)
        means: Floats = scores.reshape(len(self.skats), len(HAND_GAMES)).mean(axis=0)
        return means

    def best(self, bid: int, others: float) -> float:
        """The better of both."""
        return max(self.after_skat(bid, others), float(self.of_hand_games(bid, others).max()))


def look_ahead(
    model: HandModel,
    scoring: Scoring,
    ten: int,
    place: int,
    skats: int,
    generator: np.random.Generator,
) -> Outlook:
    """Draw skats for ten cards and ask the nets for every way to play them."""
    drawn = shuffle(ALL_CARDS & ~ten, skats, generator)[:, :2].sum(axis=1, dtype=np.uint32)
    ways = ways_with_skat(np.uint32(ten) | drawn, place)
    by_hand = hand_ways(ten, drawn, place)
    # The net does not see the skat of a hand game: one skat tells it all.
    once = model.ask(by_hand.take(np.arange(len(HAND_GAMES))))
    return Outlook(model, scoring, drawn, ways, model.ask(ways), by_hand, np.tile(once, (skats, 1)))
