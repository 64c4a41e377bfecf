"""The signs of the suits, each in a square of 24 units.

Every sign of a pack has an outline of its own, so that nobody needs the colours.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from math import cos, pi, sin
from typing import Final

from kiebitz.cards.card import Suit
from kiebitz.cards.faces import Face
from tools.draw_cards.markup import circle, group, path, symbol
from tools.draw_cards.palette import tone

_Sign = Callable[[Face, Suit], str]


def signs(face: Face) -> Iterator[str]:
    """The four signs, as symbols `suit-C` and so on."""
    for suit in Suit:
        yield symbol(f"suit-{suit.letter}", 24, 24, [_SIGNS[face][suit](face, suit)])


def _plain(data: str, face: Face, suit: Suit) -> str:
    return path(data, fill=tone(face, suit))


_club = partial(
    _plain,
    "M12 1.2a5.2 5.2 0 0 1 4.2 8.3a5.3 5.3 0 1 1-2.9 7.6c.2 2.4 1 4.2 2.5 5.7H8.2c1.5-1.5 2.3-3.3 "
    "2.5-5.7a5.3 5.3 0 1 1-2.9-7.6A5.2 5.2 0 0 1 12 1.2Z",
)
_spade = partial(
    _plain,
    "M12 1C9 6 2 9.3 2 14.6a4.7 4.7 0 0 0 8.7 2.6c-.2 2.4-1 4.1-2.5 5.6h7.6c-1.5-1.5-2.3-3.2-2.5"
    "-5.6A4.7 4.7 0 0 0 22 14.6C22 9.3 15 6 12 1Z",
)
_heart = partial(
    _plain,
    "M12 22.6C9.5 18 1.5 14 1.5 7.6A5.6 5.6 0 0 1 7.1 2c2.2 0 4 1.2 4.9 3.3C12.9 3.2 14.7 2 16.9 2"
    "a5.6 5.6 0 0 1 5.6 5.6C22.5 14 14.5 18 12 22.6Z",
)
_diamond = partial(_plain, "M12 .8Q15.6 6.7 21 12Q15.6 17.3 12 23.2Q8.4 17.3 3 12Q8.4 6.7 12 .8Z")


def _acorn(face: Face, suit: Suit) -> str:
    ink, nut = tone(face, suit), tone(face, suit, number=2)
    return group(
        path("M12 5V1.6", stroke_width=2.6, stroke_linecap="round"),
        path("M4.7 11C4.7 17 8 20.8 12 23C16 20.8 19.3 17 19.3 11Z", fill=nut),
        path(
            "M2.9 10.5C2.9 6.6 6.6 4.2 12 4.2S21.1 6.6 21.1 10.5Q21.1 12.2 19.4 12.2H4.6"
            "Q2.9 12.2 2.9 10.5Z",
            stroke="none",
        ),
        fill=ink,
        stroke=ink,
        stroke_width=1.5,
        stroke_linejoin="round",
    )


def _leaf(face: Face, suit: Suit) -> str:
    ink, veins = tone(face, suit), tone(face, suit, number=2)
    return path(
        "M12 .9C10 5.4 1.9 7.6 1.9 13.9C1.9 17.2 4.3 19.2 7 19.2C8.9 19.2 10.4 18.4 11.2 17.2"
        "C11 19.4 10.4 21 9 22.4Q10.6 23.6 12 23C13 21.4 13.2 19.4 12.8 17.2C13.6 18.4 15.1 19.2 "
        "17 19.2C19.7 19.2 22.1 17.2 22.1 13.9C22.1 7.6 14 5.4 12 .9Z",
        fill=ink,
    ) + path(
        "M12 5.5V16.6M12 16L7 13M12 16L17 13M12 11.6L8.4 9.4M12 11.6L15.6 9.4",
        fill="none",
        stroke=veins,
        stroke_width=1.3,
        stroke_linecap="round",
    )


def _bell(face: Face, suit: Suit) -> str:
    ink, metal = tone(face, suit), tone(face, suit, number=2)
    band = tone(face, suit, number=3) if face is Face.SWISS else metal
    return group(
        circle(12, 3, 2, fill="none"),
        circle(12, 13.8, 8.9, fill=metal),
        path("M3.4 11.4H20.6A9 9 0 0 1 20.7 15H3.3A9 9 0 0 1 3.4 11.4Z", fill=band),
        path("M12 15V19", fill="none"),
        circle(12, 19, 1.1, fill=ink),
        stroke=ink,
        stroke_width=1.7,
    )


def _shield(face: Face, suit: Suit) -> str:
    ink, field = tone(face, suit), tone(face, suit, number=2)
    return path(
        "M3.6 1.8Q12 5.6 20.4 1.8Q18.6 7.4 20.9 12C20.9 17.6 16.8 20.8 12 23C7.2 20.8 3.1 17.6 "
        "3.1 12Q5.4 7.4 3.6 1.8Z",
        fill=ink,
    ) + path("M5.7 4.6Q6.4 8 4.9 11.8L14.4 20.5Q17.3 19 18.6 16.6Z", fill=field)


def _rose(face: Face, suit: Suit) -> str:
    ink, heart, leaves = (tone(face, suit, number=number) for number in (1, 2, 3))
    sepals = "".join(
        f"M{12 + 11.4 * sin(a):.1f} {12.3 - 11.4 * cos(a):.1f}"
        f"L{12 + 7 * sin(a - 0.42):.1f} {12.3 - 7 * cos(a - 0.42):.1f}"
        f"L{12 + 7 * sin(a + 0.42):.1f} {12.3 - 7 * cos(a + 0.42):.1f}Z"
        for a in (pi * (2 * each + 1) / 5 for each in range(5))
    )
    petals = "".join(
        circle(round(12 + 6 * sin(a), 1), round(12.3 - 6 * cos(a), 1), 4.9)
        for a in (2 * pi * each / 5 for each in range(5))
    )
    return path(sepals, fill=leaves) + group(petals, fill=ink) + circle(12, 12.3, 3.3, fill=heart)


_SIGNS: Final[Mapping[Face, Mapping[Suit, _Sign]]] = {
    Face.FRENCH: {
        Suit.CLUBS: _club,
        Suit.SPADES: _spade,
        Suit.HEARTS: _heart,
        Suit.DIAMONDS: _diamond,
    },
    Face.GERMAN: {
        Suit.CLUBS: _acorn,
        Suit.SPADES: _leaf,
        Suit.HEARTS: _heart,
        Suit.DIAMONDS: _bell,
    },
    Face.SWISS: {
        Suit.CLUBS: _acorn,
        Suit.SPADES: _shield,
        Suit.HEARTS: _rose,
        Suit.DIAMONDS: _bell,
    },
}
