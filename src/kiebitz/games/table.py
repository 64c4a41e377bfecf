"""States and views: the friendly face of the native state machines, one for all games.

A `State` is a whole game in progress, all cards open. A `View` is what one seat knows of it; it is
all that a player ever gets. Both are immutable values: `apply` and `undo` give new states. The
rules themselves are native; nothing here decides anything.
"""

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from kiebitz.cards import Card, Hand
from kiebitz.errors import (
    BadOption,
    BrokenState,
    IllegalAction,
    UnknownAction,
    UnknownCard,
    shown,
)
from kiebitz.frames import Row, Tabular
from kiebitz.games.actions import Action, Phase, as_action, list_actions
from kiebitz.numbers import MOST_ITEMS, MOST_THREADS, check_int, seed_bits

if TYPE_CHECKING:
    import numpy as np

    from kiebitz import _core as native
    from kiebitz.games.board import Board
    from kiebitz.games.contracts import ContractTable
    from kiebitz.games.facts import OpenValue, Sides
    from kiebitz.games.rules import Rules


_PHASES: Final = tuple(Phase)
_OVER: Final = int(Phase.OVER)


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

    @property
    def contract_name(self) -> str:
        """What was played, in a word: a contract, a mode, ``passed`` or ``alone``."""
        raise NotImplementedError

    @property
    def winners(self) -> tuple[bool, ...]:
        """Whether each seat won."""
        raise NotImplementedError

    @property
    def side_points(self) -> tuple[int, ...]:
        """For each seat the card points of its side."""
        raise NotImplementedError

    @property
    def tournament_points(self) -> tuple[int, ...]:
        """What a tournament counts; the plain scores where `Rules.tournament` is false."""
        return self.scores


