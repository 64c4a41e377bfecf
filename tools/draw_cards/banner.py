"""The ten of Swiss packs: a banner with the sign of the suit, doubled by turning the card."""

from collections.abc import Iterator
from typing import Final

from kiebitz.cards.card import Card
from kiebitz.cards.faces import Face
from tools.draw_cards.markup import circle, group, half_turn, path, use
from tools.draw_cards.palette import DARK, GROUND, tone

EDGE: Final = (
    "M30 8.4C36 6.4 40 10.4 46 8.9S54 7.9 55.5 7.9V38.5C52 38 50 39.5 46 40S36 37.5 30 39.5Z"
)
FIELD: Final = (
    "M30 11C36 9 40 13 46 11.5S52 10.6 52.9 10.5V35.8C50 35.7 49 36.8 46 37.3S36 34.8 30 36.8Z"
)


def banner(face: Face, card: Card) -> Iterator[str]:
    """One pole through the middle, with a flag at either end."""
    ink = tone(face, card.suit)
    name = f"p-{card}h"
    flag = group(
        path(
            EDGE,
            fill=ink,
        ),
        path(
            FIELD,
            fill=GROUND,
        ),
        use(f"suit-{card.suit.letter}", x=32, y=15, width=19, height=19),
        circle(30, 6, 2.2, fill=DARK),
        id=name,
    )
    yield path("M30 8V86", stroke=DARK, stroke_width=1.8)
    yield flag
    yield use(name, transform=half_turn(60, 94))
