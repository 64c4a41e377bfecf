"""Progress on whatever takes longer than two seconds: the one way all commands show it.

On a terminal bars appear on standard error and vanish at the end; where that is no terminal, a line
is written there from time to time, ever more rarely. What is quick shows nothing. Nothing has to be
reported for that: a thread looks at the clock while a single long call runs.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, Final, Self, TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    Task,
    TaskID,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

PATIENCE: Final = 2.0
"""Seconds without a sign."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two lines, at most."""
BAR_WIDTH: Final = 24

_Item = TypeVar("_Item")


class Pace:
    """When to give a sign: after two seconds, then ever more rarely, in the end once a minute.

    >>> pace = Pace(begun=0)
    >>> [second for second in range(200) if pace.is_due(second)]
    [2, 4, 8, 16, 32, 64, 124, 184]
    """

    def __init__(self, *, begun: float) -> None:
        self._begun = begun
        self.due = begun + PATIENCE

    def is_due(self, now: float) -> bool:
        """Whether it is time; then the next time is set."""
        if now < self.due:
            return False
        self.due = now + min(LONGEST_PAUSE, max(PATIENCE, now - self._begun))
        return True


class LateBars:
    """Bars on a terminal, lines elsewhere; `add` what is to be done, and `update` as often as one
    likes."""

    def __init__(
        self, *, console: Console | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._console = console or Console(stderr=True)
        self._clock = clock
        self._bars = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(bar_width=BAR_WIDTH),
            TaskProgressColumn(),
            TextColumn("{task.fields[note]}", markup=False),
            TimeRemainingColumn(),
            console=self._console,
            transient=True,
        )
        self._pace = Pace(begun=clock())
        self._lock, self._over = Lock(), Event()
        self._bars_shown = False

    def add(self, name: str, *, total: float | None = 1.0, completed: float = 0.0) -> TaskID:
        """Something to be done; the total is None where nobody knows how long it takes."""
        task = self._bars.add_task(name, total=total, note="")
        self._bars.update(task, completed=completed)
        return task

    def update(
        self,
        task: TaskID,
        completed: float | None = None,
        *,
        note: str | None = None,
        name: str | None = None,
    ) -> None:
        """How much of it is done, and what is to be said of it."""
        self._bars.update(task, completed=completed, description=name)
        if note is not None:
            self._bars.update(task, note=note)
        self._give_sign()

    def track(self, items: Iterable[_Item], name: str) -> Iterator[_Item]:
        """The items, counted as they are taken."""
        listed = list(items)
        task = self.add(name, total=len(listed))
        for number, item in enumerate(listed):
            self.update(task, number, note=f"{number}/{len(listed)}")
            yield item
        self._bars.remove_task(task)

    def __enter__(self) -> Self:
        Thread(target=self._watch_the_clock, daemon=True).start()
        return self

    def __exit__(self, *error: Any) -> None:
        self._over.set()
        with self._lock:
            if self._bars_shown:
                self._bars.stop()

    def _watch_the_clock(self) -> None:
        while not self._over.wait(max(0.0, self._pace.due - self._clock())):
            self._give_sign()

    def _give_sign(self) -> None:
        """If it is time: let the bars appear, or write a line."""
        with self._lock:
            if self._over.is_set() or not self._pace.is_due(self._clock()):
                return
            if not self._console.is_terminal:
                self._write_line()
            elif not self._bars_shown:
                self._bars.start()
                self._bars_shown = True

    def _write_line(self) -> None:
        said = [_describe(task) for task in self._bars.tasks if not task.finished]
        if said:
            line = "; ".join(said)
            self._console.print(line, markup=False, highlight=False, soft_wrap=True)


def _describe(task: Task) -> str:
    """A bar in words."""
    share = "" if task.total is None else f"{task.percentage:.0f} %"
    figures = ", ".join(filter(None, (share, task.fields["note"])))
    return ": ".join(filter(None, (task.description, figures)))


class LateProgress:
    """One bar with a count: it is given the share that is done and the count."""

    def __init__(
        self,
        *,
        unit: str,
        console: Console | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._bars, self._unit = LateBars(console=console, clock=clock), unit
        self._task = self._bars.add("")

    def update(self, share: float, count: int) -> None:
        """So much is done."""
        self._bars.update(self._task, share, note=f"{count:,} {self._unit}")

    def __enter__(self) -> Self:
        self._bars.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._bars.__exit__(*error)


@contextmanager
def late_wait(what: str, *, console: Console | None = None) -> Iterator[LateBars]:
    """A sign while something runs of which nobody knows how long it takes."""
    with LateBars(console=console) as bars:
        bars.add(what, total=None)
        yield bars
