"""All players by name, and the one-line texts that describe them.

``make_player("mix(opening=greedy, ending=random)")`` builds a player with its parts. Packages of
third parties register through the entry-point group ``kiebitz.players``: an entry point whose name
is the player's and whose value is a callable with keyword parameters that returns a player.

A text that is no call, such as ``own_bot.py``, may still stand for one: the callables in the
entry-point group ``kiebitz.player_shorthands`` are asked, each giving a call or None.
"""

import warnings
from collections.abc import Callable
from typing import Final

from kiebitz.calltext import Call, parse_call
from kiebitz.errors import BadPlayerText, UnknownPlayer
from kiebitz.players.player import Player
from kiebitz.registries import Registered, Registry

ENTRY_POINTS: Final = "kiebitz.players"
SHORTHANDS: Final = "kiebitz.player_shorthands"
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
    return _PLAYERS.make(parse_player(text) if isinstance(text, str) else text)


def parse_player(text: str) -> Call:
    """The call that a player's text is, or that it stands for.

    >>> print(parse_player("PIMC(Worlds=5)"))
    pimc(worlds=5)
    >>> print(parse_player("bots/own_bot.py"))
    python(file="bots/own_bot.py")
    """
    try:
        return _PLAYERS.spell(parse_call(text))
    except BadPlayerText:
        call = _call_of_shorthand(text)
        if call is None:
            raise
        return call


def _call_of_shorthand(text: str) -> Call | None:
    from importlib.metadata import entry_points  # slow to import, rarely needed

    for point in entry_points(group=SHORTHANDS):
        try:
            call: Call | None = point.load()(text)
        except BadPlayerText:
            raise
        except Exception as error:  # what a foreign package does wrong is its own affair
            warnings.warn(f"shorthand {point.name!r} failed: {error}", stacklevel=4)
            continue
        if call is not None:
            return call
    return None
