"""``kiebitz bench worlds``: how fast worlds are drawn, beside dealing until it fits."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from kiebitz.beliefs import Knowledge, Worlds
from kiebitz.beliefs.published import Method, draw_published
from kiebitz.cli.bench.figures import met_cell
from kiebitz.cli.bench.report import machine
from kiebitz.cli.late_progress import LateBars, late_wait
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak
from kiebitz.lab.experiment import short_number
from kiebitz.lab.sample_views import SampleView, hard_views, stage_views

BAR: Final = 1_000_000
"""Uniform worlds per second in one call."""
TIMES_REJECTION: Final = 100
"""On the hard views."""
DRAWS: Final = 1_000_000
LEAST_SECONDS: Final = 0.3


@dataclass(frozen=True)
class Row:
    """What was measured on one view."""

    name: str
    hard: bool
    worlds: int
    uniform: float
    """Per second, in calls of a million."""
    weighted: float
    rejection: float
    set_up: float
    """Microseconds for knowledge and counting."""

    @property
    def times_rejection(self) -> float:
        """How many times as fast as dealing until it fits."""
        return self.uniform / self.rejection

    @property
    def met(self) -> bool:
        """Whether the bar is reached."""
        return self.uniform >= BAR and (not self.hard or self.times_rejection >= TIMES_REJECTION)


def worlds(
    seed: Annotated[int, typer.Option(help="Seed of the games.")] = 1,
    quick: Annotated[bool, typer.Option("--quick", help="Fewer draws: for a look.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Worlds drawn per second on one core, for early, middle, late and hard views of each game.

    Hard views are those of some hundred games in which the fewest deals fit.
    """
    draws = DRAWS // 10 if quick else DRAWS
    with late_wait(speak("looking for hard views")):
        views = [(view, False) for view in stage_views(seed)]
        views += [(view, True) for view in hard_views(seed)]
    with LateBars() as bars:
        rows = [measure(view, hard, draws) for view, hard in bars.track(views, speak("drawing"))]
    if as_json:
        typer.echo(json.dumps({"machine": machine(), "rows": [asdict(row) for row in rows]}))
        return
    console = Console(highlight=False)
    print_table(console, rows)
    print_sentence(
        console,
        f"Bar: {BAR:,} uniform worlds a second in one call; on hard views {TIMES_REJECTION} times "
        "rejection. µs: knowledge and counting, once for each view. CPU time, one thread, "
        f"{machine()['cpu']}.",
    )


def measure(where: SampleView, hard: bool, draws: int) -> Row:
    """All figures of one view."""
    import numpy as np

    worlds = Worlds(where.view)
    weights = np.random.default_rng(1).random((where.view.rules.deck.size, 4)) + 0.1
    few = max(1, draws // (20_000 if hard else 20))
    return Row(
        where.name,
        hard,
        worlds.count,
        per_second(lambda: worlds.draw(draws), draws),
        per_second(lambda: worlds.draw(draws // 10, weights=weights), draws // 10),
        per_second(lambda: draw_published(where.view, Method.REJECTION, few), few),
        1e6 / per_second(lambda: Worlds(where.view, Knowledge.of(where.view)), 1),
    )


def per_second(work: Callable[[], Any], items: int) -> float:
    """The best of several runs, by CPU time: others on the machine only slow things down."""
    work()
    best, spent = float("inf"), 0.0
    while spent < LEAST_SECONDS:
        begun = time.process_time()
        work()
        taken = max(time.process_time() - begun, 1e-7)
        best, spent = min(best, taken), spent + taken
    return items / best


def print_table(console: Console, rows: list[Row]) -> None:
    """A row for each view."""
    print_measured(
        console,
        ["view", "worlds", "µs", "uniform/s", "weighted/s", "reject/s", "×", "met"],
        [
            (
                row.name,
                short_number(row.worlds),
                f"{row.set_up:.0f}",
                *(short_number(rate) for rate in (row.uniform, row.weighted, row.rejection)),
                short_number(row.times_rejection),
                met_cell(row.met),
            )
            for row in rows
        ],
    )
