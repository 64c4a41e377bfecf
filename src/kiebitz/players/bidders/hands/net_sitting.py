"""The bidder `net` at its seat: from the first bid to the declaration."""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Action, ActionKind, Phase, SkatContract, SkatLevel, View
from kiebitz.games.skat import BID_VALUES
from kiebitz.players.bidders.bidder import require_bidding
from kiebitz.players.bidders.hands.model import Case, case_of
from kiebitz.players.bidders.hands.prospects import (
    Prospect,
    best_first,
    best_with_skat,
    games_with_skat,
)
from kiebitz.players.bidders.hands.sitting import PASSING
from kiebitz.players.bidders.hands.solving import ALL_CARDS, shuffle
from kiebitz.players.bidders.hands.stakes import BONUS_WON, PENALTY_LOST, game_values
from kiebitz.players.bidders.hands.ways import (
    CONTRACTS,
    Ways,
    hand_ways,
    ways_with_skat,
)
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.players.bidders.skat_values import asked_bid
from kiebitz.players.net_chances import shipped
from kiebitz.players.net_player import SHIPPED_WAYS, load_net
from kiebitz.players.player import Budget, Decision, Effort, Unit
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    from kiebitz.players.bidders.net_bidder import NetBidder

    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Masks = np.ndarray[Any, np.dtype[np.uint32]]

PASSES: Final = PASSING[Scoring.TOURNAMENT]
HIGHEST_STEP: Final = 72
"""Of the bids that the net tells apart."""
TOURNAMENT: Final = Scoring.TOURNAMENT
SCALE: Final = 100.0
"""Tournament points that are one for the net."""


@dataclass(frozen=True)
class JudgedWay(Prospect):
    """A way to play."""

    logit: float
    """That it is won, as the net says it, before the correction."""

    @property
    def case(self) -> Case:
        """What is corrected together."""
        return case_of(self.contract, self.level)


class NetSitting:
    """Keeps the skats that it has drawn, and what it last judged."""

    def __init__(self, bidder: "NetBidder") -> None:
        self._bidder = bidder
        self._net = load_net(bidder.ways or SHIPPED_WAYS)
        self._drawn: tuple[int, Masks] | None = None
        self._judged: list[JudgedWay] = []

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
        by_hand = self._hand_games(view, view.details.bid)
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
            found = self._hand_games(view, view.details.bid)
        else:
            found = self._all_ways(view, SKAT_DECK.mask(view.hand | view.details.skat))
            found = [one for one in found if one.aside == view.details.skat]
        self._judged = found
        values = {Action.declare(one.contract, level=one.level): one.score for one in found}
        return self._decision(next(iter(values)), values)

    # ---- What it knows ---------------------------------------------------------------------------

    @property
    def expected(self) -> JudgedWay:
        """What was declared last, as it was judged then."""
        return self._judged[0]

    def prospects(self, view: View) -> list[Prospect]:
        """What was judged for the last decision, which was about this view: the best first."""
        if view.phase not in (Phase.AUCTION, Phase.SKAT):
            return list(self._judged)
        bid = asked_bid(view)[0] if view.phase is Phase.AUCTION else view.details.bid
        by_hand = self._judged if view.phase is Phase.SKAT else self._hand_games(view, bid)
        return best_first([*games_with_skat(*self._by_skat(view, bid)), *by_hand])

    def taking_skat(self, view: View) -> Prospect:
        """What it comes to with the skat, whatever is then played."""
        bid = asked_bid(view)[0] if view.phase is Phase.AUCTION else view.details.bid
        return best_with_skat(*self._by_skat(view, bid))

    def best_at(self, view: View, bid: int) -> Prospect:
        """The better of both for this bid: with the skat, or by hand."""
        both = [best_with_skat(*self._by_skat(view, bid)), *self._hand_games(view, bid)]
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

    def _by_skat(self, view: View, bid: int) -> "tuple[Floats, Floats]":
        """Scores and chances of all ways, a row for each skat that was drawn."""
        assert self._drawn is not None  # before it decided
        ten, skats = self._drawn
        said = self._ask(view, ways_with_skat(np.uint32(ten) | skats, 0), bid)
        return said.scores.reshape(len(skats), -1), said.chances.reshape(len(skats), -1)

    def _all_ways(self, view: View, twelve: int) -> list[JudgedWay]:
        """Every discard with every contract, the best first."""
        ways = ways_with_skat(np.array([twelve], dtype=np.uint32), 0)
        return self._judge(view, ways, view.details.bid)

    def _hand_games(self, view: View, bid: int) -> list[JudgedWay]:
        """The same of hand games without announcements."""
        ten = SKAT_DECK.mask(view.hand)
        nothing = np.zeros(1, dtype=np.uint32)  # is known of what lies there
        ways = hand_ways(ten, nothing, 0)
        plain = (ways.level == SkatLevel.NONE) | (ways.contract == SkatContract.NULL)
        return self._judge(view, ways.take(plain), bid)

    def _judge(self, view: View, ways: Ways, bid: int) -> list[JudgedWay]:
        said = self._ask(view, ways, bid)
        found = []
        for row in np.argsort(-said.scores, kind="stable").tolist():
            by_hand = bool(ways.hand[row])
            found.append(
                JudgedWay(
                    SkatContract(int(ways.contract[row])),
                    SkatLevel(int(ways.level[row])),
                    by_hand,
                    None if by_hand else SKAT_DECK.hand(int(ways.aside[row])),
                    float(said.chances[row]),
                    0.0,
                    float(said.scores[row]),
                    0.0,
                    float(said.logits[row]),
                )
            )
        return found

    def _ask(self, view: View, ways: Ways, bid: int) -> "Answers":
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
            curves = _curves()[ways.contract, ways.level]
            corrected = _chances(curves[:, 0] + curves[:, 1] * logits)
            scores = scores + (corrected - chances) * (values.won + BONUS_WON[TOURNAMENT] + lost)
            chances = corrected
        # The net does not tell bids above the highest step apart.
        hopeless = values.impossible | (values.needs_schneider & (bid > HIGHEST_STEP))
        return Answers(logits, np.where(hopeless, -lost, scores), np.where(hopeless, 0.0, chances))

    def _draw_skats(self, view: View, key: RandomKey) -> None:
        ten = SKAT_DECK.mask(view.hand)
        if self._drawn is None or self._drawn[0] != ten:
            generator = np.random.Generator(np.random.Philox(np.random.SeedSequence(key.words)))
            drawn = shuffle(ALL_CARDS & ~ten, self._bidder.skats, generator)
            self._drawn = ten, drawn[:, :2].sum(axis=1, dtype=np.uint32)

    def _decision(self, action: Action, values: dict[Action, float]) -> Decision:
        return Decision(action, values, Effort(worlds=0), Unit.OWN)


class Answers(NamedTuple):
    """What is said of ways: columns."""

    logits: "Floats"
    """Of the net, as it is."""
    scores: "Floats"
    chances: "Floats"


@cache
def _curves() -> "Floats":
    """Shift and slope for each contract and level."""
    found: Floats = np.array(
        [
            [shipped().ways[case_of(contract, level)] for level in SkatLevel]
            for contract in CONTRACTS
        ]
    )
    return found


def _chances(logits: "Floats") -> "Floats":
    found: Floats = 1 / (1 + np.exp(-logits))
    return found
