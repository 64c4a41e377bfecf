"""Court cards: half figures, doubled by turning the card, on a tinted ground.

Figures are the same in all suits but for three colours that they inherit: `color` is the garment,
`fill` the hair, and the sign is set beside them. On German and Swiss packs the sign stands high
with the Ober and low with the Unter, as the names say.
"""

from collections.abc import Iterator
from typing import Final

from kiebitz.cards.card import Card, Rank
from kiebitz.cards.faces import Face
from tools.draw_cards.figures import FIGURES
from tools.draw_cards.markup import circle, group, half_turn, path, use
from tools.draw_cards.palette import GOLD, GROUND, HAIR, PAPER, garment

GROUND_PATH: Final = (
    "M21.5 4.5H53A2.5 2.5 0 0 1 55.5 7V53.8A2.5 2.5 0 0 1 53 56.3H44A2.5 2.5 0 0 0 41.5 58.8V87"
    "A2.5 2.5 0 0 1 39 89.5H7A2.5 2.5 0 0 1 4.5 87V40.2A2.5 2.5 0 0 1 7 37.7H16A2.5 2.5 0 0 0 "
    "18.5 35.2V7A2.5 2.5 0 0 1 21 4.5Z"
)
"""The card without its corners with the indices."""


def shared(face: Face) -> Iterator[str]:
    """The ground and the three figures of a pack."""
    yield path(GROUND_PATH, id="p-ground", fill=GROUND)
    yield group(
        path("M4.5 38.7L55.5 50.7V55.3L4.5 43.3Z", fill=PAPER),
        path("M4.5 39.8L55.5 51.8V54.2L4.5 42.2Z", fill=GOLD),
        id="p-sash",
    )
    for rank, figure in FIGURES[face].items():
        yield group(*figure(), id=f"p-{rank.letter}")


def court(face: Face, card: Card) -> Iterator[str]:
    """Ground, figure, sign, and all but the ground once more upside down."""
    name = f"p-{card}h"
    figure = use(f"p-{card.rank.letter}", color=garment(face, card.suit), fill=HAIR[card.suit])
    yield use("p-ground")
    yield group(figure, *_sign(face, card), id=name)
    yield use(name, transform=half_turn(60, 94))
    yield use("p-sash")


def _sign(face: Face, card: Card) -> Iterator[str]:
    sign = f"suit-{card.suit.letter}"
    if face is Face.FRENCH:
        return
    if card.rank is Rank.JACK:
        yield circle(47, 42, 6.6, fill=PAPER)
        yield use(sign, x=42.5, y=37.5, width=9, height=9)
    else:
        yield use(sign, x=45.7, y=5.6, width=8.8, height=8.8)
