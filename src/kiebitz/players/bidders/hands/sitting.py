"""The bidder `worlds` at its seat: from the first bid to the declaration."""

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.cards import SKAT_DECK, Hand
from kiebitz.games import Action, ActionKind, Phase, SkatContract, SkatLevel, View
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
from kiebitz.players.bidders.hands.solving import (
    Solved,
    draw_others,
    solve_ways,
    totals_to_win,
)
from kiebitz.players.bidders.hands.stakes import chance_to_win, game_values, weigh
from kiebitz.players.bidders.hands.ways import HAND_GAMES, Ways, ways_with_skat
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.players.bidders.skat_values import asked_bid
from kiebitz.players.player import Budget, Decision, Effort, Unit
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    from kiebitz.players.bidders.worlds import WorldsBidder

    Flags = np.ndarray[Any, np.dtype[np.bool_]]
    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Judged = tuple[Floats, Floats]
    """Scores and chances to win."""

PASSING: Final = {Scoring.TOURNAMENT: -8.0, Scoring.GAME: 0.0}
"""What passing is worth: in the mean somebody else then wins a game."""
HAND_FINALISTS: Final = 4
LOWEST_BID: Final = 18
BID_STEP: Final = 10.0
MOST_STEPS: Final = 3.0


@dataclass(frozen=True)
class Weighed:
    """The ways that were looked at closely, the best first."""

    ways: Ways
    scores: "Floats"
    chances: "Floats"
    """How likely each is won."""
    plain: "Floats"
    """The logits of the nets."""
    solved: "Floats | None"
    """Those of the solved worlds."""
    others: float
    """How much the others have bid."""
    worlds: int
    """That were solved."""
    score_errors: "Floats"
    """The standard errors of the scores, since only some worlds were solved."""
    chance_errors: "Floats"

    def at(self, row: int) -> tuple[SkatContract, SkatLevel]:
        """What one of them declares."""
        return SkatContract(int(self.ways.contract[row])), SkatLevel(int(self.ways.level[row]))


class WorldsSitting:
    """Keeps what it has drawn, and what it means to declare."""

    def __init__(self, bidder: "WorldsBidder") -> None:
        self._bidder = bidder
        self._model: HandModel = load_model(bidder.model or SHIPPED)
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
        weighed = self._weigh(view, ways, self._bidder.finalists, generator, budget)
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
                weighed = self._weigh(view, ways, self._bidder.finalists, generator, budget)
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
        return ways_weighed(self._weigh(view, ways, finalists, _numbers(key), budget.start()))[0]

    # ---- Weighing --------------------------------------------------------------------------------

    def _look_ahead(self, view: View, generator: np.random.Generator) -> Outlook:
        if self._outlook is None:
            ten = SKAT_DECK.mask(view.hand)
            bidder = self._bidder
            self._outlook = look_ahead(
                self._model, bidder.scoring, ten, place_of(view), bidder.skats, generator
            )
        return self._outlook

    def _weigh(
        self,
        view: View,
        ways: Ways,
        finalists: int,
        generator: np.random.Generator,
        budget: _core.Budget,
    ) -> Weighed:
        """The most promising ways, solved in the same worlds."""
        bid, others, scoring = view.details.bid, strength_of_bids(view), self._bidder.scoring
        logits = self._model.ask(ways)
        chances = self._model.chances(ways, logits, bids=others)
        scores = weigh(ways, chances, bid, scoring)
        best = np.argsort(-scores, kind="stable")[:finalists]
        ways, logits = ways.take(best), logits[best]
        known = int(ways.kept[0] | ways.aside[0])
        schneider = game_values(ways, bid).needs_schneider
        solved = self._solve(ways, known, schneider, generator, budget)

        def judge(shares: "Floats | None") -> "Judged":
            chances = self._model.chances(
                ways, logits, bids=others, solved=shares, schneider=schneider
            )
            return weigh(ways, chances, bid, scoring), chance_to_win(ways, chances, bid)

        return self._sorted(ways, judge, logits, solved, others)

    def _weigh_hand_games(
        self, view: View, generator: np.random.Generator, budget: _core.Budget
    ) -> Weighed:
        """The most promising hand games; what one is worth belongs to the skat that lies there."""
        outlook, bid, others = (
            self._look_ahead(view, generator),
            view.details.bid,
            strength_of_bids(view),
        )
        means = outlook.of_hand_games(bid, others)
        best = with_announcement(np.argsort(-means, kind="stable")[:HAND_FINALISTS].tolist())
        skats, games = len(outlook.skats), len(HAND_GAMES)
        rows = (np.arange(skats)[:, None] * games + np.array(best)).ravel()
        ways, logits = outlook.by_hand.take(rows), outlook.hand_logits[rows]
        once = ways.take(np.arange(len(best)))
        announced = (once.level == SkatLevel.SCHNEIDER) & (once.contract != SkatContract.NULL)
        solved = self._solve(once, int(once.kept[0]), announced, generator, budget)

        def judge(shares: "Floats | None") -> "Judged":
            chances = self._model.chances(
                ways,
                logits,
                bids=others,
                solved=None if shares is None else np.tile(shares, skats),
                schneider=np.tile(announced, skats),
            )
            scores = weigh(ways, chances, bid, self._bidder.scoring)
            won = chance_to_win(ways, chances, bid)
            return scores.reshape(skats, -1).mean(axis=0), won.reshape(skats, -1).mean(axis=0)

        return self._sorted(once, judge, logits[: len(best)], solved, others)

    def _solve(
        self,
        ways: Ways,
        known: int,
        schneider: "Flags",
        generator: np.random.Generator,
        budget: _core.Budget,
    ) -> Solved | None:
        if self._bidder.worlds == 0:
            return None
        worlds = draw_others(known, self._bidder.worlds, generator)
        totals = totals_to_win(ways, schneider)
        return solve_ways(ways, worlds, totals, budget)

    def _sorted(
        self,
        ways: Ways,
        judge: "Callable[[Floats | None], Judged]",
        plain: "Floats",
        solved: Solved | None,
        others: float,
    ) -> Weighed:
        scores, chances = judge(None if solved is None else solved.logits)
        score_errors, chance_errors = _errors(judge, solved, len(ways))
        order = np.argsort(-scores, kind="stable")
        return Weighed(
            ways.take(order),
            scores[order],
            chances[order],
            plain[order],
            None if solved is None else solved.logits[order],
            others,
            0 if solved is None else self._bidder.worlds * len(order),
            score_errors[order],
            chance_errors[order],
        )

    def _decision(self, action: Action, values: dict[Action, float], worlds: int = 0) -> Decision:
        unit = Unit.SCORE if self._bidder.scoring is Scoring.GAME else Unit.OWN
        return Decision(action, values, Effort(worlds=worlds), unit)


