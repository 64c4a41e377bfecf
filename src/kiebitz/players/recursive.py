"""Recursive PIMC: sampled worlds are finished by players who see only their own cards.

PIMC values a card as if all saw everything after it, so that it never plays to learn or to hide.
Here every card is played in every sampled world and the game goes on with inner players, each of
which knows only its own view in that world: small PIMC players, the greedy rule or chance. One
level is enough (Furtak and Buro 2013, the one search reported to break PIMC's ceiling in Skat). It
costs worlds × inner worlds × cards to come. Where positions are not solved quickly (Schieber with
more than six cards in hand, and games in which everyone plays alone) the greedy rule stands in for
inner PIMC players, to the end.
"""

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kiebitz import _core
from kiebitz.beliefs import Belief, UniformBelief, believed_worlds
from kiebitz.games import Schieber, View
from kiebitz.numbers import checked_int
from kiebitz.players.flat import Reward
from kiebitz.players.player import Budget, Effort
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought, card_actions
from kiebitz.players.sides import solved_quickly
from kiebitz.randomness import RandomKey

if TYPE_CHECKING:
    import numpy as np


WHEN_LATE: Final = 50
"""Worlds that the greedy rule finishes where no other is finished in time."""


class Inner(IntEnum):
    """Who finishes the games."""

    PIMC = 0
    GREEDY = 1
    RANDOM = 2


@dataclass(frozen=True)
class RecursivePlayer(SearchPlayer):
    """Finishes sampled worlds with players who see only their own view."""

    kind: ClassVar[str] = "recpimc"

    worlds: int = 20
    inner: Inner = Inner.PIMC
    inner_worlds: int = 3
    horizon: int = 6
    """So many cards are played by inner players, then the solver values the rest; below 0 to the
    end."""
    belief: Belief = field(default_factory=UniformBelief)

    def __post_init__(self) -> None:
        checked_int(self.worlds, "recpimc: worlds", low=1, high=100_000)
        checked_int(self.inner_worlds, "recpimc: inner_worlds", low=1, high=1000)
        checked_int(self.horizon, "recpimc: horizon", low=-1, high=36)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Play every card in every world; most wins (in Schieber points), then points."""
        inner, horizon = self.inner, self.horizon
        if not solved_quickly(view):
            inner, horizon = max(inner, Inner.GREEDY), -1
        most = self.worlds if budget.worlds is None else min(self.worlds, max(1, budget.worlds))
        found = believed_worlds(view, most, belief=self.belief, seed=key, all_up_to=most)
        thought = self._finish(view, found.worlds, inner, horizon, budget.seconds, key)
        if thought is None:  # not one world in time: the greedy rule is a thousand times faster
            few = found.worlds[:WHEN_LATE]
            thought = self._finish(view, few, Inner.GREEDY, -1, None, key)
        assert thought is not None  # without a deadline every world is finished
        return thought

    def _finish(
        self,
        view: View,
        worlds: "np.ndarray[Any, np.dtype[np.uint64]]",
        inner: Inner,
        horizon: int,
        seconds: float | None,
        key: RandomKey,
    ) -> Thought | None:
        reward = Reward.POINTS if isinstance(view.rules, Schieber) else Reward.WIN
        cards, rewards, points, done, solves = _core.recursive_cards(
            view._core,
            worlds,
            self.inner_worlds,
            int(inner),
            horizon,
            int(reward),
            seconds,
            key.words,
        )
        if done == 0:
            return None
        actions = card_actions(view, cards)
        scores = dict(zip(actions, zip(rewards, points, strict=True), strict=True))
        best = [action for action in actions if scores[action] == max(scores.values())]
        values = dict(zip(actions, rewards, strict=True))
        return Thought(values, best, Effort(worlds=done, nodes=solves))


register("recpimc", RecursivePlayer)
