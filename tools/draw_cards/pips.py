"""Cards without figures: the signs of six to ten, and aces.

The lower half of a card repeats the upper one upside down; what stands on the middle line, or once
only, is upright.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from kiebitz.cards.card import Card, Rank, Suit
from kiebitz.cards.faces import Face
from tools.draw_cards.markup import group, half_turn, use

LARGE, SMALL = 13.4, 11.8
"""The size of signs up to eight, and of nine and ten."""
LEFT, CENTRE, RIGHT = 21.2, 30.0, 38.8
TOP, MIDDLE = 14.5, 47.0
SLANT: Final = 0.19
"""The upper half leans to the right, away from the index, as courts do."""
SECOND: Final = TOP + (MIDDLE - TOP) * 2 / 3
"""The row below the top one where there are four."""

_Places = tuple[tuple[float, float], ...]


class _Layout(NamedTuple):
    """Where the centres of signs lie."""

    doubled: _Places
    """Shown in the lower half too."""
    single: _Places


_CORNERS: Final[_Places] = ((LEFT, TOP), (RIGHT, TOP))
_EIGHT_CORNERS: Final[_Places] = (*_CORNERS, (LEFT, SECOND), (RIGHT, SECOND))
_BESIDE: Final[_Places] = ((LEFT, MIDDLE), (RIGHT, MIDDLE))
_ABOVE: Final[_Places] = ((CENTRE, (TOP + MIDDLE) / 2),)

LAYOUTS: Final[Mapping[Rank, _Layout]] = {
    Rank.SIX: _Layout(_CORNERS, _BESIDE),
    Rank.SEVEN: _Layout(_CORNERS, (*_BESIDE, *_ABOVE)),
    Rank.EIGHT: _Layout((*_CORNERS, *_ABOVE), _BESIDE),
    Rank.NINE: _Layout(_EIGHT_CORNERS, ((CENTRE, MIDDLE),)),
    Rank.TEN: _Layout((*_EIGHT_CORNERS, (CENTRE, (TOP + SECOND) / 2)), ()),
}


def shared(suit: Suit) -> str:
    """A sign around the origin in both sizes, which `numbered` sets in many places."""
    large = _sign(suit, 0, 0, LARGE, id=f"p-{suit.letter}")
    small = _sign(suit, 0, 0, SMALL, id=f"p-{suit.letter}s")
    return large + small


def numbered(card: Card) -> Iterator[str]:
    """As many signs as the number says."""
    layout = LAYOUTS[card.rank]
    sign = f"p-{card.suit.letter}" + ("s" if card.rank in (Rank.NINE, Rank.TEN) else "")
    name = f"p-{card}h"
    yield group(*_set(sign, layout.doubled), id=name)
    yield use(name, transform=half_turn(60, 94))
    yield from _set(sign, layout.single)


def ace(face: Face, card: Card) -> Iterator[str]:
    """One large sign on French packs, two on the others."""
    if face is Face.FRENCH:
        yield _sign(card.suit, CENTRE, MIDDLE, 33.0)
    else:
        name = f"p-{card}h"
        yield _sign(card.suit, 36.0, 27.0, 31.0, id=name)
        yield use(name, transform=half_turn(60, 94))


def _set(sign: str, places: _Places) -> Iterator[str]:
    for x, y in places:
        away = x + (MIDDLE - y) * SLANT
        yield use(sign, x=round(away, 1), y=round(y, 1))


def _sign(suit: Suit, x: float, y: float, size: float, **attributes: object) -> str:
    """The sign of a suit around this point."""
    corner = {"x": x - size / 2, "y": y - size / 2}
    return use(f"suit-{suit.letter}", **attributes, **corner, width=size, height=size)
