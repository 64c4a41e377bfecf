"""Running matches: boards are handed out, played somewhere, and stored as they finish.

What is stored already is not played again, so a run that was stopped goes on where it was. Several
matches take turns. With a sequential test a match ends as soon as its boards, *taken in order*,
decide it: which worker was faster never matters.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kiebitz.arena.board_play import Task, play_task, task_of
from kiebitz.arena.engines import Executor, Lost
from kiebitz.arena.engines.executor import TRIES
from kiebitz.arena.judging.sequential import Sequential, Verdict
from kiebitz.arena.judging.until import Hypotheses
from kiebitz.arena.match import Match, secret_of
from kiebitz.arena.run_keys import key_of_data, run_key
from kiebitz.arena.stored_matches import check_run, read_scores
from kiebitz.randomness import Secret
from kiebitz.records.played import Failure, PlayedBoard
from kiebitz.records.store import Purpose, Store

TASK_SECONDS: Final = 0.2
"""Boards are handed out in tasks of about this length."""
MOST_BOARDS: Final = 64
"""In one task."""
MOST_FAILURES: Final = 3
"""A match in which players went wrong on this many boards is given up."""


@dataclass(eq=False)
class Run:
    """A match in the store, and how far it has come."""

    match: Match
    number: int
    """In the store."""
    boards: int
    """This many are wanted."""
    test: Sequential | None = None
    """Ends the match when it is decided."""
    scores: dict[int, tuple[float, ...]] = field(default_factory=dict)
    """The mean score of each entrant on each finished board."""
    failed: int = 0
    """Boards that a player broke off this time."""
    played: int = 0
    """Boards played this time."""
    seconds: float = 0.0
    """What they took, added over all workers."""
    _handed: int = 0
    _tested: int = 0
    """Boards that the sequential test has seen."""

    @property
    def finished(self) -> int:
        """How many of the wanted boards are there."""
        return sum(board < self.boards for board in self.scores)

    @property
    def decided(self) -> int | None:
        """The number of boards after which the sequential test had decided."""
        if self.test is None or self.test.judgement.verdict is Verdict.UNDECIDED:
            return None
        return self.test.judgement.boards

    @property
    def given_up(self) -> bool:
        """Whether players went wrong too often."""
        return self.failed >= MOST_FAILURES

    @property
    def over(self) -> bool:
        """Whether nothing more is to be handed out."""
        return self.decided is not None or self.given_up or self._handed >= self.boards

    def differences(self) -> list[float]:
        """Score of the first entrant minus that of the second, on the boards that count."""
        last = self.boards if self.decided is None else self.decided
        return [
            self.scores[board][0] - self.scores[board][1]
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
        """Show the sequential test the boards that are there without a gap."""
        if self.test is None:
            return
        fresh: list[float] = []
        while (scores := self.scores.get(self._tested)) and self._tested < self.boards:
            fresh.append(scores[0] - scores[1])
            self._tested += 1
        self.test.extend(fresh)


def open_run(
    store: Store,
    match: Match,
    *,
    boards: int,
    versions: Mapping[str, Any],
    until: Hypotheses | None = None,
    purpose: Purpose = Purpose.MATCH,
) -> Run:
    """The run of a match in a store, with the boards that are there already."""
    number = store.run(
        run_key(match, versions),
        match=match.to_dict(),
        versions=versions,
        purpose=purpose,
        wanted=boards,
        until="" if until is None else str(until),
    )
    test = None if until is None else Sequential(until)
    run = Run(match, number, min(boards, _most_boards(match, boards)), test)
    run.scores = dict(read_scores(store, store.stored(number), match))
    run.look()
    return run


def find_secret(
    store: Store, matches: Sequence[Match], versions: Mapping[str, Any]
) -> Secret | None:
    """The secret to go on with: under which most of these matches were begun, or the newest.

    By the same code, and not from a seed given by hand, which can be guessed. None if there is
    none.
    """
    wanted = {key_of_data(match.to_dict(), versions, any_secret=True) for match in matches}
    begun: dict[Secret, set[str]] = {}
    for run in store.runs():
        check_run(store, run)
        key = key_of_data(run.match, run.versions, any_secret=True)
        if key in wanted and (secret := secret_of(run.match)).seed is None:
            begun[secret] = begun.pop(secret, set()) | {key}  # the newest stand last
    return max(reversed(begun), key=lambda secret: len(begun[secret]), default=None)


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
    """Play what is missing; `watch` is called whenever boards were stored.

    A task that no worker survives is played again board by board; a board that no worker survives
    is a failed one. What a task leaves after a failed board is handed out again.
    """
    by_match = {run.match.without_boards(): run for run in runs}
    tasks: Iterable[Task] = _tasks(runs, workers)
    while tasks:
        again: list[Task] = []
        for result in executor.map(_play, tasks):
            if isinstance(result, Lost) and len(result.task.boards) > 1:
                task = result.task
                again += [task.part(place, place + 1) for place in range(len(task.boards))]
                continue
            task, boards = _give_up(result.task) if isinstance(result, Lost) else result
            run = by_match[task.match]
            store.add(run.number, boards)
            run.take(boards)
            watch()
            if len(boards) < len(task.boards):
                again.append(task.part(len(boards)))
        tasks = [task for task in again if not by_match[task.match].given_up]


def _give_up(task: Task) -> tuple[Task, list[PlayedBoard]]:
    """A board that no worker survived."""
    start = task.starts[0] if task.starts else task.match.starts(task.boards[0])[0].to_bytes()
    what = f"the worker that played it died {TRIES} times"
    failure = Failure(None, " – ".join(task.match.labels), what, start)
    return task, [PlayedBoard(task.boards[0], failure=failure)]


def _play(task: Task) -> tuple[Task, list[PlayedBoard]]:
    """In a worker: the boards, and which they should be."""
    return task, play_task(task)


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
