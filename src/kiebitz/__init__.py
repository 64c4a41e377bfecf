"""Kiebitz: Skat, Schieber and Differenzler, complete and exact, with a native core.

The onlooker at the card table: rules, states and views (`kiebitz.games`), cards (`kiebitz.cards`),
players (`kiebitz.players`) and records (`kiebitz.records`). The names used most are here.

>>> import kiebitz
>>> state = kiebitz.Skat().deal(seed=7)
>>> state.phase.name
'AUCTION'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kiebitz.cards import Card, Hand, Rank, Suit
    from kiebitz.errors import KiebitzError
    from kiebitz.games import (
        Action,
        Board,
        Differenzler,
        JassMode,
        Phase,
        Schieber,
        Skat,
        SkatContract,
        SkatLevel,
        State,
        Undertrump,
        View,
        legal_cards,
        parse_rules,
    )
    from kiebitz.players import Budget, Decision, Player, make_player, play_game
    from kiebitz.randomness import RandomKey
    from kiebitz.records import Record, load_records
    from kiebitz.solver import analyse, solve, solve_many

__all__ = [
    "Action",
    "Board",
    "Budget",
    "Card",
    "Decision",
    "Differenzler",
    "Hand",
    "JassMode",
    "KiebitzError",
    "Phase",
    "Player",
    "RandomKey",
    "Rank",
    "Record",
    "Schieber",
    "Skat",
    "SkatContract",
    "SkatLevel",
    "State",
    "Suit",
    "Undertrump",
    "View",
    "analyse",
    "legal_cards",
    "load_records",
    "make_player",
    "parse_rules",
    "play_game",
    "solve",
    "solve_many",
]

_HOMES = {
    "kiebitz.cards": "Card Hand Rank Suit",
    "kiebitz.errors": "KiebitzError",
    "kiebitz.games": "Action Board Differenzler JassMode Phase Schieber Skat SkatContract "
    "SkatLevel State Undertrump View legal_cards parse_rules",
    "kiebitz.players": "Budget Decision Player make_player play_game",
    "kiebitz.randomness": "RandomKey",
    "kiebitz.records": "Record load_records",
    "kiebitz.solver": "analyse solve solve_many",
}
"""The modules in which the names are found, when they are first asked for."""
_MODULES = {name: module for module, names in _HOMES.items() for name in names.split()}
_PARTS = (
    *("arena", "beliefs", "cards", "games", "lab", "players", "records", "skill"),
    *("solver", "wire"),
    *("calltext", "errors", "frames", "numbers", "randomness", "registries"),
)


def __getattr__(name: str) -> Any:
    """A public name, a part or `__version__`, imported when asked for: importing us is cheap."""
    if name in _MODULES:
        value = getattr(import_module(_MODULES[name]), name)
    elif name in _PARTS:
        value = import_module(f"kiebitz.{name}")
    elif name == "__version__":
        from importlib.metadata import version

        value = version("kiebitz")
    else:
        raise AttributeError(f"module 'kiebitz' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *_PARTS})
