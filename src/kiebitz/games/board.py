"""A game that is changed in place: for bots and notebooks that look at millions of positions.

A `State` is a value and each `apply` gives a new one; a `Board` has one game and goes forwards and
backwards in it. Actions cross as integers, `codes`, and nothing is decoded on the way: a card that
is played is its index in the deck, anything else is explained at `Action.encode`.

>>> from kiebitz.games import Schieber
>>> board = Schieber().deal(seed=7).apply("trump obenabe").board()
>>> board.legal()[:4], board.to_move
([4, 11, 16, 17], 0)
>>> board.push(16)
>>> board.to_move, board.pop(), board.to_move
(1, 16, 0)
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kiebitz.games.actions import Action, Phase, as_action
from kiebitz.games.table import State, check_state

if TYPE_CHECKING:
    from kiebitz.games.rules import Rules


class Board:
    """One game, played in place. Made from a state: `state.board()`."""

    __slots__ = ("_core", "_rules", "legal", "pop", "push")

    push: Callable[[int], None]
    """Do the action with this code; one that is not legal is refused and changes nothing."""
    pop: Callable[[], int]
    """Take back the last action and give its code; refused at the start."""
    legal: Callable[[], list[int]]
    """The codes of what the seat to move may do; empty when the game is over."""

    def __init__(self, state: State) -> None:
        rules = check_state(state).rules
        self._take(rules, rules.core_board(state._core))

    def _take(self, rules: "Rules", core: Any) -> None:
        self._rules = rules
        self._core = core
        # Bound once: a call then goes straight to the core.
        self.push, self.pop, self.legal = core.push, core.pop, core.legal

    @property
    def rules(self) -> "Rules":
        """The rules and options of this game."""
        return self._rules

    @property
    def phase(self) -> Phase:
        """Where in the game we are."""
        return Phase(self._core.phase)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._core.over)

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the game is over."""
        seat: int | None = self._core.to_move
        return seat

    @property
    def points(self) -> tuple[int, ...]:
        """Card points that each seat has taken in tricks."""
        return tuple(self._core.points())

    @property
    def length(self) -> int:
        """How many actions were done so far, those before the board was made included."""
        return int(self._core.length)

    def copy(self) -> "Board":
        """Another board at the same point of the same game.

        >>> from kiebitz.games import Skat
        >>> board = Skat().deal(seed=1).board()
        >>> other = board.copy()
        >>> other.push(other.code("pass"))
        >>> board.length, other.length
        (0, 1)
        """
        board = Board.__new__(Board)
        board._take(self._rules, self._core.copy())
        return board

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Board":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, (self.state(),)

    def state(self) -> State:
        """The same as an immutable state, with its history."""
        return State(self._rules, self._core.state())

    def code(self, action: Action | str) -> int:
        """The code of an action in this game, legal or not."""
        return as_action(action).encode(self._rules.deck)

    def action(self, code: int) -> Action:
        """The action with this code."""
        return Action.decode(code, self._rules.deck)

    def _repr_html_(self) -> str:
        return self.state()._repr_html_()

    def __repr__(self) -> str:
        phase = self.phase.name.lower()
        return f"<Board of {self._rules.name}: {phase}, {self.length} done>"
