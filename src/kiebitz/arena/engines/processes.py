"""Boards in processes of this machine: for players written in Python, or in other languages."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, TypeVar

from kiebitz.arena.engines.executor import TRIES, WorkerLost

Task = TypeVar("Task")
Result = TypeVar("Result")


class InProcesses:
    """Plays tasks in worker processes; one that dies is replaced and its tasks are done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """The results as they finish."""
        pool = _Pool(self.workers, function)
        try:
            for task in tasks:
                pool.submit(task)
                while len(pool.flying) > self.workers:
                    yield from pool.take()
            while pool.flying:
                yield from pool.take()
        finally:
            pool.close()


class _Pool:
    """A pool of processes that is built anew when a worker dies."""

    def __init__(self, workers: int, function: Callable[[Any], Any]) -> None:
        self._workers = workers
        self._function = function
        self._executor = self._started()
        self.flying: dict[Future[Any], tuple[Any, int]] = {}
        """What is being done: the task, and how often a worker was lost over it."""

    def submit(self, task: Any, losses: int = 0) -> None:
        try:
            future = self._executor.submit(self._function, task)
        except BrokenProcessPool:
            self._replace()
            future = self._executor.submit(self._function, task)
        self.flying[future] = (task, losses)

    def take(self) -> list[Any]:
        """The results that are there, after waiting for at least one."""
        done, _ = wait(self.flying, return_when=FIRST_COMPLETED)
        if any(isinstance(future.exception(), BrokenProcessPool) for future in done):
            return self._salvaged()
        results = []
        for future in done:
            del self.flying[future]
            results.append(future.result())
        return results

    def close(self) -> None:
        """End the workers, in the middle of what they do if the results are wanted no more."""
        for process in list(self._executor._processes or {}) if self.flying else []:
            _end(process)
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _salvaged(self) -> list[Any]:
        """A worker died: keep what was finished, do the rest again with new workers."""
        lost, self.flying = self.flying, {}
        self._replace()
        results = []
        for future, (task, losses) in lost.items():
            error = future.exception()
            if error is None:
                results.append(future.result())
            elif not isinstance(error, BrokenProcessPool):
                raise error
            elif losses + 1 >= TRIES:
                raise WorkerLost(f"{TRIES} workers died one after the other over {task!r:.200}")
            else:
                self.submit(task, losses + 1)
        return results

    def _replace(self) -> None:
        self._executor.shutdown(wait=True)
        self._executor = self._started()

    def _started(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a progress bar keeps threads that a fork would cut off.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)


def _begin() -> None:
    """In a worker: leave Ctrl-C to the parent, and end when the parent has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _end(process: int) -> None:
    with suppress(OSError):  # it has ended
        os.kill(process, signal.SIGTERM)
