"""Players whose bidder would rather sit down, and keep its plan for the whole auction."""

from dataclasses import dataclass
from typing import Protocol

from kiebitz.games import Rules, State, View
from kiebitz.players.bidders.bidder import Bidder
from kiebitz.players.player import Budget, Decision, Sits, Sitting
from kiebitz.randomness import RandomKey


class AsksBidder(Protocol):
    """A player that can be handed another bidder than its own, or one that has sat down."""

    def decide_with(self, bidder: Sitting, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions."""
        ...


class AsksBidderOpenly(Protocol):
    """The same of a cheater."""

    def decide_open_with(
        self, bidder: Sitting, state: State, budget: Budget, key: RandomKey
    ) -> Decision:
        """Choose one of the legal actions."""
        ...


@dataclass(frozen=True)
class Seated:
    """A player and its bidder, which has sat down."""

    player: AsksBidder
    bidder: Sitting

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions."""
        return self.player.decide_with(self.bidder, view, budget, key)


@dataclass(frozen=True)
class SeatedCheater:
    """A cheater and its bidder, which has sat down."""

    player: AsksBidderOpenly
    bidder: Sitting

    def decide_open(self, state: State, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions."""
        return self.player.decide_open_with(self.bidder, state, budget, key)


def seat_bidder(bidder: Bidder | None, rules: Rules, seat: int) -> Sitting | None:
    """The bidder at its seat for one game; None if it does not sit down."""
    return bidder.sit(rules, seat) if isinstance(bidder, Sits) else None
