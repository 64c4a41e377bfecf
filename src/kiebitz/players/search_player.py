"""What all players share that think about cards: a bidder for everything before, a name, a clock.

Such a player is a frozen dataclass: its fields are its parameters, with defaults, and its name is
the text that makes it again, such as ``pimc(worlds=50)``. A subclass supplies `think`. Parameters
that the core knows by the same name are handed on by `native_options`.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, TypeVar

from kiebitz.games import Action, Phase, Rules, View
from kiebitz.players.bidders.bidder import Bidder
from kiebitz.players.bidders.plain import PlainBidder
from kiebitz.players.naming import name_of
from kiebitz.players.player import (
    Budget,
    Decision,
    Effort,
    Sitting,
    Unit,
    require_known_limits,
    require_turn,
)
from kiebitz.players.seated import Seated, seat_bidder
from kiebitz.randomness import RandomKey

Options = TypeVar("Options")


@dataclass(frozen=True)
class Thought:
    """What a search found."""

    values: Mapping[Action, float]
    """What each card looked worth, from the mover's side."""
    best: Sequence[Action]
    """The cards that are equally good by the player's rule; the first one is played."""
    effort: Effort = field(default_factory=Effort)
    unit: Unit = Unit.OWN
    errors: Mapping[Action, float] = field(default_factory=dict)


@dataclass(frozen=True)
class SearchPlayer:
    """The base of all players that think about cards."""

    kind: ClassVar[str]
    """The name under which it is registered."""
    native: ClassVar[bool] = True
    """Its time is spent in the core, so that several can think at the same time in threads."""
    limits: ClassVar[frozenset[str]] = frozenset({"seconds"})
    """The kinds of limits that mean something to players of this kind."""

    bidder: Bidder = field(default_factory=PlainBidder, kw_only=True)
    """Decides everything before the cards."""

    @property
    def budgets(self) -> frozenset[str]:
        """The kinds of limits that mean something to this one."""
        return self.limits

    @property
    def name(self) -> str:
        """The text of this player: its kind and whatever differs from the defaults."""
        return name_of(self.kind, self)

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose one of the legal actions: think if there is a choice of cards."""
        return self.decide_with(self.bidder, view, budget, key)

    def decide_with(self, bidder: Sitting, view: View, budget: Budget, key: RandomKey) -> Decision:
        """The same with another bidder, or one that has sat down."""
        require_turn(view)
        actions = view.legal_actions
        if len(actions) == 1:
            return Decision(actions[0])
        if view.phase is not Phase.PLAY:
            return bidder.decide(view, budget, key)
        return self.decide_by(lambda: self.think(view, budget, key), budget)

    def decide_by(self, thinking: Callable[[], Thought], budget: Budget) -> Decision:
        """What a thought comes to, with the time it took."""
        require_known_limits(self, budget)
        begun = time.perf_counter()
        thought = thinking()
        effort = thought.effort.taking(time.perf_counter() - begun)
        return Decision(
            thought.best[0], dict(thought.values), effort, thought.unit, dict(thought.errors)
        )

    def sit(self, rules: Rules, seat: int) -> Sitting:
        """Sit down for one game; a bidder that would rather sit does so too."""
        bidder = seat_bidder(self.bidder, rules, seat)
        return self if bidder is None else Seated(self, bidder)

    def think(self, view: View, budget: Budget, key: RandomKey) -> Thought:
        """Think about the cards; there are at least two legal ones."""
        raise NotImplementedError


def native_options(kind: type[Options], player: object, /, **others: Any) -> Options:
    """Options of the core with the player's parameters of the same names; `others` come before."""
    options = kind()
    for name in kind.fields:  # type: ignore[attr-defined]
        if name in others:
            value = others[name]
        elif hasattr(player, name):
            value = getattr(player, name)
        else:
            continue
        setattr(options, name, value.name.lower() if isinstance(value, Enum) else value)
    return options


def card_actions(view: View, cards: Sequence[int]) -> list[Action]:
    """Actions of native card numbers."""
    return [Action.play(view.rules.deck.card(card)) for card in cards]


def best_of(values: Mapping[Action, float]) -> list[Action]:
    """All actions with the greatest value, in their order."""
    most = max(values.values())
    return [action for action, value in values.items() if value == most]
