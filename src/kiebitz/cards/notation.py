"""Reading cards from text, in every way people and programs write them.

Accepted are, in any letter case and with the suit or the rank first,

- the canonical form and its kin: `CJ`, `JC`, `C10`, `CT`, `10C`, `C-J`;
- suit symbols with a rank: `♣J`, `♣ J`, `J♣`, `♡10`, and playing card characters: `🃛`;
- names on French, German and Swiss packs, in German or English: `Kreuz-Bube`, `kreuz_bube`,
  `KreuzBube`, `Bube Kreuz`, `Eichel-Unter`, `Schilten-Banner`, `jack of clubs`, `Diamond_10`;
- the short forms of `faces`, as in `Ei U`, and the form of pyschieber, as in `<ROSE:Banner>`.

Umlauts may be missing or spelled out (`König`, `Konig`, `Koenig`). Suits correspond as `faces`
says. Where one letter could mean two things, these rules decide:

- A one-letter suit is English (C S H D) and takes only English rank letters: `HK` is the king of
  hearts and `DQ` the queen of diamonds, while `DD` and `CB` name no card.
- After a French suit word or symbol, B is the Bube and D the Dame: `♣B`, `Kreuz-D`. Herz counts
  as French, so `Herz D` is the Dame and not the Daus.
- After other suit words B and D are refused, because B could be the Banner or the Buur and D the
  Dame or the Daus.

Printing is not here: the one canonical printed form is `str(card)`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from kiebitz.cards.card import ALL_CARDS, Card, Rank, Suit
from kiebitz.errors import NotACard, UnknownCard, shown

LONGEST_CARD = 64
"""Longer texts are refused as a card without being looked at."""

LONGEST_LIST = 4096
"""Longer texts are refused as a list of cards without being looked at."""

_LONGEST_SHOWN = 40
_MOST_WORDS = 3  # as in "jack of clubs"

_LETTER_SUITS = {suit.letter.casefold(): suit for suit in Suit}
_LETTER_RANKS = {"10": Rank.TEN} | {rank.letter.casefold(): rank for rank in Rank}


_FRENCH_SUITS = {
    word: suit
    for suit, words in {
        Suit.CLUBS: "♣ ♧ club clubs kreuz treff",
        Suit.SPADES: "♠ ♤ spade spades pik pique schippe schippen schaufel schaufeln",
        Suit.HEARTS: "♥ ♡ ❤ heart hearts herz",
        Suit.DIAMONDS: "♦ ♢ diamond diamonds karo eckstein ecke ecken",
    }.items()
    for word in words.split()
}

_OTHER_SUITS = {
    word: suit
    for suit, words in {
        Suit.CLUBS: "🌰 ei eichel eicheln acorn acorns",
        Suit.SPADES: "🍃 gr grun gruen laub blatt leaf leaves"
        " 🔰 schi schilt schilte schilten shield shields",
        Suit.HEARTS: "💓 he rot 🌹 ro rose rosen roses",
        Suit.DIAMONDS: "🔔 sche schell schelle schellen bell bells",
    }.items()
    for word in words.split()
}

_WORD_RANKS = _LETTER_RANKS | {
    word: rank
    for rank, words in {
        Rank.ACE: "as ass ace daus",
        Rank.KING: "konig koenig koennig king",  # pyschieber writes Koennig
        Rank.QUEEN: "dame queen ober o",
        Rank.JACK: "bube jack bauer junge unter under u buur puur",
        Rank.TEN: "zehn ten banner",
        Rank.NINE: "neun nine nell nall naell",
        Rank.EIGHT: "acht eight",
        Rank.SEVEN: "sieben seven",
        Rank.SIX: "sechs six",
    }.items()
    for word in words.split()
}

_FRENCH_RANKS = _WORD_RANKS | {"b": Rank.JACK, "d": Rank.QUEEN}

# Which spellings of ranks go with which spellings of suits.
_GRAMMAR: tuple[tuple[Mapping[str, Suit], Mapping[str, Rank]], ...] = (
    (_LETTER_SUITS, _LETTER_RANKS),
    (_FRENCH_SUITS, _FRENCH_RANKS),
    (_OTHER_SUITS, _WORD_RANKS),
)

_CANONICAL = {str(card): card for card in ALL_CARDS}

_UNICODE_SUITS = {
    Suit.SPADES: 0x1F0A0,
    Suit.HEARTS: 0x1F0B0,
    Suit.DIAMONDS: 0x1F0C0,
    Suit.CLUBS: 0x1F0D0,
}
# Unicode counts from the ace, and has a knight between jack and queen.
_UNICODE_RANKS = dict(zip(Rank, (6, 7, 8, 9, 10, 11, 13, 14, 1), strict=True))
_CHARACTER_TO_TEXT = {
    _UNICODE_SUITS[card.suit] + _UNICODE_RANKS[card.rank]: f" {card} " for card in ALL_CARDS
}

_BETWEEN_CARDS = re.compile(r"[,;/|\n\r]")
_WITHIN_CARD = re.compile(r"[\s_:.\-\u2010-\u2015\u2212]+")
_INVISIBLE = frozenset({"Mn", "Cf"})  # accents, variation selectors, zero-width characters


def parse_card(text: str) -> Card:
    """Read one card; the module's description lists the accepted forms.

    >>> parse_card("CJ"), parse_card("♣B"), parse_card("Schilten-Banner")
    (Card('CJ'), Card('CJ'), Card('ST'))
    >>> parse_card("Kreuz-Elf")
    Traceback (most recent call last):
    kiebitz.errors.UnknownCard: 'Kreuz-Elf' names no card; write for example 'CJ' or 'Kreuz-Bube'
    """
    card = _find_card(check_text(text))
    if card is None:
        raise _unknown(text)
    return card


def parse_cards(text: str) -> list[Card]:
    """Read cards separated by blanks, commas, semicolons, slashes, bars or newlines.

    Names of several words work too. The cards come in the order of the text, and a card may
    appear twice: `Hand` is what refuses that.

    >>> parse_cards("CJ SJ HA")
    [Card('CJ'), Card('SJ'), Card('HA')]
    >>> parse_cards("Kreuz Bube, Herz As | ten of spades")
    [Card('CJ'), Card('HA'), Card('ST')]
    """
    if len(check_text(text)) > LONGEST_LIST:
        raise UnknownCard(
            f"{_shorten(text)} is too long with {len(text)} characters; "
            f"give at most {LONGEST_LIST}, for example 'CJ SJ' or 'Kreuz-Bube, Herz As'"
        )
    parts = _BETWEEN_CARDS.split(_visible(text).translate(_CHARACTER_TO_TEXT))
    return [card for part in parts for card in _cards_of_words(part.split())]


def check_text(text: object) -> str:
    """The text, if it is one."""
    if isinstance(text, str):
        return text
    raise NotACard(f"{shown(text)} is no text that names cards; write for example 'CJ SJ'")


def _cards_of_words(words: list[str]) -> Iterator[Card]:
    start = 0
    while start < len(words):
        card, word_count = _longest_card(words[start : start + _MOST_WORDS])
        yield card
        start += word_count


def _longest_card(words: list[str]) -> tuple[Card, int]:
    """The card that takes most words from the start, and how many it takes."""
    if words[0] in _CANONICAL:
        return _CANONICAL[words[0]], 1
    # The longest first, since "As Herz" starts with a card of its own: AS, the ace of spades.
    for word_count in range(len(words), 0, -1):
        card = _find_card(" ".join(words[:word_count]))
        if card is not None:
            return card, word_count
    raise _unknown(" ".join(words) if _is_half_a_card(words[0]) else words[0])


def _find_card(text: str) -> Card | None:
    if text in _CANONICAL:
        return _CANONICAL[text]
    if len(text) > LONGEST_CARD:
        return None
    # A set, because a text that could mean two cards is better refused than guessed.
    found = {
        Card(suits[suit], ranks[rank])
        for first, second in _halves(_plain_words(text))
        for suit, rank in ((first, second), (second, first))
        for suits, ranks in _GRAMMAR
        if suit in suits and rank in ranks
    }
    return found.pop() if len(found) == 1 else None


def _halves(words: list[str]) -> Iterable[tuple[str, str]]:
    """The ways to divide the words of a card into two halves, a suit and a rank."""
    match words:
        case [word]:
            return [(word[:end], word[end:]) for end in range(1, len(word))]
        case [first, second] | [first, "of", second]:
            return [(first, second)]
        case _:
            return []


def _plain_words(text: str) -> list[str]:
    """The words of a text in small letters, without accents, invisible characters and brackets."""
    text = unicodedata.normalize("NFKD", text.translate(_CHARACTER_TO_TEXT).strip())
    text = _visible(text).casefold()
    if text.startswith("<") and text.endswith(">"):
        text = text[1:-1]
    return [word for word in _WITHIN_CARD.split(text) if word]


def _visible(text: str) -> str:
    return "".join(char for char in text if unicodedata.category(char) not in _INVISIBLE)


def _is_half_a_card(word: str) -> bool:
    plain = "".join(_plain_words(word[:LONGEST_CARD]))
    return any(plain in suits or plain in ranks for suits, ranks in _GRAMMAR)


def _shorten(text: str) -> str:
    return repr(text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…")


def _unknown(text: str) -> UnknownCard:
    return UnknownCard(f"{_shorten(text)} names no card; write for example 'CJ' or 'Kreuz-Bube'")
