"""Regret minimisation: `cfr` on the last tricks, `mccfr` on whole games.

`cfr` walks the whole tree of the last tricks over all worlds of the view, again and again, and
plays the average strategy (Zinkevich 2007; with ``plus=true`` CFR+, Tammelin 2014). It is for two
or three cards in hand; earlier another player decides. `mccfr` samples: one line (outcome), all own
cards against one sampled reply of everyone else (external), or one deal with everything below
(chance); Lanctot 2009. Sources for Jass: Aeberli and Schleutermann 2018.

With more than two players, partners among them, neither promises an equilibrium: the average
strategy is what the regrets have come to.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import ClassVar

from kiebitz import _core
from kiebitz.beliefs import Worlds
from kiebitz.errors import BadOption
from kiebitz.games import View
from kiebitz.numbers import checked_int
from kiebitz.players.flat import Reward
from kiebitz.players.player import Budget, Effort, Player
from kiebitz.players.registry import register
from kiebitz.players.search_player import (
    SearchPlayer,
    Thought,
    best_of,
    card_actions,
    checked_float,
)
from kiebitz.players.tree import IsmctsPlayer
from kiebitz.randomness import RandomKey


class Sampling(IntEnum):
    """What Monte Carlo CFR samples."""

    OUTCOME = 0
    EXTERNAL = 1
    CHANCE = 2


def strategy_thought(
    view: View, found: tuple[list[int], list[float], list[float], int, int]
) -> Thought:
    """The card of the greatest probability; equally probable ones in the deck's order."""
    cards, probabilities, _, iterations, infosets = found
    values = dict(zip(card_actions(view, cards), probabilities, strict=True))
    return Thought(values, best_of(values), Effort(playouts=iterations, nodes=infosets))


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
    return _core.cfr_exploitability(view._core, list(iterations), plus, int(reward))


@dataclass(frozen=True)
class CfrPlayer(SearchPlayer):
    """The average strategy of regret minimisation over all worlds of the last tricks."""

    kind: ClassVar[str] = "cfr"

    iterations: int = 200
    plus: bool = True
    cards: int = 2
    """From so many cards in hand on; earlier `otherwise` decides."""
    worlds: int = 200
    """Where more are possible, `otherwise` decides too."""
    reward: Reward = Reward.POINTS
    otherwise: Player = field(default_factory=lambda: IsmctsPlayer(iterations=2000))

    def __post_init__(self) -> None:
        checked_int(self.iterations, "cfr: iterations", low=1, high=10**6)
        checked_int(self.cards, "cfr: cards", low=1, high=3)
        checked_int(self.worlds, "cfr: worlds", low=1, high=100_000)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Solve the ending, or ask somebody else."""
        if len(view.hand) > self.cards or Worlds(view).count > self.worlds:
            return self._ask_another(view, budget, key)
        try:
            found = _core.cfr_cards(
                view._core, self.iterations, self.plus, int(self.reward), budget.seconds
            )
        except BadOption:  # a tree too large after all
            return self._ask_another(view, budget, key)
        return strategy_thought(view, found)

    def _ask_another(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        decision = self.otherwise.decide(view, budget, key)
        return Thought(decision.values, [decision.action], decision.effort)


@dataclass(frozen=True)
class MccfrPlayer(SearchPlayer):
    """The average strategy of sampled regret minimisation, from any card on."""

    kind: ClassVar[str] = "mccfr"

    iterations: int = 20_000
    sampling: Sampling = Sampling.OUTCOME
    epsilon: float = 0.6
    """How much of the sampling policy is uniform."""
    reward: Reward = Reward.POINTS

    def __post_init__(self) -> None:
        checked_int(self.iterations, "mccfr: iterations", low=1, high=10**9)
        checked_float(self.epsilon, "mccfr: epsilon", low=0, high=1)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Sample and play the average strategy."""
        most = self.iterations if budget.playouts is None else min(self.iterations, budget.playouts)
        found = _core.mccfr_cards(
            view._core,
            max(1, most),
            int(self.sampling),
            self.epsilon,
            int(self.reward),
            budget.seconds,
            key.words,
        )
        return strategy_thought(view, found)


register("cfr", CfrPlayer)
register("mccfr", MccfrPlayer)
