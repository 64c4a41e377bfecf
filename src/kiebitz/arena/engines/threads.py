"""Boards in threads of this process: for players that search natively."""

from collections.abc import Callable, Iterable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

from kiebitz.arena.engines.stopping import stop_by
from kiebitz.players import StopFlag

Task = TypeVar("Task")
Result = TypeVar("Result")

THREAD_NAME: Final = "kiebitz-arena"


class InThreads:
    """Plays tasks in threads; what they think about is stopped when nobody wants it any more."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """The results as they finish."""
        todo: SimpleQueue[tuple[Task] | None] = SimpleQueue()
        done: SimpleQueue[Result | BaseException] = SimpleQueue()

        flag = StopFlag()

        def work() -> None:
            with stop_by(flag):
                while (item := todo.get()) is not None:
                    try:
                        done.put(function(item[0]))
                    except BaseException as error:  # raised where the results are taken
                        done.put(error)

        threads = [Thread(target=work, daemon=True, name=THREAD_NAME) for _ in range(self.workers)]
        for thread in threads:
            thread.start()
        finished = False
        try:
            yield from _collect(tasks, todo, done, self.workers + 1)
            finished = True
        finally:
            _drop(todo)
            for _ in threads:
                todo.put(None)
            if finished:
                for thread in threads:
                    thread.join()
            else:  # bots that do not listen are left behind, and end with the process
                flag.stop()


def _collect(
    tasks: Iterable[Task],
    todo: "SimpleQueue[tuple[Task] | None]",
    done: "SimpleQueue[Result | BaseException]",
    window: int,
) -> Iterator[Result]:
    flying = 0
    for task in tasks:
        todo.put((task,))
        flying += 1
        if flying >= window:
            yield _take_done(done)
            flying -= 1
    for _ in range(flying):
        yield _take_done(done)


def _take_done(done: "SimpleQueue[Result | BaseException]") -> Result:
    result = done.get()
    if isinstance(result, BaseException):
        raise result
    return result


def _drop(todo: "SimpleQueue[tuple[Task] | None]") -> None:
    try:
        while True:
            todo.get_nowait()
    except Empty:
        pass
