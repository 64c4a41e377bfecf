"""How things look in the terminal: cards, hands and the words around them.

A card is one word without a blank, so that no line ever breaks inside it. Where the terminal cannot
show the symbols of the suits it gets letters, and plain signs for all others.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final

from rich.text import Text

from kiebitz.cards import (
    Card,
    Face,
    Hand,
    Language,
    Suit,
    card_name,
    colour,
    short,
    suit_name,
    suit_symbol,
)
from kiebitz.cli.plain_text import can_show, fit
from kiebitz.games import SkatContract
from kiebitz.games.contracts import ContractTable
from kiebitz.words import say
from kiebitz.words.phrases import write_number

_SYMBOLS: Final = "♣♠♥♦"
_HYPHEN: Final = re.compile(r"-(?=\d)")


@dataclass(frozen=True)
class Look:
    """The chosen face of the cards and language of the words, and what the terminal can show.

    >>> from kiebitz.cards import Card
    >>> for look in (Look(), Look(encoding="ascii"), Look(Face.GERMAN, Language.DE)):
    ...     print(look.card(Card.parse("ST")))
    ♠10
    S10
    Gr10
    """

    face: Face = Face.FRENCH
    language: Language = Language.EN
    four_colours: bool = False
    encoding: str = "utf-8"
    """That of the stream that is written to."""

    def say(self, key: str, **values: object) -> str:
        """A message in the chosen language."""
        return self.fit(say(self.language, key, **values))

    def fit(self, text: str) -> str:
        """A text as the terminal can show it."""
        return fit(text, self.encoding)

    def number(self, number: int) -> str:
        """A whole number with its thousands set apart."""
        return write_number(self.language, f"{number:,}")

    def decimal(self, text: str) -> str:
        """A number with its decimals set apart as the language does it, and a real minus sign."""
        return self.fit(write_number(self.language, _HYPHEN.sub("−", text)))

    def signed(self, number: int) -> str:
        """A whole number with its sign.

        >>> Look().signed(-48), Look().signed(0), Look().signed(1200)
        ('−48', '+0', '+1,200')
        """
        return self.decimal(f"{number:+,}")

    def card(self, card: Card) -> Text:
        """A card in its colour, in one word."""
        style = colour(card.suit, face=self.face, four_colours=self.four_colours)
        text = short(card, face=self.face, language=self.language).replace(" ", "")
        if self.face is Face.FRENCH and not self._has_symbols:
            text = self._letters[card.suit] + text[1:]
        return Text(text, style=style)

    def card_name(self, card: Card) -> str:
        """The full name of a card, for sentences."""
        return self.fit(card_name(card, face=self.face, language=self.language))

    def cards(self, cards: Iterable[Card]) -> Text:
        """Cards in a row."""
        return Text(" ").join(self.card(card) for card in cards)

    def hand(self, hand: Hand, table: ContractTable | None = None) -> Text:
        """A hand as players hold it: by the contract if there is one; suits stand a bit apart."""
        cards = table.sort(hand) if table else hand
        suits = groupby(cards, table.follow_class if table else lambda card: card.suit)
        return Text("  ").join(self.cards(suit) for _, suit in suits)

    def contract(self, contract: SkatContract) -> str:
        """A Skat contract in words, suits as they are called on the chosen face."""
        if contract <= SkatContract.CLUBS:
            return self.suit_name(Suit(contract))
        return self.say(contract.name.lower())

    def suit_name(self, suit: Suit) -> str:
        """What a suit is called on the chosen face."""
        return self.fit(suit_name(suit, face=self.face, language=self.language))

    def suit(self, suit: Suit) -> Text:
        """A suit by its name, with its symbol where the terminal has it."""
        name = self.suit_name(suit)
        symbol = suit_symbol(suit, face=self.face)
        style = colour(suit, face=self.face, four_colours=self.four_colours)
        return Text(f"{symbol} {name}" if can_show(symbol, self.encoding) else name, style=style)

    @cached_property
    def _has_symbols(self) -> bool:
        return can_show(_SYMBOLS, self.encoding)

    @cached_property
    def _letters(self) -> list[str]:
        """The letters of the French suits, by number."""
        return self.say("suit_letters").split()
