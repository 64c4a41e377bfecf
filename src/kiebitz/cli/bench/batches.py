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
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak

ROUNDS: Final = 3
WORKS: Final = {
    "verdicts_one_by_one": "1,000 verdicts, one by one",
    "verdicts_in_a_batch": "1,000 verdicts, in one call",
    "worlds_one_by_one": "40 worlds, every card, one by one",
    "worlds_in_a_batch": "40 worlds, every card, in one call",
    "search_alone": "ismcts, 50,000 iterations (wall clock)",
    "search_beside_a_thread": "the same beside a busy Python thread",
}
"""What is measured, and how it is called."""


@dataclass(frozen=True)
class Work:
    """Milliseconds of one piece of work: here, and in the other installation."""

    name: str
    new: float
    old: float | None = None


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
            question = {"task": "batches", "work": name, "share": 0.1 if quick else 1.0}
            sides = [side for side in (new, old) if side is not None]
            # Other worlds in each round: an installation may remember those of the last one.
            message = [[side.ask(question | {"round": n}) for side in sides] for n in range(ROUNDS)]
            times = [mean(turn[i]["ms"] for turn in message) for i in range(len(sides))]
            found.append(Work(name, *times))
    return found


def print_table(console: Console, found: list[Work]) -> None:
    """A row for each piece of work."""
    both = all(work.old is not None for work in found)
    columns = ["old", "new", "faster"] if both else ["new"]
    rows = []
    for work in found:
        cells = [f"{work.new:,.0f}"]
        if work.old is not None:
            cells = [f"{work.old:,.0f}", *cells, f"{work.old / work.new:.2f}\u00a0×"]
        rows.append([speak(WORKS[work.name]), *cells])
    print_measured(console, ["milliseconds", *columns], rows)
