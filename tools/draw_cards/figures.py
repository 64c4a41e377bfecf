"""The half figures of court cards, around an axis at x = 36, above the sash across the card.

Garments have the colour `currentColor`; parts without a fill of their own take that of the hair.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from kiebitz.cards.card import Rank
from kiebitz.cards.faces import Face
from tools.draw_cards.markup import circle, group, path
from tools.draw_cards.palette import DARK, GOLD, PAPER, SKIN

Figure = Callable[[], Iterator[str]]

GARMENT: Final = "currentColor"
ROBE: Final = path(
    "M30 31C23.5 32 20 35.5 18.8 45L55.5 53.4V41C54.5 35 48.5 32 42 31Z", fill=GARMENT
)
EYES: Final = circle(33.6, 20.8, 0.85, fill=DARK) + circle(38.4, 20.8, 0.85, fill=DARK)
MOUTH: Final = path(
    "M34.4 25.8Q36 27 37.6 25.8",
    fill="none",
    stroke=DARK,
    stroke_width=0.8,
    stroke_linecap="round",
)
NECK: Final = path("M33.2 26H38.8V31.5L36 35L33.2 31.5Z", fill=SKIN)
HAND: Final = circle(50, 40, 2.4, fill=SKIN) + path("M47.3 42.2H52.7V44.6H47.3Z", fill=PAPER)
"""With its cuff."""


def king() -> Iterator[str]:
    """A crown with points, a beard, ermine."""
    yield path("M27.8 15.6H44.2V26Q44.2 30 42 32H30Q27.8 30 27.8 26Z")
    yield ROBE
    yield path("M34.2 42H37.8V49.5L34.2 48.6Z", fill=GOLD)
    yield path("M30.4 15H41.6V24H30.4Z", fill=SKIN)
    yield path(
        "M29.5 30.2Q36 34 42.5 30.2Q47.5 31.6 48.5 34.6Q44 42.4 36 43.4Q28 42.4 23.5 34.6"
        "Q24.5 31.6 29.5 30.2Z",
        fill=PAPER,
    )
    yield path(
        "M27.5 34.2v2.4M31.3 37.4v2.4M40.7 37.4v2.4M44.5 34.2v2.4",
        stroke=DARK,
        stroke_width=1.3,
        stroke_linecap="round",
    )
    yield path(
        "M30.4 21.5C31.4 24.4 33.4 24.4 36 23.4C38.6 24.4 40.6 24.4 41.6 21.5V28C41.6 33 39 36.4 "
        "36 38.4C33 36.4 30.4 33 30.4 28Z"
    )
    yield EYES
    yield path("M34.5 26.9H37.5", stroke=SKIN, stroke_width=1.1, stroke_linecap="round")
    yield path(
        "M28.4 16.4L26.4 8L32 11.6L36 5.8L40 11.6L45.6 8L43.6 16.4Q36 14.8 28.4 16.4Z", fill=GOLD
    )


def king_with_sceptre(length: float) -> Iterator[str]:
    """As much of a sceptre as there is room for beside him."""
    top = 40 - length
    yield from king()
    yield path(
        f"M50 {top:g}V42M50 {top - 6:g}V{top - 3.5:g}M48.5 {top - 4.8:g}H51.5",
        stroke=GOLD,
        stroke_width=1.6,
        stroke_linecap="round",
    )
    yield circle(50, top, 2.5, fill=GOLD)
    yield HAND


def queen() -> Iterator[str]:
    """Long hair with a parting, a small tiara, a necklace, a flower."""
    yield path(
        "M36 8.4C42 8.4 45.4 12.4 45.4 18V29.5C45.4 33.5 47 35 48.6 37H23.4C25 35 26.6 33.5 26.6 "
        "29.5V18C26.6 12.4 30 8.4 36 8.4Z"
    )
    yield path(
        "M27.5 33.4C22 34.6 19.8 38.5 18.8 45L55.5 53.4V43C54.8 37.6 50 34.6 44.5 33.4L36 41Z",
        fill=GARMENT,
    )
    yield path("M33 26H39V31.2L43.6 33.4L36 42.2L28.4 33.4L33 31.2Z", fill=SKIN)
    yield path("M28.4 33.4L36 42.2L43.6 33.4", fill="none", stroke=GOLD, stroke_width=1.5)
    yield path(
        "M30.5 20C30.5 16.6 34 15.6 36 13C38 15.6 41.5 16.6 41.5 20V23.5C41.5 27.6 39 30.2 36 30.2"
        "S30.5 27.6 30.5 23.5Z",
        fill=SKIN,
    )
    yield EYES
    yield MOUTH
    yield path(
        "M29 12.6L28.6 7.4L32.6 9.6L36 4.9L39.4 9.6L43.4 7.4L43 12.6Q36 8.4 29 12.6Z", fill=GOLD
    )
    yield path("M50 23V42", stroke=DARK, stroke_width=1.2, stroke_linecap="round")
    yield group(
        circle(50, 17.6, 2.3),
        circle(53, 19.8, 2.3),
        circle(51.9, 23.3, 2.3),
        circle(48.1, 23.3, 2.3),
        circle(47, 19.8, 2.3),
        fill=GARMENT,
    )
    yield circle(50, 20.8, 1.7, fill=GOLD)
    yield HAND


def jack() -> Iterator[str]:
    """A cap with a feather, hair to the chin, a collar, buttons."""
    yield path("M28.4 13H43.6V25.4Q43.6 28.4 40.6 28.4H31.4Q28.4 28.4 28.4 25.4Z")
    yield ROBE
    yield NECK
    yield path("M28.6 31L32.6 29.8L36 35.4L39.4 29.8L43.4 31L43 37.6L36 35.4L29 37.6Z", fill=PAPER)
    yield path("M30.8 15H41.2V23.5C41.2 27.6 39 30.2 36 30.2S30.8 27.6 30.8 23.5Z", fill=SKIN)
    yield EYES
    yield MOUTH
    yield circle(36, 40, 1, fill=GOLD) + circle(36, 44, 1, fill=GOLD)
    yield path("M40 13C46 13 51.5 10.5 53.6 5.6C55.4 12.4 50.5 17.4 43 16.6Z", fill=GOLD)
    yield path("M27.6 13.4C25 8.4 30 5.6 36 6C42 5.6 47 8.4 44.4 13.4Z", fill=GARMENT)
    yield path("M27.6 13.2H44.4V16.4H27.6Z", fill=GOLD)


def ober() -> Iterator[str]:
    """A hat with a wide brim and a feather, a moustache, a sword."""
    yield path("M28.8 15H43.2V25Q43.2 28.6 40.5 30H31.5Q28.8 28.6 28.8 25Z")
    yield ROBE
    yield NECK
    yield path("M28 31.4L33 30L36 35L39 30L44 31.4L41 38.4L36 35L31 38.4Z", fill=PAPER)
    yield path("M30.8 15H41.2V23.5C41.2 27.6 39 30.2 36 30.2S30.8 27.6 30.8 23.5Z", fill=SKIN)
    yield EYES
    yield path(
        "M36 23.8C37.5 22.8 40 23.2 40.8 26C39.2 26.2 37.4 26.6 36 25.4"
        "C34.6 26.6 32.8 26.2 31.2 26C32 23.2 34.5 22.8 36 23.8Z"
    )
    yield path("M33 12.4C28 12.8 22.4 10.5 20.6 5.6C26.4 4.4 31.6 6.4 34 10.6Z", fill=GOLD)
    yield path("M29.6 14C29.6 8 31.6 6 36 6S42.4 8 42.4 14Z", fill=GARMENT)
    yield path("M29.6 11.2H42.4V14H29.6Z", fill=GOLD)
    yield path("M24.4 15Q36 10.8 47.6 15Q36 19 24.4 15Z", fill=GARMENT)
    yield path("M49 22L50 19L51 22V36H49Z", fill=DARK)
    yield path("M46.6 36.6H53.4M50 37V42", stroke=GOLD, stroke_width=1.7, stroke_linecap="round")
    yield HAND


_OTHERS: Final[Mapping[Rank, Figure]] = {
    Rank.JACK: jack,
    Rank.QUEEN: ober,
    Rank.KING: partial(king_with_sceptre, 15),
}
FIGURES: Final[Mapping[Face, Mapping[Rank, Figure]]] = {
    Face.FRENCH: {Rank.JACK: jack, Rank.QUEEN: queen, Rank.KING: partial(king_with_sceptre, 27)},
    Face.GERMAN: _OTHERS,
    Face.SWISS: _OTHERS,
}
