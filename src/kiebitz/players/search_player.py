"""What all searching players share: a bidder for everything before the cards, a name, a clock.

A searching player is a frozen dataclass: its fields are its parameters, with defaults, and its name
is the text that makes it again, such as ``pimc(worlds=50)``. A subclass supplies `think`.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, ClassVar

from kiebitz.calltext import Call, parse_call
from kiebitz.errors import BadOption
from kiebitz.games import Action, Phase, View
from kiebitz.players.plain_bidder import Bidder, PlainBidder
from kiebitz.players.player import Budget, Decision, Effort
from kiebitz.randomness import RandomKey


@dataclass(frozen=True)
class Thought:
    """What a search found."""

    values: Mapping[Action, float]
    """What each card looked worth, from the mover's side."""
    best: Sequence[Action]
    """The cards that are equally good by the player's rule; the first one is played."""
    effort: Effort = field(default_factory=Effort)


@dataclass(frozen=True)
class SearchPlayer:
    """The base of all players that search cards."""

    kind: ClassVar[str]
    """The name under which it is registered."""
    native: ClassVar[bool] = True
    """Its time is spent in the core, so that several can think at the same time in threads."""

    bidder: Bidder = field(default_factory=PlainBidder, kw_only=True)
    """Decides everything before the cards."""

    @property
    def name(self) -> str:
        """The text of this player: its kind and whatever differs from the defaults."""
        given = {
            option.name: _plain(getattr(self, option.name))
            for option in fields(self)
            if option.init and getattr(self, option.name) != _default(option)
        }
        return str(Call(self.kind, given))

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions: search if there is a choice of cards."""
        actions = view.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        if view.phase is not Phase.PLAY:
            return Decision(self.bidder.choose(view, key))
        begun = time.perf_counter()
        thought = self.think(view, budget, key)
        spent = time.perf_counter() - begun
        return Decision(thought.best[0], dict(thought.values), thought.effort.taking(spent))

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Search the cards; there are at least two legal ones."""
        raise NotImplementedError


def _default(option: Any) -> Any:
    return option.default_factory() if callable(option.default_factory) else option.default


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return Call(value.name.lower())
    return parse_call(value.name) if hasattr(value, "name") else value


def checked_float(value: float, what: str, *, low: float, high: float) -> float:
    """The number, if it is within the limits."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BadOption(f"{what} should be a number from {low:g} to {high:g}, not {value!r}")
    return float(value)


def card_actions(view: View, cards: Sequence[int]) -> list[Action]:
    """Actions of native card numbers."""
    return [Action.play(view.rules.deck.card(card)) for card in cards]


def best_of(values: Mapping[Action, float]) -> list[Action]:
    """All actions with the greatest value, in their order."""
    most = max(values.values())
    return [action for action, value in values.items() if value == most]
