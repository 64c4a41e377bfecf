"""Kiebitz: Skat, Schieber and Differenzler, complete and exact, with a native core.

The onlooker at the card table: rules, states and views (`kiebitz.games`), cards (`kiebitz.cards`),
players (`kiebitz.players`) and records (`kiebitz.records`). The names used most are here.

>>> import kiebitz
>>> state = kiebitz.Skat().deal(seed=7)
>>> state.phase.name
'AUCTION'
"""

from kiebitz.cards import Card, Hand, Rank, Suit
from kiebitz.errors import KiebitzError
from kiebitz.games import (
    Action,
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
    parse_rules,
)
from kiebitz.players import Budget, Decision, Player, make_player, play_game
from kiebitz.randomness import RandomKey
from kiebitz.records import Record, load_records
from kiebitz.solver import solve, solve_many

__all__ = [
    "Action",
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
    "load_records",
    "make_player",
    "parse_rules",
    "play_game",
    "solve",
    "solve_many",
]


def __getattr__(name: str) -> str:
    """`__version__`, read when asked: the module that knows it takes longer to import than ours."""
    if name != "__version__":
        raise AttributeError(f"module 'kiebitz' has no attribute {name!r}")
    from importlib.metadata import version

    return version("kiebitz")
