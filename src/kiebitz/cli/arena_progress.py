"""The progress of a tournament: a bar for each match with the running result, and the time left."""

import math
import time
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from kiebitz.arena.judging.always_valid import confidence_sequence
from kiebitz.arena.judging.tested_interval import band_of_test
from kiebitz.arena.running import Run

MOST_BARS: Final = 12
"""With more matches there is one bar for all."""
PAUSE: Final = 0.25
"""Seconds between two looks at the running results."""
LONGEST_LABEL: Final = 24


class ArenaProgress:
    """Shows bars while a session plays; give `update` to it as the watcher."""

    def __init__(self, runs: Sequence[Run], checks: Sequence[Run], controls: str) -> None:
        self._groups = [(_shown(run), [run]) for run in runs]
        if len(runs) > MOST_BARS:
            self._groups = [(f"{len(runs)} ×", list(runs))]
        if checks:
            self._groups.append((controls, list(checks)))
        self._bars = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=24),
            MofNCompleteColumn(),
            TextColumn("{task.fields[running]}"),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._tasks: list[tuple[TaskID, list[Run]]] = []
        self._looked = 0.0

    def __enter__(self) -> "ArenaProgress":
        for name, group in self._groups:
            task = self._bars.add_task(
                escape(name),
                total=sum(run.boards for run in group),
                completed=sum(run.finished for run in group),
                running="",
            )
            self._tasks.append((task, group))
        self._bars.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._bars.stop()

    def update(self, runs: Sequence[Run]) -> None:
        """Look at the runs again, unless that was just done."""
        now = time.monotonic()
        if now - self._looked < PAUSE:
            return
        self._looked = now
        for task, group in self._tasks:
            self._bars.update(
                task,
                completed=sum(run.finished for run in group),
                running=_running(group),
            )


def _shown(run: Run) -> str:
    return " – ".join(_cut(label) for label in run.match.labels)


def _cut(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def _running(group: list[Run]) -> str:
    """The running result of a duel: the mean, and the interval that allows for looking often.

    With a sequential test it is the interval of that test. Until enough is known there is none.
    """
    run = group[0]
    if len(group) > 1 or run.match.is_control or len(run.match.entrants) != 2 or run.finished < 2:
        return ""
    differences, test = run.differences(), run.test
    if test is None:
        band = confidence_sequence(differences)
    else:
        band = band_of_test(differences, test.hypotheses)
    text = f"{band.means[-1]:+.2f}"
    if math.isfinite(band.high[-1]):
        text += f" ({band.low[-1]:+.2f} … {band.high[-1]:+.2f})"
    return text if test is None else f"{text}  LLR {test.judgement.llr:+.2f}"
