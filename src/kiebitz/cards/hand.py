"""An immutable set of cards, kept as one integer.

A hand is any set of cards: what a player holds, a skat, a trick taken. It knows no game and no
limit on its size. How the integer is laid out is nobody's business: the bit masks that worlds, the
solver and other arrays hold count the cards of one game, and `deck` makes hands of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NoReturn, final

from kiebitz.cards.card import ALL_CARDS, Card
from kiebitz.cards.notation import parse_cards
from kiebitz.errors import DuplicateCard, NotACard, UnknownCard, shown


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

    __slots__ = ("_bits",)

    _bits: int

    def __init__(self, cards: Iterable[Card] = (), /) -> None:
        bits = 0
        for card in cards if hasattr(cards, "__iter__") else _refuse(cards):
            bit = bit_of(card)
            if bits & bit:
                raise DuplicateCard(f"{card} is given twice; a hand holds each card once")
            bits |= bit
        object.__setattr__(self, "_bits", bits)

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read a hand from cards separated by blanks, commas, semicolons, slashes or newlines.

        >>> Hand.parse("Kreuz-Bube, Pik Bube / H10")
        Hand('CJ SJ HT')
        """
        return cls(parse_cards(text))

    def with_card(self, card: Card) -> Hand:
        """This hand and one more card, which must not be in it yet.

        >>> Hand.parse("CJ").with_card(Card.parse("HA"))
        Hand('CJ HA')
        """
        bit = bit_of(card)
        if self._bits & bit:
            raise DuplicateCard(f"{card} is already in the hand {str(self)!r}; add another card")
        return make_hand(self._bits | bit)

    def without(self, card: Card) -> Hand:
        """This hand less one card, which must be in it.

        >>> Hand.parse("CJ HA").without(Card.parse("HA"))
        Hand('CJ')
        """
        bit = bit_of(card)
        if not self._bits & bit:
            raise UnknownCard(f"{card} is not in the hand {str(self)!r}; remove a card it holds")
        return make_hand(self._bits ^ bit)

    def isdisjoint(self, other: Hand) -> bool:
        """Whether no card is in both hands.

        >>> Hand.parse("CJ HA").isdisjoint(Hand.parse("SJ"))
        True
        """
        if not isinstance(other, Hand):
            raise NotACard(f"{shown(other)} is no Hand; use Hand.parse to read text")
        return not self._bits & other._bits

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __bool__(self) -> bool:
        return self._bits != 0

    def __iter__(self) -> Iterator[Card]:
        rest = self._bits
        while rest:
            number = rest.bit_length() - 1
            yield ALL_CARDS[number]
            rest ^= 1 << number

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self._bits & bit_of(card))

    def __or__(self, other: Hand) -> Hand:
        return make_hand(self._bits | other._bits) if _is_hand(other) else NotImplemented

    def __and__(self, other: Hand) -> Hand:
        return make_hand(self._bits & other._bits) if _is_hand(other) else NotImplemented

    def __sub__(self, other: Hand) -> Hand:
        return make_hand(self._bits & ~other._bits) if _is_hand(other) else NotImplemented

    def __le__(self, other: Hand) -> bool:
        return not self._bits & ~other._bits if _is_hand(other) else NotImplemented

    def __lt__(self, other: Hand) -> bool:
        return self <= other and self._bits != other._bits if _is_hand(other) else NotImplemented

    def __eq__(self, other: object) -> bool:
        return self._bits == other._bits if isinstance(other, Hand) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._bits)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    def _repr_html_(self) -> str:
        from kiebitz.display.pieces import frame, hand

        return frame(hand(list(self)))

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return make_hand, (self._bits,)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"hands are immutable: cannot set {name!r} of {self!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"hands are immutable: cannot delete {name!r} of {self!r}")


def make_hand(bits: int) -> Hand:
    """The hand with these bits, each that of `bit_of` a card: for this package alone."""
    hand = object.__new__(Hand)
    object.__setattr__(hand, "_bits", bits)
    return hand


def _refuse(cards: object) -> NoReturn:
    raise NotACard(f"{shown(cards)} are no cards; use Hand.parse to read text")


def bit_of(card: Card) -> int:
    """The bit of a card in a hand."""
    try:
        return _BITS[card]
    except (KeyError, TypeError):
        raise NotACard(
            f"{shown(card)} is no Card; use Hand.parse to read text, "
            "or the `hand` of a deck for a bit mask"
        ) from None


def _is_hand(value: object) -> bool:
    return isinstance(value, Hand)


_BITS = {card: 1 << place for place, card in enumerate(ALL_CARDS)}
