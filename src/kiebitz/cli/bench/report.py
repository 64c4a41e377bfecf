"""The table and the JSON of ``kiebitz bench solver``, made from what was measured."""

import platform
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from kiebitz.cli.bench.figures import met_cell
from kiebitz.cli.bench.measuring import Figures, Measured, floor
from kiebitz.cli.bench.rows import Row
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak, speak_numbers

FOOTER = (
    "One thread, an empty table per deal. Bar: mean or mean/p99, for declared suit games also "
    "9,000 nodes. Best public solver: mean or mean/median/p99, with 630k and 490k "
    "nodes on declared suit games and grands; worlds/s: Kermit, on an older machine. Every card: "
    "declared deals, 30 cards left. Schieber: random deals and endings, seat 0 leads."
)


class Result(NamedTuple):
    """A row and what was measured."""

    row: Row
    measured: Measured

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; None without one."""
        return None if self.row.bar is None else not self.row.bar.missed_by(self.measured)

    def style(self, figure: str) -> str:
        """Green or red for a figure that the bar is about."""
        if self.row.bar is None or figure not in self.row.bar.known():
            return ""
        return "red" if figure in self.row.bar.missed_by(self.measured) else "green"


# ---- 1. The table --------------------------------------------------------------------------------


def print_results(console: Console, results: list[Result]) -> None:
    """A row each, below the question."""
    rows: list[list[Text | str]] = []
    question = ""
    for result in results:
        if result.row.question.name != question:
            question = result.row.question.name
            rows.append([question])
        rows.append(_cells(result))
    columns = ["deals", "mean", "median", "p99", "nodes", "bar", "met", "best public"]
    print_measured(console, ["CPU ms per question", *columns], rows)


def _cells(result: Result) -> list[Text | str]:
    row, measured = result.row, result.measured
    times = ("mean", "median", "p99")
    return [
        _name(result),
        Text(f"{measured.deals:,}"),
        *(Text(short(getattr(measured, time)), result.style(time)) for time in times),
        Text(short_nodes(measured.mean_nodes), result.style("mean_nodes")),
        Text(figures_text(row.bar)),
        met_cell(result.met),
        Text(figures_text(row.public), "dim"),
    ]


def _name(result: Result) -> Text:
    if not result.row.question.each_card:
        return Text(f" {speak(result.row.name)}")
    name = speak(result.row.name.removeprefix("declared "))
    rate = speak_numbers(speak(f"{result.measured.per_second:,.0f} worlds/s")).replace(
        " ", "\u00a0"
    )
    return Text(f" {name}, ").append(rate, result.style("per_second"))


def speak_title(row: Row) -> str:
    """What is asked and about which deals, while it is measured."""
    return f"{speak(row.question.name)} {speak(row.name)}"


def short(number: float) -> str:
    """Three digits that matter, or as many as there are before the point.

    >>> short(0.00512), short(0.4512), short(12.345), short(1234.5)
    ('0.0051', '0.451', '12.3', '1234')
    """
    if number >= 100:
        return f"{number:.0f}"
    if number >= 10:
        return f"{number:.1f}"
    return f"{number:.2f}" if number >= 1 else f"{number:.3f}" if number >= 0.1 else f"{number:.4f}"


def short_nodes(number: float) -> str:
    """Nodes in five characters.

    >>> short_nodes(312), short_nodes(9012), short_nodes(630_000), short_nodes(2_500_000)
    ('312', '9.0k', '630k', '2.5M')
    """
    if number < 1000:
        return f"{number:.0f}"
    scaled, unit = (number / 1e3, "k") if number < 999_500 else (number / 1e6, "M")
    return f"{scaled:.1f}{unit}" if scaled < 99.5 else f"{scaled:.0f}{unit}"


def figures_text(figures: Figures | None) -> str:
    """Mean, median, p99 and nodes as far as given, or the rate."""
    if figures is None:
        return ""
    if figures.per_second is not None:
        return f"{figures.per_second:g}/s"
    times = (figures.mean, figures.median, figures.p99)
    return "/".join(f"{time:g}" for time in times if time is not None)


def print_footer(console: Console, results: list[Result]) -> None:
    """Wrong verdicts, what the columns mean, and where it was measured."""
    checked = sum(result.measured.checked for result in results)
    wrong = sum(result.measured.wrong for result in results)
    if checked:
        text = f"{checked:,} verdicts compared with known ones: {wrong} wrong"
        print_sentence(console, text, style="bold red" if wrong else "green")
    print_sentence(console, FOOTER)
    print_sentence(
        console,
        f"The clock, the call and clearing the table are {1000 * floor():.1f} µs of each time. "
        f"{machine()['cpu']}, {machine()['machine']}, Python {machine()['python']}; on a shared "
        "machine times vary by a factor of two.",
    )


# ---- 2. Plain data -------------------------------------------------------------------------------


def machine() -> dict[str, str]:
    """Where it was measured."""
    return {
        "machine": platform.machine(),
        "cpu": _cpu_model(),
        "python": platform.python_version(),
        "system": platform.system(),
    }


def _cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, "") or platform.processor() or "unknown CPU"


def as_plain(results: list[Result], seed: int, quick: bool) -> dict[str, Any]:
    """All figures, for other programs."""
    return {
        "machine": machine(),
        "seed": seed,
        "quick": quick,
        "floor_ms": floor(),
        "wrong": sum(result.measured.wrong for result in results),
        "rows": [_plain_row(result) for result in results],
    }


def _plain_row(result: Result) -> dict[str, Any]:
    row, measured = result.row, result.measured
    return {
        "question": row.question.name,
        "name": row.name,
        "deals": measured.deals,
        "mean_ms": measured.mean,
        "median_ms": measured.median,
        "p99_ms": measured.p99,
        "mean_nodes": measured.mean_nodes,
        "per_second": measured.per_second,
        "checked": measured.checked,
        "wrong": measured.wrong,
        "bar": row.bar and row.bar.known(),
        "met": result.met,
        "best_public": row.public and row.public.known(),
    }
