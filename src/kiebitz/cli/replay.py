"""``kiebitz replay``: show recorded games again."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.errors import BadOption
from kiebitz.records import BrokenGames, read_games
from kiebitz.words import translate


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file of games: records, ISS or XSkat.")
    ],
    game: Annotated[
        int | None, typer.Option(min=1, help="Show only this game, counted from 1.")
    ] = None,
    skip_broken: Annotated[
        bool, typer.Option("--skip-broken", help="Report broken records at the end and go on.")
    ] = False,
    verdict: Annotated[
        bool | None,
        typer.Option(
            "--verdict/--no-verdict",
            help="Say what was there with all cards open. Default: in Skat, where it is quick.",
        ),
    ] = None,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Show recorded games trick by trick; each is replayed and checked against the rules."""
    if not file.exists() or file.is_dir():
        raise BadOption(f"there is no file {str(file)!r}")
    look = look_of(face, lang, four_colours)
    console = Console()
    broken = BrokenGames()
    shown = 0
    for number, record in enumerate(
        read_games(file, broken=broken if skip_broken else None), start=1
    ):
        if game is None or number == game:
            title = f"{record.state.rules.name.capitalize()} · {file.name} · {number}"
            report = HandReport(console, look, record.players)
            stopped = str(record.extra.get("stopped", ""))
            report.print(record.state, title=title, stopped=stopped, verdict=verdict)
            shown += 1
        if number == game:
            break
    for error in broken.first:
        complaint = translate(look.language, str(error))
        Console(stderr=True).print(complaint, style="red", markup=False)
    if len(broken) > len(broken.first):
        more = len(broken) - len(broken.first)
        told = look.say("more_broken", count=look.number(more))
        Console(stderr=True).print(told, style="red")
    if not shown:
        which = f"game {game}" if game else "a readable game"
        raise BadOption(f"{str(file)!r} does not hold {which}")
