"""``kiebitz solve``: what every card of a position is worth with all cards open."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.cli.solve_answers import answer_to, line_of
from kiebitz.errors import BadOption
from kiebitz.games import ActionKind, State
from kiebitz.games.plain import state_to_dict
from kiebitz.records import FORMAT, load_records


def solve_command(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", help="A file of records, or one with a state as JSON; - reads it here."
        ),
    ],
    game: Annotated[int, typer.Option(min=1, help="Which record, counted from 1.")] = 1,
    move: Annotated[
        int | None,
        typer.Option(min=1, help="The card to look at, counted from 1: the position before it."),
    ] = None,
    line: Annotated[bool, typer.Option("--line", help="Also play the best line out.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the values as JSON.")] = False,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Show what every card is worth when all cards are seen: could it have been won?

    Where a declarer has to discard, the contracts with their best discards are shown. In
    Differenzler, from six cards per hand on, the points of all seats if everyone looks after the
    own difference (Maxⁿ), and what the seat to move can hold its difference to against all others.
    """
    state = position_before(read_state(file, game), move)
    look = look_of(face, lang, four_colours)
    console = Console(highlight=False)
    with Console(stderr=True).status(look.say("solving")):
        answer = answer_to(state)
        played_out = line_of(state) if line else ()
    if as_json:
        plain = {"state": state_to_dict(state), "to_move": state.to_move} | answer.plain()
        if played_out:
            plain["line"] = [str(action.card) for action in played_out]
        typer.echo(json.dumps(plain))
        return
    console.print(answer.table(look))
    if played_out:
        cards = look.cards(action.card for action in played_out)
        console.print(Text(look.say("best_line") + ": ").append_text(cards))


def read_state(file: Path, game: int) -> State:
    """The finished game of a record, or a state of its own."""
    if str(file) != "-" and (not file.exists() or file.is_dir()):
        raise BadOption(f"there is no file {str(file)!r}")
    text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8-sig", errors="replace")
    if FORMAT not in text[:200]:
        return State.from_json(text)
    if str(file) == "-":
        raise BadOption("records are read from a file, not from standard input")
    for number, record in enumerate(load_records(file), start=1):
        if number == game:
            return record.state
    raise BadOption(f"{str(file)!r} has no game {game}")


def position_before(state: State, move: int | None) -> State:
    """The position before a card of the game, by default the first; a running game as it stands."""
    cards = [i for i, action in enumerate(state.history) if action.kind is ActionKind.PLAY]
    if move is None and not state.over:
        return state
    if not cards or (move or 1) > len(cards):
        raise BadOption(f"there is no card {move or 1}: {len(cards)} were played")
    keep = cards[(move or 1) - 1]
    while len(state.history) > keep:
        state = state.undo()
    return state
