"""Random players: no seat and no side may have an advantage, and Differenzler's baseline.

Two players that choose at random, each from its own random numbers, meet in the arena. Whatever
differs between them or between the seats beyond chance is a fault of the rules, the dealing or the
arena. And four players that predict by rule and play at random are the baseline that Burri 2023
never measured: the digest of that thesis puts it at 15.29 points.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np

from kiebitz.arena.board_play import Task, play_task, task_of
from kiebitz.arena.deals import Forehands, deal_board
from kiebitz.arena.engines import Engine, Lost, executor_for, usual_workers
from kiebitz.arena.judging.corrections import holm
from kiebitz.arena.judging.hypotheses import paired_t_test
from kiebitz.arena.judging.intervals import t_interval
from kiebitz.arena.match import Match
from kiebitz.arena.playing import match_of
from kiebitz.cards import Suit
from kiebitz.games import GAMES, Action, Schieber, State, View
from kiebitz.lab.experiment import Progress, Report, ResultTable
from kiebitz.players import Budget, Decision, PlainBidder, RandomPlayer
from kiebitz.randomness import RandomKey, Secret

BOARDS: Final = 100_000
QUICK_BOARDS: Final = 1_000
DIFFERENZLER_SHARE: Final = 5
"""Differenzler is played on one board for this many of the others."""
TASK: Final = 100
"""Boards of one task."""


class OtherRandom(RandomPlayer):
    """Chooses at random from numbers of its own."""

    def __init__(self, *, ruled: bool = False) -> None:
        super().__init__(PlainBidder() if ruled else None)
        self.name = "random, other numbers"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        """Choose by another key."""
        return super().decide(view, budget, key.part(1))


@dataclass(frozen=True)
class Boards:
    """What many boards came to."""

    sides: "np.ndarray[Any, Any]"
    """The difference of the two players on each board."""
    seats: "np.ndarray[Any, Any]"
    """The mean score of each seat (column) on each board."""


class Baselines:
    """The experiment on random players."""

    name = "baselines"
    summary = "Random players: no seat or side is favoured; Differenzler's baseline of 15.3"

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Play all three games."""
        boards = QUICK_BOARDS if quick else BOARDS
        rows = []
        for number, game in enumerate(("skat", "schieber")):
            match = _match(game, seed)
            found = _play(match, boards, partial(_tell, progress, game, number))
            rows += list(_bias_rows(game, found))
        ruled = _match("differenzler", seed, ruled=True)
        few = boards // DIFFERENZLER_SHARE
        found = _play(ruled, few, partial(_tell, progress, "differenzler", 2))
        return Report(
            f"Random players, {boards:,} boards each",
            (
                ResultTable(
                    "No seat, no side should be better; p corrected for all rows of a game",
                    ("game", "what", "mean", "95 %", "p"),
                    rows,
                ),
                _differenzler_table(found, few),
                _count_chosen_suits(seed, boards),
            ),
        )


EXPERIMENT: Final = Baselines()


def _tell(progress: Progress, game: str, number: int, share: float) -> None:
    """The share of one game as a share of all three."""
    progress(game, (number + share) / 3)


def _match(game: str, seed: int, *, ruled: bool = False) -> Match:
    first = RandomPlayer(PlainBidder() if ruled else None)
    players = [first, OtherRandom(ruled=ruled)]
    return match_of(players, game=game, seed=seed, forehands=Forehands.ROTATE)


def _play(match: Match, boards: int, progress: Callable[[float], None]) -> Boards:
    """Play the boards; only means are kept."""
    workers = usual_workers()
    sides = np.empty(boards)
    seats = np.empty((boards, match.rules.seats))
    done = 0
    executor = executor_for(Engine.PROCESSES if workers > 1 else Engine.THREADS, workers)
    for rows in executor.map(_means, _tasks(match, boards)):
        assert not isinstance(rows, Lost)  # random players take nobody down
        for board, side, seat_means in rows:
            sides[board] = side
            seats[board] = seat_means
        done += len(rows)
        progress(done / boards)
    return Boards(sides, seats)


def _tasks(match: Match, boards: int) -> Iterator[Task]:
    for start in range(0, boards, TASK):
        yield task_of(match, range(start, min(boards, start + TASK)))


def _means(task: Task) -> list[tuple[int, float, list[float]]]:
    """In a worker: the difference of the players and the mean score of each seat, by board."""
    rows = []
    for board in play_task(task):
        by_game = [[seat.score for seat in game.seats] for game in board.games]
        means = [sum(column) / len(by_game) for column in zip(*by_game, strict=True)]
        rows.append((board.number, board.mean_score(0) - board.mean_score(1), means))
    return rows


def _bias_rows(game: str, found: Boards) -> Iterator[tuple[str, ...]]:
    """The two players, and each seat against the mean of all."""
    centred = found.seats - found.seats.mean(axis=1, keepdims=True)
    series = {"first player – second player": found.sides}
    if GAMES[game].teams:  # partners score the same
        series["seats 0, 2 – seats 1, 3"] = found.seats[:, 0] - found.seats[:, 1]
    else:
        for seat in range(centred.shape[1]):
            series[f"seat {seat} – mean of the seats"] = centred[:, seat]
    p_values = holm([paired_t_test(values).p_value for values in series.values()])
    for (what, values), p in zip(series.items(), p_values, strict=True):
        estimate = t_interval(values)
        half = (estimate.high - estimate.low) / 2
        yield game, what, f"{estimate.mean:+.3f}", f"± {half:.3f}", f"{p:.2f}"


def _differenzler_table(found: Boards, boards: int) -> ResultTable:
    rows = []
    for seat in range(found.seats.shape[1]):
        rows.append((f"seat {seat}", *_off(-found.seats[:, seat])))
    rows.append(("all", *_off(-found.seats.mean(axis=1))))
    return ResultTable(
        f"Differenzler, predictions by rule and cards at random, {boards:,} boards: off by",
        ("seat", "mean", "95 %"),
        rows,
    )


def _off(values: "np.ndarray[Any, Any]") -> tuple[str, str]:
    estimate = t_interval(values)
    return f"{estimate.mean:.3f}", f"± {(estimate.high - estimate.low) / 2:.3f}"


def _count_chosen_suits(seed: int, boards: int) -> ResultTable:
    """Whether what a random player decides first has to do with the cards it was dealt."""
    rows = []
    for forehand in range(4):
        held = [
            sum(card.suit == action.argument for card in deal.hands[forehand])
            for deal, action in _first_choices(seed, boards, forehand)
            if action.argument in tuple(Suit)
        ]
        rows.append((f"seat {forehand}", *_off(np.array(held, dtype=float))))
    return ResultTable(
        "Schieber: trumps that a random forehand holds in the suit it chooses; 2.25 by chance",
        ("forehand", "mean", "95 %"),
        rows,
    )


def _first_choices(seed: int, boards: int, forehand: int) -> Iterator[tuple[State, Action]]:
    player, secret = RandomPlayer(), Secret.of_seed(seed)
    for board in range(boards):
        deal = deal_board(Schieber(), secret, board, forehand=forehand)
        key = secret.decision_key(board, forehand, 1)
        yield deal, player.decide(deal.view(forehand), Budget(), key).action
