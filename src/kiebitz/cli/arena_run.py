"""What ``duel`` and ``tournament`` share: play, show the progress, tell what came out."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from kiebitz.arena.deals import RecordedStarts, recorded_starts
from kiebitz.arena.engines import Engine
from kiebitz.arena.plain_summary import summary_to_dict
from kiebitz.arena.playing import Session, open_session
from kiebitz.arena.running import MOST_FAILURES
from kiebitz.arena.summary import TournamentSummary
from kiebitz.arena.tournament import Tournament
from kiebitz.cli.arena_progress import ArenaProgress
from kiebitz.cli.arena_tables import print_summary
from kiebitz.cli.convert import games_of
from kiebitz.cli.look import Look
from kiebitz.errors import BadOption
from kiebitz.records import BrokenGames
from kiebitz.records.store import Store

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""

StoreOption = Annotated[
    Path | None,
    typer.Option("--store", metavar="FILE", help="Keep the boards in this SQLite file."),
]
EngineOption = Annotated[
    Engine,
    typer.Option(
        "--engine", help="Where boards are played: auto, threads, processes, or ray for a cluster."
    ),
]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", min=1, help="How many play at a time. Default: cores.")
]
AddressOption = Annotated[
    str | None,
    typer.Option("--address", help="The address of a Ray cluster. Default: a local one."),
]
HtmlOption = Annotated[
    Path | None, typer.Option("--html", metavar="FILE", help="Also write a report with plots.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
ControlsOption = Annotated[
    bool,
    typer.Option(
        "--controls/--no-controls",
        help="Also play each player against its copy and random, and probe its honesty.",
    ),
]


def play_and_tell(
    tournament: Tournament,
    store_path: Path,
    *,
    address: str | None,
    html: Path | None,
    as_json: bool,
    look: Look,
) -> None:
    """Play a tournament and tell what came out; whatever stops it, what was played is kept."""
    _check_folder(html)
    if tournament.deals:
        tournament = tournament.with_boards(_recorded(tournament, look))
    console = Console(highlight=False)
    with Store(store_path) as store:
        session = open_session(tournament, store)
        stopped = _played(session, address, look)
        summary = session.summary()
        if as_json:
            typer.echo(json.dumps(summary_to_dict(summary), ensure_ascii=False))
        else:
            print_summary(console, summary, look)
            console.print(
                look.say("arena_kept", path=store_path), style="dim", markup=False, soft_wrap=True
            )
        if html is not None:
            write_html(summary, html, look)
            told = look.say("arena_report", path=html)
            Console(stderr=True).print(told, style="dim", markup=False, soft_wrap=True)
        failed = [run for run in session.runs if run.failed >= MOST_FAILURES]
    if stopped:
        Console(stderr=True).print(look.say("arena_stopped"), style="yellow")
        raise typer.Exit(INTERRUPTED)
    if failed:
        Console(stderr=True).print(look.say("arena_failed"), style="red")
        raise typer.Exit(1)


def write_html(summary: TournamentSummary, path: Path, look: Look) -> None:
    """Write the report as one HTML file."""
    from kiebitz.arena.report.page import report_page

    path.write_text(report_page(summary, language=look.language), encoding="utf-8")


def _played(session: Session, address: str | None, look: Look) -> bool:
    """Play; True if Ctrl-C ended it."""
    there = sum(run.finished for run in session.runs)
    if there:
        wanted = sum(run.boards for run in session.runs)
        message = look.say("arena_there", count=f"{there:,}", wanted=f"{wanted:,}")
        Console(stderr=True).print(message, style="dim")
    try:
        with ArenaProgress(session.runs, session.checks, look.say("arena_controls")) as progress:
            session.play_boards(progress.update, address=address)
        with Console(stderr=True).status(look.say("arena_probing")):
            session.probe()
    except KeyboardInterrupt:
        return True
    return False


def _recorded(tournament: Tournament, look: Look) -> RecordedStarts:
    dealing = tournament.matches[0].dealing
    path = Path(tournament.deals)
    if not path.is_file():
        raise BadOption(f"there is no file {tournament.deals!r}")
    broken = BrokenGames()
    records = games_of(path, format=None, broken=broken, watch=lambda share: None)
    found = recorded_starts(
        records, dealing.rules, source=path.name, start=dealing.start, only=dealing.only
    )
    if len(broken):
        told = look.say("arena_broken", count=len(broken), reason=broken.commonest(1)[0][0])
        Console(stderr=True).print(told, style="yellow", markup=False)
    return found


def _check_folder(html: Path | None) -> None:
    if html is not None and not html.parent.is_dir():
        raise BadOption(f"there is no folder for {str(html)!r}")


def overridden(
    tournament: Tournament, *, engine: Engine, workers: int | None, controls: bool
) -> Tournament:
    """The tournament with what the command line asks for."""
    return replace(
        tournament,
        engine=tournament.engine if engine is Engine.AUTO else engine,
        workers=workers or tournament.workers,
        controls=tournament.controls and controls,
    )
