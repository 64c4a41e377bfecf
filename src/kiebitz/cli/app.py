"""The command ``kiebitz``: one file per subcommand; errors end in one clear sentence."""

import os
import sys
import threading
from io import TextIOWrapper
from typing import Annotated, NoReturn

import typer
from rich.console import Console

import kiebitz
from kiebitz.arena.engines.threads import THREAD_NAME
from kiebitz.cli import bench, lab
from kiebitz.cli.belief import belief_command
from kiebitz.cli.bot import bot
from kiebitz.cli.convert import export_command, import_command
from kiebitz.cli.deal import deal
from kiebitz.cli.duel import duel
from kiebitz.cli.luck import luck
from kiebitz.cli.players import players
from kiebitz.cli.replay import replay
from kiebitz.cli.results import results
from kiebitz.cli.solve import solve_command
from kiebitz.cli.tour import tour
from kiebitz.cli.tournament import tournament
from kiebitz.cli.watch import watch
from kiebitz.errors import KiebitzError

app = typer.Typer(
    name="kiebitz",
    help="Skat, Schieber and Differenzler: deal, watch, compare players, look behind the cards.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (deal, watch, replay, players, bot, duel, tournament, results, luck, tour):
    app.command()(command)
app.command("solve")(solve_command)
app.command("belief")(belief_command)
app.command("import")(import_command)
app.command("export")(export_command)
app.add_typer(bench.app, name="bench")
app.add_typer(lab.app, name="lab")


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"kiebitz {kiebitz.__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Skat, Schieber and Differenzler: deal, watch, compare players, look behind the cards."""


def main() -> None:
    """Run the command; our own errors are told in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that cannot show ♣ shows ?
            stream.reconfigure(errors="replace")
    try:
        app()
    except (KiebitzError, OSError) as error:
        Console(stderr=True).print(f"kiebitz: {error}", style="red", markup=False)
        _leave(1)
    except SystemExit as leaving:
        _leave(leaving.code)


def _leave(status: object) -> NoReturn:
    """Exit; at once if players still think in threads, which the interpreter cannot end."""
    if any(thread.name == THREAD_NAME for thread in threading.enumerate()):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else 0 if status is None else 1)
    sys.exit(status)  # type: ignore[arg-type]  # what the command gave
