"""The whole sprite of a face: what cards share, the signs, the back, the 36 cards.

Ids of shared parts begin with `p-`; all others are for the page. A page shows one sprite at a time,
so ids are the same in every face.
"""

from collections.abc import Iterator

from kiebitz.cards.card import ALL_CARDS, Card, Rank, Suit
from kiebitz.cards.faces import Face
from tools.draw_cards import courts, pips
from tools.draw_cards.back import back
from tools.draw_cards.banner import banner
from tools.draw_cards.indices import corners, glyphs
from tools.draw_cards.markup import symbol, use
from tools.draw_cards.palette import EDGE, PAPER
from tools.draw_cards.suits import signs

WIDTH, HEIGHT = 60, 94


def sprite(face: Face) -> str:
    """The file of a face."""
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "<defs>",
        *_shared(face),
        "</defs>",
        *signs(face),
        symbol("back", WIDTH, HEIGHT, back()),
        *(symbol(str(card), WIDTH, HEIGHT, _card(face, card)) for card in ALL_CARDS),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _shared(face: Face) -> Iterator[str]:
    yield (
        f'<rect id="p-paper" x=".5" y=".5" width="59" height="93" rx="5" fill="{PAPER}" '
        f'stroke="{EDGE}"/>'
    )
    yield from glyphs(face)
    yield from map(pips.shared, Suit)
    yield from courts.shared(face)


def _card(face: Face, card: Card) -> Iterator[str]:
    yield use("p-paper")
    yield from _picture(face, card)
    yield from corners(face, card)


def _picture(face: Face, card: Card) -> Iterator[str]:
    if card.rank is Rank.ACE:
        return pips.ace(face, card)
    if card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING):
        return courts.court(face, card)
    if card.rank is Rank.TEN and face is Face.SWISS:
        return banner(face, card)
    return pips.numbered(card)
