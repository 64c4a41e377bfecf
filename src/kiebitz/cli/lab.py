"""``kiebitz lab``: published experiments and comparisons, rerun by one command."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from kiebitz.cli.late_progress import LateBars
from kiebitz.cli.measured_tables import print_measured, print_sentence, speak
from kiebitz.cli.plain_text import fit
from kiebitz.cli.speaking import SpeakingCommand, SpeakingGroup
from kiebitz.lab import Report, experiment_named, experiments
from kiebitz.lab.plots import check_plot, write_plot

app = typer.Typer(
    cls=SpeakingGroup,
    add_completion=False,
    no_args_is_help=True,
    help="Experiments: list them, run them.",
)


@app.command("list", cls=SpeakingCommand)
def list_command() -> None:
    """Name all experiments."""
    console = Console(highlight=False)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for experiment in experiments():
        table.add_row(experiment.name, fit(speak(experiment.summary), console.encoding))
    console.print(table)


@app.command(cls=SpeakingCommand)
def run(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Which experiment.")],
    quick: Annotated[bool, typer.Option("--quick", help="A fraction of it, for a look.")] = False,
    seed: Annotated[int, typer.Option(help="Seed of everything random.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also draw its plot (svg, png or pdf).")
    ] = None,
) -> None:
    """Run one experiment and show what it found."""
    experiment = experiment_named(name)
    if plot is not None:
        check_plot(plot)  # refused before any work, not after
    with LateBars() as bars:
        task = bars.add(experiment.name)
        report = experiment.run(
            seed=seed,
            quick=quick,
            progress=lambda what, share: bars.update(task, share, name=speak(what)),
        )
    console = Console(highlight=False)
    print_report(console, report)
    if plot is not None:
        write_plot(report, plot, speak)
        print_sentence(console, f"The plot is in {plot}.")
    elif report.draw is not None:
        print_sentence(console, "--plot FILE draws it.")


def print_report(console: Console, report: Report) -> None:
    """All tables and notes."""
    print_sentence(console, report.title, style="bold")
    for table in report.tables:
        console.print()
        print_sentence(console, table.title, style="")
        print_measured(console, table.columns, table.rows)
    for note in report.notes:
        print_sentence(console, note)
