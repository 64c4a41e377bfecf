"""Tree searches over sampled worlds: `uct` and `ismcts`; the engine is ``native/search/tree_*``.

`uct` is the search of Schäfer 2008 (one tree over all worlds, keyed by what was played and by the
mover's playable cards) and, with ``candidates=bookkeeping``, that of Aeberli and Schleutermann
2018. `ismcts` is information-set search (Cowling, Powley, Whitehouse 2012): with ``observers=1``
the tree knows what all see, with 2 each seat also its own hand; ``redraw=true`` hides the
searcher's hand from the other seats.

The exploration factor C stands outside the root, mean + C √(ln n / nᵢ), with rewards from 0 to 1.
"""

from dataclasses import dataclass, field
from enum import Enum
from math import inf, sqrt
from typing import Any, ClassVar, Final, NamedTuple

from kiebitz import _core
from kiebitz.beliefs import Belief, UniformBelief, world_source
from kiebitz.errors import BadOption
from kiebitz.games import Action, Phase, Rules, View
from kiebitz.numbers import check_float, check_int
from kiebitz.players.asking_nets import require_net_game
from kiebitz.players.flat import (
    WHEN_LATE,
    FlatPlayer,
    Judging,
    Leaf,
    shown,
)
from kiebitz.players.player import Budget, Decision, Effort, Sitting
from kiebitz.players.playout import SearchPlayout
from kiebitz.players.registry import register
from kiebitz.players.rewards import Reward
from kiebitz.players.search_player import (
    Thought,
    best_of,
    card_actions,
    native_options,
)
from kiebitz.players.sides import side_of
from kiebitz.randomness import RandomKey

MOST_ITERATIONS: Final = 10**9
MOST_LEAVES: Final = 4096


class Selection(Enum):
    """The bandit policy in the tree."""

    UCB1 = "ucb1"
    EPSILON_GREEDY = "epsilon_greedy"
    ROOT_ONLY = "root_only"


class MoverKey(Enum):
    """What of the mover's cards tells nodes apart."""

    NOTHING = "nothing"
    PLAYABLE = "playable"
    HAND = "hand"


class Candidates(Enum):
    """What other seats may play in the tree."""

    DEALT = "dealt"
    """The cards of the sampled world."""
    BOOKKEEPING = "bookkeeping"
    """Whatever they could still hold."""


class FinalChoice(Enum):
    """By what the card is chosen in the end."""

    MEAN = "mean"
    VISITS = "visits"


def new_trees(view: View, options: _core.TreeOptions) -> Any:
    """Trees for a game, empty."""
    return getattr(_core, f"{view.core_kind.capitalize()}TreeSearch")(options)


def search_trees(
    view: View,
    options: _core.TreeOptions,
    belief: Belief,
    worlds: int,
    budget: Budget,
    key: RandomKey,
    *,
    threads: int = 1,
    trees: Any = None,
) -> _core.TreeResult:
    """Search trees, new ones or some that have been searched before."""
    clock = budget.start()  # weighing worlds takes its time too
    source = world_source(view, belief, count=worlds, seed=key)
    found = new_trees(view, options) if trees is None else trees
    result: _core.TreeResult = found.search(view._core, source, key.words, threads, clock)
    return result


class Arm(NamedTuple):
    """What was found about one card at the root."""

    visits: float
    total: float
    """Of the rewards."""
    squares: float

    @property
    def mean(self) -> float:
        """The mean reward."""
        return self.total / self.visits

    @property
    def error(self) -> float:
        """Its standard error; infinite after one visit."""
        if self.visits < 2:
            return inf
        spread = max(0.0, self.squares / self.visits - self.mean**2)
        return sqrt(spread / (self.visits - 1))


def arms_tried(view: View, result: _core.TreeResult) -> dict[Action, Arm]:
    """The cards that were tried: of the others nothing is known."""
    arms = zip(card_actions(view, result.cards), result.arms, strict=True)
    return {action: Arm(*arm) for action, arm in arms if arm[0]}


