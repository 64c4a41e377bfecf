"""An immutable set of cards, kept as one integer.

A hand is any set of cards: what a player holds, a skat, a trick taken. It knows no game and no
limit on its size; the mask here runs over all 36 cards, and the masks of the native core, which
run over the cards of one game, are made by `deck`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import index
from typing import NoReturn, final

from kiebitz.cards.card import ALL_CARDS, Card
from kiebitz.cards.notation import parse_cards
from kiebitz.errors import DuplicateCard, UnknownCard


@final
class Hand:
    """A set of cards, iterated in canonical order: clubs first, each suit from the ace down.

    >>> hand = Hand.parse("HA, CJ SJ")
    >>> hand
    Hand('CJ SJ HA')
    >>> len(hand), Card.parse("SJ") in hand
    (3, True)
    >>> hand - Hand.parse("SJ")
    Hand('CJ HA')
    """

    __slots__ = ("mask",)

    mask: int
    """One bit per card, at the position of the card's number."""

    def __init__(self, cards: Iterable[Card] = (), /) -> None:
        mask = 0
        for card in cards:
            bit = _bit(card)
            if mask & bit:
                raise DuplicateCard(f"{card} is given twice; a hand holds each card once")
            mask |= bit
        object.__setattr__(self, "mask", mask)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read a hand from cards separated by blanks, commas, semicolons, slashes or newlines.

        >>> Hand.parse("Kreuz-Bube, Pik Bube / H10")
        Hand('CJ SJ HT')
        """
        return cls(parse_cards(text))

    @classmethod
    def from_mask(cls, mask: int) -> Hand:
        """The hand with these bits, the inverse of `.mask`.

        >>> Hand.from_mask(0b11)
        Hand('D7 D6')
        """
        # Native code and numpy hand over integers of their own kind.
        mask = index(mask)
        if mask < 0 or mask >> len(ALL_CARDS):
            raise UnknownCard(f"mask {mask:#x} has bits that are no card; use bits 0 to 35")
        hand = object.__new__(cls)
        object.__setattr__(hand, "mask", mask)
        return hand

    def with_card(self, card: Card) -> Hand:
        """This hand and one more card, which must not be in it yet.

        >>> Hand.parse("CJ").with_card(Card.parse("HA"))
        Hand('CJ HA')
        """
        bit = _bit(card)
        if self.mask & bit:
            raise DuplicateCard(f"{card} is already in the hand {str(self)!r}; add another card")
        return Hand.from_mask(self.mask | bit)

    def without(self, card: Card) -> Hand:
        """This hand less one card, which must be in it.

        >>> Hand.parse("CJ HA").without(Card.parse("HA"))
        Hand('CJ')
        """
        bit = _bit(card)
        if not self.mask & bit:
            raise UnknownCard(f"{card} is not in the hand {str(self)!r}; remove a card it holds")
        return Hand.from_mask(self.mask ^ bit)

    def isdisjoint(self, other: Hand) -> bool:
        """Whether no card is in both hands.

        >>> Hand.parse("CJ HA").isdisjoint(Hand.parse("SJ"))
        True
        """
        return not self.mask & other.mask

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __iter__(self) -> Iterator[Card]:
        rest = self.mask
        while rest:
            number = rest.bit_length() - 1
            yield ALL_CARDS[number]
            rest ^= 1 << number

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask >> card.number & 1)

    def __or__(self, other: Hand) -> Hand:
        return Hand.from_mask(self.mask | other.mask) if _is_hand(other) else NotImplemented

    def __and__(self, other: Hand) -> Hand:
        return Hand.from_mask(self.mask & other.mask) if _is_hand(other) else NotImplemented

    def __sub__(self, other: Hand) -> Hand:
        return Hand.from_mask(self.mask & ~other.mask) if _is_hand(other) else NotImplemented

    def __le__(self, other: Hand) -> bool:
        return not self.mask & ~other.mask if _is_hand(other) else NotImplemented

    def __lt__(self, other: Hand) -> bool:
        return self <= other and self.mask != other.mask if _is_hand(other) else NotImplemented

    def __eq__(self, other: object) -> bool:
        return self.mask == other.mask if isinstance(other, Hand) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return Hand.from_mask, (self.mask,)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"hands are immutable: cannot set {name!r} of {self!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"hands are immutable: cannot delete {name!r} of {self!r}")


def _bit(card: Card) -> int:
    if not isinstance(card, Card):
        raise TypeError(f"{card!r} is no Card; use Card.parse or Hand.parse to read text")
    return 1 << card.number


def _is_hand(value: object) -> bool:
    return isinstance(value, Hand)
