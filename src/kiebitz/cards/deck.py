"""The cards a game is played with, and their numbers: the only ones that cards have.

A card's number is its place in the deck of its game, without gaps, so that the jack of clubs is 28
in Skat and 32 in Jass. Everything that gives or takes numbers counts in this way: action codes and
boards, the rows of worlds and of the solver, tables with a row for each card. A set of cards is a
bit mask, bit i for the card with index i; hands are made of masks here and nowhere else. Dealing
and shuffling are not here: they belong to the games.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import index as as_int
from typing import Final, TypeVar

from kiebitz.cards.card import ALL_CARDS, Card, Rank
from kiebitz.cards.hand import Hand, bit_of, make_hand
from kiebitz.errors import DuplicateCard, NotACard, UnknownCard, shown

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True, repr=False)
class Deck:
    """A named row of different cards; a card's index is its place in the row.

    >>> SKAT_DECK
    Deck('skat', 32 cards)
    >>> str(SKAT_DECK.cards[0]), str(JASS_DECK.cards[0])
    ('D7', 'D6')
    """

    name: str
    cards: tuple[Card, ...]
    _index_of: dict[Card, int] = field(init=False, compare=False)
    _bits: tuple[int, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        Hand(self.cards)  # refuses a card that is there twice
        index_of = {card: place for place, card in enumerate(self.cards)}
        object.__setattr__(self, "_index_of", index_of)
        object.__setattr__(self, "_bits", tuple(map(bit_of, self.cards)))

    @property
    def size(self) -> int:
        """How many cards there are.

        >>> JASS_DECK.size
        36
        """
        return len(self.cards)

    def index(self, card: Card) -> int:
        """The number of a card in this deck.

        >>> SKAT_DECK.index(Card.parse("CJ"))
        28
        """
        try:
            return self._index_of[card]
        except (KeyError, TypeError):
            if not isinstance(card, Card):
                raise NotACard(f"{shown(card)} is no Card; use Card.parse to read text") from None
            ranks = " ".join(rank.letter for rank in sorted({c.rank for c in self.cards}))
            raise UnknownCard(
                f"{card} is not in the {self.name} deck of {self.size} cards; its ranks are {ranks}"
            ) from None

    def card(self, index: int) -> Card:
        """The card with a number.

        >>> SKAT_DECK.card(28)
        Card('CJ')
        """
        try:
            place = as_int(index)
        except TypeError:
            raise NotACard(f"{shown(index)} is no number of a card") from None
        if not 0 <= place < self.size:
            raise UnknownCard(
                f"the {self.name} deck has no card {shown(place)}; "
                f"its indices are 0 to {self.size - 1}"
            )
        return self.cards[place]

    def mask(self, cards: Iterable[Card]) -> int:
        """The bit mask of some different cards: bit i stands for the card with index i.

        >>> SKAT_DECK.mask(Hand.parse("D7 D8"))
        3
        """
        mask = 0
        for card in _check_many(cards, "cards"):
            bit = 1 << self.index(card)
            if mask & bit:
                raise DuplicateCard(f"{card} is given twice; a mask holds each card once")
            mask |= bit
        return mask

    def hand(self, mask: int) -> Hand:
        """The cards of a bit mask, such as one of a row of `Worlds`.

        >>> SKAT_DECK.hand(3)
        Hand('D8 D7')
        """
        # Native code and numpy hand over integers of their own kind.
        try:
            mask = as_int(mask)
        except TypeError:
            raise NotACard(f"{shown(mask)} is no bit mask of cards") from None
        if mask < 0 or mask >> self.size:
            raise UnknownCard(
                f"mask {_shown_mask(mask)} has bits that are no card of the {self.name} deck; "
                f"use bits 0 to {self.size - 1}"
            )
        # Bit by bit, lowest first: hands are made at every step of a game.
        bits = 0
        while mask:
            bits |= self._bits[(mask & -mask).bit_length() - 1]
            mask &= mask - 1
        return make_hand(bits)

    def hands(self, masks: Iterable[int]) -> tuple[Hand, ...]:
        """The cards of several bit masks, such as a whole row of `Worlds`.

        >>> SKAT_DECK.hands([3, 1 << 28])
        (Hand('D8 D7'), Hand('CJ'))
        """
        return tuple(map(self.hand, _check_many(masks, "bit masks of cards")))

    def __hash__(self) -> int:
        return hash(self.name)  # decks are looked up often, and differ in their names

    def __repr__(self) -> str:
        return f"Deck({self.name!r}, {self.size} cards)"


def _check_many(things: Iterable[Thing], what: str) -> Iterable[Thing]:
    """The things, if they can be gone through."""
    if hasattr(things, "__iter__"):
        return things
    raise NotACard(f"{shown(things)} cannot be gone through: {what} are wanted")


def _shown_mask(mask: int) -> str:
    return f"{mask:#x}" if mask.bit_length() <= _LONGEST_SHOWN else shown(mask)


_LONGEST_SHOWN: Final = 256
"""Bits of a mask that an error writes out."""
SKAT_DECK = Deck("skat", tuple(card for card in ALL_CARDS if card.rank is not Rank.SIX))
"""The 32 cards of Skat: index = 8 * suit + (rank - 1)."""

JASS_DECK = Deck("jass", ALL_CARDS)
"""The 36 cards of Jass: index = 9 * suit + rank."""
