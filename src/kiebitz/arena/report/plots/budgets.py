"""Strength over what a decision may cost: one line per player or pairing, on a logarithmic axis."""

from collections.abc import Sequence
from dataclasses import dataclass

from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.plots.running import HEIGHT, LEFT, TOP, WIDTH
from kiebitz.arena.report.plots.scales import Scale, scale_over
from kiebitz.arena.report.plots.svg import (
    AXIS_HEIGHT,
    SERIES,
    area,
    dot,
    drawing,
    grid_across,
    letters,
    line,
    path,
)
from kiebitz.arena.report.voice import Voice, digits_for


@dataclass(frozen=True)
class BudgetPoint:
    """What came out with a budget."""

    budget: float
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class BudgetLine:
    """The points of one player or pairing, by rising budget."""

    name: str
    points: tuple[BudgetPoint, ...]


def budget_plot(lines: Sequence[BudgetLine], *, title: str, axis: str, voice: Voice) -> Markup:
    """All lines in one drawing, with a legend below."""
    points = [point for each in lines for point in each.points]
    across = scale_over([point.budget for point in points], logarithmic=True)
    down = scale_over(value for point in points for value in (point.mean, point.low, point.high))
    inside = [grid_across(down, HEIGHT, voice)]
    for number, each in enumerate(lines):
        inside += _line(each, number % SERIES, across, down, voice)
    foot = _budget_axis(across, points, axis, voice)
    height = TOP + HEIGHT + AXIS_HEIGHT
    legend = [_legend_entry(each.name, number % SERIES) for number, each in enumerate(lines)]
    return Markup(
        drawing(title, height, area(LEFT, WIDTH, TOP, HEIGHT, *inside, foot))
        + element("ul", legend, class_="legend")
    )


def _budget_axis(across: Scale, points: Sequence[BudgetPoint], axis: str, voice: Voice) -> Markup:
    """The budgets that were played, or round numbers if those are many."""
    played = sorted({point.budget for point in points})
    ticks = played if len(played) <= 6 else across.ticks(most=6)
    numbers = [
        letters(voice.short(tick), across.place(tick), HEIGHT + 16, class_="tick") for tick in ticks
    ]
    return Markup("".join([*numbers, letters(axis, 50, HEIGHT + 35, class_="axis")]))


def _line(each: BudgetLine, series: int, across: Scale, down: Scale, voice: Voice) -> list[Markup]:
    places = [(across.place(point.budget), 100 - down.place(point.mean)) for point in each.points]
    drawn = [path(places, HEIGHT, f"series s{series}")]
    for point in each.points:
        x, y, low, high = (
            across.place(point.budget),
            *(
                HEIGHT - down.place(value) * HEIGHT / 100
                for value in (point.mean, point.low, point.high)
            ),
        )
        digits = digits_for(point.high - point.low)
        message = (
            f"{each.name}, {voice.short(point.budget)}: "
            f"{voice.number(point.mean, digits, signed=True)} "
            f"({voice.range(point.low, point.high, digits)})"
        )
        drawn.append(line(x, low, x, high, f"whisker s{series}"))
        drawn.append(dot(x, y, f"mark s{series}", title=message))
    return drawn


def _legend_entry(name: str, series: int) -> Markup:
    sample = element(
        "svg",
        line(0, 8, 100, 8, f"series s{series}"),
        dot(50, 8, f"mark s{series}"),
        width=34,
        height=16,
        aria_hidden="true",
    )
    return element("li", sample, " ", name)
