"""Flat Monte Carlo: every card in every world, judged by a leaf judge; no tree.

With ``bandit=true`` one card at a time is tried, the most promising by UCB1 ("MC policy" of Schäfer
2008); otherwise all cards in the same worlds, with the same random numbers.
"""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar, Final

from kiebitz import _core
from kiebitz.beliefs import Belief, UniformBelief
from kiebitz.errors import BadOption
from kiebitz.games import Rules, View
from kiebitz.numbers import check_float, check_int
from kiebitz.players.asking_nets import NetAsker, require_net_game
from kiebitz.players.means import Means
from kiebitz.players.player import Budget, Effort, Unit
from kiebitz.players.playout import SearchPlayout
from kiebitz.players.registry import register
from kiebitz.players.rewards import Reward, in_units
from kiebitz.players.rounds import world_rounds
from kiebitz.players.search_player import (
    Thought,
    best_of,
    native_options,
)
from kiebitz.players.sides import side_of
from kiebitz.randomness import RandomKey

WHEN_LATE: Final = 10
"""Worlds that playouts judge where the solver has not judged one in time."""


class Leaf(Enum):
    """What judges the leaves of a search."""

    PLAYOUT = "playout"
    """The game is finished by a playout policy."""
    SOLVER = "solver"
    """The value with all cards open."""
    NET = "net"
    """What a net says when it is one's own turn again, up to which it plays itself; Skat only."""


class Judging(NetAsker):
    """What players share whose searches have a leaf, a playout and perhaps a net."""

    leaf: Leaf
    playout: SearchPlayout

    def judging(self, view: View) -> dict[str, Any]:
        """The judge as the core has it, in this game.

        In Ramsch nobody has one value to judge by and nets know nothing: playouts judge, by rule
        where nets were to finish the games.
        """
        leaf, playout = self.leaf, self.playout
        if view.rules.declares and side_of(view, view.seat) is None:
            by_net = playout is SearchPlayout.NET
            leaf, playout = Leaf.PLAYOUT, SearchPlayout.RULES if by_net else playout
        asks = leaf is Leaf.NET or (leaf, playout) == (Leaf.PLAYOUT, SearchPlayout.NET)
        return {"leaf": leaf, "playout": playout, "net": self.net_asked(view) if asks else None}

    def require_rules(self, rules: Rules) -> None:
        """Refuse the solver where everyone plays alone, and nets where they know nothing."""
        if self.leaf is Leaf.SOLVER and rules.plays_alone:
            raise BadOption(
                f"leaf=solver is for games with two sides, such as skat or schieber, not for "
                f"{rules.name}: take leaf=playout"
            )
        if self.leaf is Leaf.NET:
            require_net_game("leaf=net", rules)
        elif self.leaf is Leaf.PLAYOUT and self.playout is SearchPlayout.NET:
            require_net_game("playout=net", rules)


def shown(
    thought: Thought, view: View, reward: Reward, options: _core.FlatOptions | _core.TreeOptions
) -> Thought:
    """The thought with its rewards in the unit that they stand for.

    What nets say stays as they say it: 1 for a win and -1 for a loss.
    """
    if options.leaf != "net":
        return in_units(thought, view, reward)
    most = options.net.most
    return replace(
        thought,
        values={action: (2 * value - 1) * most for action, value in thought.values.items()},
        errors={action: 2 * error * most for action, error in thought.errors.items()},
        unit=Unit.OWN,
    )


@dataclass(frozen=True)
class FlatPlayer(Judging):
    """Tries every card in every world and finishes the game by a plain rule."""

    kind: ClassVar[str] = "flat"
    limits: ClassVar[frozenset[str]] = frozenset({"seconds", "worlds", "playouts"})

    worlds: int = 200
    playouts: int = 1
    """For each card in each world; more make sense with random playouts."""
    reward: Reward = Reward.POINTS
    leaf: Leaf = Leaf.PLAYOUT
    playout: SearchPlayout = SearchPlayout.GREEDY
    epsilon: float = 0.0
    """How often a playout plays a random card instead."""
    belief: Belief = field(default_factory=UniformBelief)
    bandit: bool = False
    """Try the most promising card instead of all."""
    exploration: float = 0.7

    def __post_init__(self) -> None:
        check_int(self.worlds, "flat: worlds", low=1, high=1_000_000)
        check_int(self.playouts, "flat: playouts", low=1, high=1_000_000)
        check_float(self.exploration, "flat: exploration", low=0, high=100)
        check_float(self.epsilon, "flat: epsilon", low=0, high=1)
        self.check_nets()

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Play out and compare means."""
        if self.bandit:
            return self._by_bandit(view, budget, key)
        clock = budget.start()
        options = native_options(_core.FlatOptions, self, **self.judging(view))
        actions = view.legal_actions
        means, worlds, playouts, certain = Means(len(actions)), 0, 0, False
        count = self.worlds
        if budget.playouts is not None:  # as many worlds as they are enough for
            count = max(1, budget.playouts // (self.playouts * len(actions)))
        rounds = world_rounds(view, self.belief, count, budget=budget, clock=clock, key=key)
        for number, found in enumerate(rounds):
            part = key.part(-number - 1)
            result = _core.flat_cards(view._core, found.source, options, part.words, clock)
            means.add(result.means, by=len(found.worlds))
            worlds += result.worlds
            playouts += result.playouts
            certain = found.exact and result.worlds == len(found.worlds)
            if budget.playouts is not None:
                break
        if worlds == 0:  # the solver did not get to the end of one world
            return self._play_out(view, budget, key)
        certain = certain and not (options.leaf == "playout" and options.playout == "random")
        values = dict(zip(actions, means.means, strict=True))
        errors = {} if certain else dict(zip(actions, means.errors, strict=True))
        effort = Effort(worlds=worlds, playouts=playouts)
        thought = Thought(values, best_of(values), effort, errors=errors)
        return shown(thought, view, self.reward, options)

    def _play_out(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """What is left to do when the time is up."""
        late = Budget(worlds=WHEN_LATE, stop=budget.stop)
        return replace(self, leaf=Leaf.PLAYOUT, bandit=False).think(view, late, key)

    def _by_bandit(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        from kiebitz.players.tree import Selection, arms_tried, search_trees

        worlds = self.worlds if budget.worlds is None else max(1, budget.worlds)
        options = native_options(
            _core.TreeOptions,
            self,
            **self.judging(view),
            selection=Selection.ROOT_ONLY,
            iterations=worlds * len(view.legal_actions),
            availability=False,
        )
        result = search_trees(view, options, self.belief, self.worlds, budget, key)
        arms = arms_tried(view, result)
        if not arms:  # the solver did not get to the end of one world
            return self._play_out(view, budget, key)
        values = {action: arm.mean for action, arm in arms.items()}
        errors = {action: arm.error for action, arm in arms.items()}
        effort = Effort(playouts=result.iterations)
        thought = Thought(values, best_of(values), effort, errors=errors)
        return shown(thought, view, self.reward, options)


register("flat", FlatPlayer)
