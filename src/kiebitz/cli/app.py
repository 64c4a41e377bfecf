"""The command ``kiebitz``: one file per subcommand; errors end in one clear sentence.

A command's module is imported when it is called, not before: ``kiebitz --help`` should not wait for
numpy. The lines of the list stand here; a test compares them with what the commands say.
"""

import os
import sys
import threading
from io import TextIOWrapper
from typing import Annotated, ClassVar, NoReturn

import typer

from kiebitz.cli.on_demand import Command, CommandsOnDemand
from kiebitz.errors import KiebitzError


class Commands(CommandsOnDemand):
    """Everything that can be called, in the order of the list."""

    table: ClassVar = {
        "deal": Command(
            "deal:deal", "Shuffle and show a deal; the same seed gives the same cards everywhere."
        ),
        "watch": Command("watch:watch", "Let players play a hand and print it trick by trick."),
        "replay": Command(
            "replay:replay",
            "Show recorded games trick by trick; each is replayed and checked against the rules.",
        ),
        "players": Command(
            "players:players", "List all players, our own and those of installed packages."
        ),
        "bot": Command(
            "bot:bot",
            "Answer questions in the bot protocol: JSON lines on standard input and output.",
        ),
        "duel": Command("duel:duel", "Compare two players on the same deals with the same luck."),
        "tournament": Command(
            "tournament:tournament", "Play all pairings of a tournament file on the same deals."
        ),
        "results": Command(
            "results:results", "List the matches of a store, or show what came out of some of them."
        ),
        "luck": Command(
            "luck:luck",
            "Mean scores of recorded games, as they were and with the luck of the cards taken out.",
        ),
        "stats": Command(
            "stats:stats",
            "Statistics of recorded games, player by player: of people, programs, servers.",
        ),
        "tour": Command(
            "tour:tour",
            "Show what Kiebitz does: hands of each game, the onlooker, records, the arena, speed.",
        ),
        "solve": Command(
            "solve:solve_command",
            "Show what every card is worth when all cards are seen: could it have been won?",
        ),
        "belief": Command(
            "belief:belief_command",
            "Show where each hidden card may be, and how likely, for a seat that sees only its "
            "own.",
        ),
        "import": Command(
            "convert:import_command",
            "Read games of any format, check them by replaying, and write them as records.",
        ),
        "export": Command(
            "convert:export_command",
            "Write games in another format, such as that of the International Skat Server, or as "
            "a table.",
        ),
        "bench": Command("bench:app", "Measure: tables of nodes and times."),
        "lab": Command("lab:app", "Experiments: list them, run them."),
    }


app = typer.Typer(
    name="kiebitz",
    cls=Commands,
    help="Skat, Schieber and Differenzler: deal, watch, compare players, look behind the cards.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        import kiebitz

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
        from rich.console import Console

        Console(stderr=True).print(f"kiebitz: {error}", style="red", markup=False)
        _leave(1)
    except SystemExit as leaving:
        _leave(leaving.code)


def _leave(status: object) -> NoReturn:
    """Exit; at once if players still think in threads, which the interpreter cannot end."""
    if _players_think():
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else 0 if status is None else 1)
    sys.exit(status)  # type: ignore[arg-type]  # what the command gave


def _players_think() -> bool:
    engine = sys.modules.get("kiebitz.arena.engines.threads")  # if none was used, nobody does
    names = {thread.name for thread in threading.enumerate()}
    return engine is not None and engine.THREAD_NAME in names
