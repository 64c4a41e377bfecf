"""How things look in the terminal: cards, hands and the words around them."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from kiebitz.cards import Card, Face, Hand, Language, Suit, colour, short, suit_name, suit_symbol
from kiebitz.games import SkatContract
from kiebitz.games.contracts import ContractTable
from kiebitz.words import say
from kiebitz.words.phrases import write_number


@dataclass(frozen=True)
class Look:
    """The chosen face of the cards and language of the words."""

    face: Face = Face.FRENCH
    language: Language = Language.EN
    four_colours: bool = False

    def say(self, key: str, **values: object) -> str:
        """A message in the chosen language."""
        return say(self.language, key, **values)

    def number(self, number: int) -> str:
        """A whole number with its thousands set apart."""
        return write_number(self.language, f"{number:,}")

    def decimal(self, text: str) -> str:
        """A number with its decimals set apart as the language does it."""
        return write_number(self.language, text)

    def card(self, card: Card) -> Text:
        """A card in its colour."""
        style = colour(card.suit, face=self.face, four_colours=self.four_colours)
        return Text(short(card, face=self.face, language=self.language), style=style)

    def cards(self, cards: Iterable[Card]) -> Text:
        """Cards in a row; names of two words stand further apart."""
        gap = " " if self.face is Face.FRENCH else "  "
        return Text(gap).join(self.card(card) for card in cards)

    def hand(self, hand: Hand, table: ContractTable | None = None) -> Text:
        """A hand as players hold it: sorted by the contract if there is one."""
        return self.cards(table.sort(hand) if table else hand)

    def contract(self, contract: SkatContract) -> str:
        """A Skat contract in words, suits as they are called on the chosen face."""
        if contract <= SkatContract.CLUBS:
            return suit_name(Suit(contract), face=self.face, language=self.language)
        return self.say(contract.name.lower())

    def suit(self, suit: Suit) -> Text:
        """A suit with its symbol."""
        name = suit_name(suit, face=self.face, language=self.language)
        style = colour(suit, face=self.face, four_colours=self.four_colours)
        return Text(f"{suit_symbol(suit, face=self.face)} {name}", style=style)
