"""Which players a person may seat, and how they are made.

A text from a browser is foreign: it may name our own players with numbers and choices, but nothing
that starts a program or opens a file.
"""

from functools import cache, lru_cache
from typing import Final

from kiebitz.calltext import Call, parse_call
from kiebitz.errors import BadOption
from kiebitz.games import Rules
from kiebitz.players import BoldPlayer, Cheater, Player, make_player, registered_players
from kiebitz.players.fitting import require_fitting

STRENGTHS: Final = ("quick", "strong", "best")
"""The names that a person chooses among."""
NAMES: Final = ("Ada", "Bruno", "Clara", "Dario", "Elsa", "Felix", "Greta", "Hugo")
"""What opponents are called who were given no name."""
BOLD_STEP: Final = 10.0
"""Points for each step from careful to bold."""
BOLDEST: Final = 3
MOST_KEPT: Final = 256
"""Players that are kept instead of made again."""
MOST_OF: Final = {
    "threads": 1,
    "trees": 16,
    "observers": 16,
    "iterations": 1_000_000,
    "worlds": 10_000,
    "inner_worlds": 100,
    "all_up_to": 10_000,
    "leaves": 1_000_000,
    "playouts": 1_000,
    "nodes": 100_000_000,
    "exact": 1_000_000,
}
"""The largest numbers that a text from a browser may hold: others think on the same machine."""
_PACKAGES: Final = ("kiebitz.players",)


def allowed_kinds() -> list[str]:
    """Players that may be named from a browser: ours that start nothing and read nothing.

    >>> "strong" in allowed_kinds(), "process" in allowed_kinds(), "python" in allowed_kinds()
    (True, False, False)
    """
    return [name for name, ours in _kinds().items() if ours]


@cache
def _kinds() -> dict[str, bool]:
    """Every registered player, and whether it is ours: looked up once, since that reads files."""
    return {
        entry.name: getattr(entry.factory, "__module__", "").startswith(_PACKAGES)
        for entry in registered_players()
    }


def make_opponent(
    text: str, rules: Rules, *, boldness: int = 0, extra: tuple[str, ...] = ()
) -> Player:
    """The player of a text from a browser; `extra` are texts that the keeper of the server allows.

    >>> from kiebitz.games import Skat
    >>> make_opponent("quick", Skat(), boldness=1).name
    'bold(player=quick, by=10.0)'
    >>> make_opponent('process(command="rm -r /")', Skat())
    Traceback (most recent call last):
    kiebitz.errors.BadOption: 'process' cannot be seated from here: it runs a program or reads a \
file; start the server with --opponent to allow it
    """
    player = _make(text, boldness) if text in extra else _make_harmless(text, boldness)
    require_fitting(player, rules)
    return player


@lru_cache(maxsize=MOST_KEPT)
def _make_harmless(text: str, boldness: int) -> Player:
    """One of ours, made once: it keeps nothing between decisions."""
    _require_harmless(parse_call(text))
    return _make(text, boldness)


def _make(text: str, boldness: int) -> Player:
    player = make_player(text)
    if boldness:
        player = BoldPlayer(player, BOLD_STEP * boldness)
    if isinstance(player, BoldPlayer) and isinstance(player.player, Cheater):
        raise BadOption(f"{player.player.name} sees all cards: it is neither bold nor careful")
    return player


def _require_harmless(call: Call, *, depth: int = 0) -> None:
    if depth == 0 and call.name.lower() in _forbidden():
        raise _refusal(call.name)
    for name, value in call.arguments.items():
        _require_moderate(name, value)
        if isinstance(value, str):  # only files and commands are texts in quotes
            raise BadOption(
                f"{name} of a player cannot be a text here: it would name a file or a program"
            )
        if isinstance(value, Call):
            if value.name.lower() in _forbidden():
                raise _refusal(value.name)
            _require_harmless(value, depth=depth + 1)


def _require_moderate(name: str, value: object) -> None:
    most = MOST_OF.get(name)
    if most is not None and isinstance(value, int | float) and value > most:
        raise BadOption(f"{name} of a player is at most {most} here, not {value}")


def _forbidden() -> set[str]:
    return {name for name, ours in _kinds().items() if not ours}


def _refusal(name: str) -> BadOption:
    return BadOption(
        f"{name!r} cannot be seated from here: it runs a program or reads a file; start the "
        "server with --opponent to allow it"
    )
