"""Cards, hands and decks, and how they are named, shown and read; no rules of any game.

>>> from kiebitz.cards import SKAT_DECK, Hand
>>> SKAT_DECK.mask(Hand.parse("Kreuz-Bube, Karo 7")) == 1 << 28 | 1
True
"""

from kiebitz.cards.card import ALL_CARDS, Card, Rank, Suit
from kiebitz.cards.deck import JASS_DECK, SKAT_DECK, Deck
from kiebitz.cards.faces import (
    Face,
    card_name,
    colour,
    rank_name,
    short,
    suit_name,
    suit_symbol,
)
from kiebitz.cards.hand import Hand
from kiebitz.cards.notation import parse_card, parse_cards
from kiebitz.words import Language

__all__ = [
    "ALL_CARDS",
    "JASS_DECK",
    "SKAT_DECK",
    "Card",
    "Deck",
    "Face",
    "Hand",
    "Language",
    "Rank",
    "Suit",
    "card_name",
    "colour",
    "parse_card",
    "parse_cards",
    "rank_name",
    "short",
    "suit_name",
    "suit_symbol",
]
