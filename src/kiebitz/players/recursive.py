"""Recursive PIMC: sampled worlds are finished by players who see only their own cards.

PIMC values a card as if all saw everything after it, so that it never plays to learn or to hide.
Here every card is played in every sampled world and the game goes on with inner players, each of
which knows only its own view in that world: small PIMC players, the greedy rule, nets or chance.
One level is enough (Furtak and Buro 2013, the one search reported to break PIMC's ceiling in
Skat). It costs worlds × inner worlds × cards to come. Where positions are not solved quickly
(Schieber with more than six cards in hand, and games in which everyone plays alone) the greedy rule
stands in for inner PIMC players, to the end.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.beliefs import Belief, BelievedWorlds, UniformBelief, draw_believed
from kiebitz.games import Rules, View
from kiebitz.numbers import check_int
from kiebitz.players.asking_nets import NetAsker, require_net_game
from kiebitz.players.means import Means
from kiebitz.players.player import Budget, Effort
from kiebitz.players.registry import register
from kiebitz.players.rewards import Reward, in_units
from kiebitz.players.rounds import world_rounds
from kiebitz.players.search_player import Thought, native_options
from kiebitz.players.sides import solved_quickly
from kiebitz.randomness import RandomKey

WHEN_LATE: Final = 50
"""Worlds that the greedy rule finishes where no other is finished in time."""


class Inner(Enum):
    """Who finishes the games."""

    PIMC = "pimc"
    GREEDY = "greedy"
    RANDOM = "random"
    NET = "net"
    """By nets that are asked at every seat; Skat only."""


@dataclass(frozen=True)
class RecursivePlayer(NetAsker):
    """Finishes sampled worlds with players who see only their own view."""

    kind: ClassVar[str] = "recpimc"
    limits: ClassVar[frozenset[str]] = frozenset({"seconds", "worlds"})

    worlds: int = 20
    inner: Inner = Inner.PIMC
    inner_worlds: int = 3
    horizon: int = 6
    """Cards that inner players play before the solver values the rest; below 0 to the end."""
    belief: Belief = field(default_factory=UniformBelief)

    def __post_init__(self) -> None:
        check_int(self.worlds, "recpimc: worlds", low=1, high=100_000)
        check_int(self.inner_worlds, "recpimc: inner_worlds", low=1, high=1000)
        check_int(self.horizon, "recpimc: horizon", low=-1, high=36)
        self.check_nets()

    def require_rules(self, rules: Rules) -> None:
        """Refuse nets in games that they have not learned."""
        if self.inner is Inner.NET:
            require_net_game("inner=net", rules)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Play every card in every world; most wins (in Schieber points), then points."""
        reward = Reward.POINTS if view.rules.every_point_counts else Reward.WIN
        options = native_options(
            _core.RecursiveOptions, self, reward=reward, first_world_always=False
        )
        if not solved_quickly(view):
            options.horizon = -1
            if self.inner is not Inner.RANDOM:
                options.inner = "greedy"
        if options.inner == "net":
            options.net = self.net_asked(view)
        clock = budget.start()
        found = Finished(view)
        rounds = world_rounds(view, self.belief, self.worlds, budget=budget, clock=clock, key=key)
        for number, worlds in enumerate(rounds):
            found.add(worlds, options, key.part(-number - 1), clock)
        if found.worlds == 0:  # not one world in time: the greedy rule is a thousand times faster
            options.inner, options.horizon = "greedy", -1
            few = draw_believed(view, WHEN_LATE, belief=self.belief, seed=key, all_up_to=0)
            found.add(few, options, key, Budget(stop=budget.stop).start())
        return in_units(found.thought(), view, reward)


class Finished:
    """Means of rewards and points over all worlds that were finished."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._actions = view.legal_actions
        self._rewards, self._points = Means(len(self._actions)), Means(len(self._actions))
        self._certain = False
        self._solves = 0
        self.worlds = 0

    def add(
        self,
        found: BelievedWorlds,
        options: _core.RecursiveOptions,
        key: RandomKey,
        clock: _core.Budget,
    ) -> None:
        """Finish these worlds, as far as there is time."""
        result = _core.recursive_cards(self._view._core, found.source, options, key.words, clock)
        self._rewards.add(result.reward, by=len(found.worlds))
        self._points.add(result.points, by=len(found.worlds))
        self._solves += result.solves
        self.worlds += result.worlds
        self._certain = found.exact and result.worlds == len(found.worlds)

    def thought(self) -> Thought:
        """The card with the best reward, then the most points."""
        rewards, points = self._rewards.means, self._points.means
        scores = dict(zip(self._actions, zip(rewards, points, strict=True), strict=True))
        best = [action for action in self._actions if scores[action] == max(scores.values())]
        values = dict(zip(self._actions, rewards, strict=True))
        errors = dict(zip(self._actions, self._rewards.errors, strict=True))
        effort = Effort(worlds=self.worlds, nodes=self._solves)
        return Thought(values, best, effort, errors={} if self._certain else errors)


register("recpimc", RecursivePlayer)
