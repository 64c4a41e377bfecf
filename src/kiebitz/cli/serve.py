"""``kiebitz serve``: the table in the browser."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from kiebitz.cli.options import LanguageOption
from kiebitz.table.home import usual_home
from kiebitz.words import Language, say
from kiebitz.words.language import language_of_environment


def serve(
    port: Annotated[
        int | None,
        typer.Option(
            "--port", min=0, max=65535, help="The port. Default: 8321, or the next free one."
        ),
    ] = None,
    host: Annotated[
        str,
        typer.Option(
            "--host",
            help="The address to listen on. Any but this machine's own asks visitors for a key.",
        ),
    ] = "127.0.0.1",
    home: Annotated[
        Path | None,
        typer.Option("--home", help="The folder of the games played. Default: your data folder."),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")
    ] = True,
    opponent: Annotated[
        list[str] | None,
        typer.Option(
            "--opponent", help="A player that may be seated though it runs a program; repeatable."
        ),
    ] = None,
    threads: Annotated[
        int, typer.Option("--threads", min=0, help="Threads for thinking; 0: one for each core.")
    ] = 0,
    one_hand: Annotated[
        bool,
        typer.Option(
            "--one-hand",
            help="Play one hand through the server with a bot in your seat, print it and its "
            "review, and end.",
        ),
    ] = False,
    language: LanguageOption = "",
) -> None:
    """Sit down and play: opens a table in the browser, served by this machine alone.

    Skat, Schieber and Differenzler against opponents that think, with hints and reviews. Ends with
    Ctrl-C; what was begun goes on the next time.
    """
    from kiebitz.players import make_player  # slow to import
    from kiebitz.table.server import Serving
    from kiebitz.table.server import serve as serve_table

    chosen = Language(language) if language else language_of_environment()
    for text in opponent or ():
        make_player(text)  # a name that is no player is refused now, not when somebody sits down
    console = Console(highlight=False)
    serving = Serving.at(
        home or usual_home(),
        host=host,
        port=port,
        extra=tuple(opponent or ()),
        threads=threads,
    )

    def ready(address: str) -> None:
        console.print(say(chosen, "serve_ready", address=address), markup=False, soft_wrap=True)
        console.print(say(chosen, "serve_stop"), style="dim", markup=False)
        if browser and sys.stdout.isatty():
            _open_browser(address)

    if one_hand:
        from kiebitz.cli.serve_one_hand import play_one_hand

        asyncio.run(play_one_hand(serving, console, chosen))
        return
    asyncio.run(serve_table(serving, ready=ready))
    console.print(say(chosen, "serve_ended"), style="dim", markup=False)


def _open_browser(address: str) -> None:
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
