"""The bidder `net` at its seat: from the first bid to the declaration."""

from bisect import bisect
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Action, ActionKind, Phase, SkatContract, SkatLevel, View
from kiebitz.games.skat import BID_VALUES
from kiebitz.players.bidders.bidder import require_bidding
from kiebitz.players.bidders.hands.prospects import Prospect, best_first, means_over_skats
from kiebitz.players.bidders.hands.sitting import PASSING
from kiebitz.players.bidders.hands.solving import ALL_CARDS, shuffle
from kiebitz.players.bidders.hands.stakes import BONUS_WON, PENALTY_LOST, game_values
from kiebitz.players.bidders.hands.ways import (
    CONTRACTS,
    WITH_SKAT,
    Ways,
    hand_ways,
    ways_with_skat,
)
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.players.bidders.skat_values import asked_bid
from kiebitz.players.net_chances import WayKind, shipped
from kiebitz.players.net_player import load_net
from kiebitz.players.player import Budget, Decision, Effort, Unit
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    from kiebitz.players.bidders.net_bidder import NetBidder

    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Masks = np.ndarray[Any, np.dtype[np.uint32]]

SHIPPED: Final = Path(__file__).parents[2] / "nets" / "skat-ways.net"
PASSES: Final = PASSING[Scoring.TOURNAMENT]
HIGHEST_STEP: Final = 72
"""Of the bids that the net tells apart."""
TOURNAMENT: Final = Scoring.TOURNAMENT
SCALE: Final = 100.0
"""Tournament points that are one for the net."""


