"""The arena: who is better, honestly.

`duel` compares two players; tournaments, stores and engines are behind it. What a board is, and
what the arena checks by itself, stands in ``docs/explanation/arena.md``.
"""

from kiebitz.arena.deals import Dealing, Forehands
from kiebitz.arena.engines import Engine
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.match import Match
from kiebitz.arena.playing import Session, duel, match_of, open_session
from kiebitz.arena.scoring import Measure
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary, summarise
from kiebitz.arena.tournament import Tournament, read_tournament

__all__ = [
    "Comparison",
    "Dealing",
    "Engine",
    "Entrant",
    "Forehands",
    "Match",
    "MatchSummary",
    "Measure",
    "Session",
    "Tournament",
    "TournamentSummary",
    "duel",
    "match_of",
    "open_session",
    "read_tournament",
    "summarise",
]
