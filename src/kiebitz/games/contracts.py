"""The contract tables of the core, for players and displays written in Python.

>>> table = skat_table(SkatContract.HEARTS)
>>> table.points(Card.parse("HT")), table.beats(Card.parse("D7"), Card.parse("HA"))
(10, False)
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from kiebitz import _core
from kiebitz.cards import JASS_DECK, SKAT_DECK, Card, Deck, Hand
from kiebitz.games.actions import JassMode, SkatContract

TRUMP_CLASS: Final = 4
"""The follow class of trumps; 0 to 3 are the suits."""


@dataclass(frozen=True)
class ContractTable:
    """What each card of a deck is in one contract."""

    deck: Deck
    follow_classes: tuple[int, ...]
    strengths: tuple[int, ...]
    card_points: tuple[int, ...]

    def follow_class(self, card: Card) -> int:
        """Which cards follow this one: `TRUMP_CLASS` or the number of its suit."""
        return self.follow_classes[self.deck.index(card)]

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self.follow_class(card) == TRUMP_CLASS

    def strength(self, card: Card) -> int:
        """Higher beats lower within a class; every trump is above every other card."""
        return self.strengths[self.deck.index(card)]

    def points(self, card: Card) -> int:
        """The points of the card in a trick."""
        return self.card_points[self.deck.index(card)]

    def beats(self, card: Card, winning: Card) -> bool:
        """Whether a card played later takes the trick from the one that is winning it."""
        same = self.follow_class(card) == self.follow_class(winning)
        return (same or self.is_trump(card)) and self.strength(card) > self.strength(winning)

    def winner(self, trick: Iterable[Card]) -> int:
        """The place (from 0) of the winning card in a trick."""
        cards = list(trick)
        best = 0
        for place in range(1, len(cards)):
            if self.beats(cards[place], cards[best]):
                best = place
        return best

    def sort(self, hand: Hand) -> list[Card]:
        """The cards as players hold them: trumps first, then suit by suit, strongest first."""

        def order(card: Card) -> tuple[int, int]:
            return self.follow_class(card), self.strength(card)

        return sorted(hand, key=order, reverse=True)


@cache
def skat_table(contract: SkatContract) -> ContractTable:
    """The table of a Skat contract; Ramsch has that of grand."""
    return ContractTable(SKAT_DECK, *_core.skat_contract(int(contract)))


@cache
def jass_table(mode: JassMode) -> ContractTable:
    """The table of a Jass mode."""
    return ContractTable(JASS_DECK, *_core.jass_contract(int(mode)))
