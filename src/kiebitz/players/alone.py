"""Maxⁿ and Paranoid with a depth limit and forecasts: `maxn` and `paranoid` (Burri 2023).

Each sampled world is searched with all cards open to a depth chosen from a budget of leaves, to the
end where it allows; at the leaves the points still to come are forecast. Maxⁿ: every seat looks
after itself (seats of one side share what they get). Paranoid: all others are against the
searcher's side. The thesis searched one deal "collapsed" from a table of probabilities; here the
values of many worlds are averaged, and ``collapsed=true`` is the thesis.

Where everyone plays alone, ``ordered=true`` compares ranks first and differences only between equal
ranks. The engine is ``native/search/alone_*``.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from kiebitz import _core
from kiebitz.beliefs import Belief, BelievedWorlds, UniformBelief
from kiebitz.errors import BadOption
from kiebitz.games import Action, View
from kiebitz.numbers import check_float, check_int
from kiebitz.players.means import Means
from kiebitz.players.player import Budget, Effort, Unit
from kiebitz.players.registry import register
from kiebitz.players.rewards import Reward, in_units
from kiebitz.players.rounds import world_rounds
from kiebitz.players.search_player import (
    SearchPlayer,
    Thought,
    native_options,
)
from kiebitz.randomness import RandomKey


class Forecast(Enum):
    """How the points still to come are estimated at a leaf."""

    NONE = "none"
    A = "a"
    """Counting all combinations of one card from each hand."""
    B = "b"
    """Chances of each card to win a trick."""


class TieRule(Enum):
    """Which of equally good cards is taken inside the search where everyone plays alone."""

    FIRST = "first"
    SIGN = "sign"
    """Too few points rather than too many, as the prose of the thesis has it."""
    RESULT = "result"
    """The total order of the exact solver."""


@dataclass(frozen=True)
class AlonePlayer(SearchPlayer):
    """What `maxn` and `paranoid` share."""

    limits: ClassVar[frozenset[str]] = frozenset({"seconds", "worlds"})

    ordered: bool = False
    """Ranks before differences."""
    forecast: Forecast = Forecast.A
    leaves: int = 5000
    """For each world; sets the depth."""
    worlds: int = 20
    collapsed: bool = False
    """One deal from a collapsed table of probabilities, as in the thesis."""
    tie_rule: TieRule = TieRule.SIGN
    aggressiveness: float = 1.0
    """The probability that an aggressive card, if it is best, is really played."""
    reward: Reward = Reward.POINTS
    belief: Belief = field(default_factory=UniformBelief)

    def __post_init__(self) -> None:
        name = self.kind
        check_int(self.leaves, f"{name}: leaves", low=1, high=10**9)
        check_int(self.worlds, f"{name}: worlds", low=1, high=100_000)
        check_float(self.aggressiveness, f"{name}: aggressiveness", low=0, high=1)
        if self.collapsed and not isinstance(self.belief, UniformBelief):
            raise BadOption(
                f"{name}: a collapsed table knows nothing of belief={self.belief.name}; "
                "take belief=uniform"
            )

    @property
    def budgets(self) -> frozenset[str]:
        """A collapsed table is one world, however many are allowed."""
        return self.limits - {"worlds"} if self.collapsed else self.limits

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Search many worlds and take the mean."""
        options = native_options(_core.AloneOptions, self)
        clock = budget.start()
        found = Searched(view)
        if self.collapsed:
            source = _collapse_source(view, key)
            found.add(_core.alone_cards(view._core, source, options, clock), 1)
        else:
            rounds = world_rounds(
                view, self.belief, self.worlds, budget=budget, clock=clock, key=key
            )
            for worlds in rounds:
                options.must_answer = found.worlds == 0
                result = _core.alone_cards(view._core, worlds.source, options, clock)
                found.add(result, len(worlds.worlds))
                found.certain = _is_certain(worlds, result)
        return self._choose(found, view, key)

    def _choose(self, found: "Searched", view: View, key: RandomKey) -> Thought:
        peaceful = key.part(1).below(2**32 - 1) >= self.aggressiveness * (2**32 - 1)
        thought = found.thought(without_aggressive=peaceful)
        if self.ordered:  # ranks and points in one number
            return thought
        return in_units(thought, view, self.reward)


def _collapse_source(view: View, key: RandomKey) -> _core.WorldSource:
    import numpy as np

    world = np.array([_core.collapsed_world(view._core, key.words)], dtype=np.uint64)
    return _core.WorldSource(_core.knowledge_of(view._core), world, np.ones(1), False)


def _is_certain(worlds: BelievedWorlds, result: _core.CardScores) -> bool:
    return worlds.exact and result.worlds == len(worlds.worlds)


class Searched:
    """The scores of each card over all worlds that were searched."""

    def __init__(self, view: View) -> None:
        self._actions = view.legal_actions
        self._shares = Means(len(self._actions))
        self._minus_points = [0.0] * len(self._actions)
        self._aggressive = [False] * len(self._actions)
        self._nodes = 0
        self.worlds = 0
        self.certain = False

    def add(self, result: _core.CardScores, by: int) -> None:
        """Take in what was found in more worlds."""
        self._shares.add(result.share, by=by)
        self._minus_points = [
            before + by * more
            for before, more in zip(self._minus_points, result.minus_points, strict=True)
        ]
        self._aggressive = result.aggressive
        self._nodes += result.nodes
        self.worlds += result.worlds

    def thought(self, *, without_aggressive: bool) -> Thought:
        """The best card; without aggressive ones, if there are others."""
        shares = self._shares.means
        worth = dict(zip(self._actions, zip(shares, self._minus_points, strict=True), strict=True))
        calm = [
            action
            for action, aggressive in zip(self._actions, self._aggressive, strict=True)
            if not aggressive
        ]
        among = calm if without_aggressive and calm else list(self._actions)
        best: Action = max(among, key=lambda action: worth[action])  # the first of equals
        errors = {} if self.certain else dict(zip(self._actions, self._shares.errors, strict=True))
        effort = Effort(nodes=self._nodes, worlds=self.worlds)
        values = dict(zip(self._actions, shares, strict=True))
        return Thought(values, [best], effort, Unit.OWN, errors)


@dataclass(frozen=True)
class MaxnPlayer(AlonePlayer):
    """Every seat looks after itself: Maxⁿ to a depth, with forecasts."""

    kind: ClassVar[str] = "maxn"


@dataclass(frozen=True)
class ParanoidPlayer(AlonePlayer):
    """All others are against one's own side: Paranoid to a depth, with forecasts."""

    kind: ClassVar[str] = "paranoid"

    alpha_beta: bool = True
    """Cuts; without them the same answers take longer."""


register("maxn", MaxnPlayer)
register("paranoid", ParanoidPlayer)
