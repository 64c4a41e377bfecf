"""Bidders for Differenzler that play to find their prediction, or have learned from that.

`simulation` and `steered` deal worlds around the own hand and play them to their end, natively
(``native/search/prediction_choice.hpp``). `simulation` takes the mean of what it makes by chance
(Burri 2023). `steered` asks which prediction is missed least by a player who steers to it: every
candidate is played in the same worlds by the rule player. `estimate` adds up points for each card
that were fitted to it. `zero`, an opponent for tests, predicts nothing.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kiebitz import _core
from kiebitz.cards import JASS_DECK
from kiebitz.games import Action, Differenzler, Rules, View
from kiebitz.numbers import check_choice, check_float, check_int
from kiebitz.players.bidders.bidder import BIDDERS, require_bidding
from kiebitz.players.bidders.playing import clock_of, compare, filled
from kiebitz.players.naming import name_of
from kiebitz.players.player import Budget, Decision, Effort, Unit
from kiebitz.players.playout import Playout
from kiebitz.randomness import RandomKey

MOST_GAMES: Final = 1_000_000
MOST_POINTS: Final = 157


@dataclass(frozen=True)
class ZeroBidder:
    """Predicts 0, whatever its cards: an opponent for tests."""

    name: str = field(default="zero", init=False)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which nothing is predicted."""
        Differenzler.required(rules, f"bidder={self.name}")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Predict 0."""
        self.require_rules(view.rules)
        require_bidding(view)
        return Decision(Action.predict(0))


@dataclass(frozen=True)
class EstimateBidder:
    """Predicts so much for each card by its rank; the four hands come to about 157."""

    name: str = field(default="estimate", init=False)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which nothing is predicted."""
        Differenzler.required(rules, f"bidder={self.name}")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Predict the sum; nothing is left to chance."""
        self.require_rules(view.rules)
        require_bidding(view)
        hand, trump = JASS_DECK.mask(view.hand), int(view.details.trump)
        return Decision(Action.predict(_core.estimated_prediction(hand, trump)))


@dataclass(frozen=True)
class SimulationBidder:
    """Predicts the mean points of games with hands and cards left to chance."""

    kind: ClassVar[str] = "simulation"

    games: int = 1000

    def __post_init__(self) -> None:
        check_int(self.games, "simulation: games", low=1, high=MOST_GAMES)

    @property
    def name(self) -> str:
        """The text that makes it again."""
        return name_of(self.kind, self)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which nothing is predicted."""
        Differenzler.required(rules, f"bidder={self.kind}")

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Predict the mean; the time of a budget ends the playing early."""
        self.require_rules(view.rules)
        require_bidding(view)
        weight, total, *_ = _core.simulated_points(
            view._core, self.games, key.words, clock_of(budget)
        )
        return Decision(
            Action.predict(round(total / weight)), effort=Effort(playouts=round(weight))
        )


@dataclass(frozen=True)
class SteeredBidder:
    """Predicts what is missed least by a player who steers to it, in sampled worlds."""

    kind: ClassVar[str] = "steered"

    worlds: int = 1000
    """In which every candidate is played."""
    playout: Playout = Playout.RULES
    epsilon: float = 0.0
    """How often a playout plays a random card instead."""
    reach: int = 32
    """How far from a first estimate the candidates go."""
    step: int = 4
    """Between the candidates of the wide grid; around the best of them every one is played."""

    def __post_init__(self) -> None:
        check_int(self.worlds, "steered: worlds", low=1, high=MOST_GAMES)
        check_choice(self.playout, Playout, "steered: playout")
        check_float(self.epsilon, "steered: epsilon", low=0, high=1)
        check_int(self.reach, "steered: reach", low=0, high=MOST_POINTS)
        check_int(self.step, "steered: step", low=1, high=MOST_POINTS)

    @property
    def name(self) -> str:
        """The text that makes it again."""
        return name_of(self.kind, self)

    def require_rules(self, rules: Rules) -> None:
        """Refuse games in which nothing is predicted."""
        Differenzler.required(rules, f"bidder={self.kind}")

    def options(self) -> _core.PredictionOptions:
        """As the parameters say."""
        return filled(_core.PredictionOptions(), self)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Predict what was missed least; the time of a budget ends the playing early."""
        self.require_rules(view.rules)
        require_bidding(view)
        found = _core.prediction_values(view._core, self.options(), key.words, clock_of(budget))
        actions = [Action.predict(prediction) for prediction in found.predictions]
        values, errors = compare(actions, found.off, sign=-1)
        effort = Effort(playouts=found.games)
        return Decision(Action.predict(found.best), values, effort, Unit.SCORE, errors)


BIDDERS.register("zero", ZeroBidder)
BIDDERS.register("estimate", EstimateBidder)
BIDDERS.register("simulation", SimulationBidder)
BIDDERS.register("steered", SteeredBidder)
