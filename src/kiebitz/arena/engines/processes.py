"""Boards in processes of this machine: for players written in Python, or in other languages."""

import atexit
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from typing import Any, TypeVar

from kiebitz.arena.engines.executor import TRIES, Lost
from kiebitz.arena.engines.shield import Shielded

Task = TypeVar("Task")
Result = TypeVar("Result")


class InProcesses:
    """Plays tasks in worker processes; one that dies is replaced and its tasks are done again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(
        self, function: Callable[[Task], Result], tasks: Iterable[Task]
    ) -> Iterator[Result | Lost[Task]]:
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
        self._function = Shielded(function)
        self._executor = _started(workers)
        self.flying: dict[Future[Any], Any] = {}
        """What is being done."""

    def submit(self, task: Any) -> None:
        with _without_interrupts():  # a worker may be started, and takes over what is blocked
            try:
                future = self._executor.submit(self._function, task)
            except BrokenProcessPool:  # a worker died while nothing was done
                self._replace()
                future = self._executor.submit(self._function, task)
        self.flying[future] = task

    def take(self) -> Iterator[Any]:
        """The results that are there, after waiting for at least one."""
        done, _ = wait(self.flying, return_when=FIRST_COMPLETED)
        if any(isinstance(future.exception(), BrokenProcessPool) for future in done):
            yield from self._salvaged()
            return
        failed = []
        for future in done:
            del self.flying[future]
            if future.exception() is None:
                yield future.result()
            else:
                failed.append(future)
        for future in failed:
            future.result()

    def close(self) -> None:
        """End the workers, in the middle of what they do if the results are wanted no more."""
        for process in list(self._executor._processes or {}) if self.flying else []:
            _end(process)
        self._executor.shutdown(wait=True, cancel_futures=True)

    def _salvaged(self) -> Iterator[Any]:
        """A worker died: keep what was finished, and do the rest again, one task at a time.

        All that was being done is lost with one worker; alone it shows which task it was.
        """
        lost, self.flying = self.flying, {}
        self._replace()
        for future, task in lost.items():
            if not isinstance(future.exception(), BrokenProcessPool):
                yield future.result()
            else:
                yield self._alone(task)

    def _alone(self, task: Any) -> Any:
        for _ in range(TRIES - 1):
            with _started(1) as executor:
                try:
                    return executor.submit(self._function, task).result()
                except BrokenProcessPool:
                    continue
        return Lost(task)

    def _replace(self) -> None:
        self._executor.shutdown(wait=True)
        self._executor = _started(self._workers)


def _started(workers: int) -> ProcessPoolExecutor:
    # Spawned, not forked: a progress bar keeps threads that a fork would cut off.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_begin)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C waits for a moment: workers that start now never hear of it, we do afterwards."""
    if current_thread() is not main_thread() or not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """In a worker: leave Ctrl-C to the parent, end with the parent, keep quiet."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # it was born with Ctrl-C blocked
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda number, frame: _leave())
    sys.stdout = sys.stderr  # what bots print must not get between results
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    _leave()


def _leave() -> None:
    """End at once, but not without ending the programs that were started here."""
    atexit._run_exitfuncs()
    os._exit(1)


def _end(process: int) -> None:
    with suppress(OSError):  # it has ended
        os.kill(process, signal.SIGTERM)
