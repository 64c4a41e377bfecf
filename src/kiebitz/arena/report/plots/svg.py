"""The pieces that all drawings are made of: lines, dots, letters, axes.

Across, everything is in per cent; down, in pixels. Colours stand in the style sheet of the page.
"""

from collections.abc import Sequence
from typing import Final

from kiebitz.arena.report.markup import Content, Markup, element
from kiebitz.arena.report.plots.scales import Scale, tick_digits
from kiebitz.arena.report.voice import Voice

AXIS_HEIGHT: Final = 40
"""For numbers and a title below a drawing."""
TICKS_HEIGHT: Final = 20
"""For numbers alone."""
SERIES: Final = 6
"""Colours, dashes and marks that can be told apart."""
WIDE: Final = 5
"""Letters of a number from which on fewer of them fit beside each other."""

Length = float | str
"""Pixels, or per cent with their sign."""


def per_cent(place: float) -> str:
    """A place across the drawing."""
    return f"{place:.2f}%"


def drawing(label: str, height: Length, *contents: Content, class_: str = "drawing") -> Markup:
    """A drawing as wide as its surroundings, with words for those who cannot see it."""
    return element(
        "svg", *contents, class_=class_, width="100%", height=height, role="img", aria_label=label
    )


def area(left: float, width: float, top: Length, height: Length, *contents: Content) -> Markup:
    """A part of a drawing with places of its own; what is written may stand out of it."""
    return element(
        "svg",
        *contents,
        class_="area",
        x=per_cent(left),
        width=per_cent(width),
        y=top,
        height=height,
    )


def line(x1: float, y1: Length, x2: float, y2: Length, class_: str) -> Markup:
    """A straight line."""
    return element("line", x1=per_cent(x1), y1=y1, x2=per_cent(x2), y2=y2, class_=class_)


def bar(x1: float, x2: float, y: float, height: float, class_: str) -> Markup:
    """A bar from one place to another."""
    width = max(0.0, x2 - x1)
    return element(
        "rect", x=per_cent(x1), y=y, width=per_cent(width), height=height, rx=2, class_=class_
    )


def dot(x: float, y: float, class_: str, *, title: str = "", radius: float = 4.5) -> Markup:
    """A dot, which may say something to the mouse."""
    hint = element("title", title) if title else ""
    return element("circle", hint, cx=per_cent(x), cy=y, r=radius, class_=class_)


def letters(text: str, x: float, y: float, *, anchor: str = "middle", class_: str = "") -> Markup:
    """Words in a drawing."""
    return element("text", text, x=per_cent(x), y=y, text_anchor=anchor, class_=class_ or None)


def path(points: Sequence[tuple[float, float]], height: float, class_: str) -> Markup:
    """A line through points: places across and, from the top, in per cent of the height.

    The points live in a field of 100 by 100 that is stretched; the pen is not.
    """
    steps = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return _stretch(height, element("path", d=f"M{steps}" if steps else "M0 0", class_=class_))


def band(
    lower: Sequence[tuple[float, float]], upper: Sequence[tuple[float, float]], height: float
) -> Markup:
    """The area between two lines."""
    if not upper:
        return Markup()
    around = "L".join(f"{x:.2f} {y:.2f}" for x, y in [*upper, *reversed(lower)])
    return _stretch(height, element("path", d=f"M{around}Z", class_="band"))


def _stretch(height: float, content: Markup) -> Markup:
    return element(
        "svg",
        content,
        width="100%",
        height=height,
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
        class_="area",
    )


def axis_below(scale: Scale, top: float, title: str, voice: Voice) -> Markup:
    """Numbers under a drawing, and what they count."""
    return Markup(ticks_below(scale, top, voice) + letters(title, 50, top + 33, class_="axis"))


def ticks_below(scale: Scale, top: float, voice: Voice) -> Markup:
    """Numbers under a drawing."""
    ticks = ticks_across(scale, voice)
    numbers = [
        letters(number, scale.place(tick), top + 14, class_="tick")
        for tick, number in zip(ticks, _numbers(ticks, voice), strict=True)
    ]
    return Markup("".join(numbers))


def ticks_across(scale: Scale, voice: Voice) -> tuple[float, ...]:
    """Ticks whose numbers fit beside each other on a phone: fewer if they are long."""
    ticks = scale.ticks(most=5)
    longest = max(map(len, _numbers(ticks, voice)), default=0)
    return scale.ticks(most=3) if longest > WIDE else ticks


def _numbers(ticks: Sequence[float], voice: Voice) -> list[str]:
    digits = tick_digits(ticks)
    return [voice.number(tick, digits) for tick in ticks]


def grid_across(scale: Scale, height: float, voice: Voice) -> Markup:
    """Lines at the ticks from left to right, with their numbers at the left."""
    ticks = scale.ticks(most=5)
    rows = []
    for tick, number in zip(ticks, _numbers(ticks, voice), strict=True):
        y = height - scale.place(tick) * height / 100
        rows.append(line(0, y, 100, y, "zero" if tick == 0 else "grid"))
        rows.append(letters(number, -1.2, y + 4, anchor="end", class_="tick"))
    return Markup("".join(rows))
