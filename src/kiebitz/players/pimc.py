"""Perfect-information Monte Carlo: every card in every world with all cards open.

Worlds are drawn from a belief (or all taken, where there are few), every legal card is valued in
each by the open-card solver, and a rule chooses (`kiebitz.players.choosing`). For Skat and
Schieber. Where everyone plays alone there is no one value: Ramsch and Differenzler are played by
flat Monte Carlo, and so is a decision for which not even one world could be solved in time.

Sources: Ginsberg 1999 (bridge), Kupferschmid 2003, Knorr 2018.
"""

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kiebitz.beliefs import Belief, BelievedWorlds, UniformBelief, believed_worlds
from kiebitz.games import Skat, View
from kiebitz.numbers import checked_int
from kiebitz.players.choosing import RUNGS, Choice, ranks
from kiebitz.players.flat import FlatPlayer
from kiebitz.players.player import Budget, Effort
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought
from kiebitz.players.sides import Side, side_of, solved_quickly
from kiebitz.randomness import RandomKey
from kiebitz.solver import bounds_worlds, trap_widths

if TYPE_CHECKING:
    import numpy as np

    Values = np.ndarray[Any, Any]

MOST_WORLDS: Final = 100_000
SCHIEBER_NODES: Final = 200_000
LEAST_WORLDS: Final = 10
WORLDS_PER_SECOND: Final = 20_000
UNASKED: Final = 1000
"""Bounds of a world that was not looked at."""
TRAP_WORLDS: Final = 10
"""So many worlds are looked at for the width of traps."""


@dataclass(frozen=True)
class PimcPlayer(SearchPlayer):
    """Solves sampled worlds with all cards open and plays the card that is best over them."""

    kind: ClassVar[str] = "pimc"

    worlds: int = 100
    """How many are looked at."""
    choice: Choice = Choice.LADDER
    belief: Belief = field(default_factory=UniformBelief)
    exact: int = 64_000
    """All worlds are taken if their number times the square of the cards left is not above this."""
    traps: bool = True
    """With `ladder`: of equally good cards the one that most replies of an opponent give away."""
    nodes: int = 0
    """For each world; 0 means no limit in Skat and 200,000 in Schieber, whose whole deals take
    seconds. What is not solved by then counts as the middle of its bounds, by `wins` as not
    reached."""
    threads: int = 1

    def __post_init__(self) -> None:
        checked_int(self.worlds, "pimc: worlds", low=1, high=MOST_WORLDS)
        checked_int(self.exact, "pimc: exact", low=0, high=10**9)
        checked_int(self.nodes, "pimc: nodes", low=0, high=10**12)
        checked_int(self.threads, "pimc: threads", low=1, high=1024)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Draw, solve, choose."""
        side = side_of(view)
        if side is None:
            return FlatPlayer(worlds=self.worlds).think(view, budget, key)
        begun = time.perf_counter()
        found = self._believed(view, budget, key)
        solved, weights = self._solve(view, side, found, _rest(budget, begun))
        if len(solved) == 0:  # not even one world was looked at in time
            return FlatPlayer(worlds=10).think(view, Budget(seconds=0.0), key)
        scores = ranks(
            solved, self._rule(side), aim=side.aim, rungs=self._rungs(view, side), weights=weights
        )
        actions = view.legal_actions
        most = max(scores)
        best = [a for a, score in zip(actions, scores, strict=True) if score == most]
        in_time = budget.seconds is None or time.perf_counter() - begun < 0.5 * budget.seconds
        if len(best) > 1 and self._looks_for_traps(view, side) and in_time:
            best = self._by_traps(view, side, found, best)
        values = dict(zip(actions, _shown(solved, side, weights, self.choice), strict=True))
        return Thought(values, best, Effort(worlds=len(solved)))

    def _believed(self, view: View, budget: Budget, key: RandomKey) -> BelievedWorlds:
        count = self.worlds if budget.worlds is None else min(self.worlds, max(1, budget.worlds))
        limit = max(count, self.exact // max(1, len(view.hand)) ** 2)
        if budget.worlds is not None:
            limit = min(limit, budget.worlds)
        if budget.seconds is not None:  # no more than could ever be solved
            most = max(LEAST_WORLDS, int(WORLDS_PER_SECOND * budget.seconds))
            count, limit = min(count, most), min(limit, most)
        return believed_worlds(view, count, belief=self.belief, seed=key, all_up_to=limit)

    def _rule(self, side: Side) -> Choice:
        return Choice.WINS if side.null else self.choice

    def _rungs(self, view: View, side: Side) -> tuple[int, ...]:
        return RUNGS if isinstance(view.rules, Skat) and not side.null else ()

    def _solve(
        self, view: View, side: Side, found: BelievedWorlds, budget: Budget
    ) -> "tuple[Values, Values]":
        """The own side's values of the worlds that were looked at, and their weights."""
        reaches = side.total if self._rule(side) is Choice.WINS else None
        bounds = bounds_worlds(
            view,
            found.worlds,
            reaches=reaches,
            each_card=True,
            threads=self.threads,
            nodes=self._nodes(view, budget, len(found.worlds)),
            seconds=budget.seconds,
        )
        low, high = bounds[..., 0].astype(float), bounds[..., 1].astype(float)
        seen = (low > -UNASKED).any(axis=1)
        middle = (low + high) / 2
        if reaches is not None:  # what is not proven counts as not reached
            middle = (low >= reaches) * float(side.total)
        weights = found.probabilities[seen]
        own = side.own(middle[seen])
        return own, weights / weights.sum() if len(own) else weights

    def _nodes(self, view: View, budget: Budget, worlds: int) -> int | None:
        own = self.nodes or (None if isinstance(view.rules, Skat) else SCHIEBER_NODES)
        shared = None if budget.nodes is None else max(1, budget.nodes // worlds)
        limits = [limit for limit in (own, shared) if limit is not None]
        return min(limits) if limits else None

    def _looks_for_traps(self, view: View, side: Side) -> bool:
        return self.traps and self._rule(side) is Choice.LADDER and solved_quickly(view)

    def _by_traps(
        self, view: View, side: Side, found: BelievedWorlds, best: "list[Any]"
    ) -> "list[Any]":
        widths = trap_widths(view, found.worlds[:TRAP_WORLDS], total=side.total)
        mean = widths.clip(min=0).mean(axis=0)
        width = dict(zip(view.legal_actions, mean.tolist(), strict=True))
        widest = max(width[action] for action in best)
        return [action for action in best if width[action] == widest]


def _rest(budget: Budget, begun: float) -> Budget:
    """What is left of the time."""
    if budget.seconds is None:
        return budget
    return replace(budget, seconds=max(0.0, budget.seconds - (time.perf_counter() - begun)))


def _shown(values: "Values", side: Side, weights: "Values", choice: Choice) -> list[float]:
    """What is reported of a card: its share of worlds won by `wins`, else its mean points."""
    if choice is Choice.WINS or side.null:
        shares: list[float] = (weights @ (values >= side.aim)).tolist()
        return shares
    means: list[float] = (weights @ values).tolist()
    return means


register("pimc", PimcPlayer)
