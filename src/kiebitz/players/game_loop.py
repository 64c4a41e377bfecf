"""Players at a table: asks whoever is to move for a decision until the game is over.

A player that raises, does something illegal or takes far too long ends the game with a
`PlayerFailed`, which says who it was and holds the game up to there.
"""

import time
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kiebitz.errors import BadOption, IllegalAction, KiebitzError
from kiebitz.games import State
from kiebitz.players.player import Budget, Cheater, Decision, Player
from kiebitz.randomness import RandomKey

OVERRUN: Final = 2.0
"""A decision that takes so many times its budget, and a second, has overrun."""


class Step(NamedTuple):
    """One decision at the table and the state after it."""

    seat: int
    decision: Decision
    state: State


class PlayerFailed(KiebitzError):
    """A player that raised, broke the rules or overran its time."""

    def __init__(self, player: str, seat: int, what: str, state: State) -> None:
        super().__init__(f"player {player!r} at seat {seat} {what}")
        self.player = player
        self.seat = seat
        self.what = what
        self.state = state
        """The game up to there."""


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
        decision = ask(players[seat], state, seat, budget or Budget(), key)
        try:
            state = state.apply(decision.action)
        except IllegalAction as error:
            raise PlayerFailed(players[seat].name, seat, f"went wrong: {error}", state) from None
        yield Step(seat, decision, state)


def ask(player: Player, state: State, seat: int, budget: Budget, key: RandomKey) -> Decision:
    """One decision; whatever goes wrong is told with the player's name and seat."""
    begun = time.perf_counter()
    try:
        if isinstance(player, Cheater):
            decision = player.decide_open(state, budget, key)
        else:
            decision = player.decide(state.view(seat), budget, key)
    except Exception as error:  # foreign players may raise anything
        what = f"raised {type(error).__name__}: {error}"
        raise PlayerFailed(player.name, seat, what, state) from error
    spent = time.perf_counter() - begun
    if budget.seconds is not None and spent > OVERRUN * budget.seconds + 1:
        what = f"took {spent:.1f} s where {budget.seconds:g} s were allowed"
        raise PlayerFailed(player.name, seat, what, state)
    return decision


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
