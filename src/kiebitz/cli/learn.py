"""``kiebitz learn``: train nets by self-play."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.cli.measured_tables import print_sentence
from kiebitz.errors import BadOption

USUAL_FILE = Path("skat-learning.npz")


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="What is learned: skat.")],
    minutes: Annotated[float, typer.Option(help="How long this time.")] = 10.0,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on from this checkpoint.")
    ] = None,
    to: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write the checkpoint here; without it to the one that is resumed, or to "
            "skat-learning.npz.",
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(help="How many games the whole training has.")
    ] = 360_000_000,
    batch: Annotated[int, typer.Option(help="How many games are played side by side.")] = 65_536,
    width: Annotated[int, typer.Option(help="How wide the layers of the nets are.")] = 768,
    depth: Annotated[
        int, typer.Option(help="How many layers there are between the first and the last.")
    ] = 4,
    seed: Annotated[int, typer.Option(help="Seed of everything random.")] = 1,
) -> None:
    """Train nets by self-play: cards, discards and contracts, from nothing but the rules.

    Made for one large GPU; on a processor try it with --batch 1024 --width 64 --games 200000. A
    checkpoint is written every minute and at the end, after Ctrl-C too.
    """
    if find_spec("jax") is None:
        raise BadOption("learning needs JAX: pip install 'kiebitz[learn]'")
    from kiebitz.learn.sessions import Plan, line_of, train

    console = Console(highlight=False)
    plan = Plan(game.lower(), minutes, games, batch, width, depth, seed)
    train(
        plan,
        to or resume or USUAL_FILE,
        resume,
        tell=lambda event: print_sentence(console, line_of(event), style=""),
    )
