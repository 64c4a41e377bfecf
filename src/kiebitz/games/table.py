"""States and views: the friendly face of the native state machines, one for all games.

A `State` is a whole game in progress, all cards open. A `View` is what one seat knows of it; it is
all that a player ever gets. Both are immutable values: `apply` and `undo` give new states. The
rules themselves are native; nothing here decides anything.
"""

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from kiebitz.cards import Card, Hand
from kiebitz.errors import BadOption, BrokenState, IllegalAction
from kiebitz.games.actions import Action, Phase

if TYPE_CHECKING:
    import numpy as np

    from kiebitz import _core
    from kiebitz.games.contracts import ContractTable
    from kiebitz.games.rules import Rules


class Trick(NamedTuple):
    """A completed trick: who led, the cards in the order played, who won it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; each game adds its own fields."""

    scores: tuple[int, ...]
    """What each seat scored, in the plain scoring of the game."""


class _Table:
    """What can be read off a state and off a view alike."""

    __slots__ = ("core", "rules")

    rules: "Rules"
    core: "_core.Table"

    def __init__(self, rules: "Rules", core: "_core.Table") -> None:
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "core", core)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {type(self).__name__.lower()} never changes: {name} cannot be set")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or other.rules != self.rules:
            return NotImplemented if not isinstance(other, _Table) else False
        return bool(self.core == other.core)

    def __hash__(self) -> int:
        return hash(self.core)

    def __repr__(self) -> str:
        done = len(self.core.history())
        return (
            f"<{type(self).__name__} of {self.rules.name}: {self.phase.name.lower()}, {done} done>"
        )

    @property
    def phase(self) -> Phase:
        """Where in the game we are."""
        return Phase(self.core.phase)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return self.core.to_move

    @property
    def forehand(self) -> int:
        """The seat that leads to the first trick."""
        return self.core.forehand

    @property
    def trick(self) -> tuple[Card, ...]:
        """The running trick, in the order played."""
        size = self.core.trick_size()
        played = self.core.played()
        return tuple(self.rules.deck.card(card) for card in played[len(played) - size :])

    @property
    def leader(self) -> int | None:
        """Who led, or leads, to the running trick; None outside the card play."""
        return self.core.leader()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        cards = [self.rules.deck.card(card) for card in self.core.played()]
        width = self.rules.seats
        return tuple(
            Trick(leader, tuple(cards[width * i : width * (i + 1)]), winner)
            for i, (leader, winner) in enumerate(self.core.completed_tricks())
        )

    @property
    def points(self) -> tuple[int, ...]:
        """Card points that each seat has taken in tricks."""
        return tuple(self.core.points())

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        return tuple(self.core.tricks())

    @property
    def details(self) -> Any:
        """What the game has settled so far: declarer and contract, mode, predictions."""
        return self.rules.details_from_core(self.core.details())

    @property
    def contract_table(self) -> "ContractTable | None":
        """What each card is under the contract in force; None before there is one."""
        return self.rules.table_in_force(self.details)

    @property
    def history(self) -> tuple[Action, ...]:
        """Everything done so far."""
        return tuple(Action.decode(code, self.rules.deck) for code in self.core.history())

    def _legal(self) -> tuple[Action, ...]:
        return tuple(Action.decode(code, self.rules.deck) for code in self.core.legal())

    def _hands(self, masks: "list[int]") -> tuple[Hand, ...]:
        return tuple(self.rules.deck.hand(mask) for mask in masks)

    def to_bytes(self) -> bytes:
        """The compact form; `from_bytes` gives back an equal value."""
        return self.core.to_bytes()


