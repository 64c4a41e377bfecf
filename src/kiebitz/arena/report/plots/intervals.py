"""Means with their intervals, one row each, over a common axis: pairings, and the ladder.

The names stand in the page itself, not in the drawing, so that long ones wrap on a phone.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.plots.scales import Scale, scale_over
from kiebitz.arena.report.plots.svg import (
    TICKS_HEIGHT,
    area,
    bar,
    dot,
    drawing,
    line,
    ticks_across,
    ticks_below,
)
from kiebitz.arena.report.voice import Voice, digits_for

LEFT, WIDTH = 4, 92
"""The area of the values, in per cent."""


@dataclass(frozen=True)
class IntervalRow:
    """A mean with its interval."""

    name: str
    mean: float
    low: float
    high: float

    @property
    def values(self) -> tuple[float, ...]:
        """All numbers that are to be seen."""
        return self.mean, self.low, self.high

    def text(self, voice: Voice, digits: int) -> str:
        """Mean and interval in words."""
        mean = voice.number(self.mean, digits, signed=True)
        return f"{mean} ({voice.range(self.low, self.high, digits)})"


def interval_plot(rows: Sequence[IntervalRow], *, title: str, voice: Voice) -> Markup:
    """All rows, best first, with the axis below; `title` says what the axis counts."""
    ordered = sorted(rows, key=lambda row: -row.mean if math.isfinite(row.mean) else math.inf)
    scale = scale_over(value for row in rows for value in row.values)
    digits = digits_for(*(row.high - row.low for row in rows))
    axis = drawing(
        title, TICKS_HEIGHT, area(LEFT, WIDTH, 0, TICKS_HEIGHT, ticks_below(scale, 2, voice))
    )
    return element(
        "div",
        [_row(row, scale, row.text(voice, digits), voice) for row in ordered],
        element("div", class_="name"),
        element("div", axis, element("p", title, class_="axis")),
        class_="intervals",
    )


def _row(row: IntervalRow, scale: Scale, message: str, voice: Voice) -> Markup:
    """The name, and beside it (on a phone below) a drawing as high as the name needs."""
    value = element("span", message, class_="value")
    name = element("div", element("span", row.name), " ", value, class_="name")
    inside = area(LEFT, WIDTH, 0, "100%", _grid(scale, voice), _bars(row, scale, message))
    return Markup(
        name + element("div", drawing(f"{row.name}: {message}", "100%", inside), class_="strip")
    )


def _grid(scale: Scale, voice: Voice) -> Markup:
    ticks = [(scale.place(tick), "grid") for tick in ticks_across(scale, voice)]
    lines = [line(x, 0, x, "100%", kind) for x, kind in [*ticks, (scale.place(0), "zero")]]
    return Markup("".join(lines))


def _bars(row: IntervalRow, scale: Scale, message: str) -> Markup:
    """The interval as a bar, the mean as a dot."""
    if not math.isfinite(row.mean):
        return Markup()
    drawn = [bar(scale.place(row.low), scale.place(row.high), -4, 8, "interval")]
    drawn += _open_ends(row)
    drawn.append(dot(scale.place(row.mean), 0, "mean", title=message))
    return area(0, 100, "50%", 1, drawn)


def _open_ends(row: IntervalRow) -> list[Markup]:
    """Dots beyond the edge where an interval goes on for ever."""
    ends = ((row.low, -3, 0), (row.high, 103, 100))
    return [line(tip, 0, edge, 0, "beyond") for end, tip, edge in ends if math.isinf(end)]
