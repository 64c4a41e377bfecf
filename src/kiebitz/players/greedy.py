"""The greedy player: takes what it can get now.

Card play, the same for all games: if the trick is wanted, win it as cheaply as possible, feed
points to a partner who is winning it, else throw the least valuable card; if it is not wanted, get
rid of the strongest card that does not win. Wanted means: always, except for the declarer of a null
game, in Ramsch, and in Differenzler once the prediction is reached. No search, no memory, no
inference. The rule itself is native (``native/search/playouts.hpp``), where it also finishes games
below searches. Before the cards it follows its bidder.
"""

from dataclasses import dataclass
from typing import ClassVar

from kiebitz import _core
from kiebitz.games import Action, View
from kiebitz.players.player import Budget
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought, card_actions
from kiebitz.randomness import RandomKey


@dataclass(frozen=True)
class GreedyPlayer(SearchPlayer):
    """Takes what it can get now; a plain rule for every bid and choice."""

    kind: ClassVar[str] = "greedy"
    native: ClassVar[bool] = False
    limits: ClassVar[frozenset[str]] = frozenset(Budget.KINDS)
    """It costs nothing of any kind."""

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Choose by rule; nothing is left to chance."""
        return Thought({}, [play_greedily(view)])


def play_greedily(view: View) -> Action:
    """The card of the greedy rule."""
    return card_actions(view, [_core.greedy_card(view._core)])[0]


register("greedy", GreedyPlayer)