@dataclass(frozen=True)
class TreePlayer(Judging):
    """What `uct` and `ismcts` share."""

    limits: ClassVar[frozenset[str]] = frozenset({"seconds", "playouts"})

    iterations: int = 10_000
    """Where the budget has no seconds and no playouts."""
    exploration: float = 0.7
    """C outside the root. "Factor 8" of Schäfer 2008 is 8 or, inside the root, 2.83."""
    reward: Reward = Reward.POINTS
    leaf: Leaf = Leaf.PLAYOUT
    playout: SearchPlayout = SearchPlayout.GREEDY
    epsilon: float = 0.0
    """How often a playout plays a random card instead."""
    leaves: int = 1
    """Collected before the judge is asked about all of them; walks that wait count as lost."""
    final: FinalChoice = FinalChoice.VISITS
    belief: Belief = field(default_factory=UniformBelief)
    worlds: int = 1000
    """That a belief weighs, where they are not all equally likely."""
    prior: float = 0.0
    """Tries that what a net says of a card counts for where it is new; Skat only."""
    trees: int = 1
    """Searched apart and added up; threads share them without changing the result."""
    threads: int = 1
    keep: bool = False
    """Keep the trees from one card of a game to the next."""

    def __post_init__(self) -> None:
        name = self.kind
        check_int(self.iterations, f"{name}: iterations", low=1, high=MOST_ITERATIONS)
        check_float(self.exploration, f"{name}: exploration", low=0, high=100)
        check_float(self.epsilon, f"{name}: epsilon", low=0, high=1)
        check_int(self.leaves, f"{name}: leaves", low=1, high=MOST_LEAVES)
        check_int(self.worlds, f"{name}: worlds", low=1, high=1_000_000)
        check_float(self.prior, f"{name}: prior", low=0, high=1e6)
        check_int(self.trees, f"{name}: trees", low=1, high=1024)
        check_int(self.threads, f"{name}: threads", low=1, high=1024)
        self.check_nets()

    def judging(self, view: View) -> dict[str, Any]:
        """The same with a net for priors, where it knows the game."""
        found = super().judging(view)
        if self.prior > 0 and view.rules.declares:
            declared = side_of(view, view.seat) is not None
            found["prior"] = self.prior if declared else 0.0
            found["net"] = self.net_asked(view) if declared else None
        return found

    def require_rules(self, rules: Rules) -> None:
        """Refuse judges and priors that do not know the game."""
        super().require_rules(rules)
        if self.prior > 0:
            require_net_game("prior", rules)

    def options_for(self, view: View) -> _core.TreeOptions:
        """How the trees of this game are searched."""
        raise NotImplementedError

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Search and choose by visits or mean."""
        return self.think_with(None, view, budget, key)

    def think_with(self, trees: Any, view: View, budget: Budget, key: RandomKey) -> Thought:
        """The same with trees that may have been searched before."""
        options = self.options_for(view)
        result = search_trees(
            view,
            options,
            self.belief,
            self.worlds,
            budget,
            key,
            threads=self.threads,
            trees=trees,
        )
        arms = arms_tried(view, result)
        if not arms:  # the solver did not judge one leaf in time
            late = Budget(worlds=WHEN_LATE, stop=budget.stop)
            return FlatPlayer(reward=self.reward, belief=self.belief).think(view, late, key)
        values = {action: arm.mean for action, arm in arms.items()}
        if self.final is FinalChoice.MEAN:
            best = best_of(values)
        else:  # of equally often visited cards the better one
            by = {action: (arm.visits, arm.mean) for action, arm in arms.items()}
            best = [action for action in arms if by[action] == max(by.values())]
        errors = {action: arm.error for action, arm in arms.items()}
        effort = Effort(playouts=result.iterations, nodes=result.nodes)
        thought = Thought(values, best, effort, errors=errors)
        return shown(thought, view, self.reward, options)

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game, with trees that are kept if `keep` says so."""
        seated = super().sit(rules, seat)
        return TreeSitting(self, seated) if self.keep else seated

    def dot(self, view: View, key: RandomKey, *, depth: int = 3, least_visits: int = 10) -> str:
        """The upper part of the tree as a graph for Graphviz."""
        trees = new_trees(view, self.options_for(view))
        self.think_with(trees, view, Budget(), key)
        text: str = trees.as_dot(depth, least_visits)
        return text


class TreeSitting:
    """A tree player at a table: what was searched below the cards played since stays true."""

    def __init__(self, player: TreePlayer, seated: Sitting) -> None:
        self._player = player
        self._seated = seated
        self._trees: Any = None

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions."""
        if view.phase is not Phase.PLAY or len(view.legal_actions) <= 1:
            return self._seated.decide(view, budget, key)
        if self._trees is None:
            self._trees = new_trees(view, self._player.options_for(view))
        return self._player.decide_by(
            lambda: self._player.think_with(self._trees, view, budget, key), budget
        )


@dataclass(frozen=True)
class UctPlayer(TreePlayer):
    """One tree over sampled worlds, with the keys of Schäfer 2008 or the bookkeeping of Jass."""

    kind: ClassVar[str] = "uct"

    selection: Selection = Selection.UCB1
    epsilon_c: float = 4.0
    epsilon_d: float = 0.5
    first_play: float = -1.0
    """What an untried card counts as; below 0 each is tried once before any is tried again."""
    ordered: bool = True
    """Whether nodes with the same cards played in another order are different ones."""
    key: MoverKey = MoverKey.PLAYABLE
    candidates: Candidates = Candidates.DEALT

    def __post_init__(self) -> None:
        super().__post_init__()
        check_float(self.first_play, "uct: first_play", low=-1, high=1)
        check_float(self.epsilon_c, "uct: epsilon_c", low=0, high=1000)
        check_float(self.epsilon_d, "uct: epsilon_d", low=0.001, high=1)

    def options_for(self, view: View) -> _core.TreeOptions:
        """As the parameters say."""
        return native_options(
            _core.TreeOptions,
            self,
            **self.judging(view),
            first_play=None if self.first_play < 0 else self.first_play,
            mover=self.key,
            availability=False,
        )


@dataclass(frozen=True)
class IsmctsPlayer(TreePlayer):
    """Information-set search: cards are told apart only by what the seats can see."""

    kind: ClassVar[str] = "ismcts"

    observers: int = 1
    """1: one tree of what all see. 2: every seat also knows its own hand."""
    redraw: bool = False
    """With 2 observers: the searcher's hand is hidden from the other seats."""

    def __post_init__(self) -> None:
        super().__post_init__()
        check_int(self.observers, "ismcts: observers", low=1, high=2)
        if self.redraw and self.observers == 1:
            raise BadOption("ismcts: redraw=true needs observers=2")

    def options_for(self, view: View) -> _core.TreeOptions:
        """As the parameters say."""
        mover = MoverKey.HAND if self.observers == 2 else MoverKey.NOTHING
        return native_options(_core.TreeOptions, self, **self.judging(view), mover=mover)


register("uct", UctPlayer)
register("ismcts", IsmctsPlayer)
