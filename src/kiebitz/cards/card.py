"""Suits, ranks and cards: the 36 values everything else in the package is made of.

A card here is only a suit and a rank. Which cards a game uses, and their numbers, is in `deck`;
how a card is called on a French, German or Swiss pack is in `faces`, and how it is read from text
is in `notation`. Cards are ordered by suit, then by rank as printed, which says nothing about which
card wins a trick.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NoReturn, final

from kiebitz.errors import UnknownCard, shown

RANKS_PER_SUIT = 9


class Suit(IntEnum):
    """The four suits under their French names, from the lowest to the highest in Skat."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The suit in the canonical form of a card.

        >>> Suit.CLUBS.letter
        'C'
        """
        return "DHSC"[self]


class Rank(IntEnum):
    """The nine ranks under their French names, in the order they are printed on the cards."""

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    TEN = 4
    JACK = 5
    QUEEN = 6
    KING = 7
    ACE = 8

    @property
    def letter(self) -> str:
        """The rank in the canonical form of a card.

        >>> Rank.TEN.letter
        'T'
        """
        return "6789TJQKA"[self]


@final
class Card:
    """One of the 36 cards; there is exactly one object for each, so `is` and `==` agree.

    >>> Card(Suit.CLUBS, Rank.JACK)
    Card('CJ')
    >>> Card(Suit.CLUBS, Rank.JACK) is Card.parse("Kreuz-Bube")
    True
    >>> str(Card(Suit.DIAMONDS, Rank.TEN))
    'DT'

    A card has no number of its own: its number is its place in the deck of a game, `Deck.index`.
    """

    __slots__ = ("_order", "_text", "rank", "suit")
    __match_args__ = ("suit", "rank")

    suit: Suit
    rank: Rank
    _order: int
    _text: str

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        try:
            return _CARD_OF[suit, rank]
        except (KeyError, TypeError):
            raise UnknownCard(
                f"no card has suit {shown(suit)} and rank {shown(rank)}; give a Suit and a Rank"
            ) from None

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card from text in any of the forms that `notation.parse_card` accepts.

        >>> Card.parse("♥10")
        Card('HT')
        """
        # Notation is built on cards, so cards can only reach for it when asked.
        from kiebitz.cards.notation import parse_card

        return parse_card(text)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cards are immutable: cannot set {name!r} of {self}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cards are immutable: cannot delete {name!r} of {self}")

    def __reduce__(self) -> tuple[type[Card], tuple[int, int]]:
        return Card, (int(self.suit), int(self.rank))

    def __str__(self) -> str:
        return self._text

    def _repr_html_(self) -> str:
        from kiebitz.display.pieces import card, cards, frame, held

        return frame(cards([held(card(self))]))

    def __repr__(self) -> str:
        return f"Card({self._text!r})"

    def __hash__(self) -> int:
        return self._order

    def __lt__(self, other: Card) -> bool:
        return self._order < other._order if isinstance(other, Card) else NotImplemented

    def __le__(self, other: Card) -> bool:
        return self._order <= other._order if isinstance(other, Card) else NotImplemented

    def __gt__(self, other: Card) -> bool:
        return self._order > other._order if isinstance(other, Card) else NotImplemented

    def __ge__(self, other: Card) -> bool:
        return self._order >= other._order if isinstance(other, Card) else NotImplemented


def _make(suit: Suit, rank: Rank) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "suit", suit)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "_order", RANKS_PER_SUIT * suit + rank)
    object.__setattr__(card, "_text", suit.letter + rank.letter)
    return card


ALL_CARDS: tuple[Card, ...] = tuple(_make(suit, rank) for suit in Suit for rank in Rank)
"""All 36 cards in their order."""

_CARD_OF: dict[tuple[int, int], Card] = {(card.suit, card.rank): card for card in ALL_CARDS}
