"""The course of a game as a few lines of bars: what was there with all cards open, card by card.

A bar per card, the first one before the first card. Below stand the tricks, and a mark where the
other side was winning from then on. Terminals without block characters get whole cells of ``#``.
"""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from kiebitz.cli.look import Look
from kiebitz.cli.plain_text import can_show
from kiebitz.games import State
from kiebitz.skill.review import Review

EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
ROWS: Final = 4
MARGIN: Final = 4
"""Cells for the numbers beside the bars: three and a blank."""


def curve_lines(review: Review, look: Look) -> Iterator[Text]:
    """The bars from the top down, the tricks, and the marks; nothing where there is no value."""
    if review.unit == "difference" or len(review.curve) < 2:
        return
    made = review.unit == "made"
    rows, most = (1, 1) if made else (ROWS, review.state.rules.all_points)
    values = [point.value for point in review.curve]
    top = "" if made else str(most)
    for row in reversed(range(rows)):
        label = top if row == rows - 1 else "0" if row == 0 and not made else ""
        cells = "".join(_cell(value / most * rows - row, look) for value in values)
        yield Text(label.rjust(MARGIN - 1) + " ", style="dim").append(cells, style="cyan")
    yield Text(" " * MARGIN + _tricks(review), style="dim")
    if review.turning:
        yield Text(" " * MARGIN + _marks(review), style="bold red")


def _cell(height: float, look: Look) -> str:
    """What a bar fills of a cell, from nothing to all of it."""
    share = min(1.0, max(0.0, height))
    if can_show(EIGHTHS, look.encoding):
        return EIGHTHS[round(8 * share)]
    return "#" if share >= 0.5 else " "


def _tricks(review: Review) -> str:
    """The number of each trick below its first card."""
    seats, lying = review.state.rules.seats, len(_start(review).trick)
    line = [" "] * (len(review.curve) + 2)
    for card in range(1, len(review.curve)):
        place = card - 1 + lying
        if place % seats == 0 or card == 1:
            number = str(place // seats + 1)
            line[card : card + len(number)] = number
    return "".join(line).rstrip()


def _marks(review: Review) -> str:
    """A mark below every card after which the other side was winning."""
    first = review.curve[0].step
    line = [" "] * len(review.curve)
    for step in review.turning:
        line[step - first] = "^"
    return "".join(line).rstrip()


def _start(review: Review) -> State:
    return review.state.at(0)


def curve_caption(review: Review, look: Look) -> str:
    """What the bars are."""
    if review.unit == "made":
        return look.say("review_curve_made")
    key = "review_curve_declarer" if review.state.declarer is not None else "review_curve_team"
    caption = look.say(key)
    return caption + look.say("review_curve_marks") if review.turning else caption
