"""Regret minimisation: `cfr` on the last tricks, `mccfr` on whole games.

`cfr` walks the whole tree of the last tricks over all worlds of the view, again and again, and
plays the average strategy (Zinkevich 2007; with ``plus=true`` CFR+, Tammelin 2014). It is for two
or three cards in hand; earlier another player decides. `mccfr` samples: one line (outcome), all own
cards against one sampled reply of everyone else (external), or one deal with everything below
(chance); Lanctot 2009. Sources for Jass: Aeberli and Schleutermann 2018.

Where a tree would be too large, another player decides (`otherwise`): early tricks for `cfr`, and
for `mccfr` unless it samples single lines.

With more than two players, partners among them, neither promises an equilibrium: the average
strategy is what the regrets have come to.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import factorial, inf
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.beliefs import Belief, UniformBelief, Worlds, draw_believed, world_source
from kiebitz.errors import BadOption
from kiebitz.games import View
from kiebitz.numbers import check_float, check_int
from kiebitz.players.player import Budget, Effort, Player
from kiebitz.players.registry import register
from kiebitz.players.rewards import Reward, in_units
from kiebitz.players.search_player import (
    SearchPlayer,
    Thought,
    best_of,
    card_actions,
    native_options,
)
from kiebitz.players.tree import IsmctsPlayer
from kiebitz.randomness import RandomKey

MOST_LINES: Final = 50_000
"""That one update may have to walk; the core refuses more."""


class Sampling(Enum):
    """What Monte Carlo CFR samples."""

    OUTCOME = "outcome"
    EXTERNAL = "external"
    CHANCE = "chance"


def strategy_thought(view: View, found: _core.CardStrategy, reward: Reward) -> Thought:
    """The card of the greatest probability; equally probable ones in the deck's order.

    The values are what each card brings, not how often it is played.
    """
    actions = card_actions(view, found.cards)
    chosen = best_of(dict(zip(actions, found.probability, strict=True)))
    values = dict(zip(actions, found.value, strict=True))
    effort = Effort(playouts=found.iterations, nodes=found.infosets)
    return in_units(Thought(values, chosen, effort), view, reward)


def exploitability(
    view: View, iterations: Sequence[int], *, plus: bool = True, reward: Reward = Reward.POINTS
) -> list[float]:
    """What single seats could gain together against the average strategy (NashConv), in rewards.

    One number for each number of iterations, which must rise; for endings of two or three cards.

    >>> from kiebitz.games import JassMode, Schieber
    >>> ending = Schieber().position(
    ...     ["DA H6", "D6 HA", "DK H7", "D7 HK"], mode=JassMode.OBENABE, leader=0
    ... )
    >>> early, late = exploitability(ending.view(0), [2, 100])
    >>> early > late >= 0
    True
    """
    options = native_options(_core.CfrOptions, None, plus=plus, reward=reward)
    source = world_source(view, UniformBelief(), count=1)
    return _core.cfr_exploitability(view._core, source, list(iterations), options)


@dataclass(frozen=True)
class RegretPlayer(SearchPlayer):
    """What `cfr` and `mccfr` share: who decides where the game is too large for them."""

    limits: ClassVar[frozenset[str]] = frozenset({"seconds", "playouts"})

    belief: Belief = field(default_factory=UniformBelief, kw_only=True)
    otherwise: Player | None = field(default=None, kw_only=True)
    """By default `ismcts` with the same belief."""

    @property
    def other(self) -> Player:
        """Who decides what is too large."""
        return self.otherwise or IsmctsPlayer(iterations=2000, belief=self.belief)

    @property
    def budgets(self) -> frozenset[str]:
        """What it knows itself, as far as who plays before knows it too."""
        other: frozenset[str] | None = getattr(self.other, "budgets", None)
        return self.limits if other is None else self.limits & other

    def ask_another(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """What `otherwise` decides."""
        decision = self.other.decide(view, budget, key)
        return Thought(
            decision.values, [decision.action], decision.effort, decision.unit, decision.errors
        )


@dataclass(frozen=True)
class CfrPlayer(RegretPlayer):
    """The average strategy of regret minimisation over all worlds of the last tricks."""

    kind: ClassVar[str] = "cfr"

    iterations: int = 200
    """Where the budget has no seconds and no playouts."""
    plus: bool = True
    cards: int = 2
    """The most cards in hand; earlier `otherwise` decides."""
    worlds: int = 200
    """Where more are possible, `otherwise` decides too."""
    reward: Reward = Reward.POINTS

    def __post_init__(self) -> None:
        check_int(self.iterations, "cfr: iterations", low=1, high=10**6)
        check_int(self.cards, "cfr: cards", low=1, high=3)
        check_int(self.worlds, "cfr: worlds", low=1, high=100_000)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Solve the ending, or ask somebody else."""
        if len(view.hand) > self.cards or Worlds(view).count > self.worlds:
            return self.ask_another(view, budget, key)
        clock = budget.start()
        found = draw_believed(view, self.worlds, belief=self.belief, seed=key)
        options = native_options(_core.CfrOptions, self)
        try:
            strategy = _core.cfr_cards(view._core, found.source, options, clock)
        except BadOption:  # a tree too large after all
            return self.ask_another(view, budget, key)
        return strategy_thought(view, strategy, self.reward)


@dataclass(frozen=True)
class MccfrPlayer(RegretPlayer):
    """The average strategy of sampled regret minimisation, from any card on."""

    kind: ClassVar[str] = "mccfr"

    iterations: int = 20_000
    """Where the budget has no seconds and no playouts."""
    sampling: Sampling = Sampling.OUTCOME
    epsilon: float = 0.6
    """How much of the sampling policy is uniform."""
    reward: Reward = Reward.POINTS
    worlds: int = 1000
    """That a belief weighs, where they are not all equally likely."""
    cards: int = 6
    """The most cards in hand for external and chance sampling, which walk trees; before, and where
    the trees would be too large all the same, `otherwise` decides."""

    def __post_init__(self) -> None:
        check_int(self.iterations, "mccfr: iterations", low=1, high=10**9)
        check_int(self.cards, "mccfr: cards", low=1, high=10)
        check_float(self.epsilon, "mccfr: epsilon", low=1e-6, high=1)
        check_int(self.worlds, "mccfr: worlds", low=1, high=1_000_000)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Sample and play the average strategy, or ask somebody else."""
        options = native_options(_core.MccfrOptions, self)
        if self._most_lines(view) > MOST_LINES:
            return self.ask_another(view, budget, key)
        clock = budget.start()
        source = world_source(view, self.belief, count=self.worlds, seed=key)
        found = _core.mccfr_cards(view._core, source, options, key.words, clock)
        return strategy_thought(view, found, self.reward)

    def _most_lines(self, view: View) -> float:
        """How many lines one update may have to walk: all orders of the cards of those explored."""
        if self.sampling is Sampling.OUTCOME:
            return 1
        if len(view.hand) > self.cards:
            return inf
        explored = view.rules.seats if self.sampling is Sampling.CHANCE else 1
        return float(factorial(len(view.hand)) ** explored)


register("cfr", CfrPlayer)
register("mccfr", MccfrPlayer)
