"""Whether a bot decides by what it is handed: decisions of the match, asked afresh.

A board is played several times with the same cards. A bot that keeps notes between games could know
in the second what it may not know in the first, and dealing unseen cards anew does not show that.
So decisions of stored games are asked of a fresh copy of the bot in a fresh process, with the same
views and keys, one game of a board at most: what comes out otherwise did not come from what the bot
was handed. That it has notes on a disk and repeats by them what it did, nobody can see.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import NamedTuple

from kiebitz.arena.entrants import Entrant
from kiebitz.games import State
from kiebitz.players.game_loop import seat_player, watch
from kiebitz.randomness import Secret


class StoredGame(NamedTuple):
    """A game of the match and the seat at which a bot is asked again."""

    board: int
    seat: int
    taken_over: int
    """So many actions came before the bot took over."""
    state: bytes


@dataclass(frozen=True)
class AskedAfresh:
    """What came out."""

    asked: int
    changed: int
    where: str = ""
    """The first decision that came out otherwise, as the actions before it."""


@dataclass(frozen=True)
class AfreshTask:
    """What a worker needs to ask a bot afresh."""

    entrant: Entrant
    secret: Secret
    games: tuple[StoredGame, ...]
    decisions: int
    """So many are asked."""
    seconds: float = inf
    """After which no more are asked."""


def ask_afresh(task: AfreshTask) -> AskedAfresh:
    """Ask a fresh copy of a bot what it decided before."""
    end = time.monotonic() + task.seconds
    asked = changed = 0
    where = ""
    for before, same in _compare(task):
        asked += 1
        changed += not same
        where = where or ("" if same else ", ".join(map(str, before.history)))
        if asked >= task.decisions or time.monotonic() > end:
            break
    return AskedAfresh(asked, changed, where)


def _compare(task: AfreshTask) -> Iterator[tuple[State, bool]]:
    """Before each decision: where the game stood, and whether it came out the same."""
    for game in task.games:
        player = task.entrant.make(afresh=True)
        final = State.from_bytes(game.state)
        seated = seat_player(player, final.rules, game.seat)
        decide = watch(player, seated.decide)
        keys = task.secret.at_board(game.board)
        for before in _states(final, game):
            if before.to_move == game.seat:
                key = keys.decision_key(game.seat, before.length + 1)
                budget = replace(task.entrant.budget)  # a bot may change what it is handed
                again = decide(before.view(game.seat), budget, key)
                yield before, again.action == final.history[before.length]


def _states(final: State, game: StoredGame) -> Iterable[State]:
    return (final.at(number) for number in range(game.taken_over, final.length))
