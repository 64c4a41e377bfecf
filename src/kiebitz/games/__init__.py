"""Skat, Schieber and Differenzler: rules, states, views, results and series of deals."""

from kiebitz.games.actions import (
    HIDDEN,
    Action,
    ActionKind,
    JassMode,
    Phase,
    SkatContract,
    SkatLevel,
)
from kiebitz.games.board import Board
from kiebitz.games.differenzler import Differenzler, DifferenzlerResult
from kiebitz.games.facts import OpenValue, Partners
from kiebitz.games.jass import Undertrump
from kiebitz.games.registry import GAMES, legal_cards, parse_rules, rules_text
from kiebitz.games.rules import Rules
from kiebitz.games.schieber import Schieber, SchieberResult
from kiebitz.games.series import DifferenzlerMatch, SchieberMatch, SkatList
from kiebitz.games.skat import (
    BID_VALUES,
    SERVER_BIDS,
    LostLevels,
    Skat,
    SkatKind,
    SkatResult,
    matadors,
    seeger_fabian,
)
from kiebitz.games.table import Result, State, Trick, View

__all__ = [
    "BID_VALUES",
    "GAMES",
    "HIDDEN",
    "SERVER_BIDS",
    "Action",
    "ActionKind",
    "Board",
    "Differenzler",
    "DifferenzlerMatch",
    "DifferenzlerResult",
    "JassMode",
    "LostLevels",
    "OpenValue",
    "Partners",
    "Phase",
    "Result",
    "Rules",
    "Schieber",
    "SchieberMatch",
    "SchieberResult",
    "Skat",
    "SkatContract",
    "SkatKind",
    "SkatLevel",
    "SkatList",
    "SkatResult",
    "State",
    "Trick",
    "Undertrump",
    "View",
    "legal_cards",
    "matadors",
    "parse_rules",
    "rules_text",
    "seeger_fabian",
]
