"""Cards without figures: the signs of six to ten, and aces.

The lower half of a card repeats the upper one upside down; what stands on the middle line, or once
only, is upright.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from kiebitz.cards.card import Card, Rank, Suit
from kiebitz.cards.faces import Face
from tools.draw_cards.markup import group, half_turn, use

SIZE: Final = 11.8
LEFT, CENTRE, RIGHT = 21.4, 30.0, 38.6
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
    """One sign around the origin, which `numbered` sets in many places."""
    half = SIZE / 2
    sign = f"suit-{suit.letter}"
    return use(sign, id=f"p-{suit.letter}", x=-half, y=-half, width=SIZE, height=SIZE)


def numbered(card: Card) -> Iterator[str]:
    """As many signs as the number says."""
    layout = LAYOUTS[card.rank]
    name = f"p-{card}h"
    yield group(*_set(card.suit, layout.doubled), id=name)
    yield use(name, transform=half_turn(60, 94))
    yield from _set(card.suit, layout.single)


def ace(face: Face, card: Card) -> Iterator[str]:
    """One large sign on French packs, two on the others."""
    if face is Face.FRENCH:
        yield _large(card, CENTRE, MIDDLE, 30.0)
    else:
        above = _large(card, CENTRE + 3, MIDDLE - 17, 28.0)
        yield group(above, id=f"p-{card}h")
        yield use(f"p-{card}h", transform=half_turn(60, 94))


def _set(suit: Suit, places: _Places) -> Iterator[str]:
    for x, y in places:
        away = x + (MIDDLE - y) * SLANT
        yield use(f"p-{suit.letter}", x=round(away, 1), y=round(y, 1))


def _large(card: Card, x: float, y: float, size: float) -> str:
    corner = {"x": x - size / 2, "y": y - size / 2}
    return use(f"suit-{card.suit.letter}", **corner, width=size, height=size)
