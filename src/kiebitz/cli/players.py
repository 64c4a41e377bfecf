"""``kiebitz players``: who can sit at the table."""

from rich.console import Console
from rich.table import Table

from kiebitz.cli.plain_text import fit
from kiebitz.cli.speaking import language_of_call
from kiebitz.players import registered_players
from kiebitz.words import translate


def players() -> None:
    """List all players, our own and those of installed packages."""
    console, table = Console(), Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for player in registered_players():
        summary = translate(language_of_call(), player.summary)
        table.add_row(player.name, fit(summary, console.encoding))
    console.print(table)
