"""The table: whose turn it is, what that seat may know, and what its answer leads to.

An object without input or output: it asks nobody, waits for nobody and knows no clock. The one who
drives it takes the open question, gets an answer from a player, a person or a program, and puts it
back: `play_game` at once, an asynchronous server when it comes.

>>> from kiebitz.games import Schieber
>>> table = Table(Schieber().deal(seed=1), seed=1)
>>> while (question := table.question()) is not None:
...     step = table.answer(question, question.view.legal_actions[0])
>>> table.over
True
"""

from copy import copy
from typing import NamedTuple

from kiebitz.errors import BadAnswer, OutOfTurn
from kiebitz.games import Action, Rules, State, View
from kiebitz.players.player import MOST_EFFORT, NO_EFFORT, Decision, Effort
from kiebitz.randomness import RandomKey, Secret, as_secret


class Question(NamedTuple):
    """What a seat is asked; each is answered once."""

    seat: int
    view: View
    """What the seat knows."""
    key: RandomKey
    """The random numbers of this decision."""
    number: int
    """Of the decision in the game, from 1."""


class Step(NamedTuple):
    """One decision at the table and the state after it."""

    seat: int
    decision: Decision
    state: State
    seconds: float = 0.0
    """What the decision took, by the clock of the one who drives the table."""


class Table:
    """One game, from a state to its end.

    Every decision has a random key of its own, derived one way from the seed and the board. Without
    a seed the table has a fresh secret.
    """

    __slots__ = ("_asked", "_keys", "_rules", "_secret", "_state")

    def __init__(
        self, state: State, *, seed: int | str | Secret | None = None, board: int = 0
    ) -> None:
        self._state = state
        # A bot may change what it is handed: every seat has rules of its own.
        self._rules = tuple(copy(state.rules) for _ in range(state.rules.seats))
        self._secret = as_secret(seed)
        self._keys = self._secret.at_board(board)
        self._asked: Question | None = None

    @property
    def state(self) -> State:
        """All cards: for the one who drives the table, never for a seat."""
        return self._state

    def open_state(self, seat: int) -> State:
        """All cards, as a seat is handed them that may see them."""
        return State(self._rules[seat], self._state._core)

    def rules_for(self, seat: int) -> Rules:
        """The rules as this seat is handed them: a copy, so that nobody else's can be changed."""
        return self._rules[seat]

    @property
    def secret(self) -> Secret:
        """What the keys are derived from."""
        return self._secret

    @property
    def over(self) -> bool:
        """Whether there is nothing left to ask."""
        return self._state.over

    def question(self) -> Question | None:
        """The open question, the same until it is answered; None when the game is over."""
        state = self._state
        if self._asked is None and (seat := state.to_move) is not None:
            number = state.length + 1
            key = self._keys.decision_key(seat, number)
            view = View(self._rules[seat], state._core.view(seat))
            self._asked = Question(seat, view, key, number)
        return self._asked

    def answer(
        self, question: Question, given: Decision | Action | str, *, seconds: float = 0.0
    ) -> Step:
        """Go on with the answer to the open question; any other question is out of turn.

        What the rules do not allow is refused, and the question stays open.
        """
        if not isinstance(question, Question) or question is not self._asked:
            raise OutOfTurn(self._refusal(question))
        decision = given if isinstance(given, Decision) else _decide(given)
        if decision.effort is not NO_EFFORT and not _is_effort(decision.effort):
            raise BadAnswer(f"gave {decision.effort!r:.80} where an Effort was expected")
        self._state = self._state.apply(decision.action)
        self._asked = None
        return Step(question.seat, decision, self._state, seconds)

    def undo(self) -> None:
        """Take the last decision back; what was asked since is out of turn."""
        self._state = self._state.undo()
        self._asked = None

    def _refusal(self, question: object) -> str:
        due = self.question()
        what = f"{question!r:.40} is no question"
        if isinstance(question, Question):
            what = f"seat {question.seat} answers question {question.number}"
        if due is None:
            return f"{what}, but the game is over"
        return f"{what}, but the table is asking seat {due.seat} question {due.number}"


def _decide(given: object) -> Decision:
    if isinstance(given, Action | str):
        return Decision(given)
    raise BadAnswer(f"gave {given!r:.80} where a Decision was expected")


def _is_effort(effort: object) -> bool:
    return isinstance(effort, Effort) and all(
        type(count) is int and 0 <= count <= MOST_EFFORT
        for count in (effort.nodes, effort.worlds, effort.playouts)
    )
