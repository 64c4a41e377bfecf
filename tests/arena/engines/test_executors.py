"""Every engine does all tasks once, survives its workers and gives errors back."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from kiebitz.arena.engines import Engine, Executor, Lost, executor_for, usual_engine
from kiebitz.arena.engines.shield import WorkerFailed
from kiebitz.errors import BadOption
from tests.arena.matches import FirstCard, quick_match

LOCAL = (Engine.THREADS, Engine.PROCESSES)


def square(number: int) -> int:
    """A task."""
    return number * number


def fail_at_three(number: int) -> int:
    """A task that goes wrong."""
    if number == 3:
        raise BadOption("three is too many")
    return number


def die_once(task: tuple[int, str]) -> int:
    """A task that takes its worker down the first time."""
    number, folder = task
    mark = Path(folder) / f"died-{number}"
    if number in (2, 5) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_at_three(number: int) -> int:
    """Of these tasks no worker survives one."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def leave_a_thread(number: int) -> int:
    """A task after which something goes on, as nothing tells it to stop."""
    Thread(target=Event().wait, daemon=False).start()
    return number


class Unsendable(Exception):
    """Cannot be made again from its arguments."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(f"{one} {two}")


def raise_unsendable(number: int) -> int:
    """A task whose error another process could not read."""
    raise Unsendable("two", "words")


@pytest.mark.parametrize("engine", LOCAL)
@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_done_once(engine: Engine, workers: int) -> None:
    executor = executor_for(engine, workers)
    assert sorted(executor.map(square, range(20))) == [n * n for n in range(20)]
    assert list(executor.map(square, [])) == []


@pytest.mark.parametrize("engine", LOCAL)
def test_tasks_are_taken_only_when_workers_are_nearly_free(engine: Engine) -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = executor_for(engine, 2).map(square, tasks())
    for _ in range(5):
        next(results)
    results.close()  # type: ignore[attr-defined]
    assert len(taken) < 12


@pytest.mark.parametrize("engine", LOCAL)
def test_what_a_task_raises_is_raised_here(engine: Engine) -> None:
    with pytest.raises(BadOption, match="three is too many"):
        list(executor_for(engine, 2).map(fail_at_three, range(6)))


def test_a_process_that_dies_is_replaced_and_its_tasks_done_again(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(8)]
    executor: Executor = executor_for(Engine.PROCESSES, 2)
    assert sorted(executor.map(die_once, tasks)) == list(range(8))
    assert len(list(tmp_path.iterdir())) == 2


def test_a_task_that_no_worker_survives_is_told_and_the_others_are_done() -> None:
    results = list(executor_for(Engine.PROCESSES, 2).map(die_at_three, range(6)))
    assert Lost(3) in results
    assert sorted(n for n in results if isinstance(n, int)) == [0, 1, 2, 4, 5]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_worker_ends_although_a_bot_has_left_a_thread(workers: int) -> None:
    """It was waited for without end."""
    executor = executor_for(Engine.PROCESSES, workers)
    assert sorted(executor.map(leave_a_thread, range(3))) == [0, 1, 2]
    assert multiprocessing.active_children() == []


def test_an_error_that_cannot_be_sent_is_told_as_a_text() -> None:
    with pytest.raises(WorkerFailed, match="Unsendable: two words"):
        list(executor_for(Engine.PROCESSES, 1).map(raise_unsendable, [1]))


def test_threads_are_for_native_players_and_processes_for_the_others() -> None:
    native = quick_match(players=("pimc", "mix(opening=uct, ending=pimc)"))
    python = quick_match(players=("pimc", "greedy"))
    assert usual_engine([native], 2) is Engine.THREADS
    assert usual_engine([native, python], 2) is Engine.PROCESSES
    assert usual_engine([python], 1) is Engine.THREADS

    class Local(FirstCard):
        """Cannot be found by another process."""

    assert usual_engine([quick_match(players=(Local(), "greedy"))], 2) is Engine.THREADS
