"""Maxⁿ and Paranoid with a depth limit and forecasts: `maxn` and `paranoid` (Burri 2023).

Each sampled world is searched with all cards open to a depth chosen from a budget of leaves, to the
end where it allows; at the leaves the points still to come are forecast. Maxⁿ: every seat looks
after itself (seats of one side share what they get). Paranoid: all others are against the
searcher's side. The thesis searched one deal "collapsed" from a table of probabilities; here the
values of many worlds are averaged, and ``collapsed=true`` is the thesis.

Where everyone plays alone, ``ordered=true`` compares ranks first and differences only between equal
ranks. The engine is ``native/search/alone_*``.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

from kiebitz import _core
from kiebitz.games import Action, View
from kiebitz.numbers import checked_int
from kiebitz.players.flat import Reward
from kiebitz.players.player import Budget, Effort
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought, card_actions, checked_float
from kiebitz.randomness import RandomKey


class Forecast(IntEnum):
    """How the points still to come are estimated at a leaf."""

    NONE = 0
    A = 1
    """Counting all combinations of one card from each hand."""
    B = 2
    """Chances of each card to win a trick."""


class TieRule(IntEnum):
    """Which of equally good cards is taken inside the search where everyone plays alone."""

    FIRST = 0
    SIGN = 1
    """Too few points rather than too many, as the prose of the thesis has it."""
    RESULT = 2
    """The total order of the exact solver."""


@dataclass(frozen=True)
class AlonePlayer(SearchPlayer):
    """What `maxn` and `paranoid` share."""

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

    def __post_init__(self) -> None:
        name = self.kind
        checked_int(self.leaves, f"{name}: leaves", low=1, high=10**9)
        checked_int(self.worlds, f"{name}: worlds", low=1, high=100_000)
        checked_float(self.aggressiveness, f"{name}: aggressiveness", low=0, high=1)

    def search(self, view: View, worlds: int, seconds: float | None, key: RandomKey) -> Thought:
        """Search; a subclass says how."""
        raise NotImplementedError

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Search so many worlds."""
        most = self.worlds if budget.worlds is None else min(self.worlds, max(1, budget.worlds))
        return self.search(view, most, budget.seconds, key)

    def _search(
        self,
        view: View,
        worlds: int,
        seconds: float | None,
        key: RandomKey,
        *,
        paranoid: bool,
        alpha_beta: bool,
    ) -> Thought:
        cards, scores, chosen, done, nodes = _core.alone_cards(
            view._core,
            paranoid,
            self.ordered,
            int(self.forecast),
            self.leaves,
            worlds,
            self.collapsed,
            alpha_beta,
            int(self.tie_rule),
            self.aggressiveness,
            int(self.reward),
            seconds,
            key.words,
        )
        values = dict(zip(card_actions(view, cards), scores, strict=True))
        best: Action = card_actions(view, [chosen])[0]
        return Thought(values, [best], Effort(nodes=nodes, worlds=done))


@dataclass(frozen=True)
class MaxnPlayer(AlonePlayer):
    """Every seat looks after itself: Maxⁿ to a depth, with forecasts."""

    kind: ClassVar[str] = "maxn"

    def search(self, view: View, worlds: int, seconds: float | None, key: RandomKey) -> Thought:
        """Search by Maxⁿ."""
        return self._search(view, worlds, seconds, key, paranoid=False, alpha_beta=True)


@dataclass(frozen=True)
class ParanoidPlayer(AlonePlayer):
    """All others are against one's own side: Paranoid to a depth, with forecasts."""

    kind: ClassVar[str] = "paranoid"

    alpha_beta: bool = True
    """Cuts; without them the same answers take longer."""

    def search(self, view: View, worlds: int, seconds: float | None, key: RandomKey) -> Thought:
        """Search by Paranoid."""
        return self._search(view, worlds, seconds, key, paranoid=True, alpha_beta=self.alpha_beta)


register("maxn", MaxnPlayer)
register("paranoid", ParanoidPlayer)
