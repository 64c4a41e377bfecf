"""Every colour on the cards: a property that a theme may set, and what holds without a theme.

The inks of the suits colour indices, signs and the garments of courts. The second and third tones
are flat fields inside the signs of German and Swiss packs; French signs and German hearts have the
ink only.
"""

from collections.abc import Mapping
from typing import Final

from kiebitz.cards.card import Suit
from kiebitz.cards.faces import Face

FACE_TONES: Final[Mapping[Face, Mapping[Suit, tuple[str, ...]]]] = {
    Face.FRENCH: {
        Suit.CLUBS: ("#1b1d22",),
        Suit.SPADES: ("#1b1d22",),
        Suit.HEARTS: ("#c8202f",),
        Suit.DIAMONDS: ("#c8202f",),
    },
    Face.GERMAN: {
        Suit.CLUBS: ("#2e241c", "#b5722f"),
        Suit.SPADES: ("#2c6e35", "#a9cf7f"),
        Suit.HEARTS: ("#c8202f",),
        Suit.DIAMONDS: ("#9d6500", "#f0b62f"),
    },
    Face.SWISS: {
        Suit.CLUBS: ("#2f6b34", "#ecc04a"),
        Suit.SPADES: ("#23406f", "#ecc04a"),
        Suit.HEARTS: ("#c8202f", "#f3c84f", "#3c7d3f"),
        Suit.DIAMONDS: ("#9d6500", "#f3c03f", "#c8202f"),
    },
}
"""Of each suit the ink, the second and the third tone."""


def _property(name: str, value: str) -> str:
    return f"var(--{name},{value})"


PAPER: Final = _property("card-paper", "#fffdf8")
EDGE: Final = _property("card-edge", "#c9c2b4")
GROUND: Final = _property("court-1", "#f3e8d2")
GOLD: Final = _property("court-2", "#dca636")
SKIN: Final = _property("court-3", "#f2d3b3")
DARK: Final = _property("court-4", "#2a2d37")
BACK: Final = _property("back-1", "#2f4f6f")
BACK_LINES: Final = _property("back-2", "#e9e2d0")

HAIR: Final = {
    Suit.CLUBS: _property("hair-c", "#5d4030"),
    Suit.SPADES: _property("hair-s", "#3a3d4a"),
    Suit.HEARTS: _property("hair-h", "#a65a2a"),
    Suit.DIAMONDS: _property("hair-d", "#7a4b2c"),
}


def tone(face: Face, suit: Suit, *, number: int = 1) -> str:
    """One of the tones of a suit; the first is its ink."""
    name = f"suit-{suit.letter.lower()}"
    value = FACE_TONES[face][suit][number - 1]
    return _property(name if number == 1 else f"{name}-{number}", value)


def garment(face: Face, suit: Suit) -> str:
    """What courts wear: the ink of the suit, if a theme says nothing else."""
    return _property(f"garment-{suit.letter.lower()}", tone(face, suit))
