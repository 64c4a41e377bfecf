"""``kiebitz bot``: one of our players as a bot for other programs."""

from typing import Annotated

import typer

from kiebitz.wire.serve import serve_standard_streams


def bot(
    player: Annotated[str, typer.Argument(metavar="PLAYER", help="The player, as in watch.")],
) -> None:
    """Answer questions in the bot protocol: JSON lines on standard input and output."""
    serve_standard_streams(player)
