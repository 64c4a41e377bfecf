"""What cards are called, and how they look, on French, German and Swiss packs.

Cards are the same everywhere inside the package; a face is only a way to show them. The
correspondence used throughout is

    French      clubs     spades    hearts  diamonds      jack   queen  ten     ace
    German      Eichel    Grün      Herz    Schellen      Unter  Ober   10      Daus
    Swiss       Eicheln   Schilten  Rosen   Schellen      Under  Ober   Banner  Ass

Other correspondences exist, so data from elsewhere must be translated on the way in: the thesis
of Aeberli and Schleutermann maps Eichel to spades, and the Zühlke Jass server maps Rosen to
hearts, Eicheln to diamonds, Schellen to clubs and Schilten to spades.

Names stand in the catalogues of `kiebitz.words`. Nothing is read here (see `notation`) and nothing
is printed: colours are plain strings that the library rich understands as styles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from kiebitz.cards.card import Card, Rank, Suit
from kiebitz.choices import NamedChoice
from kiebitz.errors import NotACard, shown
from kiebitz.words import Language, say

_Named = TypeVar("_Named")


class Face(NamedChoice):
    """The kind of pack the cards are shown with.

    >>> Face("german")
    <Face.GERMAN: 'german'>
    """

    FRENCH = "french"
    GERMAN = "german"
    SWISS = "swiss"


@dataclass(frozen=True, slots=True)
class SuitFace:
    """How one suit is shown on one kind of pack."""

    symbol: str
    """For terminals; within one face all symbols are equally wide."""
    short: str
    colour: str
    """As printed on the usual pack; `default` is the terminal's own text colour."""


SUIT_FACES: Mapping[Face, Mapping[Suit, SuitFace]] = {
    Face.FRENCH: {
        Suit.CLUBS: SuitFace("♣", "♣", "default"),
        Suit.SPADES: SuitFace("♠", "♠", "default"),
        Suit.HEARTS: SuitFace("♥", "♥", "red"),
        Suit.DIAMONDS: SuitFace("♦", "♦", "red"),
    },
    Face.GERMAN: {
        Suit.CLUBS: SuitFace("🌰", "Ei", "default"),
        Suit.SPADES: SuitFace("🍃", "Gr", "green"),
        Suit.HEARTS: SuitFace("💓", "He", "red"),
        Suit.DIAMONDS: SuitFace("🔔", "Sche", "yellow"),
    },
    Face.SWISS: {
        Suit.CLUBS: SuitFace("🌰", "Ei", "green"),
        Suit.SPADES: SuitFace("🔰", "Schi", "bright_blue"),
        Suit.HEARTS: SuitFace("🌹", "Ro", "red"),
        Suit.DIAMONDS: SuitFace("🔔", "Sche", "yellow"),
    },
}

FOUR_COLOURS: Mapping[Suit, str] = {
    Suit.CLUBS: "default",
    Suit.SPADES: "green",
    Suit.HEARTS: "red",
    Suit.DIAMONDS: "yellow",
}
"""The colours of the French-suited tournament pack of German Skat."""


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)


def _name_each(kind: Iterable[_Named], names: str) -> Mapping[_Named, str]:
    return dict(zip(kind, names.split(), strict=True))


@cache
def _suit_names(face: Face, language: Language) -> Mapping[Suit, str]:
    return _name_each(Suit, say(language, f"suits_{face.value}"))


@cache
def _rank_names(face: Face, language: Language) -> Mapping[Rank, str]:
    return _name_each(Rank, say(language, f"ranks_{face.value}"))


@cache
def _short_ranks(face: Face, language: Language) -> Mapping[Rank, str]:
    return _name_each(Rank, say(language, f"short_ranks_{face.value}"))


def suit_name(suit: Suit, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """The name of a suit.

    >>> suit_name(Suit.SPADES)
    'spades'
    >>> suit_name(Suit.SPADES, face=Face.SWISS, language=Language.DE)
    'Schilten'
    """
    return _suit_names(face, language)[check_suit(suit)]


def rank_name(rank: Rank, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """The name of a rank.

    >>> rank_name(Rank.JACK)
    'jack'
    >>> rank_name(Rank.TEN, face=Face.SWISS, language=Language.DE)
    'Banner'
    """
    if rank not in _RANKS:
        raise NotACard(f"{shown(rank)} is no Rank")
    return _rank_names(face, language)[rank]


def card_name(card: Card, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """The full name of a card.

    >>> card_name(Card.parse("CJ"))
    'jack of clubs'
    >>> card_name(Card.parse("CJ"), face=Face.GERMAN)
    'Unter of acorns'
    >>> card_name(Card.parse("ST"), face=Face.SWISS, language=Language.DE)
    'Schilten-Banner'
    """
    _check_card(card)
    suit = suit_name(card.suit, face=face, language=language)
    rank = rank_name(card.rank, face=face, language=language)
    return say(language, "card_name", suit=suit, rank=rank)


def suit_symbol(suit: Suit, *, face: Face = Face.FRENCH) -> str:
    """A symbol for a suit, one terminal cell wide on French packs and two on the others.

    >>> suit_symbol(Suit.CLUBS), suit_symbol(Suit.DIAMONDS, face=Face.SWISS)
    ('♣', '🔔')
    """
    return SUIT_FACES[face][check_suit(suit)].symbol


def short(card: Card, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """A card in a few characters, which `notation` can read again.

    >>> short(Card.parse("CJ")), short(Card.parse("CJ"), language=Language.DE)
    ('♣J', '♣B')
    >>> short(Card.parse("CJ"), face=Face.GERMAN), short(Card.parse("ST"), face=Face.SWISS)
    ('Ei U', 'Schi 10')
    """
    _check_card(card)
    suit = SUIT_FACES[face][card.suit].short
    rank = _short_ranks(face, language)[card.rank]
    return f"{suit}{rank}" if face is Face.FRENCH else f"{suit} {rank}"


def colour(suit: Suit, *, face: Face = Face.FRENCH, four_colours: bool = False) -> str:
    """The colour of a suit, as a style string for rich.

    German and Swiss packs have four colours anyway; `four_colours` matters for French ones.

    >>> colour(Suit.DIAMONDS), colour(Suit.DIAMONDS, four_colours=True)
    ('red', 'yellow')
    """
    if face is Face.FRENCH and four_colours:
        return FOUR_COLOURS[check_suit(suit)]
    return SUIT_FACES[face][check_suit(suit)].colour


def check_suit(suit: Suit) -> Suit:
    """The suit, if it is one."""
    if suit in _SUITS:
        return suit
    raise NotACard(f"{shown(suit)} is no Suit")


def _check_card(card: Card) -> None:
    if not isinstance(card, Card):
        raise NotACard(f"{shown(card)} is no Card; use Card.parse to read text")
