"""``kiebitz bench batches``: one call against one by one, and searches beside a busy thread.

A batch should take no longer than its questions one by one, and a search no longer because another
Python thread is busy. With ``--beside`` another installation answers the same in the same run.
"""

import json
import sys
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from statistics import mean
from typing import Annotated, Final

import typer
from rich.console import Console

from kiebitz.cli.bench.beside import Installation
from kiebitz.cli.bench.report import machine
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak, speak_numbers

ROUNDS: Final = 3
WORKS: Final = (
    "verdicts_one_by_one",
    "verdicts_in_a_batch",
    "worlds_one_by_one",
    "worlds_in_a_batch",
    "search_alone",
    "search_beside_a_thread",
)
"""What is measured."""
ITERATIONS: Final = 50_000
"""Of the search, if nothing is left out."""
QUICK_SHARE: Final = 0.1


@dataclass(frozen=True)
class Work:
    """Milliseconds of one piece of work: here, and in the other installation."""

    name: str
    new: float
    old: float | None = None
    count: int = 0
    """How many verdicts, worlds or iterations."""


def batches(
    beside: Annotated[
        str, typer.Option(metavar="PYTHON", help="The Python of another Kiebitz to compare with.")
    ] = "",
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the work.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Many questions in one call against one by one, and searches beside a busy thread."""
    found = measure_work(beside, quick)
    if as_json:
        plain = {"machine": machine(), "beside": beside, "rows": [asdict(work) for work in found]}
        typer.echo(json.dumps(plain))
        return
    console = Console(highlight=False)
    print_table(console, found)
    print_sentence(console, f"Mean of {ROUNDS} rounds, one thread, {machine()['cpu']}.")


def measure_work(beside: str, quick: bool) -> list[Work]:
    """Every piece of work, in turn by both installations."""
    found = []
    with ExitStack() as opened, LateBars() as bars:
        new = opened.enter_context(Installation(sys.executable))
        old = opened.enter_context(Installation(beside)) if beside else None
        for name in bars.track(WORKS, speak("measuring")):
            share = QUICK_SHARE if quick else 1.0
            question = {"task": "batches", "work": name, "share": share}
            sides = [side for side in (new, old) if side is not None]
            # Other worlds in each round: an installation may remember those of the last one.
            message = [[side.ask(question | {"round": n}) for side in sides] for n in range(ROUNDS)]
            times = [mean(turn[i]["ms"] for turn in message) for i in range(len(sides))]
            answer = message[0][0]["answer"]
            count = int(ITERATIONS * share) if answer is None else len(answer)
            found.append(Work(name, times[0], times[1] if old else None, count))
    return found


def print_table(console: Console, found: list[Work]) -> None:
    """A row for each piece of work; alone there is nothing that would be new beside something."""
    both = all(work.old is not None for work in found)
    head = ["milliseconds", "old", "new", "faster"] if both else ["work", "milliseconds"]
    rows = []
    for work in found:
        cells = [f"{work.new:,.0f}"]
        if work.old is not None:
            cells = [f"{work.old:,.0f}", *cells, f"{work.old / work.new:.2f}\u00a0×"]
        rows.append([speak_numbers(describe_work(work)), *cells])
    print_measured(console, head, rows)


def describe_work(work: Work) -> str:
    """What was done, with how much of it there was."""
    match work.name:
        case "verdicts_one_by_one":
            return speak(f"{work.count:,} verdicts, one by one")
        case "verdicts_in_a_batch":
            return speak(f"{work.count:,} verdicts, in one call")
        case "worlds_one_by_one":
            return speak(f"{work.count:,} worlds, every card, one by one")
        case "worlds_in_a_batch":
            return speak(f"{work.count:,} worlds, every card, in one call")
        case "search_alone":
            return speak(f"ismcts, {work.count:,} iterations (wall clock)")
    return speak("the same beside a busy Python thread")
