"""Playing one board: every start with every seating, each game with the same random keys.

This is all that a worker does. It depends on the match and the number of the board alone.
"""

import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kiebitz.arena.match import Match
from kiebitz.arena.scoring import seat_scores
from kiebitz.arena.seatings import Order
from kiebitz.games import State
from kiebitz.players import Effort, PlayerFailed, play_steps
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


def task_of(match: Match, boards: Sequence[int]) -> Task:
    """The task of playing these boards, with everything a worker needs."""
    if match.recorded is None:
        return Task(match, tuple(boards))
    starts = tuple(match.recorded.boards[board] for board in boards)
    return Task(match.without_boards(), tuple(boards), starts)


def play_task(task: Task) -> list[PlayedBoard]:
    """Play the boards of a task."""
    starts = [(State.from_bytes(start),) for start in task.starts]
    return [
        play_board(task.match, board, starts[i] if starts else task.match.starts(board))
        for i, board in enumerate(task.boards)
    ]


def play_board(match: Match, board: int, starts: Sequence[State] | None = None) -> PlayedBoard:
    """Play one board; if a player goes wrong, tell who and how instead."""
    begun = time.perf_counter()
    games: list[PlayedGame] = []
    try:
        for start in match.starts(board) if starts is None else starts:
            games += [_play(match, board, start, order) for order in match.orders]
    except PlayerFailed as error:
        failure = Failure(error.seat, error.player, error.what, error.state.to_bytes())
        return PlayedBoard(board, (), time.perf_counter() - begun, failure)
    return PlayedBoard(board, tuple(games), time.perf_counter() - begun)


def _play(match: Match, board: int, start: State, order: Order) -> PlayedGame:
    entrants = [match.entrant(number) for number in order]
    costs = [_Cost() for _ in order]
    micros = array("I")
    final = start
    for step in play_steps(
        start,
        [entrant.make() for entrant in entrants],
        seed=match.seed,
        board=board,
        budget=[entrant.budget for entrant in entrants],
    ):
        costs[step.seat].add(step.decision.effort, step.seconds)
        micros.append(int(min(step.seconds, LONGEST) * 1e6))
        final = step.state
    scores = seat_scores(final, match.measure)
    seats = tuple(map(_seat_play, order, scores, costs))
    return PlayedGame(final.to_bytes(), start.length, seats, micros.tobytes())


class _Cost:
    """What the decisions of a seat cost, added up."""

    __slots__ = ("decisions", "nodes", "playouts", "seconds", "worlds")

    def __init__(self) -> None:
        self.decisions = self.nodes = self.worlds = self.playouts = 0
        self.seconds = 0.0

    def add(self, effort: Effort, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        if effort is not NO_EFFORT:
            self.nodes += effort.nodes
            self.worlds += effort.worlds
            self.playouts += effort.playouts


def _seat_play(entrant: int, score: float, cost: _Cost) -> SeatPlay:
    return SeatPlay(
        entrant, score, cost.decisions, cost.seconds, cost.nodes, cost.worlds, cost.playouts
    )
