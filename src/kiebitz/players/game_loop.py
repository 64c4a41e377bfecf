"""Players at a table: drives a `Table` by asking the one who is to move until the game is over.

A player that raises, does something illegal or takes far too long ends the game with a
`PlayerFailed`, which says who it was and holds the game up to there.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from kiebitz.errors import BadOption, KiebitzError, Stopped, printable
from kiebitz.games import Rules, State, View
from kiebitz.players.faults import describe, is_ctrl_c, is_ours, name_of
from kiebitz.players.fitting import require_fitting
from kiebitz.players.player import Budget, Decision, Player, Sitting
from kiebitz.players.shared_things import only_read
from kiebitz.players.table import Question, Step, Table
from kiebitz.randomness import RandomKey, Secret

OVERRUN: Final = 2.0
"""A decision that takes this many times its budget, and a second, has overrun."""


class PlayerFailed(KiebitzError):
    """A player that raised, broke the rules or overran its time."""

    def __init__(self, player: str, seat: int, what: str, state: State) -> None:
        player, what = printable(player), printable(what)  # bots say what they like
        super().__init__(f"player {player!r} at seat {seat} {what}")
        self.player = player
        self.seat = seat
        self.what = what
        self.state = state
        """The game up to there."""

    def __reduce__(self) -> tuple[Any, ...]:
        return PlayerFailed, (self.player, self.seat, self.what, self.state)


def play_steps(
    state: State,
    players: Sequence[Player],
    *,
    seed: int | str | Secret | None = 0,
    board: int = 0,
    budget: Budget | Sequence[Budget] | None = None,
) -> Iterator[Step]:
    """Play a game to its end, one decision at a time.

    Each decision gets its own random key, so the play depends on the seed and the board only; None
    stands for a seed that nobody knows. The budget is for each decision: one for all seats, or one
    per seat. A player that sits down (`Sits`) does so once for each of its seats. One that is made
    for another game, or has a part that is, is refused at once with a `BadOption`.
    """
    budgets = _budgets(budget, state.rules.seats)
    if len(players) != state.rules.seats:
        raise BadOption(f"{state.rules.name} needs {state.rules.seats} players, not {len(players)}")
    for player in players:
        require_fitting(player, state.rules)
    table = Table(state, seed=seed, board=board)
    seats = [seat_at(player, table, seat) for seat, player in enumerate(players)]
    handed = [replace(each) for each in budgets]  # a bot may change what it is handed
    while (question := table.question()) is not None:
        seat, view, key, _ = question
        cheats, decide = seats[seat]
        begun = time.perf_counter()
        try:
            decision = decide(table.open_state(seat) if cheats else view, handed[seat], key)
        except BaseException as error:  # foreign players may raise anything
            if is_ctrl_c(error) or (isinstance(error, Stopped) and _is_stopped(budgets[seat])):
                raise
            raise _failure_of(players[seat], seat, error, table.state) from error
        spent = time.perf_counter() - begun
        if budgets[seat].seconds is not None:
            _check_clock(players[seat], table.state, seat, budgets[seat], spent)
        yield _answer(table, question, players[seat], decision, spent)


def _answer(
    table: Table, question: Question, player: Player, decision: Decision, spent: float
) -> Step:
    """The step of a decision; one that cannot be is reported with the player's name and seat."""
    try:
        if isinstance(decision, Decision):
            return table.answer(question, decision, seconds=spent)
        what = f"gave {decision!r:.80} where a Decision was expected"
    except KiebitzError as error:  # illegal, or no action at all
        what = f"went wrong: {error}"
    except BaseException as error:  # a foreign decision may do anything when it is looked at
        if is_ctrl_c(error):
            raise
        what = f"gave a decision that cannot be read: {describe(error)}"
    raise PlayerFailed(name_of(player), question.seat, what, table.state)


def _failure_of(player: Player, seat: int, error: BaseException, state: State) -> PlayerFailed:
    return PlayerFailed(name_of(player), seat, f"raised {describe(error)}", state)


def _is_stopped(budget: Budget) -> bool:
    """Whether we have stopped the search ourselves, so that it is no fault of the player's."""
    return budget.stop is not None and budget.stop.stopped


def _budgets(budget: Budget | Sequence[Budget] | None, seats: int) -> Sequence[Budget]:
    if budget is None or isinstance(budget, Budget):
        return [budget or Budget()] * seats
    if len(budget) != seats:
        raise BadOption(f"give one budget for all or {seats}, not {len(budget)}")
    return budget


Deciding = Callable[[Any, Budget, RandomKey], Decision]


def seat_at(player: Player, table: Table, seat: int) -> tuple[bool, Deciding]:
    """Seat a player: whether it is shown the whole state, as cheaters are, and how it is asked.

    Looked up once for each game, and without the protocol: asking that costs more than a move.
    What the player raises when it sits down is a `PlayerFailed`; what it raises when it is asked
    comes out as it is.
    """
    try:
        seated = seat_player(player, table.rules_for(seat), seat)
        decide_open = getattr(seated, "decide_open", None)
        return decide_open is not None, watch(player, decide_open or seated.decide)
    except BaseException as error:  # foreign players may raise anything
        if is_ctrl_c(error):
            raise
        raise _failure_of(player, seat, error, table.state) from error


def watch(player: Player, decide: Deciding) -> Deciding:
    """The same, but a player of somebody else can change nothing that others share."""
    if is_ours(player):
        return decide

    def decide_watched(seen: State | View, budget: Budget, key: RandomKey) -> Decision:
        with only_read(seen, name_of(player)):
            return decide(seen, budget, key)

    return decide_watched


def seat_player(player: Player, rules: Rules, seat: int) -> Sitting:
    """Who decides at this seat for one game: the player as it sits down, or as it is."""
    sit = getattr(player, "sit", None)
    seated: Sitting = player if sit is None else sit(rules, seat)
    return seated


def _check_clock(player: Player, state: State, seat: int, budget: Budget, spent: float) -> None:
    if budget.seconds is not None and spent > OVERRUN * budget.seconds + 1:
        what = f"took {spent:.1f} s where {budget.seconds:g} s were allowed"
        raise PlayerFailed(name_of(player), seat, what, state)


def play_game(
    state: State,
    players: Sequence[Player],
    *,
    seed: int | str | Secret | None = 0,
    board: int = 0,
    budget: Budget | Sequence[Budget] | None = None,
) -> State:
    """Play a game to its end.

    >>> from kiebitz.games import Schieber
    >>> from kiebitz.players import make_player
    >>> final = play_game(Schieber().deal(seed=1), [make_player("greedy")] * 4)
    >>> sum(final.result.points)
    157
    """
    for step in play_steps(state, players, seed=seed, board=board, budget=budget):
        state = step.state
    return state
