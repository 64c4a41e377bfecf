"""The command ``kiebitz``: one file per subcommand; errors end in one clear sentence.

A command's module is imported when it is called, not before: ``kiebitz --help`` should not wait for
numpy. The lines of the list stand here; a test compares them with what the commands say.
"""

import atexit
import os
import sys
import threading
from io import TextIOWrapper
from typing import Annotated, ClassVar, NoReturn

import typer

from kiebitz.cli.on_demand import Command, CommandsOnDemand
from kiebitz.cli.plain_text import PLAIN, fit
from kiebitz.cli.speaking import ClickError, language_of_call, without_python
from kiebitz.errors import KiebitzError
from kiebitz.words import translate


class Commands(CommandsOnDemand):
    """Everything that can be called, in the order of the list."""

    table: ClassVar = {
        "serve": Command(
            "serve:serve",
            "Sit down and play: opens a table in the browser, served by this machine alone.",
        ),
        "play": Command(
            "play:play",
            "Play in the terminal: bids, discards, predictions and cards, with hints and a "
            "verdict.",
        ),
        "deal": Command(
            "deal:deal", "Shuffle and show a deal; the same seed gives the same cards everywhere."
        ),
        "watch": Command("watch:watch", "Let players play a hand and print it trick by trick."),
        "replay": Command(
            "replay:replay",
            "Show recorded games trick by trick; each is replayed and checked against the rules.",
        ),
        "bid": Command(
            "bid:bid", "Say what to bid on a hand, what to choose or to predict, and why."
        ),
        "review": Command(
            "review:review",
            "Look at a game again: what was there, and which decisions cost something.",
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
        "learn": Command(
            "learn:learn",
            "Train nets by self-play: cards, discards and contracts, from nothing but the rules.",
        ),
    }


app = typer.Typer(
    name="kiebitz",
    cls=Commands,
    help="Skat, Schieber and Differenzler: deal, watch, compare players, look behind the cards.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={
        "help_option_names": ["--help", "-h"],
        "token_normalize_func": str.lower,  # DEAL and --Seed are understood as well
    },
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
    """Run the command; our own errors end it with one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that cannot show ♣ shows C
            stream.reconfigure(errors=PLAIN)
    try:
        status = app(prog_name="kiebitz", standalone_mode=False)
        _leave(status if isinstance(status, int) else 0)
    except ClickError as error:
        if message := error.format_message():  # without one, help was asked for and shown
            _complain(message, hint=_where_to_look(error))
        _leave(error.exit_code)
    except typer.Abort:
        _leave(1)
    except (KiebitzError, OSError) as error:
        _complain(str(error))
        _leave(1)
    except SystemExit as leaving:
        _leave(leaving.code)


def _complain(message: str, *, hint: str = "") -> None:
    from rich.console import Console  # slow to import

    language = language_of_call()
    console = Console(stderr=True, highlight=False)
    said = without_python(translate(language, message))
    console.print(fit(f"kiebitz: {said}", console.encoding), style="red", markup=False)
    if hint:
        console.print(fit(translate(language, hint), console.encoding), style="dim", markup=False)


def _where_to_look(error: Exception) -> str:
    context = getattr(error, "ctx", None)
    return f"'{context.command_path} --help' says what can be given." if context else ""


def _leave(status: object) -> NoReturn:
    """Exit; at once if players have left threads, which the interpreter would wait for.

    The programs that were started are ended all the same.
    """
    if threading.active_count() > 1:
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else 0 if status is None else 1)
    sys.exit(status)  # type: ignore[arg-type]  # what the command gave
