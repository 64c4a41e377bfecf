"""Grades of decisions: from what one cost to a word for it.

    unit                                    fine    inaccuracy   mistake   blunder
    chance to win                          ≤ 0.02       ≤ 0.06    ≤ 0.15      more
    card points                            ≤ 2          ≤ 6       ≤ 15        more
    points off the prediction              ≤ 1          ≤ 3       ≤ 8         more
    tournament points, or points ahead     ≤ 5          ≤ 15      ≤ 40        more
    whether null is made                                                    always

What cost nothing is best, and where there was only one thing to do it was forced. What is not
surer than chance, a cost below twice its standard error, is fine whatever its size: a sample must
not call anything a mistake. A card after which the other side was winning is a blunder.
"""

from enum import Enum
from typing import Final

from kiebitz.games import Rules
from kiebitz.players.player import Unit

NOTHING: Final = 1e-6
"""Costs up to this are rounding."""
SURE: Final = 2.0
"""Standard errors that a cost must exceed."""


class Grade(Enum):
    """How good a decision was, the worst last."""

    FORCED = "forced"
    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def cost_something(self) -> bool:
        """Whether it is worth a look."""
        return self in (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


class Scale(Enum):
    """What a cost is measured in, with the limits of fine, inaccuracy and mistake."""

    CHANCE = (0.02, 0.06, 0.15)
    POINTS = (2.0, 6.0, 15.0)
    OFF = (1.0, 3.0, 8.0)
    SCORE = (5.0, 15.0, 40.0)
    MADE = (0.0, 0.0, 0.0)


def scale_of(unit: Unit, rules: Rules) -> Scale | None:
    """The scale for values in this unit; None for a unit that means nothing outside its decision.

    >>> from kiebitz.games import Differenzler
    >>> scale_of(Unit.SCORE, Differenzler()).name
    'OFF'
    """
    if unit is Unit.SCORE:
        return Scale.OFF if rules.predicts else Scale.SCORE
    return {Unit.CHANCE: Scale.CHANCE, Unit.POINTS: Scale.POINTS}.get(unit)


def grade(cost: float, scale: Scale, *, error: float = 0.0, turned: bool = False) -> Grade:
    """The grade of a decision that cost so much; `error` is the standard error of that.

    >>> grade(0.1, Scale.CHANCE).value, grade(0.1, Scale.CHANCE, error=0.06).value
    ('mistake', 'fine')
    >>> grade(1, Scale.POINTS, turned=True).value
    'blunder'
    """
    if cost <= NOTHING:
        return Grade.BEST
    if turned:
        return Grade.BLUNDER
    if cost < SURE * error:
        return Grade.FINE
    grades = (Grade.FINE, Grade.INACCURACY, Grade.MISTAKE)
    for name, limit in zip(grades, scale.value, strict=True):
        if cost <= limit:
            return name
    return Grade.BLUNDER
