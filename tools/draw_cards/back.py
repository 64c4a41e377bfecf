"""The back of the cards: a lattice in a frame, the same on every pack."""

from collections.abc import Iterator
from typing import Final

from tools.draw_cards.markup import path, use
from tools.draw_cards.palette import BACK, BACK_LINES

FIELD: Final = (
    "M7 4.5H53A2.5 2.5 0 0 1 55.5 7V87A2.5 2.5 0 0 1 53 89.5H7A2.5 2.5 0 0 1 4.5 87V7"
    "A2.5 2.5 0 0 1 7 4.5Z"
)
LEFT, TOP, WIDTH, HEIGHT = 7.5, 7.5, 45.0, 79.0
ACROSS, DOWN = 10, 18
"""How many half diamonds fill the frame; both even, so that lines end in its corners."""


def back() -> Iterator[str]:
    """The paper, a coloured field, a frame and the lattice in it."""
    yield use("p-paper")
    yield path(FIELD, fill=BACK)
    frame = f"M{LEFT:g} {TOP:g}h{WIDTH:g}v{HEIGHT:g}h{-WIDTH:g}Z"
    yield path(frame + "".join(_lines()), fill="none", stroke=BACK_LINES, stroke_width=0.8)


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
