"""Running matches: boards are handed out, played somewhere, and stored as they finish.

What is stored already is not played again, so a run that was stopped goes on where it was. Several
matches take turns. With a sequential test a match ends as soon as its boards, *taken in order*,
decide it: which worker was faster never matters.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from kiebitz.arena.board_play import Task, play_task, task_of
from kiebitz.arena.engines import Executor
from kiebitz.arena.match import Match, match_key
from kiebitz.records.played import PlayedBoard
from kiebitz.records.store import Store

TASK_SECONDS: Final = 0.2
"""Boards are handed out in tasks of about this length."""
MOST_BOARDS: Final = 64
"""In one task."""
MOST_FAILURES: Final = 3
"""A match in which players went wrong on so many boards is given up."""


class Stopping(Protocol):
    """Says when a match is decided."""

    def stopped_at(self, differences: Sequence[float]) -> int | None:
        """After how many boards, taken in order, it was decided; None if it was not."""
        ...


@dataclass(eq=False)
class Run:
    """A match in the store, and how far it has come."""

    match: Match
    number: int
    """In the store."""
    boards: int
    """So many are wanted."""
    until: Stopping | None = None
    scores: dict[int, tuple[float, ...]] = field(default_factory=dict)
    """The mean score of each entrant on each finished board."""
    failed: int = 0
    """Boards that a player broke off this time."""
    decided: int | None = None
    """The board after which the sequential test had decided."""
    played: int = 0
    """Boards played this time."""
    seconds: float = 0.0
    """What they took, added over all workers."""
    _handed: int = 0
    _whole: list[float] = field(default_factory=list)
    """The differences of the boards that are there without a gap."""

    @property
    def finished(self) -> int:
        """How many of the wanted boards are there."""
        return sum(board < self.boards for board in self.scores)

    @property
    def over(self) -> bool:
        """Whether nothing more is to be handed out."""
        return (
            self.decided is not None or self.failed >= MOST_FAILURES or self._handed >= self.boards
        )

    def differences(self, first: int = 0, second: int = 1) -> list[float]:
        """Score of one entrant minus that of another, of the boards that count, in order."""
        last = self.boards if self.decided is None else self.decided
        return [
            self.scores[board][first] - self.scores[board][second]
            for board in sorted(self.scores)
            if board < last
        ]

    def next_task(self, size: int) -> Task | None:
        """The next boards to play; None if there are no more."""
        chosen: list[int] = []
        while len(chosen) < size and self._handed < self.boards:
            if self._handed not in self.scores:
                chosen.append(self._handed)
            self._handed += 1
        return task_of(self.match, chosen) if chosen else None

    def take(self, boards: Sequence[PlayedBoard]) -> None:
        """Count what was played."""
        for board in boards:
            self.played += 1
            self.seconds += board.seconds
            if board.failure is not None:
                self.failed += 1
            else:
                self.scores[board.number] = tuple(
                    board.mean_score(entrant) for entrant in range(len(self.match.entrants))
                )
        self.look()

    def look(self) -> None:
        """Ask the sequential test about the boards that are there without a gap."""
        if self.until is None or self.decided is not None:
            return
        while (scores := self.scores.get(len(self._whole))) and len(self._whole) < self.boards:
            self._whole.append(scores[0] - scores[1])
        self.decided = self.until.stopped_at(self._whole)


def open_run(
    store: Store,
    match: Match,
    *,
    boards: int,
    versions: dict[str, str],
    until: Stopping | None = None,
) -> Run:
    """The run of a match in a store, with the boards that are there already."""
    plain = match.to_dict()
    number = store.run(match_key({**plain, **versions}), match=plain, versions=versions)
    run = Run(match, number, min(boards, _most_boards(match, boards)), until)
    run.scores = dict(store.scores(number, len(match.entrants)))
    run.look()
    return run


def _most_boards(match: Match, wanted: int) -> int:
    return wanted if match.recorded is None else len(match.recorded)


def run_boards(
    runs: Sequence[Run],
    store: Store,
    executor: Executor,
    *,
    workers: int,
    watch: Callable[[], None] = lambda: None,
) -> None:
    """Play what is missing; `watch` is called whenever boards were stored."""
    by_key = {run.match.without_boards(): run for run in runs}
    results = executor.map(_play, _tasks(runs, workers))
    try:
        for match, boards in results:
            run = by_key[match]
            store.add(run.number, boards)
            run.take(boards)
            watch()
            if all(run.decided is not None or run.failed >= MOST_FAILURES for run in runs):
                break
    finally:
        results.close()  # type: ignore[attr-defined]  # executors are generators


def _play(task: Task) -> tuple[Match, list[PlayedBoard]]:
    """In a worker: the boards, and whose they are."""
    return task.match, play_task(task)


def _tasks(runs: Sequence[Run], workers: int) -> Iterator[Task]:
    """Tasks of all matches in turn, until none has any left."""
    while waiting := [run for run in runs if not run.over]:
        for run in waiting:
            if not run.over and (task := run.next_task(_task_size(run, workers))) is not None:
                yield task


def _task_size(run: Run, workers: int) -> int:
    """One board until it is known how long they take; at the end small ones, to finish together."""
    if not run.played:
        return 1
    usual = TASK_SECONDS * run.played / max(run.seconds, 1e-9)
    rest = (run.boards - run._handed) / (2 * workers)
    return max(1, min(int(usual), MOST_BOARDS, int(rest)))
