"""``kiebitz bench solver``: how long the open-card solver takes, beside the bar and the others."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from kiebitz.cli.bench import solver_beside
from kiebitz.cli.bench.measuring import check_threads, measure, warm_up
from kiebitz.cli.bench.positions import Deals
from kiebitz.cli.bench.report import Result, as_plain, print_footer, print_results, speak_title
from kiebitz.cli.bench.rows import Row, all_rows
from kiebitz.cli.bench.solver_beside import compare_rows, print_comparison
from kiebitz.cli.late_progress import LateBars, late_wait
from kiebitz.cli.measured_tables import print_sentence, speak
from kiebitz.errors import BadOption
from kiebitz.files import check_target, write_whole
from kiebitz.games import SkatContract
from kiebitz.solver.declared_deals import DealSet, DeclaredDeal, declared_deals, read_deals

QUICK_THREADS = 200
"""How many positions a quick comparison of threads takes."""


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
    beside: Annotated[
        str,
        typer.Option(
            metavar="PYTHON", help="Compare with the Kiebitz of another Python, in the same run."
        ),
    ] = "",
) -> None:
    """The open-card solver: time and nodes per question, one thread, an empty table for each.

    A verdict that differs from the known one, or from that of the other Kiebitz, ends in exit
    status 1.
    """
    console = Console(highlight=False)
    if threads_check:
        return _print_threads(console, quick)
    if json_file not in ("", "-"):
        check_target(json_file)  # refused before measuring, not after
    rows = chosen_rows(Deals(seed, _read_given(file)), only, file is not None)
    if beside:
        return _print_beside(console, beside, rows, quick, json_file)
    results = run(rows, quick)
    wrong = sum(result.measured.wrong for result in results)
    if json_file:
        _write(json_file, as_plain(results, seed, quick))
    if json_file != "-":
        print_results(console, results)
        print_footer(console, results)
    if wrong:
        raise typer.Exit(1)


def _read_given(file: Path | None) -> list[DeclaredDeal] | None:
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
    with LateBars() as bars:
        for row in rows:
            deals = row.deals(quick)
            if deals:
                warm_up(row.question, deals[0])
                shown = bars.track(deals, speak_title(row))
                results.append(Result(row, measure(row.question, shown)))
    if not results:
        raise BadOption("there are no deals for these rows")
    return results


def _print_threads(console: Console, quick: bool) -> None:
    deals = [*declared_deals(DealSet.DECLARED), *declared_deals(DealSet.FRESH)]
    states = [deal.state for deal in deals if deal.contract is not SkatContract.NULL]
    with late_wait(speak("one thread, two threads")):
        check = check_threads(states[: QUICK_THREADS if quick else None])
    print_sentence(
        console,
        f"two threads: {check.gain:.2f} times as fast ({check.positions:,} positions, "
        f"{check.one:.2f} and {check.two:.2f} s, {check.cores:.2f} cores)",
        style="",
    )


def _print_beside(
    console: Console, python: str, rows: list[Row], quick: bool, json_file: str
) -> None:
    found = compare_rows(python, rows, quick)
    if json_file:
        _write(json_file, solver_beside.as_plain(python, found))
    if json_file != "-":
        print_comparison(console, python, found)
    if any(one.compared.differ for one in found):
        raise typer.Exit(1)


def _write(target: str, plain: dict[str, Any]) -> None:
    text = json.dumps(plain, indent=1) + "\n"
    if target == "-":
        sys.stdout.write(text)
    else:
        with write_whole(target) as part:
            part.write_text(text, encoding="utf-8")
