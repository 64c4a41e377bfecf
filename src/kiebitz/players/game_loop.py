"""Players at a table: asks whoever is to move for a decision until the game is over.

A player that raises, does something illegal or takes far too long ends the game with a
`PlayerFailed`, which says who it was and holds the game up to there.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from kiebitz.errors import BadOption, KiebitzError
from kiebitz.games import State
from kiebitz.players.player import (
    MOST_EFFORT,
    NO_EFFORT,
    Budget,
    Cheater,
    Decision,
    Effort,
    Player,
)
from kiebitz.randomness import RandomKey

OVERRUN: Final = 2.0
"""A decision that takes so many times its budget, and a second, has overrun."""


class Step(NamedTuple):
    """One decision at the table and the state after it."""

    seat: int
    decision: Decision
    state: State
    seconds: float
    """What the decision took at the table, by the clock."""


class PlayerFailed(KiebitzError):
    """A player that raised, broke the rules or overran its time."""

    def __init__(self, player: str, seat: int, what: str, state: State) -> None:
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
    seed: int = 0,
    board: int = 0,
    budget: Budget | Sequence[Budget] | None = None,
) -> Iterator[Step]:
    """Play a game to its end, one decision at a time.

    Each decision gets its own random key, so the play depends on the seed and the board only. The
    budget is for each decision: one for all seats, or one per seat.
    """
    budgets = _budgets(budget, state.rules.seats)
    if len(players) != state.rules.seats:
        raise BadOption(f"{state.rules.name} needs {state.rules.seats} players, not {len(players)}")
    # Looked up once: asking a protocol costs more than a move.
    asked = [_open_cards if isinstance(player, Cheater) else _own_view for player in players]
    while (seat := state.to_move) is not None:
        key = decision_key(seed, board, seat, state.length)
        begun = time.perf_counter()
        decision = _ask(players[seat], asked[seat], state, seat, budgets[seat], key)
        spent = time.perf_counter() - begun
        _check_clock(players[seat], state, seat, budgets[seat], spent)
        try:
            state = state.apply(decision.action)
        except KiebitzError as error:  # illegal, or no action at all
            raise PlayerFailed(players[seat].name, seat, f"went wrong: {error}", state) from None
        yield Step(seat, decision, state, spent)


def _budgets(budget: Budget | Sequence[Budget] | None, seats: int) -> Sequence[Budget]:
    if budget is None or isinstance(budget, Budget):
        return [budget or Budget()] * seats
    if len(budget) != seats:
        raise BadOption(f"give one budget for all or {seats}, not {len(budget)}")
    return budget


def decision_key(seed: int, board: int, seat: int, done: int) -> RandomKey:
    """The key of a decision when so many actions are done.

    Decisions are counted from 1: with 0 the first decision of seat 0 would have the key that the
    cards were shuffled with, and know more of them than it may.
    """
    return RandomKey(seed, board, seat, done + 1)


_Asking = Callable[[Any, State, int, Budget, RandomKey], Decision]


def _own_view(player: Player, state: State, seat: int, budget: Budget, key: RandomKey) -> Decision:
    return player.decide(state.view(seat), budget, key)


def _open_cards(
    player: Cheater, state: State, seat: int, budget: Budget, key: RandomKey
) -> Decision:
    return player.decide_open(state, budget, key)


def _ask(
    player: Player, asking: _Asking, state: State, seat: int, budget: Budget, key: RandomKey
) -> Decision:
    """One decision; whatever goes wrong is told with the player's name and seat."""
    try:
        decision = asking(player, state, seat, budget, key)
    except (Exception, SystemExit) as error:  # foreign players may raise anything
        what = f"raised {type(error).__name__}: {error}"
        raise PlayerFailed(player.name, seat, what, state) from error
    if not isinstance(decision, Decision):
        what = f"gave {decision!r:.80} where a Decision was expected"
        raise PlayerFailed(player.name, seat, what, state)
    if decision.effort is not NO_EFFORT and not _is_effort(decision.effort):
        what = f"gave {decision.effort!r:.80} where an Effort was expected"
        raise PlayerFailed(player.name, seat, what, state)
    return decision


def _is_effort(effort: object) -> bool:
    return isinstance(effort, Effort) and all(
        type(count) is int and 0 <= count <= MOST_EFFORT
        for count in (effort.nodes, effort.worlds, effort.playouts)
    )


def _check_clock(player: Player, state: State, seat: int, budget: Budget, spent: float) -> None:
    if budget.seconds is not None and spent > OVERRUN * budget.seconds + 1:
        what = f"took {spent:.1f} s where {budget.seconds:g} s were allowed"
        raise PlayerFailed(player.name, seat, what, state)


def play_game(
    state: State,
    players: Sequence[Player],
    *,
    seed: int = 0,
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
