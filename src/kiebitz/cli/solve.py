"""``kiebitz solve``: what every card of a position is worth with all cards open."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.cli.positions import (
    GameOption,
    MoveOption,
    PositionFile,
    position_before,
    read_state,
)
from kiebitz.cli.solve_answers import answer_to, line_of
from kiebitz.games.plain import state_to_dict


def solve_command(
    file: PositionFile,
    game: GameOption = 1,
    move: MoveOption = None,
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
