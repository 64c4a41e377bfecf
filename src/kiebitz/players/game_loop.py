"""Players at a table: asks whoever is to move for a decision until the game is over."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kiebitz.errors import BadOption, IllegalAction
from kiebitz.games import State
from kiebitz.players.player import Budget, Decision, Player
from kiebitz.randomness import RandomKey


class Step(NamedTuple):
    """One decision at the table and the state after it."""

    seat: int
    decision: Decision
    state: State


def play_steps(
    state: State,
    players: Sequence[Player],
    *,
    seed: int = 0,
    board: int = 0,
    budget: Budget | None = None,
) -> Iterator[Step]:
    """Play a game to its end, one decision at a time.

    Each decision gets its own random key, so the play depends on the seed and the board only.
    """
    if len(players) != state.rules.seats:
        raise BadOption(f"{state.rules.name} needs {state.rules.seats} players, not {len(players)}")
    while (seat := state.to_move) is not None:
        key = RandomKey(seed, board, seat, len(state.history))
        decision = players[seat].decide(state.view(seat), budget or Budget(), key)
        try:
            state = state.apply(decision.action)
        except IllegalAction as error:
            raise IllegalAction(f"player {players[seat].name!r} went wrong: {error}") from None
        yield Step(seat, decision, state)


def play_game(
    state: State,
    players: Sequence[Player],
    *,
    seed: int = 0,
    board: int = 0,
    budget: Budget | None = None,
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
