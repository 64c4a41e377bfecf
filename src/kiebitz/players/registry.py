"""All players by name, and the one-line texts that describe them.

``make_player("mix(opening=greedy, ending=random)")`` builds a player with its parts. Packages of
third parties register through the entry-point group ``kiebitz.players``: an entry point whose name
is the player's and whose value is a callable with keyword parameters that returns a player.
"""

from collections.abc import Callable
from typing import Final

from kiebitz.calltext import Call
from kiebitz.errors import UnknownPlayer
from kiebitz.players.player import Player
from kiebitz.registries import Registered, Registry

ENTRY_POINTS: Final = "kiebitz.players"
_PLAYERS: Final[Registry[Player]] = Registry(
    Player,  # type: ignore[type-abstract]  # a protocol stands for the kind
    "player",
    unknown=UnknownPlayer,
    entry_points=ENTRY_POINTS,
)


def register(name: str, factory: Callable[..., Player]) -> None:
    """Register a player under a name; its docstring's first line is the summary."""
    _PLAYERS.register(name, factory)


def registered_players() -> list[Registered[Player]]:
    """All players, our own and those of installed packages, by name."""
    return _PLAYERS.all()


def make_player(text: str | Call) -> Player:
    """A player from its text.

    >>> make_player("greedy").name
    'greedy'
    """
    return _PLAYERS.make(text)
