"""The rule player: plays its cards as an experienced player of the game would.

The rules are native (``native/policy``), one player for each game, and finish games below searches
too (``playout=rules``). No search, no inference beyond what has been seen. Before the cards it
follows its bidder.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.games import Action, View
from kiebitz.numbers import check_float
from kiebitz.players.player import Budget
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought, card_actions
from kiebitz.randomness import RandomKey

FINELY: Final = 1_000_000
"""Into how many parts chance is cut."""


@dataclass(frozen=True)
class RulesPlayer(SearchPlayer):
    """Plays by the rules of an experienced player."""

    kind: ClassVar[str] = "rules"
    native: ClassVar[bool] = False
    limits: ClassVar[frozenset[str]] = frozenset(Budget.KINDS)
    """It costs nothing of any kind."""

    epsilon: float = 0.0
    """How often it plays a random card instead."""

    def __post_init__(self) -> None:
        check_float(self.epsilon, "rules: epsilon", low=0, high=1)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Choose by rule; only straying is left to chance."""
        if self.epsilon and key.below(FINELY) < self.epsilon * FINELY:
            return Thought({}, [key.part(1).choice(view.legal_actions)])
        return Thought({}, [play_by_rule(view)])


def play_by_rule(view: View) -> Action:
    """The card of the rule player."""
    return card_actions(view, [_core.rule_card(view._core)])[0]


register("rules", RulesPlayer)
