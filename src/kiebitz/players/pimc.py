"""Perfect-information Monte Carlo: every card in every world with all cards open.

Worlds are drawn from a belief (or all taken, where there are few), every legal card is valued in
each by the open-card solver, and a rule chooses (`kiebitz.players.choosing`). For Skat and
Schieber. Where everyone plays alone there is no one value: Ramsch and Differenzler are played by
flat Monte Carlo, and so is a decision for which not even one world could be solved in time.

Sources: Ginsberg 1999 (bridge), Kupferschmid 2003, Knorr 2018.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kiebitz.beliefs import Belief, BelievedWorlds, UniformBelief
from kiebitz.games import Action, View
from kiebitz.numbers import check_int
from kiebitz.players.choosing import Choice, ranks
from kiebitz.players.flat import FlatPlayer
from kiebitz.players.player import Budget, Effort, Unit
from kiebitz.players.registry import register
from kiebitz.players.rounds import world_rounds
from kiebitz.players.search_player import SearchPlayer, Thought
from kiebitz.players.sides import Side, side_of, solved_quickly
from kiebitz.randomness import RandomKey
from kiebitz.solver import OpenWorlds, ask_worlds, trap_widths

if TYPE_CHECKING:
    import numpy as np

    from kiebitz import _core

    Values = np.ndarray[Any, Any]

MOST_WORLDS: Final = 100_000
SLOW_NODES: Final = 200_000
"""For each world where whole deals take seconds, if nothing else is said."""
TRAP_WORLDS: Final = 10
"""How many worlds are looked at for the width of traps."""


@dataclass(frozen=True)
class PimcPlayer(SearchPlayer):
    """Solves sampled worlds with all cards open and plays the card that is best over them."""

    kind: ClassVar[str] = "pimc"
    limits: ClassVar[frozenset[str]] = frozenset({"seconds", "worlds", "nodes"})

    worlds: int = 100
    """How many are looked at; with a budget of seconds, in each round until the time is up."""
    choice: Choice = Choice.LADDER
    belief: Belief = field(default_factory=UniformBelief)
    exact: int = 64_000
    """All worlds are taken if their number times the square of the cards left is not above this."""
    traps: bool = True
    """With `ladder`: of equally good cards the one that most replies of an opponent give away."""
    nodes: int = 0
    """For each world; 0 means no limit in Skat and 200,000 in Schieber, whose whole deals take
    seconds. What is not solved by then counts as the middle of its bounds, by `wins` as not
    reached."""
    threads: int = 1

    def __post_init__(self) -> None:
        check_int(self.worlds, "pimc: worlds", low=1, high=MOST_WORLDS)
        check_int(self.exact, "pimc: exact", low=0, high=10**9)
        check_int(self.nodes, "pimc: nodes", low=0, high=10**12)
        check_int(self.threads, "pimc: threads", low=1, high=1024)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Draw, solve, choose."""
        side = side_of(view, view.seat)
        if side is None:
            return self._flat(self.worlds, view, replace(budget, nodes=None), key)
        looked = self.look(view, budget, key)
        if looked is None:
            return self._flat(10, view, Budget(worlds=10, stop=budget.stop), key)
        best, solved = looked
        by_wins = self._rule(side) is Choice.WINS
        values, errors = solved.shown(by_wins=by_wins)
        actions = view.legal_actions
        return Thought(
            dict(zip(actions, values, strict=True)),
            best,
            Effort(worlds=len(solved), nodes=solved.nodes),
            Unit.CHANCE if by_wins else Unit.POINTS,
            {} if solved.complete else dict(zip(actions, errors, strict=True)),
        )

    def look(
        self, view: View, budget: Budget, key: RandomKey
    ) -> "tuple[list[Action], Solved] | None":
        """The cards that are equally good by the rule, and all worlds that were solved.

        None where everyone plays alone, and where not even one world was solved in time.
        """
        side = side_of(view, view.seat)
        if side is None:
            return None
        clock = budget.start()
        found, solved = self._solve(view, side, budget, clock, key)
        if len(solved) == 0:
            return None
        scores = ranks(
            solved.values,
            self._rule(side),
            aim=solved.aims,
            rungs=() if side.only_wins else view.rules.score_steps,
            weights=solved.weights,
        )
        actions = view.legal_actions
        most = max(scores)
        best = [a for a, score in zip(actions, scores, strict=True) if score == most]
        if len(best) > 1 and self._looks_for_traps(view, side) and not clock.late:
            best = self._by_traps(view, found, best, clock)
        return weakest_first(view, best), solved

    def _flat(self, worlds: int, view: View, budget: Budget, key: RandomKey) -> Thought:
        return FlatPlayer(worlds=worlds, belief=self.belief).think(view, budget, key)

    def _rule(self, side: Side) -> Choice:
        return Choice.WINS if side.only_wins else self.choice

    def _solve(
        self, view: View, side: Side, budget: Budget, clock: "_core.Budget", key: RandomKey
    ) -> "tuple[BelievedWorlds, Solved]":
        """The first worlds, and what was solved in all rounds."""
        rounds = world_rounds(
            view,
            self.belief,
            self.worlds,
            budget=budget,
            clock=clock,
            key=key,
            all_up_to=max(self.worlds, self.exact // max(1, len(view.hand)) ** 2),
        )
        first, parts, spent = None, [], 0
        for found in rounds:
            if first is not None and budget.nodes is not None and spent >= budget.nodes:
                break
            first = first or found
            answers = ask_worlds(
                view,
                found.worlds,
                wins=self._rule(side) is Choice.WINS,
                each_card=True,
                threads=self.threads,
                nodes=self._nodes(view, budget, spent, len(found.worlds)),
                clock=clock,
            )
            parts.append(self._value_worlds(side, found, answers))
            spent += answers.nodes
        assert first is not None  # there is always one round
        return first, Solved.joined(parts)

    def _value_worlds(self, side: Side, found: BelievedWorlds, answers: OpenWorlds) -> "Solved":
        """One's own side's values of the worlds that were solved."""
        asked = answers.asked
        low, high = (answers.bounds[asked][..., i].astype(float) for i in (0, 1))
        totals = answers.totals[asked].astype(float)[:, None]
        value = (low + high) / 2
        by_wins = self._rule(side) is Choice.WINS
        if by_wins:  # what is not proven counts as not reached
            value = (low >= totals) * totals if side.maximises else (high >= totals) * totals
        weights = found.probabilities[asked] * len(found.worlds)
        proven = (low == high) if not by_wins else (low >= totals) | (high < totals)
        complete = found.exact and bool(asked.all() and proven.all())
        return Solved(side.own(value), side.aim(totals), weights, complete, answers.nodes)

    def _nodes(self, view: View, budget: Budget, spent: int, worlds: int) -> int | None:
        """For each world, of what is left for all of them."""
        quick = view.rules.whole_deals_solved_at_once
        own = self.nodes or (None if quick else SLOW_NODES)
        shared = None if budget.nodes is None else max(1, (budget.nodes - spent) // worlds)
        limits = [limit for limit in (own, shared) if limit is not None]
        return min(limits) if limits else None

    def _looks_for_traps(self, view: View, side: Side) -> bool:
        return self.traps and self._rule(side) is Choice.LADDER and solved_quickly(view)

    def _by_traps(
        self, view: View, found: BelievedWorlds, best: list[Action], clock: "_core.Budget"
    ) -> list[Action]:
        widths = trap_widths(view, found.worlds[:TRAP_WORLDS], clock=clock)
        weights = found.probabilities[:TRAP_WORLDS]
        mean = (weights @ widths.clip(min=0)).tolist()
        width = dict(zip(view.legal_actions, mean, strict=True))
        widest = max(width[action] for action in best)
        return [action for action in best if width[action] == widest]


@dataclass(frozen=True)
class Solved:
    """What was solved: a row for each world, a column for each card."""

    values: "Values"
    """Points of one's own side."""
    aims: "Values"
    """What one's own side needs in each world."""
    weights: "Values"
    complete: bool
    """Whether these are all worlds, so that nothing is left to chance."""
    nodes: int

    def __len__(self) -> int:
        return len(self.values)

    @staticmethod
    def joined(parts: "list[Solved]") -> "Solved":
        """The parts as one; weights come to one."""
        import numpy as np

        weights = np.concatenate([part.weights for part in parts])
        return Solved(
            np.concatenate([part.values for part in parts]),
            np.concatenate([part.aims for part in parts]),
            weights / max(weights.sum(), 1e-300),
            len(parts) == 1 and parts[0].complete,
            sum(part.nodes for part in parts),
        )

    def shown(self, *, by_wins: bool) -> tuple[list[float], list[float]]:
        """What is shown of each card: its share of worlds won, or its mean points; and errors."""
        import numpy as np

        values = (self.values >= self.aims).astype(float) if by_wins else self.values
        means = self.weights @ values
        if by_wins:
            means = np.minimum(means, 1.0)  # rounding may have gone above
        if len(self) == 1:  # one world says nothing about chance
            return means.tolist(), [float("inf")] * len(means)
        errors = np.sqrt((self.weights[:, None] ** 2 * (values - means) ** 2).sum(axis=0))
        return means.tolist(), errors.tolist()

    def lead(self, first: int, second: int, *, by_wins: bool) -> tuple[float, float]:
        """By how much a card is ahead of another in the same worlds, and how sure that is.

        The second number is the standard error: smaller than that of two samples apart, since bad
        worlds are bad for both cards.
        """
        import numpy as np

        values = (self.values >= self.aims).astype(float) if by_wins else self.values
        ahead = values[:, first] - values[:, second]
        mean = float(self.weights @ ahead)
        if self.complete:
            return mean, 0.0
        if len(self) == 1:
            return mean, float("inf")
        return mean, float(np.sqrt((self.weights**2 * (ahead - mean) ** 2).sum()))


def weakest_first(view: View, cards: Sequence[Action]) -> list[Action]:
    """Cards that are equally good, in the order in which a player gives them away.

    By what wins tricks in the contract, so that trumps and high cards are kept; equally strong
    cards of different suits in the deck's order.

    >>> from kiebitz.games import Skat, SkatContract
    >>> ending = Skat().position(
    ...     ["CJ DA HT", "SJ HA D7", "S8 S9 D8"], contract=SkatContract.HEARTS, declarer=0, leader=0
    ... )
    >>> [str(action.card) for action in weakest_first(ending.view(0), ending.legal_actions)]
    ['DA', 'HT', 'CJ']
    """
    table = view.contract_table
    assert table is not None  # cards are played
    return sorted(cards, key=lambda action: table.strength(action.card))


register("pimc", PimcPlayer)
