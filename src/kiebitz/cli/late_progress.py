"""A progress bar that only shows itself when something takes longer than two seconds."""

from time import monotonic
from types import TracebackType
from typing import Final, Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

PATIENCE: Final = 2.0
"""Seconds."""


class LateProgress:
    """A bar on standard error with a count; nothing is shown where that is no terminal.

    It is told the share that is done and the count, as often as one likes.
    """

    def __init__(self, *, unit: str, console: Console | None = None) -> None:
        console = console or Console(stderr=True)
        self._bar = Progress(
            BarColumn(),
            TaskProgressColumn(),
            TextColumn(f"{{task.fields[count]:,}} {unit}"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=1.0, count=0)
        self._begun = monotonic()
        self._shown = False

    def update(self, share: float, count: int) -> None:
        """So much is done."""
        if not self._shown and monotonic() - self._begun > PATIENCE:
            self._bar.start()
            self._shown = True
        self._bar.update(self._task, completed=share, count=count)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown:
            self._bar.stop()
