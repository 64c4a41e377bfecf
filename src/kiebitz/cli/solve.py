"""``kiebitz solve``: what every card of a position is worth with all cards open."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.errors import BadOption
from kiebitz.games import Action, ActionKind, Skat, SkatContract, State
from kiebitz.games.plain import state_to_dict
from kiebitz.records import FORMAT, load_records
from kiebitz.solver import Solution, best_line, solve


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
    """Show what every card is worth when all cards are seen: could it have been won?"""
    state = position_before(read_state(file, game), move)
    look = look_of(face, lang, four_colours)
    console = Console(highlight=False)
    with Console(stderr=True).status(look.say("solving")):
        values = solve(state)
        played_out = best_line(state) if line else ()
    if as_json:
        typer.echo(json.dumps(as_plain(state, values, played_out)))
        return
    console.print(values_table(state, values, look))
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


def is_null(state: State) -> bool:
    """Whether the declarer wants no trick."""
    return isinstance(state.rules, Skat) and state.details.contract is SkatContract.NULL


def values_table(state: State, values: Solution, look: Look) -> Table:
    """A row per card, the best ones marked."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(look.say("card"))
    if is_null(state):
        table.add_column("null")
        for action, made in values.cards.items():
            word = Text(look.say("made" if made else "not_made"), style="green" if made else "red")
            table.add_row(look.card(action.card), word)
        return table
    table.add_column(look.say("declarer_gets" if isinstance(state.rules, Skat) else "team_gets"))
    wants_much = values.value == max(values.cards.values())
    order = sorted(values.cards.items(), key=lambda item: item[1], reverse=wants_much)
    for action, value in order:
        best = action in values.best
        number = Text(f"{value:>3}{' *' if best else ''}", style="bold green" if best else "")
        table.add_row(look.card(action.card), number)
    return table


def as_plain(state: State, values: Solution, line: tuple[Action, ...]) -> dict[str, object]:
    """Everything as plain data; in null 1 means made and 0 lost."""
    plain: dict[str, object] = {
        "state": state_to_dict(state),
        "to_move": state.to_move,
        "value": values.value,
        "best": [str(action.card) for action in values.best],
        "cards": {str(action.card): value for action, value in values.cards.items()},
    }
    if line:
        plain["line"] = [str(action.card) for action in line]
    return plain