def _numbers(key: RandomKey) -> np.random.Generator:
    return np.random.Generator(np.random.Philox(np.random.SeedSequence(key.words)))


def _errors(
    judge: "Callable[[Floats | None], Judged]", solved: Solved | None, ways: int
) -> "Judged":
    """How far scores and chances move when the shares of solved worlds are off by their error."""
    if solved is None:
        return np.zeros(ways), np.zeros(ways)
    more, less = (judge(solved.logits + sign * solved.errors) for sign in (1, -1))
    return abs(more[0] - less[0]) / 2, abs(more[1] - less[1]) / 2


def with_announcement(games: list[int]) -> list[int]:
    """The best hand game with Schneider announced is looked at too: only solving shows how sure.

    >>> [HAND_GAMES[game][1].name for game in with_announcement([4, 3])]
    ['NONE', 'NONE', 'SCHNEIDER']
    """
    contract, level = HAND_GAMES[games[0]]
    announced = (contract, SkatLevel.SCHNEIDER)
    if level is not SkatLevel.NONE or announced not in HAND_GAMES:
        return games
    return list(dict.fromkeys([*games, HAND_GAMES.index(announced)]))


def place_of(view: View) -> int:
    """The place of a seat: 0 leads to the first trick."""
    return (view.seat - view.forehand) % view.rules.seats


def strength_of_bids(view: View) -> float:
    """How much the others have bid: for each about one for every ten points above 18.

    >>> from kiebitz.games import Skat
    >>> strength_of_bids(Skat().deal(seed=1).apply("bid 18").view(0))
    0.1
    """
    said = dict.fromkeys(range(view.rules.seats), 0)
    bid = 0
    for seat, action in zip(view.actors, view.history, strict=True):
        if action.kind is ActionKind.BID and isinstance(action.argument, int):
            bid = action.argument
        if action.kind in (ActionKind.BID, ActionKind.HOLD):
            said[seat] = bid
    strengths = [
        min((value - LOWEST_BID + 1) / BID_STEP, MOST_STEPS)
        for seat, value in said.items()
        if value and seat != view.seat
    ]
    return sum(strengths)
