"""The bidder of Kupferschmid 2003: linear classifiers for each game and seat.

Each of six games has a score for a hand of ten cards. In the auction the game with the highest
score is bid up to its value, if the score is positive, which is: above the threshold. The skat is
always taken; of the 66 discards and six games the highest positive score is chosen. If none is
positive the skat goes back and the game is played that was bid on. The thesis does not look whether
a game covers the bid; with ``covering`` only games are chosen that do, as far as the cards tell.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Action, ActionKind, Phase, Rules, Skat, SkatContract, View
from kiebitz.numbers import check_bool, check_float
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.bidders.classifiers.model import SHIPPED, Classifiers, load_classifiers
from kiebitz.players.bidders.skat_values import DECLARED, asked_bid, covering_contracts, game_value
from kiebitz.players.fingerprint import of_files
from kiebitz.players.naming import name_of
from kiebitz.players.player import Budget, Decision
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class ClassifiersBidder:
    """Judges hands by linear classifiers that learned from solved deals (Kupferschmid 2003)."""

    threshold: float = 0.5
    """From where on a score is positive: 0.5 or 0, of which the thesis says nothing."""
    covering: bool = False
    """Choose only games that cover the bid."""
    model: str = ""
    """A file of other weights."""

    def __post_init__(self) -> None:
        check_float(self.threshold, "classifiers: threshold", low=-1e6, high=1e6)
        check_bool(self.covering, "classifiers: covering")
        self.classifiers.at(self.threshold)  # what is wrong is said now

    @property
    def name(self) -> str:
        """The text that makes it again."""
        return name_of("classifiers", self)

    @property
    def classifiers(self) -> Classifiers:
        """The weights."""
        return load_classifiers(self.model or SHIPPED)

    @property
    def fingerprint(self) -> str | None:
        """Tells two files of weights apart."""
        return of_files([Path(self.model)]) if self.model else None

    def require_rules(self, rules: Rules) -> None:
        """Refuse other games than Skat."""
        Skat.required(rules, "bidder=classifiers")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by the scores; nothing is left to chance."""
        self.require_rules(view.rules)
        require_bidding(view)
        return _BY_PHASE[view.phase](self, view)

    def scores(self, view: View, hands: "list[Hand]") -> "Numbers":
        """The score of each game (a column) for hands of ten cards (rows)."""
        import numpy as np

        forehand = (view.forehand - view.seat) % Skat.seats
        masks = np.array([SKAT_DECK.mask(hand) for hand in hands], dtype=np.uint32)
        return self.classifiers.scores(masks, forehand, self.threshold)

    def allowed(self, cards: Hand, bid: int) -> list[SkatContract]:
        """The games to choose from."""
        return (covering_contracts(cards, bid) if self.covering else []) or list(DECLARED)


BIDDERS.register("classifiers", ClassifiersBidder)


# ---- The phases ----------------------------------------------------------------------------------


def _bid(bidder: ClassifiersBidder, view: View) -> Decision:
    """Bid the game with the highest score up to its value."""
    asked, further, passing = asked_bid(view)
    scores = bidder.scores(view, [view.hand])[0]
    game = _best(scores, bidder.allowed(view.hand, asked))
    score = float(scores[DECLARED.index(game)])
    willing = score > bidder.threshold and game_value(game, view.hand) >= asked
    return Decision(further if willing else passing, {further: score, passing: bidder.threshold})


def _take_skat(bidder: ClassifiersBidder, view: View) -> Decision:
    return Decision(Action(ActionKind.PICKUP))


def _discard(bidder: ClassifiersBidder, view: View) -> Decision:
    """The pair that leaves the hand with the highest score, if that is positive; else the skat."""
    pairs = [Hand(pair) for pair in combinations(view.hand, 2)]
    allowed = [DECLARED.index(game) for game in bidder.allowed(view.hand, view.details.bid)]
    scores = bidder.scores(view, [view.hand - pair for pair in pairs])[:, allowed].max(axis=1)
    values = {Action.discard(*pair): float(s) for pair, s in zip(pairs, scores, strict=True)}
    best = max(values, key=lambda action: values[action])
    if values[best] <= bidder.threshold:
        best = Action.discard(*(view.hand - view.dealt_hand))
    return Decision(best, values)


def _declare(bidder: ClassifiersBidder, view: View) -> Decision:
    """The game with the highest score: that of the discard, or that which was bid on.

    Where the skat went back the ten cards are those of the auction.
    """
    scores = bidder.scores(view, [view.hand])[0]
    game = _best(scores, bidder.allowed(view.hand | view.aside, view.details.bid))
    values = {Action.declare(one): float(s) for one, s in zip(DECLARED, scores, strict=True)}
    return Decision(Action.declare(game), values)


def _best(scores: "Numbers", games: list[SkatContract]) -> SkatContract:
    return max(games, key=lambda game: float(scores[DECLARED.index(game)]))


_BY_PHASE: Final[dict[Phase, Callable[[ClassifiersBidder, View], Decision]]] = {
    Phase.AUCTION: _bid,
    Phase.SKAT: _take_skat,
    Phase.DISCARD: _discard,
    Phase.DECLARE: _declare,
}
