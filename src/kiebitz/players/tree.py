"""Tree searches over sampled worlds: `uct` and `ismcts`; the engine is ``native/search/tree_*``.

`uct` is the search of Schäfer 2008 (one tree over all worlds, keyed by what was played and by the
mover's playable cards) and, with ``candidates=bookkeeping``, that of Aeberli and Schleutermann
2018. `ismcts` is information-set search (Cowling, Powley, Whitehouse 2012): with ``observers=1``
the tree knows what all see, with 2 each seat also its own hand; ``redraw=true`` hides the
searcher's hand from the other seats.

The exploration factor C stands outside the root, mean + C √(ln n / nᵢ), with rewards from 0 to 1.
"""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.errors import BadOption
from kiebitz.games import View
from kiebitz.numbers import checked_int
from kiebitz.players.flat import Playout, Reward
from kiebitz.players.player import Budget, Effort
from kiebitz.players.registry import register
from kiebitz.players.search_player import (
    SearchPlayer,
    Thought,
    best_of,
    card_actions,
    checked_float,
)
from kiebitz.randomness import RandomKey

MOST_ITERATIONS: Final = 10**9


class Selection(IntEnum):
    """The bandit policy in the tree."""

    UCB1 = 0
    EPSILON_GREEDY = 1
    ROOT_ONLY = 2


class MoverKey(IntEnum):
    """What of the mover's cards tells nodes apart."""

    NOTHING = 0
    PLAYABLE = 1
    HAND = 2


class Candidates(IntEnum):
    """What other seats may play in the tree."""

    DEALT = 0
    """The cards of the sampled world."""
    BOOKKEEPING = 1
    """Whatever they could still hold."""


class FinalChoice(Enum):
    """By what the card is chosen in the end."""

    MEAN = "mean"
    VISITS = "visits"


def tree_options(
    *,
    selection: Selection = Selection.UCB1,
    exploration: float = 0.7,
    epsilon_c: float = 4.0,
    epsilon_d: float = 0.5,
    first_play: float | None = None,
    ordered: bool = True,
    mover: MoverKey = MoverKey.NOTHING,
    candidates: Candidates = Candidates.DEALT,
    availability: bool = True,
    redraw: bool = False,
    reward: Reward = Reward.POINTS,
    playout: Playout = Playout.RANDOM,
    iterations: int = 1000,
    trees: int = 1,
) -> _core.TreeOptions:
    """The options as the core takes them."""
    return _core.TreeOptions(
        int(selection),
        exploration,
        epsilon_c,
        epsilon_d,
        first_play,
        ordered,
        int(mover),
        int(candidates),
        availability,
        redraw,
        int(reward),
        int(playout),
        iterations,
        trees,
    )


@dataclass(frozen=True)
class TreePlayer(SearchPlayer):
    """What `uct` and `ismcts` share."""

    iterations: int = 10_000
    exploration: float = 0.7
    """C outside the root. "Factor 8" of Schäfer 2008 is 8 or, inside the root, 2.83."""
    reward: Reward = Reward.POINTS
    playout: Playout = Playout.GREEDY
    final: FinalChoice = FinalChoice.VISITS
    trees: int = 1
    """Searched apart and added up; threads share them without changing the result."""
    threads: int = 1

    def __post_init__(self) -> None:
        name = self.kind
        checked_int(self.iterations, f"{name}: iterations", low=1, high=MOST_ITERATIONS)
        checked_float(self.exploration, f"{name}: exploration", low=0, high=100)
        checked_int(self.trees, f"{name}: trees", low=1, high=1024)
        checked_int(self.threads, f"{name}: threads", low=1, high=1024)

    def options(self, iterations: int) -> _core.TreeOptions:
        """How the tree is searched."""
        raise NotImplementedError

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Search and choose by visits or mean."""
        most = self.iterations if budget.playouts is None else min(self.iterations, budget.playouts)
        cards, visits, sums, iterations, nodes = _core.search_tree(
            view._core, self.options(max(1, most)), key.words, self.threads, budget.seconds
        )
        actions = card_actions(view, cards)
        means = [total / count if count else 0.0 for total, count in zip(sums, visits, strict=True)]
        values = dict(zip(actions, means, strict=True))
        if self.final is FinalChoice.MEAN:
            best = best_of(values)
        else:  # of equally often visited cards the better one
            by = dict(zip(actions, zip(visits, means, strict=True), strict=True))
            best = [action for action in actions if by[action] == max(by.values())]
        return Thought(values, best, Effort(playouts=iterations, nodes=nodes))

    def dot(self, view: View, key: RandomKey, *, depth: int = 3, least_visits: int = 10) -> str:
        """The upper part of the tree as a graph for Graphviz."""
        return _core.tree_as_dot(
            view._core, self.options(self.iterations), key.words, depth, least_visits
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
        checked_float(self.first_play, "uct: first_play", low=-1, high=1)
        checked_float(self.epsilon_c, "uct: epsilon_c", low=0, high=1000)
        checked_float(self.epsilon_d, "uct: epsilon_d", low=0.001, high=1)

    def options(self, iterations: int) -> _core.TreeOptions:
        """As the parameters say."""
        return tree_options(
            selection=self.selection,
            exploration=self.exploration,
            epsilon_c=self.epsilon_c,
            epsilon_d=self.epsilon_d,
            first_play=None if self.first_play < 0 else self.first_play,
            ordered=self.ordered,
            mover=self.key,
            candidates=self.candidates,
            availability=False,
            reward=self.reward,
            playout=self.playout,
            iterations=iterations,
            trees=self.trees,
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
        checked_int(self.observers, "ismcts: observers", low=1, high=2)
        if self.redraw and self.observers == 1:
            raise BadOption("ismcts: redraw=true needs observers=2")

    def options(self, iterations: int) -> _core.TreeOptions:
        """As the parameters say."""
        return tree_options(
            exploration=self.exploration,
            mover=MoverKey.HAND if self.observers == 2 else MoverKey.NOTHING,
            redraw=self.redraw,
            reward=self.reward,
            playout=self.playout,
            iterations=iterations,
            trees=self.trees,
        )


register("uct", UctPlayer)
register("ismcts", IsmctsPlayer)
