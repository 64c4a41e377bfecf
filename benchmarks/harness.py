"""How speed is measured and shown: contestants take turns, CPU time and medians count.

Time is CPU time of the process (`time.process_time`), with one thread everywhere and Python's
garbage collector off while the clock runs. The number of games is first adapted to the time wanted;
then all contestants take turns, several rounds, so that a slow moment of the machine does not hit
only one of them. The figure is the median of the rounds.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROUNDS: Final = 5

Prepared = Callable[[], object]
"""Plays games that were prepared; this is what is timed."""
Prepare = Callable[[int], Prepared]
"""Makes everything ready for a number of games; this is not timed."""


@dataclass(frozen=True)
class Contestant:
    """One way to play random games."""

    name: str
    game: str
    driven: str
    prepare: Prepare
    peers: tuple[str, ...] = ()
    """Names of those it is compared with."""


@dataclass(frozen=True)
class Measurement:
    """Games per second of one contestant."""

    name: str
    game: str
    driven: str
    games: int
    """Games in each round."""
    rates: tuple[float, ...]
    """Games per second in each round."""

    @property
    def rate(self) -> float:
        """The median of the rounds."""
        return median(self.rates)


@dataclass(frozen=True)
class Bar:
    """Something that was promised."""

    text: str
    needed: float
    measured: float

    @property
    def reached(self) -> bool:
        """Whether the promise is kept."""
        return self.measured >= self.needed


def rate_of(contestant: Contestant, count: int) -> float:
    """Games per second of CPU time, once."""
    play = contestant.prepare(count)
    # The collector would walk over everything that was prepared, in the middle of the play.
    gc.collect()
    gc.disable()
    try:
        start = time.process_time()
        play()
        spent = time.process_time() - start
    finally:
        gc.enable()
    return count / max(spent, 1e-6)


def games_for(contestant: Contestant, seconds: float) -> int:
    """How many games take about this long, found with ever more of them."""
    count = 4
    while True:
        rate = rate_of(contestant, count)
        if count >= 0.2 * seconds * rate:
            return max(1, round(seconds * rate))
        count *= 4


def measure_all(contestants: Sequence[Contestant], seconds: float) -> list[Measurement]:
    """Measure all contestants, taking turns; `seconds` for each in all rounds together."""
    counts = [games_for(contestant, seconds / ROUNDS) for contestant in contestants]
    rates: list[list[float]] = [[] for _ in contestants]
    for _ in range(ROUNDS):
        for contestant, count, row in zip(contestants, counts, rates, strict=True):
            row.append(rate_of(contestant, count))
    return [
        Measurement(one.name, one.game, one.driven, count, tuple(row))
        for one, count, row in zip(contestants, counts, rates, strict=True)
    ]


def best_rate(measurements: list[Measurement], name: str) -> float:
    """The rate of the fastest entry with this name."""
    return max(one.rate for one in measurements if one.name == name)


def cpu_model() -> str:
    """The processor's name, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def machine() -> dict[str, str]:
    """What the numbers depend on, besides the code."""
    return {
        "cpu": cpu_model(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "numpy": version("numpy"),
    }


def ratios(contestant: Contestant, rate: float, measurements: list[Measurement]) -> str:
    """How many times as fast as each of its peers, in words."""
    times = ((rate / best_rate(measurements, peer), peer) for peer in contestant.peers)
    return "\n".join(f"{ratio_text(ratio)} × {peer.split()[0]}" for ratio, peer in times)


def ratio_text(ratio: float) -> str:
    """A ratio with two or three figures.

    >>> ratio_text(0.234), ratio_text(63.21), ratio_text(1234.5)
    ('0.23', '63', '1,234')
    """
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"


def results_table(
    title: str, contestants: Sequence[Contestant], measurements: list[Measurement]
) -> Table:
    """The measurements as a table."""
    table = Table(title=title)
    for name in ("package", "game", "how"):
        table.add_column(name)
    for name in ("games/s", "lowest – highest", "ratio to the peer"):
        table.add_column(name, justify="right")
    for contestant, one in zip(contestants, measurements, strict=True):
        table.add_row(
            one.name,
            one.game,
            one.driven,
            f"{one.rate:,.0f}",
            f"{min(one.rates):,.0f} – {max(one.rates):,.0f}",
            ratios(contestant, one.rate, measurements),
        )
    return table


def bar_line(bar: Bar) -> str:
    """One promise in words."""
    return f"{bar.text}: {'reached' if bar.reached else 'MISSED'} ({bar.measured:,.0f})"


def as_json(measurements: list[Measurement], bars: list[Bar], seconds: float) -> dict[str, Any]:
    """Everything, as plain data."""
    return {
        "machine": machine(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "measurements": [asdict(one) | {"median": one.rate} for one in measurements],
        "bars": [asdict(bar) | {"reached": bar.reached} for bar in bars],
    }


def run(
    title: str,
    note: str,
    contestants: Sequence[Contestant],
    bars_of: Callable[[list[Measurement]], list[Bar]],
) -> None:
    """The whole command: measure, print the table, the note and the bars."""
    options = arguments()
    # Wide enough for the table also where the output is no terminal.
    console = Console(width=max(Console().width, 124))
    for name, value in machine().items():
        console.print(f"{name}: {value}", highlight=False)
    measurements = measure_all(contestants, options.seconds)
    console.print(results_table(title, contestants, measurements))
    spent = f"together about {options.seconds:g} s of CPU time per row"
    console.print(f"Medians of {ROUNDS} rounds, {spent}. {note}")
    bars = bars_of(measurements)
    for bar in bars:
        console.print(bar_line(bar), highlight=False)
    if options.json:
        text = json.dumps(as_json(measurements, bars, options.seconds), indent=2)
        options.json.write_text(text + "\n")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure speed, beside others, in one run.")
    parser.add_argument(
        "--seconds",
        type=float,
        default=2.0,
        help="CPU time for each row of the table, all rounds together (default: 2)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write all numbers here")
    return parser.parse_args()
