"""``kiebitz replay``: show recorded games again, those of files and those of stores."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.arena.sources import games_in, is_store
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.look import Look
from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.cli.reading import EncodingOption, note_encoding, show_broken
from kiebitz.cli.result_words import describe_unfinished
from kiebitz.errors import BadOption
from kiebitz.records import BrokenGames, Record
from kiebitz.records.broken import NumberedGames
from kiebitz.records.decided import result_of
from kiebitz.records.encodings import Decoding


def replay(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="A file of games (records, ISS or XSkat), or a store of the arena."
        ),
    ],
    game: Annotated[
        int | None, typer.Option(min=1, help="Show only this game, counted from 1.")
    ] = None,
    run: Annotated[
        int | None, typer.Option("--run", metavar="N", help="Of a store only this run.")
    ] = None,
    board: Annotated[
        int | None, typer.Option("--board", metavar="M", min=0, help="Of a store only this board.")
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
    encoding: EncodingOption = "",
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Show recorded games trick by trick; each is replayed and checked against the rules.

    A game that was not finished is shown as far as it goes, with the reason.
    """
    if not file.exists() or file.is_dir():
        raise BadOption(f"there is no file {str(file)!r}")
    look, console = look_of(face, lang, four_colours), Console()
    numbered, decoding = NumberedGames(BrokenGames(), game), Decoding(encoding)
    reads_on = skip_broken or game is not None
    found = games_in(
        file, broken=numbered if reads_on else None, run=run, board=board, decoding=decoding
    )
    shown, title = 0, _write_stored_title if is_store(file) else _write_title
    for number, record in numbered.number(found):
        heading = title(record, file, number, look)
        _show(console, look, record, heading, verdict=verdict)
        shown += 1
    for note in note_encoding(file.name, decoding, look):
        Console(stderr=True).print(note, style="yellow", markup=False)
    show_broken(numbered.broken, look)
    if not shown:
        raise _missing(file, game, board, numbered.count)


def _write_title(record: Record, file: Path, number: int, look: Look) -> str:
    return f"{record.state.rules.name.capitalize()} · {file.name} · {number}"


def _write_stored_title(record: Record, file: Path, number: int, look: Look) -> str:
    """The same of a game of a store: its run, its board and its number there."""
    return look.say(
        "replay_store",
        game=record.state.rules.name.capitalize(),
        file=file.name,
        run=record.extra["run"],
        board=record.extra["board"],
        number=record.extra["board_game"] + 1,
    )


def _show(
    console: Console, look: Look, record: Record, title: str, *, verdict: bool | None
) -> None:
    ended: list[Text] = []
    if not record.state.over:
        names = [f"{name} ({seat})" for seat, name in enumerate(record.players)]
        decided = result_of(record)
        ended = list(describe_unfinished(record.extra["stopped"], decided, look, names))
    report = HandReport(console, look, record.players)
    report.print(record.state, title=title, ended=ended, verdict=verdict)


def _missing(file: Path, game: int | None, board: int | None, count: int) -> BadOption:
    """What was looked for is not there."""
    name = repr(str(file))
    if game is None:
        if board is None:
            return BadOption(f"{name} holds no readable game")
        return BadOption(f"{name} holds no readable game of board {board}")
    if board is None:
        return BadOption(f"{name} has no game {game}; games in it: {count}")
    return BadOption(f"{name} has no game {game} of board {board}")
