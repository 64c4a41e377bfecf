"""The progress of a tournament: a bar for each match with the running result, and the time left."""

import math
import time
from collections.abc import Sequence
from typing import Final, Self

from kiebitz.arena.judging.always_valid import confidence_sequence
from kiebitz.arena.judging.tested_interval import band_of_test
from kiebitz.arena.running import Run
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.look import Look
from kiebitz.cli.seat_names import shorten

MOST_BARS: Final = 12
"""With more matches there is one bar for all."""
PAUSE: Final = 0.25
"""Seconds between two looks at the running results."""
LONGEST_LABEL: Final = 24


class ArenaProgress:
    """Shows bars while a session plays; give `update` to it as the watcher."""

    def __init__(
        self,
        runs: Sequence[Run],
        checks: Sequence[Run],
        look: Look,
        *,
        bars: LateBars | None = None,
    ) -> None:
        self._look = look
        self._bars = bars or LateBars()
        groups = [(_name(run, look), [run]) for run in runs]
        if len(runs) > MOST_BARS:
            groups = [(look.fit(f"{len(runs)} ×"), list(runs))]
        if checks:
            groups.append((look.say("arena_controls"), list(checks)))
        self._tasks = [
            (self._bars.add(name, total=_boards(group), completed=_count_finished(group)), group)
            for name, group in groups
        ]
        self._looked = 0.0

    def __enter__(self) -> Self:
        self._bars.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self._bars.__exit__(*error)

    def update(self, runs: Sequence[Run]) -> None:
        """Look at the runs again, unless that was just done."""
        now = time.monotonic()
        if now - self._looked < PAUSE:
            return
        self._looked = now
        for task, group in self._tasks:
            finished, boards = _count_finished(group), _boards(group)
            count = self._look.say(
                "boards_of", count=self._look.number(finished), total=self._look.number(boards)
            )
            running = self._look.decimal(_running(group))
            self._bars.update(task, finished, note=f"{count}  {running}".rstrip())


def _boards(group: Sequence[Run]) -> int:
    return sum(run.boards for run in group)


def _count_finished(group: Sequence[Run]) -> int:
    return sum(run.finished for run in group)


def _name(run: Run, look: Look) -> str:
    labels = (shorten(look.fit(label), LONGEST_LABEL, look) for label in run.match.labels)
    return look.fit(" – ").join(labels)


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