class State(_Table):
    """A game in progress, all cards open. Made by the rules: `Skat().deal(seed=7)`.

    >>> from kiebitz.games import Skat
    >>> state = Skat().deal(seed=7)
    >>> state = state.apply("bid 18").apply("pass").apply("pass")
    >>> state.phase.name, state.details.declarer
    ('SKAT', 1)
    >>> state.undo().undo().undo() == Skat().deal(seed=7)
    True
    """

    __slots__ = ()

    core: "_core.State"

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to move may do; empty when the game is over."""
        return self._legal()

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards each seat holds now."""
        return self._hands(self.core.hands())

    @property
    def dealt(self) -> tuple[Hand, ...]:
        """The cards each seat began with."""
        return self._hands(self.core.start_hands())

    @property
    def shown(self) -> tuple[Hand, ...]:
        """Cards of each seat that all have been shown (ouvert, Weis), as sets."""
        return self._hands(self.core.shown())

    @property
    def actors(self) -> tuple[int, ...]:
        """Who did each action of the history."""
        return tuple(self.core.actors())

    @property
    def result(self) -> Any:
        """How the game ended; an error while it is still going on."""
        if not self.over:
            raise IllegalAction(f"there is no result yet: the game is in phase {self.phase.name}")
        return self.rules.result_from_core(self.core.result())

    def apply(self, action: Action | str) -> "State":
        """The state after the seat to move has done this."""
        if isinstance(action, str):
            action = Action.parse(action)
        try:
            return State(self.rules, self.core.apply(action.encode(self.rules.deck)))
        except IllegalAction:
            raise IllegalAction(self._why_illegal(action)) from None

    def _why_illegal(self, action: Action) -> str:
        number = len(self.core.history()) + 1
        if self.over:
            return f"action {number}, '{action}': the game is over"
        legal = [str(option) for option in self.legal_actions]
        listed = ", ".join(legal[:12]) + (f" … ({len(legal)} in all)" if len(legal) > 12 else "")
        return (
            f"action {number}, '{action}', is not legal for seat {self.to_move} in phase "
            f"{self.phase.name.lower()}; legal: {listed}"
        )

    def is_legal(self, action: Action) -> bool:
        """Whether the seat to move may do this."""
        return self.core.is_legal(action.encode(self.rules.deck))

    def undo(self) -> "State":
        """The state before the last action."""
        return State(self.rules, self.core.undo())

    def view(self, seat: int) -> "View":
        """What this seat knows."""
        return View(self.rules, self.core.view(self.rules.checked_seat(seat, "the viewer")))

    def playouts(self, count: int, *, seed: int = 0, threads: int = 1) -> "np.ndarray[Any, Any]":
        """Finish this game `count` times at random; the scores, one row per playout.

        The rows do not depend on the number of threads.
        """
        if count < 0 or threads < 1:
            raise BadOption(f"cannot run {count} playouts on {threads} threads")
        return self.core.playouts(count, seed & (1 << 64) - 1, threads)

    def to_json(self) -> str:
        """The readable form; `from_json` gives back an equal state."""
        from kiebitz.games.plain import state_to_dict

        return json.dumps(state_to_dict(self), separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> "State":
        """Read the readable form; every action in it is checked against the rules."""
        from kiebitz.games.plain import state_from_dict

        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BrokenState(f"this is not JSON: {error}") from None
        return state_from_dict(data)

    @staticmethod
    def from_bytes(data: bytes) -> "State":
        """Read the compact form; every action in it is checked against the rules."""
        from kiebitz.games.registry import rules_of_bytes

        kind = rules_of_bytes(data)
        core = kind.core_state.from_bytes(data)
        return State(kind.from_core_options(core.options()), core)

    def __reduce__(self) -> tuple[Any, ...]:
        return State.from_bytes, (self.to_bytes(),)


class View(_Table):
    """What one seat knows of a game: its own cards, the public history, what was shown to all.

    >>> from kiebitz.games import Schieber
    >>> view = Schieber().deal(seed=7).view(0)
    >>> len(view.hand), view.to_move == view.seat
    (9, True)
    """

    __slots__ = ()

    core: "_core.View"

    @property
    def seat(self) -> int:
        """Whose view this is."""
        return self.core.seat

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What this seat may do; empty when it is not its turn."""
        return self._legal() if self.to_move == self.seat else ()

    @property
    def hand(self) -> Hand:
        """The cards this seat holds now."""
        return self.rules.deck.hand(self.core.hands()[self.seat])

    @property
    def dealt_hand(self) -> Hand:
        """The cards this seat began with."""
        return self.rules.deck.hand(self.core.start_hands()[self.seat])

    @property
    def shown(self) -> tuple[Hand, ...]:
        """Cards of each seat that all have been shown (ouvert, Weis), as sets."""
        return self._hands(self.core.shown())

    @staticmethod
    def from_bytes(data: bytes) -> "View":
        """Read the compact form."""
        from kiebitz.games.registry import rules_of_bytes

        kind = rules_of_bytes(data)
        core = kind.core_view.from_bytes(data)
        return View(kind.from_core_options(core.options()), core)

    def __reduce__(self) -> tuple[Any, ...]:
        return View.from_bytes, (self.to_bytes(),)
