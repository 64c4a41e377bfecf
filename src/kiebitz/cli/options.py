"""Options that several commands share."""

import secrets
import sys
from typing import Annotated

import typer

from kiebitz.arena.deals import deal_board
from kiebitz.cards import Face, Language
from kiebitz.cli.completing import complete_face, complete_game, complete_language
from kiebitz.cli.look import Look
from kiebitz.games import Rules, State
from kiebitz.randomness import Secret
from kiebitz.words.language import language_of_environment

FaceOption = Annotated[
    str,
    typer.Option(
        "--face",
        help="Faces of the cards: french, german or swiss.",
        autocompletion=complete_face,
    ),
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        help="Language of the words: en or de. Default: the terminal's.",
        autocompletion=complete_language,
    ),
]
FourColours = Annotated[
    bool, typer.Option("--four-colours", help="Give each French suit its own colour.")
]
SeedOption = Annotated[
    str | None,
    typer.Option(
        "--seed",
        help="A whole number, or the 32 digits of a run to repeat. Default: one that nobody knows.",
    ),
]
ForehandOption = Annotated[int, typer.Option("--forehand", help="The seat that leads first.")]
GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="skat, schieber or differenzler; presets such as schieber:table; "
        "options such as skat(ramsch=true).",
        autocompletion=complete_game,
    ),
]


def look_of(face: str, language: str, four_colours: bool = False) -> Look:
    """The look that the options ask for, on what standard output can show."""
    chosen = Language(language) if language else language_of_environment()
    return Look(Face(face), chosen, four_colours, sys.stdout.encoding or "utf-8")


def short_seed() -> str:
    """A fresh seed that is easy to type again, for cards that nobody plays."""
    return str(secrets.randbelow(1_000_000))


def deal_cards(rules: Rules, secret: Secret, board: int, forehand: int, *, turns: int = 0) -> State:
    """A deal with this seat as forehand, or the seat this many places on.

    A seed given by hand names the same cards as in Python; the secret of a run its boards.
    """
    first = rules.check_seat(forehand, "forehand")
    forehand = (first + turns) % rules.seats
    if secret.seed is not None:
        return rules.deal(seed=secret.seed, board=board, forehand=forehand)
    return deal_board(rules, secret, board, forehand=forehand)
