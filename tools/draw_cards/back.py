"""The back of the cards: a lattice with a lapwing (Kiebitz) on it, the same on every pack."""

from collections.abc import Iterator
from typing import Final

from tools.draw_cards.markup import circle, group, path, use
from tools.draw_cards.palette import BACK, BACK_LINES

FIELD: Final = (
    "M7 4.5H53A2.5 2.5 0 0 1 55.5 7V87A2.5 2.5 0 0 1 53 89.5H7A2.5 2.5 0 0 1 4.5 87V7"
    "A2.5 2.5 0 0 1 7 4.5Z"
)
LAPWING: Final = (
    "M2.4 9.3L5.6 8A3.3 3.3 0 0 1 8.6 5.8C12 6.2 15.4 4.4 18 .6C17.2 5 14.4 7.4 11.4 8"
    "C14.8 9.4 17.6 13.4 22.6 14.2L22.4 16C19.4 16.2 17 18.2 13.6 18.4V22.2H12.6V18.5H11.4V22.2"
    "H10.4V18.2C6.6 17 5.4 13.4 5.6 9.6Z"
)
"""The bird, in a square of 24 units."""
WING: Final = "M8.6 12C10 15.4 14 16.4 18.4 15.2"
LEFT, TOP, WIDTH, HEIGHT = 7.5, 7.5, 45.0, 79.0
ACROSS, DOWN = 14, 24
"""How many half diamonds fill the frame; both even, so that lines end in its corners."""


def back() -> Iterator[str]:
    """The paper, a coloured field, a frame, the lattice in it, the bird in the middle."""
    yield use("p-paper")
    yield path(FIELD, fill=BACK)
    frame = f"M{LEFT:g} {TOP:g}h{WIDTH:g}v{HEIGHT:g}h{-WIDTH:g}Z"
    yield path(frame + "".join(_lines()), fill="none", stroke=BACK_LINES, stroke_width=0.7)
    yield circle(30, 47, 13.4, fill=BACK, stroke=BACK_LINES, stroke_width=0.9)
    yield group(
        path(LAPWING, fill=BACK_LINES),
        circle(7.9, 8.2, 0.75, fill=BACK),
        path(WING, fill="none", stroke=BACK, stroke_width=0.8, stroke_linecap="round"),
        transform="translate(18 35.6)",
    )


def _lines() -> Iterator[str]:
    """Down to the right, and mirrored, each from rim to rim."""
    for start in range(2 - DOWN, ACROSS, 2):
        across, down = max(start, 0), max(-start, 0)
        length = min(ACROSS - across, DOWN - down)
        for side in (1, -1):
            x = LEFT + WIDTH / 2 + side * (across / ACROSS - 0.5) * WIDTH
            y = TOP + down / DOWN * HEIGHT
            right, below = side * length / ACROSS * WIDTH, length / DOWN * HEIGHT
            yield f"M{x:g} {y:.4g}l{right:g} {below:.4g}"
