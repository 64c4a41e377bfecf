"""``kiebitz deal``: shuffle and show a deal."""

import json
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.options import (
    FaceOption,
    ForehandOption,
    FourColours,
    GameArgument,
    LanguageOption,
    SeedOption,
    deal_cards,
    look_of,
    short_seed,
)
from kiebitz.games import parse_rules
from kiebitz.games.plain import state_to_dict
from kiebitz.randomness import Secret


def deal(
    game: GameArgument = "skat",
    seed: SeedOption = None,
    board: Annotated[int, typer.Option(min=0, help="Number of the deal under this seed.")] = 0,
    forehand: ForehandOption = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the state as JSON.")] = False,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Shuffle and show a deal; the same seed gives the same cards everywhere."""
    rules = parse_rules(game)
    secret = Secret.parse(seed or short_seed())
    state = deal_cards(rules, secret, board, forehand)
    if as_json:
        typer.echo(json.dumps(state_to_dict(state)))
        return
    look = look_of(face, lang, four_colours)
    console = Console()
    report = HandReport(console, look, [""] * rules.seats)
    report.deal(
        state, title=look.say("hand_title", game=rules.name.capitalize(), seed=secret, board=board)
    )
    if seed is None:
        console.print(look.say("again", seed=secret), style="dim")
