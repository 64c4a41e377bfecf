"""What cards are called, and how they look, on French, German and Swiss packs.

Cards are the same everywhere inside the package; a face is only a way to show them. The
correspondence used throughout is

    French      clubs     spades    hearts  diamonds      jack   queen  ten     ace
    German      Eichel    Grün      Herz    Schellen      Unter  Ober   10      Daus
    Swiss       Eicheln   Schilten  Rosen   Schellen      Under  Ober   Banner  Ass

Other correspondences exist, so data from elsewhere must be translated on the way in: the thesis
of Aeberli and Schleutermann maps Eichel to spades, and the Zühlke Jass server maps Rosen to
hearts, Eicheln to diamonds, Schellen to clubs and Schilten to spades.

Nothing is read here (see `notation`) and nothing is printed: colours are plain strings that the
library rich understands as styles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from kiebitz.cards.card import Card, Rank, Suit
from kiebitz.errors import BadOption


class _Option(Enum):
    """An enumeration that people may name in any letter case, as in `Face("German")`."""

    @classmethod
    def _missing_(cls, value: object) -> _Option:
        known = {str(member.value): member for member in cls}
        member = known.get(value.casefold()) if isinstance(value, str) else None
        if member is None:
            choices = ", ".join(known)
            raise BadOption(f"{value!r} is no {cls.__name__.lower()}; choose one of: {choices}")
        return member


class Face(_Option):
    """The kind of pack the cards are shown with.

    >>> Face("german")
    <Face.GERMAN: 'german'>
    """

    FRENCH = "french"
    GERMAN = "german"
    SWISS = "swiss"


class Language(_Option):
    """The language cards are named in.

    >>> Language("de")
    <Language.DE: 'de'>
    """

    EN = "en"
    DE = "de"


@dataclass(frozen=True, slots=True)
class SuitFace:
    """How one suit is called and shown on one kind of pack."""

    english: str
    german: str
    symbol: str
    """For terminals; within one face all symbols are equally wide."""
    short: str
    colour: str
    """As printed on the usual pack; `default` is the terminal's own text colour."""


SUIT_FACES: Mapping[Face, Mapping[Suit, SuitFace]] = {
    Face.FRENCH: {
        Suit.CLUBS: SuitFace("clubs", "Kreuz", "♣", "♣", "default"),
        Suit.SPADES: SuitFace("spades", "Pik", "♠", "♠", "default"),
        Suit.HEARTS: SuitFace("hearts", "Herz", "♥", "♥", "red"),
        Suit.DIAMONDS: SuitFace("diamonds", "Karo", "♦", "♦", "red"),
    },
    Face.GERMAN: {
        Suit.CLUBS: SuitFace("acorns", "Eichel", "🌰", "Ei", "default"),
        Suit.SPADES: SuitFace("leaves", "Grün", "🍃", "Gr", "green"),
        Suit.HEARTS: SuitFace("hearts", "Herz", "💓", "He", "red"),
        Suit.DIAMONDS: SuitFace("bells", "Schellen", "🔔", "Sche", "yellow"),
    },
    Face.SWISS: {
        Suit.CLUBS: SuitFace("acorns", "Eicheln", "🌰", "Ei", "green"),
        Suit.SPADES: SuitFace("shields", "Schilten", "🔰", "Schi", "bright_blue"),
        Suit.HEARTS: SuitFace("roses", "Rosen", "🌹", "Ro", "red"),
        Suit.DIAMONDS: SuitFace("bells", "Schellen", "🔔", "Sche", "yellow"),
    },
}

FOUR_COLOURS: Mapping[Suit, str] = {
    Suit.CLUBS: "default",
    Suit.SPADES: "green",
    Suit.HEARTS: "red",
    Suit.DIAMONDS: "yellow",
}
"""The colours of the French-suited tournament pack of German Skat."""


def _ranks(low_to_high: str) -> Mapping[Rank, str]:
    return dict(zip(Rank, low_to_high.split(), strict=True))


