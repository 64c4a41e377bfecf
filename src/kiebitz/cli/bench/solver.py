"""``kiebitz bench solver``: how long the open-card solver takes, beside the bar and the others."""

import json
import platform
import sys
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from kiebitz.cli.bench.measuring import (
    Figures,
    Measured,
    check_threads,
    floor,
    measure,
    warm_up,
)
from kiebitz.cli.bench.positions import Deals
from kiebitz.cli.bench.rows import Row, all_rows
from kiebitz.errors import BadOption
from kiebitz.games import SkatContract
from kiebitz.solver.declared_deals import DealSet, DeclaredDeal, declared_deals, read_deals

QUICK_THREADS = 200
"""How many positions a quick comparison of threads takes."""


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


def solver(
    quick: Annotated[
        bool, typer.Option("--quick", help="A tenth of the deals, ten at least: for a look.")
    ] = False,
    only: Annotated[str, typer.Option(help="Only rows whose name has this text.")] = "",
    seed: Annotated[int, typer.Option(help="Seed of the random deals.")] = 1,
    json_file: Annotated[
        str, typer.Option("--json", metavar="FILE", help="Write the figures as JSON; - prints it.")
    ] = "",
    file: Annotated[
        Path | None,
        typer.Option(help="Other declared deals, one a line; only the rows about declared deals."),
    ] = None,
    threads_check: Annotated[
        bool, typer.Option("--threads-check", help="Only compare two threads with one.")
    ] = False,
) -> None:
    """The open-card solver: time and nodes per question, one thread, an empty table for each.

    A verdict that differs from the known one ends in exit status 1.
    """
    console = Console(highlight=False)
    if threads_check:
        return _print_threads(console, quick)
    if not Path(json_file).parent.is_dir():  # told before measuring, not after
        raise BadOption(f"there is no folder for {json_file!r}")
    results = run(chosen_rows(Deals(seed, _given(file)), only, file is not None), quick)
    wrong = sum(result.measured.wrong for result in results)
    if json_file:
        _write(json_file, as_plain(results, seed, quick))
    if json_file != "-":
        console.print(results_table(results))
        _print_footer(console, results)
    if wrong:
        raise typer.Exit(1)


# ---- 1. Measuring --------------------------------------------------------------------------------


def _given(file: Path | None) -> list[DeclaredDeal] | None:
    if file is None:
        return None
    if not file.is_file():
        raise BadOption(f"there is no file {str(file)!r}")
    return read_deals(file.read_text("utf-8-sig", errors="replace"))


def chosen_rows(deals: Deals, only: str, declared_only: bool) -> list[Row]:
    """The rows with a text in their name."""
    rows = [
        row
        for row in all_rows(deals)
        if only.lower() in row.title.lower() and (row.declared or not declared_only)
    ]
    if not rows:
        raise BadOption(f"no row has {only!r} in its name; try null, exact, grand or Schieber")
    return rows


def run(rows: list[Row], quick: bool) -> list[Result]:
    """Measure row by row, with a bar that shows how far it is; rows without deals are left out."""
    results = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for row in rows:
            task = progress.add_task(row.title, total=None)
            deals = row.deals(quick)
            if deals:
                warm_up(row.question, deals[0])
                shown = progress.track(deals, task_id=task)
                results.append(Result(row, measure(row.question, shown)))
            progress.remove_task(task)
    if not results:
        raise BadOption("there are no deals for these rows")
    return results


def _print_threads(console: Console, quick: bool) -> None:
    deals = [*declared_deals(DealSet.DECLARED), *declared_deals(DealSet.FRESH)]
    states = [deal.state for deal in deals if deal.contract is not SkatContract.NULL]
    with Console(stderr=True).status("one thread, two threads"):
        check = check_threads(states[: QUICK_THREADS if quick else None])
    console.print(
        f"two threads: {check.gain:.2f} times as fast ({check.positions:,} positions, "
        f"{check.one:.2f} and {check.two:.2f} s, {check.cores:.2f} cores)"
    )


# ---- 2. Showing ----------------------------------------------------------------------------------


def results_table(results: list[Result]) -> Table:
    """A row each, below the question; it fits a terminal of 80 columns."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("CPU ms per question", no_wrap=True)
    for name in ("deals", "mean", "median", "p99", "nodes", "bar", "met", "best public"):
        table.add_column(name, justify="right", no_wrap=True)
    question = ""
    for result in results:
        if result.row.question.name != question:
            question = result.row.question.name
            table.add_row(Text(question, style="bold"))
        table.add_row(*_cells(result))
    return table


def _cells(result: Result) -> list[Text]:
    row, measured = result.row, result.measured
    times = ("mean", "median", "p99")
    return [
        _name(result),
        Text(f"{measured.deals:,}"),
        *(Text(short(getattr(measured, time)), result.style(time)) for time in times),
        Text(short_nodes(measured.mean_nodes), result.style("mean_nodes")),
        Text(figures_text(row.bar)),
        {None: Text(), True: Text("yes", "green"), False: Text("no", "red")}[result.met],
        Text(figures_text(row.public), "dim"),
    ]


def _name(result: Result) -> Text:
    if not result.row.question.each_card:
        return Text(f" {result.row.name}")
    rate = Text(f"{result.measured.per_second:,.0f} worlds/s", result.style("per_second"))
    return Text(f" {result.row.name.removeprefix('declared ')}, ").append_text(rate)


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


def _print_footer(console: Console, results: list[Result]) -> None:
    checked = sum(result.measured.checked for result in results)
    wrong = sum(result.measured.wrong for result in results)
    if checked:
        text = f"{checked:,} verdicts compared with known ones: {wrong} wrong"
        console.print(text, style="bold red" if wrong else "green")
    console.print(FOOTER, style="dim")
    console.print(
        f"The clock, the call and clearing the table are {1000 * floor():.1f} µs of each time. "
        f"{machine()['cpu']}, {machine()['machine']}, Python {machine()['python']}; on a shared "
        "machine times vary by a factor of two.",
        style="dim",
    )


FOOTER = (
    "One thread, an empty table per deal. Bar: mean or mean/p99, for declared suit games also "
    "9,000 nodes. Best public solver: mean or mean/median/p99, with 630k and 490k "
    "nodes on declared suit games and grands; worlds/s: Kermit, on an older machine. Every card: "
    "declared deals, 30 cards left. Schieber: random deals and endings, seat 0 leads."
)


# ---- 3. Plain data -------------------------------------------------------------------------------


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


def _write(target: str, plain: dict[str, Any]) -> None:
    text = json.dumps(plain, indent=1) + "\n"
    if target == "-":
        sys.stdout.write(text)
    else:
        Path(target).write_text(text, encoding="utf-8")
