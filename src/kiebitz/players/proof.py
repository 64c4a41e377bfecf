"""A proof search over worlds: which card wins with one plan in most of them?

The seat plays the same card in all worlds that it cannot tell apart, for its next cards, against
opponents who see everything (alpha-mu, Cazenave and Ventos 2019; knowledge-based paranoia search,
Edelkamp 2021). It is for Skat, and for Schieber from six cards in hand on; otherwise flat Monte
Carlo decides. Where all worlds were searched and one plan wins them all, the card is *proven*, and
`Proof.in_words` says so: for hints. Most worlds won decides, mean points of PIMC among equals.
"""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.beliefs import Belief, UniformBelief, Worlds, believed_worlds
from kiebitz.cards import Language, short
from kiebitz.games import Action, View
from kiebitz.numbers import checked_int
from kiebitz.players.flat import FlatPlayer
from kiebitz.players.pimc import PimcPlayer
from kiebitz.players.player import Budget, Effort
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought, card_actions
from kiebitz.players.sides import solved_quickly
from kiebitz.randomness import RandomKey

LEAST_WORLDS: Final = 4
WORLDS_PER_SECOND: Final = 60
"""Within a budget of seconds, so many are searched."""


@dataclass(frozen=True)
class Proof:
    """What is known of each card after the search."""

    won: Mapping[Action, int]
    """In how many of the worlds searched one plan wins that begins with the card."""
    proven: frozenset[Action]
    """Cards that win whatever the hidden cards are."""
    worlds: int
    complete: bool
    """Whether these were all worlds."""
    moves: int
    """How many own cards were looked ahead without seeing the others' hands."""

    def in_words(self, action: Action, language: Language = Language.EN) -> str:
        """One sentence about a card.

        >>> card = Action.parse("play CJ")
        >>> Proof({card: 84}, frozenset({card}), 84, True, 2).in_words(card)
        '♣J wins in all 84 deals that are possible, however the others play.'
        """
        name = short(action.card, language=language)
        german = language is Language.DE
        if action in self.proven:
            return (
                f"{name} gewinnt in allen {self.worlds} möglichen Verteilungen, "
                "wie die anderen auch spielen."
                if german
                else f"{name} wins in all {self.worlds} deals that are possible, however the "
                "others play."
            )
        kind_en = "possible" if self.complete else "drawn"
        kind_de = "möglichen" if self.complete else "gezogenen"
        return (
            f"{name} gewinnt mit einem Plan in {self.won[action]} von {self.worlds} "
            f"{kind_de} Verteilungen."
            if german
            else f"{name} wins with one plan in {self.won[action]} of {self.worlds} {kind_en} "
            "deals."
        )


@dataclass(frozen=True)
class AlphaMuPlayer(SearchPlayer):
    """Looks for one plan that wins in as many worlds as possible, against open cards."""

    kind: ClassVar[str] = "alphamu"

    moves: int = 2
    """Own cards before the solver takes over; 1 is the vote of PIMC."""
    worlds: int = 20
    all_up_to: int = 100
    """Where there are no more, all worlds are searched, and a win can be proven."""
    belief: Belief = field(default_factory=UniformBelief)

    def __post_init__(self) -> None:
        checked_int(self.moves, "alphamu: moves", low=1, high=10)
        checked_int(self.worlds, "alphamu: worlds", low=1, high=10_000)
        checked_int(self.all_up_to, "alphamu: all_up_to", low=0, high=10_000)

    def prove(self, view: View, budget: Budget, key: RandomKey) -> tuple[Proof, int]:
        """Search, and how many nodes it took."""
        count, limit = self.worlds, max(self.worlds, self.all_up_to)
        if budget.seconds is not None:  # the first round goes through all of them
            most = max(LEAST_WORLDS, int(WORLDS_PER_SECOND * budget.seconds))
            count, limit = min(count, most), min(limit, most)
        found = believed_worlds(view, count, belief=self.belief, seed=key, all_up_to=limit)
        complete = found.exact and len(found.worlds) == Worlds(view).count
        cards, won, proven, worlds, nodes, moves = _core.proof_cards(
            view._core, found.worlds, complete, self.moves, budget.seconds
        )
        actions = card_actions(view, cards)
        counts = dict(zip(actions, (len(numbers) for numbers in won), strict=True))
        sure = frozenset(a for a, certain in zip(actions, proven, strict=True) if certain)
        return Proof(counts, sure, worlds, complete, moves), nodes

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Most worlds won by one plan; among equals whatever PIMC likes best."""
        if not solved_quickly(view):
            return FlatPlayer().think(view, budget, key)
        begun = time.perf_counter()
        proof, nodes = self.prove(view, budget, key)
        most = max(proof.won.values())
        best = [action for action, count in proof.won.items() if count == most]
        values = {action: count / proof.worlds for action, count in proof.won.items()}
        left = None
        if budget.seconds is not None:
            left = budget.seconds - (time.perf_counter() - begun)
        if len(best) > 1 and (left is None or left > 0):
            player = PimcPlayer(worlds=min(self.worlds, 20), exact=0, nodes=50_000, traps=False)
            voted = player.think(view, Budget(seconds=left), key)
            best = sorted(best, key=lambda action: -voted.values[action])
        return Thought(values, best, Effort(worlds=proof.worlds, nodes=nodes))


register("alphamu", AlphaMuPlayer)