RANK_NAMES: Mapping[tuple[Face, Language], Mapping[Rank, str]] = {
    (Face.FRENCH, Language.EN): _ranks("six seven eight nine ten jack queen king ace"),
    (Face.FRENCH, Language.DE): _ranks("Sechs Sieben Acht Neun Zehn Bube Dame König Ass"),
    (Face.GERMAN, Language.EN): _ranks("six seven eight nine ten Unter Ober king Daus"),
    (Face.GERMAN, Language.DE): _ranks("6 7 8 9 10 Unter Ober König Daus"),
    (Face.SWISS, Language.EN): _ranks("six seven eight nine Banner Under Ober king ace"),
    (Face.SWISS, Language.DE): _ranks("6 7 8 9 Banner Under Ober König Ass"),
}

SHORT_RANKS: Mapping[tuple[Face, Language], Mapping[Rank, str]] = {
    (Face.FRENCH, Language.EN): _ranks("6 7 8 9 10 J Q K A"),
    (Face.FRENCH, Language.DE): _ranks("6 7 8 9 10 B D K A"),
    (Face.GERMAN, Language.EN): _ranks("6 7 8 9 10 U O K A"),
    (Face.GERMAN, Language.DE): _ranks("6 7 8 9 10 U O K A"),
    (Face.SWISS, Language.EN): _ranks("6 7 8 9 10 U O K A"),
    (Face.SWISS, Language.DE): _ranks("6 7 8 9 10 U O K A"),
}


def suit_name(suit: Suit, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """The name of a suit.

    >>> suit_name(Suit.SPADES)
    'spades'
    >>> suit_name(Suit.SPADES, face=Face.SWISS, language=Language.DE)
    'Schilten'
    """
    names = SUIT_FACES[face][suit]
    return names.german if language is Language.DE else names.english


def rank_name(rank: Rank, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """The name of a rank.

    >>> rank_name(Rank.JACK)
    'jack'
    >>> rank_name(Rank.TEN, face=Face.SWISS, language=Language.DE)
    'Banner'
    """
    return RANK_NAMES[face, language][rank]


def card_name(card: Card, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """The full name of a card.

    >>> card_name(Card.parse("CJ"))
    'jack of clubs'
    >>> card_name(Card.parse("CJ"), face=Face.GERMAN)
    'Unter of acorns'
    >>> card_name(Card.parse("ST"), face=Face.SWISS, language=Language.DE)
    'Schilten-Banner'
    """
    suit = suit_name(card.suit, face=face, language=language)
    rank = rank_name(card.rank, face=face, language=language)
    return f"{suit}-{rank}" if language is Language.DE else f"{rank} of {suit}"


def suit_symbol(suit: Suit, *, face: Face = Face.FRENCH) -> str:
    """A symbol for a suit, one terminal cell wide on French packs and two on the others.

    >>> suit_symbol(Suit.CLUBS), suit_symbol(Suit.DIAMONDS, face=Face.SWISS)
    ('♣', '🔔')
    """
    return SUIT_FACES[face][suit].symbol


def short(card: Card, *, face: Face = Face.FRENCH, language: Language = Language.EN) -> str:
    """A card in a few characters, which `notation` can read again.

    >>> short(Card.parse("CJ")), short(Card.parse("CJ"), language=Language.DE)
    ('♣J', '♣B')
    >>> short(Card.parse("CJ"), face=Face.GERMAN), short(Card.parse("ST"), face=Face.SWISS)
    ('Ei U', 'Schi 10')
    """
    suit = SUIT_FACES[face][card.suit].short
    rank = SHORT_RANKS[face, language][card.rank]
    return f"{suit}{rank}" if face is Face.FRENCH else f"{suit} {rank}"


def colour(suit: Suit, *, face: Face = Face.FRENCH, four_colours: bool = False) -> str:
    """The colour of a suit, as a style string for rich.

    German and Swiss packs have four colours anyway; `four_colours` matters for French ones.

    >>> colour(Suit.DIAMONDS), colour(Suit.DIAMONDS, four_colours=True)
    ('red', 'yellow')
    """
    if face is Face.FRENCH and four_colours:
        return FOUR_COLOURS[suit]
    return SUIT_FACES[face][suit].colour
