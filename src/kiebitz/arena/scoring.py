"""What a finished game is worth to each seat.

Skat is measured in tournament points (Seeger-Fabian) unless one asks for the plain score or the
card points of one's side; Schieber in points of the team; Differenzler in minus the difference.
"""

from enum import Enum

from kiebitz.errors import BadOption
from kiebitz.games import Rules, State
from kiebitz.games.table import Result


class Measure(Enum):
    """What is compared."""

    TOURNAMENT = "tournament"
    """Points after Seeger and Fabian, per game; only in Skat."""
    SCORE = "score"
    """The plain score of the game."""
    POINTS = "points"
    """Card points of one's side; in Differenzler one's own."""


def usual_measure(rules: Rules) -> Measure:
    """What the game is compared in if nobody asks for something else."""
    return Measure.TOURNAMENT if rules.tournament else Measure.SCORE


def check_measure(rules: Rules, measure: Measure | None) -> Measure:
    """The measure, if the game has it."""
    if measure is Measure.TOURNAMENT and not rules.tournament:
        raise BadOption(f"{rules.name} has no tournament points: choose score or points")
    return usual_measure(rules) if measure is None else measure


def seat_scores(state: State, measure: Measure) -> tuple[float, ...]:
    """What each seat scored.

    >>> from kiebitz.games import Skat
    >>> passed = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    >>> seat_scores(passed, Measure.TOURNAMENT)
    (0.0, 0.0, 0.0)
    """
    return result_scores(state.result, measure)


def result_scores(result: Result, measure: Measure) -> tuple[float, ...]:
    """The same of a result, which may be a server's."""
    scores = {
        Measure.TOURNAMENT: result.tournament_points,
        Measure.SCORE: result.scores,
        Measure.POINTS: result.side_points,
    }
    return tuple(map(float, scores[measure]))
