"""``kiebitz lab``: published experiments and comparisons, rerun by one command."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kiebitz.lab import Report, ResultTable, experiment_named, experiments
from kiebitz.lab.plots import check_plot, write_plot

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="Experiments: list them, run them."
)


@app.command("list")
def list_command() -> None:
    """Name all experiments."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for experiment in experiments():
        table.add_row(experiment.name, experiment.summary)
    Console(highlight=False).print(table)


@app.command()
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
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(experiment.name, total=1.0)
        report = experiment.run(
            seed=seed,
            quick=quick,
            progress=lambda what, share: bar.update(task, description=what, completed=share),
        )
    console = Console(highlight=False)
    print_report(console, report)
    if plot is not None:
        write_plot(report, plot)
        console.print(f"The plot is in {plot}.", style="dim")
    elif report.draw is not None:
        console.print("--plot FILE draws it.", style="dim")


def print_report(console: Console, report: Report) -> None:
    """All tables and notes."""
    console.print(report.title, style="bold")
    for table in report.tables:
        console.print()
        console.print(table.title)
        console.print(rich_table(table))
    for note in report.notes:
        console.print(note, style="dim")


def rich_table(result: ResultTable) -> Table:
    """The first column is for names, the others for numbers."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(result.columns[0])
    for column in result.columns[1:]:
        table.add_column(column, justify="right")
    for row in result.rows:
        table.add_row(*row)
    return table
