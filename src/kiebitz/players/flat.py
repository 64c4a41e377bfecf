"""Flat Monte Carlo: every card in every world, finished by a playout policy; no tree, no solver.

With ``bandit=true`` one card at a time is tried, the most promising by UCB1 ("MC policy" of Schäfer
2008); otherwise all cards in the same worlds, with the same random numbers.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.beliefs import Belief, UniformBelief, believed_worlds
from kiebitz.games import View
from kiebitz.numbers import checked_int
from kiebitz.players.player import Budget, Effort
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought, best_of, card_actions
from kiebitz.randomness import RandomKey

LEAST_WORLDS: Final = 10
WORLDS_PER_SECOND: Final = 200_000


class Reward(IntEnum):
    """What a finished game is worth to a seat, from 0 to 1; see ``native/search/stakes.hpp``."""

    WIN = 0
    RANGES = 1
    POINTS = 2


class Playout(IntEnum):
    """How games are finished below the search."""

    RANDOM = 0
    GREEDY = 1


@dataclass(frozen=True)
class FlatPlayer(SearchPlayer):
    """Tries every card in every world and finishes the game by a plain rule."""

    kind: ClassVar[str] = "flat"

    worlds: int = 200
    playouts: int = 1
    """For each card in each world; more make sense with random playouts."""
    reward: Reward = Reward.POINTS
    playout: Playout = Playout.GREEDY
    belief: Belief = field(default_factory=UniformBelief)
    bandit: bool = False
    """Try the most promising card instead of all."""
    exploration: float = 0.7

    def __post_init__(self) -> None:
        checked_int(self.worlds, "flat: worlds", low=1, high=1_000_000)
        checked_int(self.playouts, "flat: playouts", low=1, high=1_000_000)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Play out and compare means."""
        if self.bandit:
            return self._by_bandit(view, budget, key)
        count = self.worlds if budget.worlds is None else min(self.worlds, max(1, budget.worlds))
        if budget.seconds is not None:  # no more than could ever be played
            count = min(count, max(LEAST_WORLDS, int(WORLDS_PER_SECOND * budget.seconds)))
        found = believed_worlds(view, count, belief=self.belief, seed=key)
        cards, visits, sums, iterations, _ = _core.flat_cards(
            view._core,
            found.worlds,
            int(self.reward),
            int(self.playout),
            self.playouts,
            key.words,
            budget.seconds,
        )
        return mean_thought(view, cards, visits, sums, Effort(playouts=iterations))

    def _by_bandit(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        from kiebitz.players.tree import Selection, tree_options

        options = tree_options(
            selection=Selection.ROOT_ONLY,
            exploration=self.exploration,
            reward=self.reward,
            playout=self.playout,
            iterations=self.worlds * len(view.legal_actions),
            availability=False,
        )
        cards, visits, sums, iterations, _ = _core.search_tree(
            view._core, options, key.words, 1, budget.seconds
        )
        return mean_thought(view, cards, visits, sums, Effort(playouts=iterations))


def mean_thought(
    view: View, cards: list[int], visits: list[int], sums: list[float], effort: Effort
) -> Thought:
    """The best mean reward."""
    means = [total / count if count else 0.0 for total, count in zip(sums, visits, strict=True)]
    values = dict(zip(card_actions(view, cards), means, strict=True))
    return Thought(values, best_of(values), effort)


register("flat", FlatPlayer)
