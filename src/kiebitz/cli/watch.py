"""``kiebitz watch``: let players play, and look on."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.cli.completing import complete_player
from kiebitz.cli.hand_report import HandReport
from kiebitz.cli.late_progress import late_wait
from kiebitz.cli.options import (
    FaceOption,
    ForehandOption,
    FourColours,
    GameArgument,
    LanguageOption,
    SeedOption,
    deal_cards,
    look_of,
)
from kiebitz.errors import BadOption
from kiebitz.files import check_target
from kiebitz.games import parse_rules
from kiebitz.players import PlayerFailed, make_player, parse_player, play_game
from kiebitz.players.fingerprint import fingerprint_of
from kiebitz.randomness import as_secret
from kiebitz.records import Record, append_record
from kiebitz.records.dates import now


def watch(
    game: GameArgument,
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER",
            help="A player per seat, or one for all seats.",
            autocompletion=complete_player,
        ),
    ],
    seed: SeedOption = None,
    hands: Annotated[int, typer.Option(min=1, help="How many hands to play.")] = 1,
    forehand: ForehandOption = 0,
    record: Annotated[
        Path | None, typer.Option(help="Add the games to this file of records.")
    ] = None,
    face: FaceOption = "french",
    lang: LanguageOption = "",
    four_colours: FourColours = False,
) -> None:
    """Let players play a hand and print it trick by trick."""
    rules = parse_rules(game)
    if len(players) == 1:
        players = players * rules.seats
    if len(players) != rules.seats:
        raise BadOption(f"{rules.name} has {rules.seats} seats: name one player or {rules.seats}")
    table = [make_player(text) for text in players]
    names = [str(parse_player(text)) for text in players]  # with their parameters
    if record is not None:
        check_target(record)  # refused before any work, not after
    look = look_of(face, lang, four_colours)
    console = Console()
    secret = as_secret(seed)
    for board in range(hands):
        extra = {"seed": str(secret), "board": board, "date": now()}
        start = deal_cards(rules, secret, board, forehand, turns=board)
        try:
            with late_wait(look.say("playing")):  # searches take their time
                final = play_game(start, table, seed=secret, board=board)
        except PlayerFailed as error:
            if record is not None:  # the game up to there is not lost
                stopped = extra | {"stopped": str(error)}
                append_record(record, Record(error.state, tuple(names), stopped))
            raise
        title = look.say("hand_title", game=rules.name.capitalize(), seed=secret, board=board)
        HandReport(console, look, names).print(final, title=title)
        if record is not None:
            append_record(record, Record(final, tuple(names), extra))
    if record is not None:
        console.print(look.say("recorded", path=record), style="dim", markup=False)
    if seed is None:
        console.print(look.say("again", seed=secret), style="dim")
    elif secret.seed is not None and any(map(fingerprint_of, table)):
        console.print(look.say("seed_guessable"), style="yellow")
