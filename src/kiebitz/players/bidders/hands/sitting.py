"""The bidder `worlds` at its seat: from the first bid to the declaration."""

from bisect import bisect
from typing import TYPE_CHECKING, Final

import numpy as np

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Action, ActionKind, Phase, View
from kiebitz.games.skat import BID_VALUES
from kiebitz.players.bidders.bidder import require_bidding
from kiebitz.players.bidders.hands.model import SHIPPED, HandModel, load_model
from kiebitz.players.bidders.hands.outlook import Outlook, look_ahead
from kiebitz.players.bidders.hands.prospects import (
    Prospect,
    best_after_skat,
    best_first,
    games_before_skat,
    ways_weighed,
)
from kiebitz.players.bidders.hands.ways import ways_with_skat
from kiebitz.players.bidders.hands.weighing import Weighed, Weighing, place_of, strength_of_bids
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.players.bidders.skat_values import asked_bid
from kiebitz.players.player import Budget, Decision, Effort, Unit
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    from kiebitz.players.bidders.worlds import WorldsBidder

PASSING: Final = {Scoring.TOURNAMENT: -8.0, Scoring.GAME: 0.0}
"""What passing is worth: in the mean somebody else then wins a game."""


class WorldsSitting:
    """Keeps what it has drawn, and what it means to declare."""

    def __init__(self, bidder: "WorldsBidder") -> None:
        self._bidder = bidder
        self._model: HandModel = load_model(bidder.model or SHIPPED)
        self._weighing = Weighing(bidder, self._model)
        self._outlook: Outlook | None = None
        self.weighed: Weighed | None = None
        """What the last choice of a game was made from."""
        self._hand_games: Weighed | None = None

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions before the cards."""
        self._bidder.require_rules(view.rules)
        require_bidding(view)
        generator, running = _numbers(key), budget.start()
        if view.phase is Phase.AUCTION:
            return self._bid(view, generator)
        if view.phase is Phase.SKAT:
            return self._take(view, generator, running)
        if view.phase is Phase.DISCARD:
            return self._discard(view, generator, running)
        return self._declare(view, generator, running)

    def _bid(self, view: View, generator: np.random.Generator) -> Decision:
        asked, further, passing = asked_bid(view)
        score = self._look_ahead(view, generator).best(asked, strength_of_bids(view))
        worth = PASSING[self._bidder.scoring]
        best = further if score > worth else passing
        return self._decision(best, {passing: worth, further: score})

    def _take(self, view: View, generator: np.random.Generator, budget: _core.Budget) -> Decision:
        outlook, bid = self._look_ahead(view, generator), view.details.bid
        taking = outlook.after_skat(bid, strength_of_bids(view))
        weighed = self._hand_games = self._weigh_hand_games(view, generator, budget)
        pickup, by_hand = Action(ActionKind.PICKUP), Action(ActionKind.HAND)
        playing = float(weighed.scores[0])
        if playing > taking:
            self.weighed = weighed
        best = by_hand if playing > taking else pickup
        return self._decision(best, {pickup: taking, by_hand: playing}, weighed.worlds)

    def _discard(
        self, view: View, generator: np.random.Generator, budget: _core.Budget
    ) -> Decision:
        twelve = SKAT_DECK.mask(view.hand)
        ways = ways_with_skat(np.array([twelve], dtype=np.uint32), place_of(view))
        weighed = self._weighing.weigh(view, ways, self._bidder.finalists, generator, budget)
        self.weighed = weighed
        values: dict[Action, float] = {}
        for mask, score in zip(weighed.ways.aside.tolist(), weighed.scores.tolist(), strict=True):
            values.setdefault(Action.discard(*SKAT_DECK.hand(mask)), score)  # the best comes first
        return self._decision(next(iter(values)), values, weighed.worlds)

    def _declare(
        self, view: View, generator: np.random.Generator, budget: _core.Budget
    ) -> Decision:
        weighed = self.weighed
        by_hand = view.details.hand
        kept = SKAT_DECK.mask(view.hand)
        if weighed is None or int(weighed.ways.kept[0]) != kept:
            # Somebody else has put cards aside, or this one begins here.
            if by_hand:
                weighed = self._weigh_hand_games(view, generator, budget)
            else:
                twelve = kept | SKAT_DECK.mask(view.details.skat)
                ways = ways_with_skat(np.array([twelve], dtype=np.uint32), place_of(view))
                ways = ways.take(ways.kept == kept)
                weighed = self._weighing.weigh(
                    view, ways, self._bidder.finalists, generator, budget
                )
            self.weighed = weighed
        rows = np.flatnonzero(weighed.ways.kept == kept).tolist()
        values: dict[Action, float] = {}
        for row in rows:
            contract, level = weighed.at(row)
            values.setdefault(Action.declare(contract, level=level), float(weighed.scores[row]))
        return self._decision(next(iter(values)), values, weighed.worlds)

    # ---- What it knows ---------------------------------------------------------------------------

    def prospects(self, view: View) -> list[Prospect]:
        """What was weighed for the last decision, which was about this view: the best first.

        Before the skat is seen every game with the mean over the skats drawn; afterwards the ways
        to play that were solved.
        """
        if view.phase in (Phase.AUCTION, Phase.SKAT):
            assert self._outlook is not None  # drawn when it decided
            bid = asked_bid(view)[0] if view.phase is Phase.AUCTION else view.details.bid
            found = games_before_skat(self._outlook, bid, strength_of_bids(view))
            if view.phase is Phase.AUCTION or self._hand_games is None:
                return found
            solved = ways_weighed(self._hand_games)
            known = {(one.contract, one.level) for one in solved}
            rest = [one for one in found if not one.hand or (one.contract, one.level) not in known]
            return best_first([*solved, *rest])
        return [] if self.weighed is None else ways_weighed(self.weighed)

    def taking_skat(self, view: View) -> Prospect:
        """Of the same decision what it comes to with the skat, whatever is then played."""
        assert self._outlook is not None
        bid = asked_bid(view)[0] if view.phase is Phase.AUCTION else view.details.bid
        return best_after_skat(self._outlook, bid, strength_of_bids(view))

    def best_at(self, view: View, bid: int) -> Prospect:
        """The better of both for this bid: with the skat, or by hand."""
        assert self._outlook is not None
        others = strength_of_bids(view)
        taking = best_after_skat(self._outlook, bid, others)
        by_hand = [one for one in games_before_skat(self._outlook, bid, others) if one.hand]
        return max(taking, *by_hand, key=lambda one: one.score)

    def highest_bid(self, view: View) -> int:
        """How far it would bid if the others said no more than they have; 0 if it would pass."""
        assert self._outlook is not None
        outlook, others, worth = (
            self._outlook,
            strength_of_bids(view),
            PASSING[self._bidder.scoring],
        )
        # The higher the bid, the less a hand is worth: as long as it is worth more than passing.
        too_high = bisect(BID_VALUES, 0.5, key=lambda bid: outlook.best(bid, others) <= worth)
        return BID_VALUES[too_high - 1] if too_high else 0

    def weigh_discard(self, view: View, aside: Hand, budget: Budget, key: RandomKey) -> Prospect:
        """The best game after setting these two cards aside, in the worlds that `decide` solves."""
        ways = ways_with_skat(np.array([SKAT_DECK.mask(view.hand)], np.uint32), place_of(view))
        ways = ways.take(ways.aside == SKAT_DECK.mask(aside))
        finalists = self._bidder.finalists
        return ways_weighed(
            self._weighing.weigh(view, ways, finalists, _numbers(key), budget.start())
        )[0]

    def _look_ahead(self, view: View, generator: np.random.Generator) -> Outlook:
        if self._outlook is None:
            ten = SKAT_DECK.mask(view.hand)
            bidder = self._bidder
            self._outlook = look_ahead(
                self._model, bidder.scoring, ten, place_of(view), bidder.skats, generator
            )
        return self._outlook

    def _weigh_hand_games(
        self, view: View, generator: np.random.Generator, budget: _core.Budget
    ) -> Weighed:
        outlook = self._look_ahead(view, generator)
        return self._weighing.weigh_hand_games(view, outlook, generator, budget)

    def _decision(self, action: Action, values: dict[Action, float], worlds: int = 0) -> Decision:
        unit = Unit.SCORE if self._bidder.scoring is Scoring.GAME else Unit.OWN
        return Decision(action, values, Effort(worlds=worlds), unit)


def _numbers(key: RandomKey) -> np.random.Generator:
    return np.random.Generator(np.random.Philox(np.random.SeedSequence(key.words)))
