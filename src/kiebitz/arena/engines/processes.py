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
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from threading import Thread, Timer, current_thread, main_thread
from typing import Any, Final, TypeVar

from kiebitz.arena.engines.executor import TRIES, Lost
from kiebitz.arena.engines.main_script import (
    RUNS_AGAIN,
    WORKER,
    needs_script,
    script,
    without_script,
)
from kiebitz.arena.engines.shield import Shielded
from kiebitz.errors import BadOption

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE: Final = 10.0
"""Seconds that a worker may take to end."""


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
        self._scripted = needs_script(function)
        self._executor = _start_workers(workers, scripted=self._scripted)
        self.flying: dict[Future[Any], Any] = {}
        """What is being done."""

    def submit(self, task: Any) -> None:
        """Have a task done; the first that needs the main script gets workers that know it."""
        if not self._scripted and needs_script(task):
            self._scripted = True
            self._replace()
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
            yield from self._salvage()
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
        processes = list((self._executor._processes or {}).values())
        for process in processes if self.flying else []:
            _end(process)
        with _kill_if_late(processes):
            self._executor.shutdown(wait=True, cancel_futures=True)

    def _salvage(self) -> Iterator[Any]:
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
            with _start_workers(1, scripted=self._scripted) as executor:
                try:
                    return executor.submit(self._function, task).result()
                except BrokenProcessPool:
                    continue
        return Lost(task)

    def _replace(self) -> None:
        self._executor.shutdown(wait=True)
        self._executor = _start_workers(self._workers, scripted=self._scripted)


# ---- Starting ------------------------------------------------------------------------------------


def _start_workers(workers: int, *, scripted: bool) -> ProcessPoolExecutor:
    """Workers; with `scripted` they import the script of the main program."""
    context = _ScriptedWorkers() if scripted else _Workers()
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin)
    if scripted:
        _check_script(executor)
    return executor


class _Worker(SpawnProcess):
    """A worker that never runs the script of the main program again."""

    def start(self) -> None:
        with without_script():
            super().start()


class _Workers(SpawnContext):
    # Spawned, not forked: a progress bar keeps threads that a fork would cut off.

    def Process(self, *args: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        return _Worker(*args, **{**options, "name": WORKER})


class _ScriptedWorkers(SpawnContext):
    def Process(self, *args: Any, **options: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        return SpawnProcess(*args, **{**options, "name": WORKER})


def _check_script(executor: ProcessPoolExecutor) -> None:
    """Refuse a script that a worker cannot import, or that plays when it is imported."""
    with _without_interrupts():
        first = executor.submit(_do_nothing)
        workers = list((executor._processes or {}).values())
    try:
        first.result()
    except BrokenProcessPool:
        executor.shutdown(wait=True)
        status = max((worker.exitcode or 0 for worker in workers), default=0)
        raise BadOption(
            f"a player's class stands in {script()!r}, which {_WRONG.get(status, _FAILS)}: put "
            'what the script does under  if __name__ == "__main__":  or the class into a file '
            "of its own, or play in threads"
        ) from None


_WRONG: Final = {RUNS_AGAIN: "every worker process has to import, and which then plays once more"}
_FAILS: Final = "a worker process could not import"


def _do_nothing() -> None:
    """The first task of workers that may not have started."""


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


# ---- In a worker, and its end --------------------------------------------------------------------


def _begin() -> None:
    """In a worker: leave Ctrl-C to the parent, end with the parent, keep quiet."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):  # it was born with Ctrl-C blocked
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda number, frame: _leave(1))
    Finalize(None, _leave, args=(0,), exitpriority=0)  # bots may have left threads running
    sys.stdout = sys.stderr  # what bots print must not get between results
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    _leave(1)


def _leave(status: int) -> None:
    """End at once, but not without ending the programs that were started here."""
    atexit._run_exitfuncs()
    sys.stderr.flush()
    os._exit(status)


def _end(process: BaseProcess) -> None:
    with suppress(OSError):  # it has ended
        process.terminate()


@contextmanager
def _kill_if_late(processes: Iterable[BaseProcess]) -> Iterator[None]:
    """Processes are ending; those in which a bot does not let them are killed after a while."""

    def kill() -> None:
        for process in processes:
            with suppress(OSError):
                process.kill()

    timer = Timer(PATIENCE, kill)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
