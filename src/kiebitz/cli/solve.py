"""``kiebitz solve``: what every card of a position is worth with all cards open."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.options import FaceOption, FourColours, LanguageOption, look_of
from kiebitz.cli.position_words import position_line
from kiebitz.cli.positions import (
    GameOption,
    MoveOption,
    PositionFile,
    card_number,
    position_before,
    position_before_discard,
    read_game,
)
from kiebitz.cli.reading import show_broken
from kiebitz.cli.seat_names import SeatNames
from kiebitz.cli.solve_answers import Asked, answer_to, line_of
from kiebitz.errors import BadOption
from kiebitz.games import ActionKind, Phase, State
from kiebitz.games.plain import state_to_dict
from kiebitz.solver import trick_of_card


def solve_command(
    file: PositionFile,
    game: GameOption = 1,
    move: MoveOption = None,
    discard: Annotated[
        bool,
        typer.Option("--discard", help="In Skat: the choice of the discard and of the game."),
    ] = False,
    line: Annotated[bool, typer.Option("--line", help="Also play the best line out.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the values as JSON.")] = False,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Show what every card is worth when all cards are seen: could it have been won?

    Cards are numbered as `kiebitz replay` shows them. Where a declarer has to discard, the
    contracts with their best discards are shown. In Differenzler, from six cards per hand on, the
    points of all seats if everyone looks after their own difference (Maxⁿ), and what the seat to
    move can hold its difference to against all others.
    """
    whole, players, broken = read_game(file, game)
    if discard and move is not None:
        raise BadOption("--discard and --move look at different positions: give one of them")
    state = position_before_discard(whole) if discard else position_before(whole, move)
    look = look_of(face, lang, four_colours)
    names = SeatNames(players, look)
    show_broken(broken, look)
    console = Console(highlight=False)
    with late_wait(look.say("solving")):
        answer = answer_to(Asked(state, whole))
        played_out = line_of(state) if line else ()
    if as_json:
        plain = _plain_position(state, whole) | answer.plain()
        if played_out:
            plain["line"] = [str(action.card) for action in played_out]
        typer.echo(json.dumps(plain))
        return
    console.print(position_line(state, names, look))
    for found in answer.lines(names, look):
        console.print(found)
    console.print(answer.table(look))
    for note in answer.notes(look):
        console.print(note, style="dim")
    if played_out:
        cards = look.cards(action.card for action in played_out)
        console.print(Text(look.say("best_line") + ": ").append_text(cards))


def _plain_position(state: State, whole: State) -> dict[str, object]:
    """The position as plain data: itself, how far it is, and what was played then."""
    plain: dict[str, object] = {"state": state_to_dict(state), "to_move": state.to_move}
    if state.phase is Phase.PLAY:
        number = card_number(state)
        plain |= {"contract": state.contract, "card": number, "trick": trick_of_card(state, number)}
    if whole.length > state.length:
        action = whole.history[state.length]
        played = action.card if action.kind is ActionKind.PLAY else action
        plain["played"] = str(played)
    return plain