class _Table(Tabular):
    """What can be read off a state and off a view alike."""

    __slots__ = ("_core", "_rules")

    _core: "native.Table"

    def __init__(self, rules: "Rules", core: "native.Table") -> None:
        self._rules = rules
        self._core = core

    @property
    def rules(self) -> "Rules":
        """The rules and options of this game."""
        return self._rules

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self) or other._rules != self._rules:
            return NotImplemented if not isinstance(other, _Table) else False
        return bool(self._core == other._core)

    def __hash__(self) -> int:
        return hash(self._core)

    def __repr__(self) -> str:
        kind, phase = type(self).__name__, self.phase.name.lower()
        return f"<{kind} of {self._rules.name}: {phase}, {self.length} done>"

    @property
    def core_kind(self) -> str:
        """The native game behind it, such as ``skat``; the rules may be called something else."""
        return type(self._core).__name__.removesuffix("State").removesuffix("View").lower()

    @property
    def phase(self) -> Phase:
        """Where in the game we are."""
        return _PHASES[self._core.phase]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._core.phase == _OVER

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        return self._core.to_move

    @property
    def forehand(self) -> int:
        """The seat that leads to the first trick; in a position, to the running one."""
        return self._core.forehand

    @property
    def trick(self) -> tuple[Card, ...]:
        """The running trick, in the order played."""
        size = self._core.trick_size()
        played = self._core.played()
        return tuple(self._rules.deck.card(card) for card in played[len(played) - size :])

    @property
    def leader(self) -> int | None:
        """Who led, or leads, to the running trick; None outside the card play."""
        return self._core.leader()

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The completed tricks."""
        cards = [self._rules.deck.card(card) for card in self._core.played()]
        width = self._rules.seats
        return tuple(
            Trick(leader, tuple(cards[width * i : width * (i + 1)]), winner)
            for i, (leader, winner) in enumerate(self._core.completed_tricks())
        )

    @property
    def points(self) -> tuple[int, ...]:
        """Card points that each seat has taken in tricks."""
        return tuple(self._core.points())

    @property
    def tricks_won(self) -> tuple[int, ...]:
        """How many tricks each seat has taken."""
        return tuple(self._core.tricks())

    @property
    def details(self) -> Any:
        """What the game has settled so far: declarer and contract, mode, predictions."""
        return self._rules.details_from_core(self._core.details())

    @property
    def declarer(self) -> int | None:
        """Who plays against all others; None where nobody does, or nobody does yet."""
        return self._rules.declarer_in(self.details)

    @property
    def sides(self) -> "Sides":
        """Seats that play together, side by side.

        >>> from kiebitz.games import Skat
        >>> state = Skat().deal(seed=7)
        >>> state.sides
        ((0,), (1,), (2,))
        >>> state.apply("bid 18").apply("pass").apply("pass").sides
        ((1,), (0, 2))
        """
        return self._rules.sides_in(self.details)

    @property
    def contract(self) -> str | None:
        """What is played, by its name in `Rules.contracts`; None if nothing is chosen (yet)."""
        return self._rules.contract_in(self.details)

    @property
    def aside(self) -> Hand:
        """The cards that lie aside, as far as known: the skat, later the discard."""
        return self._rules.aside_in(self.details)

    @property
    def open_value(self) -> "OpenValue":
        """What the solver's value of this game means with all cards open, if it has one."""
        return self._rules.open_value_in(self.details)

    @property
    def contract_table(self) -> "ContractTable | None":
        """What each card is under the contract in force; None before there is one."""
        return self._rules.table_in_force(self.details)

    @property
    def history(self) -> tuple[Action, ...]:
        """Everything done so far."""
        return Action.decode_all(self._core.history(), self._rules.deck)

    def to_rows(self) -> list[Row]:
        """A row for each action done so far."""
        return [
            {
                "number": number,
                "seat": seat,
                "action": str(action),
                "kind": action.kind.name.lower(),
                "card": str(action.argument) if isinstance(action.argument, Card) else None,
            }
            for number, (seat, action) in enumerate(
                zip(self.actors, self.history, strict=True), start=1
            )
        ]

    @property
    def length(self) -> int:
        """How many actions were done so far."""
        return len(self._core.history())

    @property
    def actors(self) -> tuple[int, ...]:
        """Who did each action of the history."""
        return tuple(self._core.actors())

    def _legal(self) -> tuple[Action, ...]:
        return Action.decode_all(self._core.legal(), self._rules.deck)

    def _hands(self, masks: "list[int]") -> tuple[Hand, ...]:
        return self._rules.deck.hands(masks)

    def _repr_html_(self) -> str:
        from kiebitz.games.pictures import show_table

        return show_table(self)

    def to_bytes(self) -> bytes:
        """The compact form; `from_bytes` gives back an equal value."""
        return self._core.to_bytes()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """Read the compact form; every action is checked against what is known of the cards."""
        from kiebitz.games.registry import rules_of_bytes

        kind = rules_of_bytes(data)
        core = cls._core_class(kind).from_bytes(data)
        return cls(kind.from_core_options(core.options()), core)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (self.to_bytes(),)

    @staticmethod
    def _core_class(kind: "type[Rules]") -> Any:
        raise NotImplementedError


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

    _core: "native.State"

    @staticmethod
    def _core_class(kind: "type[Rules]") -> Any:
        return kind.core_state

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to move may do; empty when the game is over."""
        return self._legal()

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards each seat holds now."""
        return self._hands(self._core.hands())

    @property
    def dealt(self) -> tuple[Hand, ...]:
        """The cards each seat began with."""
        return self._hands(self._core.start_hands())

    @property
    def from_deal(self) -> bool:
        """Whether the game began with a deal; otherwise with a position."""
        return self._core.started_from_deal()

    @property
    def shown(self) -> tuple[Hand, ...]:
        """Cards of each seat that all have been shown (ouvert, Weis), as sets."""
        return self._hands(self._core.shown())

    @property
    def result(self) -> Any:
        """How the game ended; an error while it is still going on."""
        if not self.over:
            raise IllegalAction(f"there is no result yet: the game is in phase {self.phase.name}")
        return self._rules.result_from_core(self._core.result())

    def apply(self, action: Action | str) -> "State":
        """The state after the seat to move has done this."""
        action = as_action(action)
        try:
            return State(self._rules, self._core.apply(action.encode(self._rules.deck)))
        except IllegalAction:
            raise IllegalAction(self._why_illegal(action)) from None

    def _why_illegal(self, action: Action) -> str:
        number = self.length + 1
        if self.over:
            return f"action {number}, '{action}': the game is over"
        return (
            f"action {number}, '{action}', is not legal for seat {self.to_move} in phase "
            f"{self.phase.name.lower()}; legal: {list_actions(self.legal_actions)}"
        )

    def is_legal(self, action: Action | str) -> bool:
        """Whether the seat to move may do this."""
        try:
            return self._core.is_legal(as_action(action).encode(self._rules.deck))
        except (UnknownCard, UnknownAction):
            return False

    def undo(self) -> "State":
        """The state before the last action."""
        return State(self._rules, self._core.undo())

    def at(self, length: int) -> "State":
        """The state after the first `length` actions; a negative number counts from the end.

        >>> from kiebitz.games import Skat
        >>> state = Skat().deal(seed=7).apply("bid 18").apply("pass")
        >>> state.at(0) == Skat().deal(seed=7), state.at(-1) == state.undo()
        (True, True)
        """
        done = self.length
        number = check_int(length, "the number of actions", low=-done, high=done)
        return State(self._rules, self._core.at(number + done if number < 0 else number))

    def board(self) -> "Board":
        """A board that begins here: changed in place, with integers, for speed."""
        from kiebitz.games.board import Board

        return Board(self)

    def view(self, seat: int) -> "View":
        """What this seat knows."""
        return View(self._rules, self._core.view(self._rules.check_seat(seat, "the viewer")))

    def playouts(self, count: int, *, seed: int = 0, threads: int = 1) -> "np.ndarray[Any, Any]":
        """Finish this game `count` times at random; the scores, one row per playout.

        The rows do not depend on the number of threads.
        """
        return self._core.playouts(
            check_int(count, "the number of playouts", low=0, high=MOST_ITEMS),
            seed_bits(seed),
            check_int(threads, "threads", low=1, high=MOST_THREADS),
        )

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
        except (ValueError, RecursionError, TypeError) as error:
            raise BrokenState(f"this is not JSON: {error}") from None
        return state_from_dict(data)


