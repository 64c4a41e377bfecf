"""How the bidder `worlds` looks closely: promising ways to play, solved in sampled worlds."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz import _core
from kiebitz.games import ActionKind, SkatContract, SkatLevel, View
from kiebitz.players.bidders.hands.model import HandModel
from kiebitz.players.bidders.hands.outlook import Outlook
from kiebitz.players.bidders.hands.solving import (
    Solved,
    draw_others,
    solve_ways,
    totals_to_win,
)
from kiebitz.players.bidders.hands.stakes import chance_to_win, game_values, weigh
from kiebitz.players.bidders.hands.ways import HAND_GAMES, Ways

if TYPE_CHECKING:
    from kiebitz.players.bidders.worlds import WorldsBidder

    Flags = np.ndarray[Any, np.dtype[np.bool_]]
    Floats = np.ndarray[Any, np.dtype[np.float64]]
    Rows = np.ndarray[Any, np.dtype[np.int64]]
    Judged = tuple[Floats, Floats]
    """Scores and chances to win."""

HAND_FINALISTS: Final = 4
WAYS_OF_OTHERS: Final = 2
"""Of each contract that the nets take to be less good than the most promising ways."""
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


@dataclass(frozen=True)
class Weighing:
    """Looks closely, as a bidder wants it, with its model."""

    bidder: "WorldsBidder"
    model: HandModel

    def weigh(
        self,
        view: View,
        ways: Ways,
        finalists: int,
        generator: np.random.Generator,
        budget: _core.Budget,
    ) -> Weighed:
        """The most promising ways, solved in the same worlds."""
        bid, others, scoring = view.details.bid, strength_of_bids(view), self.bidder.scoring
        logits = self.model.ask(ways)
        chances = self.model.chances(ways, logits, bids=others)
        scores = weigh(ways, chances, bid, scoring)
        sure = replace(chances, won=np.ones(len(ways)), saved=np.ones(len(ways)))
        best = choose_finalists(ways, scores, weigh(ways, sure, bid, scoring), finalists)
        ways, logits = ways.take(best), logits[best]
        known = int(ways.kept[0] | ways.aside[0])
        schneider = game_values(ways, bid).needs_schneider
        solved = self._solve(ways, known, schneider, generator, budget)

        def judge(shares: "Floats | None") -> "Judged":
            chances = self.model.chances(
                ways, logits, bids=others, solved=shares, schneider=schneider
            )
            return weigh(ways, chances, bid, scoring), chance_to_win(ways, chances, bid)

        return self._sorted(ways, judge, logits, solved, others)

    def weigh_hand_games(
        self,
        view: View,
        outlook: Outlook,
        generator: np.random.Generator,
        budget: _core.Budget,
    ) -> Weighed:
        """The most promising hand games; what one is worth belongs to the skat that lies there."""
        bid, others = view.details.bid, strength_of_bids(view)
        means = outlook.of_hand_games(bid, others)
        best = with_announcement(np.argsort(-means, kind="stable")[:HAND_FINALISTS].tolist())
        skats, games = len(outlook.skats), len(HAND_GAMES)
        rows = (np.arange(skats)[:, None] * games + np.array(best)).ravel()
        ways, logits = outlook.by_hand.take(rows), outlook.hand_logits[rows]
        once = ways.take(np.arange(len(best)))
        announced = (once.level == SkatLevel.SCHNEIDER) & (once.contract != SkatContract.NULL)
        solved = self._solve(once, int(once.kept[0]), announced, generator, budget)

        def judge(shares: "Floats | None") -> "Judged":
            chances = self.model.chances(
                ways,
                logits,
                bids=others,
                solved=None if shares is None else np.tile(shares, skats),
                schneider=np.tile(announced, skats),
            )
            scores = weigh(ways, chances, bid, self.bidder.scoring)
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
        if self.bidder.worlds == 0:
            return None
        worlds = draw_others(known, self.bidder.worlds, generator)
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
            0 if solved is None else self.bidder.worlds * len(order),
            score_errors[order],
            chance_errors[order],
        )


def _errors(
    judge: "Callable[[Floats | None], Judged]", solved: Solved | None, ways: int
) -> "Judged":
    """How far scores and chances move when the shares of solved worlds are off by their error."""
    if solved is None:
        return np.zeros(ways), np.zeros(ways)
    more, less = (judge(solved.logits + sign * solved.errors) for sign in (1, -1))
    return abs(more[0] - less[0]) / 2, abs(more[1] - less[1]) / 2


def choose_finalists(ways: Ways, scores: "Floats", if_sure: "Floats", finalists: int) -> "Rows":
    """The most promising ways, and those that would be better if solving shows them to be sure.

    Of each contract that is not among the most promising the two best ways take the places of the
    last of them, if they would then score more than any is expected to: the nets are often too
    cautious about a grand that cannot be lost, and eight discards of one suit game teach little.
    """
    order = np.argsort(-scores, kind="stable")
    first = order[:finalists]
    left_out = set(ways.contract.tolist()) - set(ways.contract[first].tolist())
    better = [
        row
        for contract in sorted(left_out)
        for row in order[ways.contract[order] == contract][:WAYS_OF_OTHERS]
        if if_sure[row] > scores[order[0]]
    ]
    better.sort(key=lambda row: -scores[row])
    more = better[: finalists // 2]
    return np.array([*first[: finalists - len(more)], *more], dtype=np.int64)


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
