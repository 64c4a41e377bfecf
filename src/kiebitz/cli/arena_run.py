"""What ``duel`` and ``tournament`` share: play, show the progress, tell what came out."""

import json
import sys
from contextlib import redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from kiebitz.arena.engines import Engine
from kiebitz.arena.plain_summary import summary_to_dict
from kiebitz.arena.playing import Session, open_session
from kiebitz.arena.report.page import report_page
from kiebitz.arena.sources import on_recorded_boards
from kiebitz.arena.summary import TournamentSummary
from kiebitz.arena.tournament import Tournament
from kiebitz.cli.arena_progress import ArenaProgress
from kiebitz.cli.arena_tables import print_summary
from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.look import Look
from kiebitz.errors import BadOption
from kiebitz.files import check_target, write_whole
from kiebitz.records import BrokenGames
from kiebitz.records.store import Store
from kiebitz.words.sentences import translate_reason

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
FreshOption = Annotated[
    bool,
    typer.Option(
        "--fresh", help="Begin again with other deals, beside the boards that are there already."
    ),
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
    if html is not None:
        check_target(html)
    if tournament.deals:
        tournament = _load_deals(tournament, look)
    with Store(store_path) as store:
        session = open_session(tournament, store)
        with redirect_stdout(sys.stderr):  # what bots print must not get between results
            stopped = _play(session, address, look)
        summary = session.summary()
    show(summary, html=html, as_json=as_json, look=look)
    if not as_json and str(store_path) != ":memory:":
        sentence = look.say("arena_kept", path=store_path)
        Console().print(sentence, style="dim", markup=False, highlight=False, soft_wrap=True)
    if stopped:
        Console(stderr=True).print(look.say("arena_stopped"), style="yellow")
        raise typer.Exit(INTERRUPTED)
    if any(match.failures for match in summary.matches):
        Console(stderr=True).print(look.say("arena_failed"), style="red")
        raise typer.Exit(1)


def show(summary: TournamentSummary, *, html: Path | None, as_json: bool, look: Look) -> None:
    """Tell what came out, in the terminal or as JSON, and write the report if it is wanted."""
    if as_json:
        typer.echo(json.dumps(summary_to_dict(summary), ensure_ascii=False))
    else:
        print_summary(Console(highlight=False), summary, look)
    if html is not None:
        with write_whole(html) as part:
            page = report_page(summary, language=look.language)
            # A file's name need not be text, and stands in the page.
            part.write_text(page, encoding="utf-8", errors="replace")
        sentence = look.say("arena_report", path=html)
        Console(stderr=True).print(sentence, style="dim", markup=False, soft_wrap=True)


def _play(session: Session, address: str | None, look: Look) -> bool:
    """Play; True if Ctrl-C ended it."""
    there = sum(run.finished for run in session.runs)
    if there:
        wanted = sum(run.boards for run in session.runs)
        message = look.say("arena_there", count=look.number(there), wanted=look.number(wanted))
        Console(stderr=True).print(message, style="dim")
    try:
        with ArenaProgress(session.runs, session.checks, look) as progress:
            session.play_boards(progress.update, address=address)
        with late_wait(look.say("arena_probing")):
            session.probe()
    except KeyboardInterrupt:
        return True
    return False


def _load_deals(tournament: Tournament, look: Look) -> Tournament:
    broken = BrokenGames()
    found = on_recorded_boards(tournament, Path(tournament.deals), broken=broken)
    console = Console(stderr=True)
    if len(broken):
        reason = translate_reason(look.language, broken.commonest(1)[0][0])
        sentence = look.say("arena_broken", count=len(broken), reason=reason)
        console.print(sentence, style="yellow", markup=False)
    recorded = found.matches[0].recorded
    if recorded is not None and len(recorded) < tournament.boards:
        sentence = look.say("arena_few", count=look.number(len(recorded)), file=recorded.source)
        console.print(sentence, style="yellow", markup=False)
    return found


def goes_on(seed: str | None, fresh: bool) -> bool:
    """Whether stored boards of the same matches are gone on with, whatever their deals."""
    if seed is not None and fresh:
        raise BadOption("--seed repeats a run and --fresh begins another one: give one of them")
    return seed is None and not fresh


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