class View(_Table):
    """What one seat knows of a game: its own cards, the public history, what was shown to all.

    >>> from kiebitz.games import Schieber
    >>> view = Schieber().deal(seed=7).view(0)
    >>> len(view.hand), view.to_move == view.seat
    (9, True)
    """

    __slots__ = ()

    _core: "native.View"

    @staticmethod
    def _core_class(kind: "type[Rules]") -> Any:
        return kind.core_view

    @property
    def seat(self) -> int:
        """Whose view this is."""
        return self._core.seat

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What this seat may do; empty when it is not its turn."""
        return self._legal() if self.to_move == self.seat else ()

    @property
    def hand(self) -> Hand:
        """The cards this seat holds now."""
        return self._rules.deck.hand(self._core.hands()[self.seat])

    @property
    def dealt_hand(self) -> Hand:
        """The cards this seat began with."""
        return self._rules.deck.hand(self._core.start_hands()[self.seat])

    @property
    def shown(self) -> tuple[Hand, ...]:
        """Cards of each seat that all have been shown (ouvert, Weis), as sets."""
        return self._hands(self._core.shown())


# ---- What somebody gives as one ------------------------------------------------------------------


def check_state(value: Any) -> State:
    """The value, if it is a state."""
    if not isinstance(value, State):
        raise BadOption(f"this should be a state, such as Skat().deal(seed=7), not {shown(value)}")
    return value


def check_view(value: Any) -> View:
    """The value, if it is a view."""
    if not isinstance(value, View):
        raise BadOption(f"this should be a view, such as state.view(0), not {shown(value)}")
    return value


def check_table(value: Any) -> "State | View":
    """The value, if it is a state or a view."""
    if not isinstance(value, State | View):
        raise BadOption(f"this should be a state or a view, not {shown(value)}")
    return value


def check_states(values: Any) -> list[State]:
    """The states in a list of nothing else."""
    try:
        found = list(values)
    except TypeError:
        raise BadOption(f"these should be states, not {shown(values)}") from None
    return [check_state(value) for value in found]
