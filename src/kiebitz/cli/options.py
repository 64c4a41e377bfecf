"""Options that several commands share."""

import secrets
from typing import Annotated

import typer

from kiebitz.cards import Face, Language
from kiebitz.cli.look import Look, language_of_environment

FaceOption = Annotated[
    str, typer.Option("--face", help="Faces of the cards: french, german or swiss.")
]
LanguageOption = Annotated[
    str, typer.Option("--lang", help="Language of the words: en or de. Default: the terminal's.")
]
FourColours = Annotated[
    bool, typer.Option("--four-colours", help="Give each French suit its own colour.")
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Seed of the cards and players. Default: a new one.")
]
ForehandOption = Annotated[int, typer.Option("--forehand", help="The seat that leads first.")]
GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="skat, schieber or differenzler; presets such as schieber:table; "
        "options such as skat(ramsch=true).",
    ),
]


def look_of(face: str, language: str, four_colours: bool = False) -> Look:
    """The look that the options ask for."""
    chosen = Language(language) if language else language_of_environment()
    return Look(Face(face), chosen, four_colours)


def seed_or_new(seed: int | None) -> int:
    """The seed given, or a fresh short one that is easy to type again."""
    return secrets.randbelow(1_000_000) if seed is None else seed