class NetSitting:
    """Keeps the skats that it has drawn, and what it last judged."""

    def __init__(self, bidder: "NetBidder") -> None:
        self._bidder = bidder
        self._net = load_net(bidder.ways or SHIPPED)
        self._drawn: tuple[int, Masks] | None = None
        self._judged: list[Prospect] = []

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions before the cards."""
        self._bidder.require_rules(view.rules)
        require_bidding(view)
        if view.phase in (Phase.AUCTION, Phase.SKAT):
            self._draw_skats(view, key)
        match view.phase:
            case Phase.AUCTION:
                return self._bid(view)
            case Phase.SKAT:
                return self._take(view)
            case Phase.DISCARD:
                return self._discard(view)
            case _:
                return self._declare(view)

    def _bid(self, view: View) -> Decision:
        asked, further, passing = asked_bid(view)
        score = self.best_at(view, asked).score
        best = further if score > PASSES else passing
        return self._decision(best, {passing: PASSES, further: score})

    def _take(self, view: View) -> Decision:
        taking = self.taking_skat(view).score
        by_hand = best_first(self._hand_games(view, view.details.bid))
        self._judged = by_hand
        values = {
            Action(ActionKind.PICKUP): taking,
            Action(ActionKind.HAND): by_hand[0].score,
        }
        return self._decision(max(values, key=lambda action: values[action]), values)

    def _discard(self, view: View) -> Decision:
        self._judged = self._all_ways(view, SKAT_DECK.mask(view.hand))
        values: dict[Action, float] = {}
        for one in self._judged:  # the best comes first
            assert one.aside is not None
            values.setdefault(Action.discard(*one.aside), one.score)
        return self._decision(next(iter(values)), values)

    def _declare(self, view: View) -> Decision:
        if view.details.hand:
            found = best_first(self._hand_games(view, view.details.bid))
        else:
            found = self._all_ways(view, SKAT_DECK.mask(view.hand | view.details.skat))
            found = [one for one in found if one.aside == view.details.skat]
        self._judged = found
        values = {Action.declare(one.contract, level=one.level): one.score for one in found}
        return self._decision(next(iter(values)), values)

    # ---- What it knows ---------------------------------------------------------------------------

    @property
    def expected(self) -> Prospect:
        """What was declared last, as it was judged then."""
        return self._judged[0]

    def prospects(self, view: View) -> list[Prospect]:
        """What was judged for the last decision, which was about this view: the best first."""
        if view.phase not in (Phase.AUCTION, Phase.SKAT):
            return self._judged
        bid = asked_bid(view)[0] if view.phase is Phase.AUCTION else view.details.bid
        scores, chances = self._by_skat(view, bid)
        shape = len(scores), len(WITH_SKAT), -1
        scores, chances = scores.reshape(shape), chances.reshape(shape)
        best = scores.argmax(axis=2)[:, :, None]
        scores, chances = (
            np.take_along_axis(each, best, axis=2)[:, :, 0] for each in (scores, chances)
        )
        taking = means_over_skats(WITH_SKAT, scores, chances, hand=False)
        by_hand = self._judged if view.phase is Phase.SKAT else self._hand_games(view, bid)
        return best_first([*taking, *by_hand])

    def taking_skat(self, view: View) -> Prospect:
        """What it comes to with the skat, whatever is then played."""
        bid = asked_bid(view)[0] if view.phase is Phase.AUCTION else view.details.bid
        return self._taking(view, bid)

    def best_at(self, view: View, bid: int) -> Prospect:
        """The better of both for this bid: with the skat, or by hand."""
        both = [self._taking(view, bid), *self._hand_games(view, bid)]
        return max(both, key=lambda one: one.score)

    def highest_bid(self, view: View) -> int:
        """How far it would bid if the others said no more than they have; 0 if it would pass."""
        too_high = bisect(BID_VALUES, 0.5, key=lambda bid: self.best_at(view, bid).score <= PASSES)
        return BID_VALUES[too_high - 1] if too_high else 0

    def weigh_discard(self, view: View, aside: Hand, budget: Budget, key: RandomKey) -> Prospect:
        """The best game after setting these two cards aside."""
        found = self._all_ways(view, SKAT_DECK.mask(view.hand))
        return next(one for one in found if one.aside == aside)

    # ---- What the net says -----------------------------------------------------------------------

    def _taking(self, view: View, bid: int) -> Prospect:
        scores, chances = self._by_skat(view, bid)
        best = scores.argmax(axis=1)[:, None]
        discards = scores.shape[1] // len(WITH_SKAT)
        often = np.bincount(best[:, 0] // discards, minlength=len(WITH_SKAT)).argmax()
        scores, chances = (np.take_along_axis(each, best, axis=1) for each in (scores, chances))
        (found,) = means_over_skats([WITH_SKAT[often]], scores, chances, hand=False)
        return found

    def _by_skat(self, view: View, bid: int) -> "tuple[Floats, Floats]":
        """Scores and chances of all ways, a row for each skat that was drawn."""
        assert self._drawn is not None  # before it decided
        ten, skats = self._drawn
        scores, chances = self._ask(view, ways_with_skat(np.uint32(ten) | skats, 0), bid)
        return scores.reshape(len(skats), -1), chances.reshape(len(skats), -1)

    def _all_ways(self, view: View, twelve: int) -> list[Prospect]:
        """Every discard with every contract, the best first."""
        ways = ways_with_skat(np.array([twelve], dtype=np.uint32), 0)
        return self._prospects(view, ways, view.details.bid)

    def _hand_games(self, view: View, bid: int) -> list[Prospect]:
        ten = SKAT_DECK.mask(view.hand)
        nothing = np.zeros(1, dtype=np.uint32)  # is known of what lies there
        ways = hand_ways(ten, nothing, 0)
        plain = (ways.level == SkatLevel.NONE) | (ways.contract == SkatContract.NULL)
        return self._prospects(view, ways.take(plain), bid)

    def _prospects(self, view: View, ways: Ways, bid: int) -> list[Prospect]:
        scores, chances = self._ask(view, ways, bid)
        found = []
        for row in np.argsort(-scores, kind="stable").tolist():
            by_hand = bool(ways.hand[row])
            found.append(
                Prospect(
                    SkatContract(int(ways.contract[row])),
                    SkatLevel(int(ways.level[row])),
                    by_hand,
                    None if by_hand else SKAT_DECK.hand(int(ways.aside[row])),
                    float(chances[row]),
                    0.0,
                    float(scores[row]),
                    0.0,
                )
            )
        return found

    def _ask(self, view: View, ways: Ways, bid: int) -> "tuple[Floats, Floats]":
        columns: Sequence[Any] = (
            ways.kept,
            ways.aside,
            ways.contract,
            ways.hand,
            ways.level == SkatLevel.OUVERT,
        )
        rows = np.stack([np.asarray(one, dtype=np.uint32) for one in columns], axis=1)
        said = _core.judge_skat_ways(self._net, rows, view._core, bid) / self._net.units
        logits: Floats = said[:, 0]
        scores, chances = said[:, 1] * SCALE, _chances(logits)
        values = game_values(ways, bid)
        lost = values.lost + PENALTY_LOST[TOURNAMENT]
        if not self._bidder.ways:  # of somebody else's net we know nothing more
            curves = _curves_of_kinds()[ways.contract, ways.level]
            corrected = _chances(curves[:, 0] + curves[:, 1] * logits)
            scores = scores + (corrected - chances) * (values.won + BONUS_WON[TOURNAMENT] + lost)
            chances = corrected
        # The net does not tell bids above the highest step apart.
        hopeless = values.impossible | (values.needs_schneider & (bid > HIGHEST_STEP))
        return np.where(hopeless, -lost, scores), np.where(hopeless, 0.0, chances)

    @property
    def said(self) -> tuple[WayKind, float]:
        """Of what was declared last its kind, and the logit of the net, uncorrected."""
        one = self._judged[0]
        kind = kind_of_way(one.contract, one.level)
        shift, slope = (0.0, 1.0) if self._bidder.ways else shipped().ways[kind]
        return kind, float((np.log(one.chance / (1 - one.chance)) - shift) / slope)

    def _draw_skats(self, view: View, key: RandomKey) -> None:
        ten = SKAT_DECK.mask(view.hand)
        if self._drawn is None or self._drawn[0] != ten:
            generator = np.random.Generator(np.random.Philox(np.random.SeedSequence(key.words)))
            drawn = shuffle(ALL_CARDS & ~ten, self._bidder.skats, generator)
            self._drawn = ten, drawn[:, :2].sum(axis=1, dtype=np.uint32)

    def _decision(self, action: Action, values: dict[Action, float]) -> Decision:
        return Decision(action, values, Effort(worlds=0), Unit.OWN)


def kind_of_way(contract: SkatContract, level: SkatLevel) -> WayKind:
    """What is corrected together.

    >>> kind_of_way(SkatContract.NULL, SkatLevel.OUVERT)
    <WayKind.OUVERT: 'ouvert'>
    """
    if contract is SkatContract.NULL:
        return WayKind.OUVERT if level is SkatLevel.OUVERT else WayKind.NULL
    return WayKind.GRAND if contract is SkatContract.GRAND else WayKind.SUIT


@cache
def _curves_of_kinds() -> "Floats":
    """Shift and slope for each contract and level."""
    found: Floats = np.array(
        [
            [shipped().ways[kind_of_way(contract, level)] for level in SkatLevel]
            for contract in CONTRACTS
        ]
    )
    return found


def _chances(logits: "Floats") -> "Floats":
    found: Floats = 1 / (1 + np.exp(-logits))
    return found
