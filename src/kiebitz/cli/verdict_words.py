"""The verdict on a hand in a sentence, as the terminal can show it."""

from kiebitz.cli.look import Look
from kiebitz.cli.seat_names import SeatNames
from kiebitz.games import State
from kiebitz.skill.verdict_words import verdict_sentence as plain_sentence
from kiebitz.solver import Verdict


def verdict_sentence(state: State, verdict: Verdict, names: SeatNames, look: Look) -> str:
    """The onlooker's sentence about a finished hand."""
    return look.fit(plain_sentence(state, verdict, names.voice()))
