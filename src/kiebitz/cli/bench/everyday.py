"""``kiebitz bench everyday``: what is waited for every day, as it was recorded and as it is now."""

import json
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.cli.bench.everyday_figures import (
    Figure,
    build_figure,
    find_unit_times,
    print_table,
    schieber_figure,
    skat_figure,
    start_figure,
)
from kiebitz.cli.bench.report import machine
from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_sentence, speak


def everyday(
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the games: a look.")] = False,
    build: Annotated[
        bool, typer.Option("--build", help="Compile the slowest native units again: a minute.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Old and new: games card by card from Python, the start of the command, the build."""
    script = find_unit_times() if build else None  # refused before measuring, not after
    figures: list[Figure] = []
    parts = [lambda: skat_figure(quick), lambda: schieber_figure(quick), start_figure]
    if script is not None:
        parts.append(lambda: build_figure(script))
    with LateBars() as bars:
        for part in bars.track(parts, speak("measuring")):
            figures.append(part())
    if as_json:
        plain = [one.plain() for one in figures]
        typer.echo(json.dumps({"machine": machine(), "figures": plain}))
        return
    console = Console(highlight=False)
    print_table(console, figures)
    print_sentence(
        console,
        "old: by states, commands imported at once, and the build before, as recorded in "
        f"benchmarks/results.md. CPU time, {machine()['cpu']}.",
    )
