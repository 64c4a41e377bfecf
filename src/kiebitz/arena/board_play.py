"""Playing one board: every start with every seating, each game with the same random keys.

This is all that a worker does. It depends on the match and the number of the board alone.
"""

import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kiebitz.arena.engines.stopping import current_flag
from kiebitz.arena.entrants import BoardPlace, Entrant
from kiebitz.arena.match import Match
from kiebitz.arena.scoring import seat_scores
from kiebitz.arena.seatings import Order
from kiebitz.games import State
from kiebitz.players import Budget, PlayerFailed, Step, play_steps
from kiebitz.players.player import NO_EFFORT
from kiebitz.records.played import Failure, PlayedBoard, PlayedGame, SeatPlay

LONGEST: Final = 4294.0
"""Seconds of a decision that fit into 32 bits of microseconds."""


@dataclass(frozen=True)
class Task:
    """Some boards of a match."""

    match: Match
    boards: tuple[int, ...]
    starts: tuple[bytes, ...] = ()
    """With recorded boards the start of each."""

    def part(self, begin: int, end: int | None = None) -> "Task":
        """The boards from one place to another."""
        return Task(self.match, self.boards[begin:end], self.starts[begin:end])


def task_of(match: Match, boards: Sequence[int]) -> Task:
    """The task of playing these boards, with everything a worker needs."""
    if match.recorded is None:
        return Task(match, tuple(boards))
    starts = tuple(match.recorded.boards[board] for board in boards)
    return Task(match.without_boards(), tuple(boards), starts)


def play_task(task: Task) -> list[PlayedBoard]:
    """Play the boards of a task, up to the first on which a player goes wrong."""
    played = []
    for place, board in enumerate(task.boards):
        starts = [State.from_bytes(start) for start in task.starts[place : place + 1]]
        played.append(play_board(task.match, board, starts or None))
        if played[-1].failure is not None:
            break
    return played


def play_board(match: Match, board: int, starts: Sequence[State] | None = None) -> PlayedBoard:
    """Play one board; if a player goes wrong, tell who and how instead."""
    begun = time.perf_counter()
    games: list[PlayedGame] = []
    try:
        for start in match.starts(board) if starts is None else starts:
            for order in match.orders(start):
                games.append(_play(match, board, start, order, number=len(games)))
    except PlayerFailed as error:
        failure = Failure(error.seat, error.player, error.what, error.state.to_bytes())
        return PlayedBoard(board, (), time.perf_counter() - begun, failure)
    return PlayedBoard(board, tuple(games), time.perf_counter() - begun)


def _play(match: Match, board: int, start: State, order: Order, *, number: int) -> PlayedGame:
    entrants = [match.entrant(number) for number in order]
    steps = list(
        play_steps(
            start,
            [entrant.make(BoardPlace(number, seat)) for seat, entrant in enumerate(entrants)],
            seed=match.secret,
            board=board,
            budget=[stoppable(entrant) for entrant in entrants],
        )
    )
    final = steps[-1].state
    scores = seat_scores(final, match.measure)
    seats = tuple(map(SeatPlay, order, scores, *_costs(steps, len(order))))
    micros = array("I", [int(min(seconds, LONGEST) * 1e6) for _, _, _, seconds in steps])
    return PlayedGame(final.to_bytes(), start.length, seats, micros.tobytes())


def stoppable(entrant: Entrant) -> Budget:
    """The budget with the flag of this worker; not for foreign bots, who might raise it."""
    return entrant.budget if entrant.foreign else replace(entrant.budget, stop=current_flag())


def _costs(steps: Sequence[Step], seats: int) -> Sequence[Sequence[float]]:
    """What the decisions of each seat cost, added up, in the order of `SeatPlay`.

    In one go, since a plain player decides in the time that a method call takes.
    """
    decisions, seconds = [0] * seats, [0.0] * seats
    nodes, worlds, playouts = [0] * seats, [0] * seats, [0] * seats
    for seat, decision, _, spent in steps:
        decisions[seat] += 1
        seconds[seat] += spent
        effort = decision.effort
        if effort is not NO_EFFORT:
            nodes[seat] += effort.nodes
            worlds[seat] += effort.worlds
            playouts[seat] += effort.playouts
    return decisions, seconds, nodes, worlds, playouts
