"""A proof search over worlds: which card wins with one plan in most of them?

The seat plays the same card in all worlds that it cannot tell apart, for its next cards, against
opponents who see everything (alpha-mu, Cazenave and Ventos 2019; knowledge-based paranoia search,
Edelkamp 2021). It is for Skat, and for Schieber from six cards in hand on; otherwise flat Monte
Carlo decides. Where all worlds were searched and one plan wins them all, the card is *proven*, and
`Proof.in_words` says so: for hints. Most worlds won decides, mean points of PIMC among equals.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.beliefs import Belief, BelievedWorlds, UniformBelief, draw_believed
from kiebitz.cards import Language, short
from kiebitz.games import Action, View
from kiebitz.numbers import check_int
from kiebitz.players.choosing import EQUAL
from kiebitz.players.flat import FlatPlayer
from kiebitz.players.pimc import PimcPlayer
from kiebitz.players.player import Budget, Effort, Unit
from kiebitz.players.registry import register
from kiebitz.players.search_player import SearchPlayer, Thought, card_actions
from kiebitz.players.sides import solved_quickly
from kiebitz.randomness import RandomKey
from kiebitz.words import say

FIRST_WORLDS: Final = 20
"""Searched at once where there is a limit of time."""
MOST_DRAWN: Final = 100_000
"""Beyond this, drawing alone would take too long."""
FOR_VOTES: Final = 0.25
"""Of the time, for telling equally good cards apart."""


@dataclass(frozen=True)
class Proof:
    """What is known of each card after the search."""

    won: Mapping[Action, int]
    """In how many of the worlds searched one plan wins that begins with the card."""
    chance: Mapping[Action, float]
    """How likely these worlds are together."""
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
        >>> Proof({card: 84}, {card: 1.0}, frozenset({card}), 84, True, 2).in_words(card)
        '♣J wins in all 84 deals that are possible, however the others play.'
        """
        key = (
            "proven"
            if action in self.proven
            else "planned_possible"
            if self.complete
            else "planned_drawn"
        )
        card = short(action.card, language=language)
        return say(language, key, card=card, won=self.won[action], worlds=self.worlds)


@dataclass(frozen=True)
class AlphaMuPlayer(SearchPlayer):
    """Looks for one plan that wins in as many worlds as possible, against open cards."""

    kind: ClassVar[str] = "alphamu"
    limits: ClassVar[frozenset[str]] = frozenset({"seconds", "worlds"})

    moves: int = 2
    """Own cards before the solver takes over; 1 is the vote of PIMC. With a budget of seconds more
    and more, until the time is up."""
    worlds: int = 20
    """With a budget of seconds at first no more than 20, then twice as many again and again, where
    all own cards were looked ahead and there is time left."""
    all_up_to: int = 100
    """Where there are no more, all worlds are searched, and a win can be proven."""
    belief: Belief = field(default_factory=UniformBelief)

    def __post_init__(self) -> None:
        check_int(self.moves, "alphamu: moves", low=1, high=10)
        check_int(self.worlds, "alphamu: worlds", low=1, high=10_000)
        check_int(self.all_up_to, "alphamu: all_up_to", low=0, high=10_000)

    def prove(
        self, view: View, budget: Budget, key: RandomKey, *, clock: _core.Budget | None = None
    ) -> tuple[Proof, int]:
        """Search, and how many nodes it took."""
        clock = clock or budget.start()
        count = self.worlds if budget.worlds is None else max(1, budget.worlds)
        if budget.seconds is not None and budget.worlds is None:
            count = min(count, FIRST_WORLDS)  # an answer soon, then more and more
        limit = max(count, self.all_up_to if budget.worlds is None else 0)
        found = draw_believed(view, count, belief=self.belief, seed=key, all_up_to=limit)
        options = _core.ProofOptions()
        options.moves = self.moves if budget.seconds is None else len(view.hand)
        result = _core.proof_cards(view._core, found.source, options, clock)
        proof, nodes = _proof_of(view, found, result), result.nodes
        if budget.worlds is not None or budget.seconds is None:
            return proof, nodes
        reserve = budget.seconds * FOR_VOTES
        options.must_answer = False
        number = 1
        while proof.moves == options.moves and not proof.complete and 2 * count <= MOST_DRAWN:
            left = _time_left(clock, reserve if len(_best(proof)) > 1 else 0.0)
            if left <= 0:
                break
            number += 1
            count *= 2
            found = draw_believed(
                view, count, belief=self.belief, seed=key.part(number), all_up_to=count
            )
            shorter = _core.Budget(left, stop=budget.stop)
            result = _core.proof_cards(view._core, found.source, options, shorter)
            nodes += result.nodes
            if result.moves < proof.moves:  # no time to look as far in so many worlds
                break
            proof = _proof_of(view, found, result)
        return proof, nodes

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Most likely to win by one plan; among equals the card that PIMC likes best."""
        if not solved_quickly(view):
            return FlatPlayer(belief=self.belief).think(view, budget, key)
        clock = budget.start()
        proof, nodes = self.prove(view, budget, key, clock=clock)
        best = _best(proof)
        if len(best) > 1 and not clock.late:
            player = PimcPlayer(
                worlds=min(self.worlds, 20),
                exact=0,
                nodes=50_000,
                traps=False,
                belief=self.belief,
            )
            few = None if clock.timed and not proof.complete else 20
            left = Budget(seconds=clock.seconds_left, worlds=few, stop=budget.stop)
            voted = player.think(view, left, key)
            best = sorted(best, key=lambda action: -voted.values[action])
        errors = {} if proof.complete else _errors(proof)
        return Thought(
            dict(proof.chance), best, Effort(worlds=proof.worlds, nodes=nodes), Unit.CHANCE, errors
        )


def _proof_of(view: View, found: BelievedWorlds, result: _core.ProofResult) -> Proof:
    actions = card_actions(view, result.cards)
    return Proof(
        dict(zip(actions, map(len, result.won), strict=True)),
        {a: min(1.0, weight) for a, weight in zip(actions, result.weights, strict=True)},
        frozenset(a for a, sure in zip(actions, result.proven, strict=True) if sure),
        int((found.probabilities > 0).sum()),
        found.exact,
        result.moves,
    )


def _best(proof: Proof) -> list[Action]:
    most = max(proof.chance.values())
    return [action for action, chance in proof.chance.items() if chance >= most - EQUAL]


def _time_left(clock: _core.Budget, reserve: float) -> float:
    return (clock.seconds_left or 0.0) - reserve


def _errors(proof: Proof) -> dict[Action, float]:
    """Of shares of equally likely worlds."""
    return {
        action: sqrt(max(0.0, chance * (1 - chance)) / proof.worlds)
        for action, chance in proof.chance.items()
    }


register("alphamu", AlphaMuPlayer)
