"""What each option of a hint is worth, as bars: to a scale that is named, with the unit.

Chances begin at nothing and end at certainty, points at none and end at all there are; what one
wants little of (differences, points in Ramsch) has a short bar where it is good. Only scores, which
are gained and lost, run from the worst to the best of those shown, nothing included.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.games import Action, View
from kiebitz.players import Unit
from kiebitz.skill.advice import Advice
from kiebitz.skill.voice import Voice

BAR: Final = 20
MOST_OPTIONS: Final = 12


@dataclass(frozen=True)
class Scale:
    """From where to where bars go, and what they are in."""

    key: str
    low: float
    high: float
    few_are_good: bool = False
    percent: bool = False

    def cells(self, value: float) -> int:
        """How many cells of a bar a value fills."""
        shown = abs(value) if self.few_are_good else value
        share = (shown - self.low) / (self.high - self.low)
        return round(BAR * min(1.0, max(0.0, share)))

    def figure(self, value: float, voice: Voice) -> str:
        """The value as it stands beside its bar."""
        if self.percent:
            return f"{voice.number(100 * value)} %"
        return voice.number(abs(value) if self.few_are_good else value, 1)


def scale_of(unit: Unit, values: list[float], view: View) -> Scale:
    """The scale that fits these values."""
    if unit is Unit.CHANCE:
        return Scale("bars_chance", 0.0, 1.0, percent=True)
    most = float(view.rules.all_points)
    if unit is Unit.POINTS and min(values) >= 0:
        return Scale("bars_points", 0.0, most)
    if unit is Unit.POINTS and max(values) <= 0:
        return Scale("bars_own_points", 0.0, most, few_are_good=True)
    if unit is Unit.SCORE and view.rules.predicts and max(values) <= 0:
        return Scale("bars_off", 0.0, max(1.0, ceil(-min(values))), few_are_good=True)
    low, high = min(0.0, floor(min(values))), max(0.0, ceil(max(values)))
    key = "bars_own" if unit is Unit.OWN else "bars_score"
    return Scale(key, float(low), float(max(high, low + 1)))


def hint_bars(
    advice: Advice, view: View, look: Look, name: Callable[[Action], Text]
) -> Iterator[Text]:
    """What the bars are, and one for each of the best options; nothing where there is no choice."""
    rated = [(one.action, one.value) for one in advice.options if one.value is not None]
    rated = rated[:MOST_OPTIONS]
    if len(rated) < 2:
        return
    scale = scale_of(advice.unit, [value for _, value in rated], view)
    voice = Voice(look.language, look.face)
    ends = {"low": look.fit(voice.number(scale.low)), "high": look.fit(voice.number(scale.high))}
    yield Text(look.say(scale.key, **ends), style="dim")
    names = [name(action) for action, _ in rated]
    width = max(text.cell_len for text in names)
    block = look.fit("█").replace("?", "#")
    for (action, value), shown in zip(rated, names, strict=True):
        full = scale.cells(value)
        yield Text.assemble(
            look.fit("› ") if action == advice.action else "  ",
            shown,
            " " * (width - shown.cell_len + 1),
            (block * full + " " * (BAR - full), "blue"),
            " " + look.fit(scale.figure(value, voice)),
        )
