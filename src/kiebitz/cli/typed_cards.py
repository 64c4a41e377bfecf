"""Cards as people type them: by number in the hand, by name, and in every spelling that we show.

`kiebitz.cards.notation` reads what is the same everywhere. Here stands what depends on a language:
the letters that a terminal without symbols shows (``KaB``, ``HeD``), and the pairs of German
players (``HD``, ``PB``, ``KB``), as far as the hand leaves only one card that they can mean.
"""

from collections.abc import Collection, Sequence
from functools import cache

from kiebitz.cards import ALL_CARDS, Card, Face, Language, Rank, Suit, parse_card, parse_cards
from kiebitz.cli.look import Look
from kiebitz.cli.plain_text import fit
from kiebitz.errors import KiebitzError, UnknownCard
from kiebitz.words import say

_PAIRED_SUITS = {
    "k": (Suit.CLUBS, Suit.DIAMONDS),
    "p": (Suit.SPADES,),
    "h": (Suit.HEARTS,),
}
"""First letters of German suits; D and S belong to the canonical spelling."""


class Misread(KiebitzError):
    """What was typed is nothing that fits; `key` and `values` say why in any language."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(say(Language.EN, key, **values))
        self.key, self.values = key, values

    def say(self, look: Look) -> str:
        """The reason, cards as they are shown."""
        shown = {
            name: look.card(value).plain if isinstance(value, Card) else value
            for name, value in self.values.items()
        }
        return look.say(self.key, **shown)


def choose_cards(typed: str, hand: Sequence[Card], count: int, language: Language) -> list[Card]:
    """So many different cards of this hand, by their numbers in it or by name."""
    words = typed.replace(",", " ").split()
    if words and all(is_number(word) for word in words):
        found = [_numbered(int(word), hand) for word in words]
    else:
        found = _named(typed, hand, language)
    if len(found) != count:
        raise Misread("misread_one" if count == 1 else "misread_two")
    for card in found:
        if card not in hand:
            raise Misread("misread_not_held", card=card)
    if len(set(found)) < count:
        raise Misread("misread_two")
    return found


def read_cards(text: str, language: Language, among: Collection[Card] = ALL_CARDS) -> list[Card]:
    """Cards in any spelling; where one could mean several, `among` says which.

    >>> [str(card) for card in read_cards("KaB HeD, ♣7", Language.DE)]
    ['DJ', 'HQ', 'C7']
    """
    parts = text.replace(";", ",").split(",")
    return [card for part in parts for card in _read_part(part, language, among)]


def _read_part(part: str, language: Language, among: Collection[Card]) -> list[Card]:
    """Cards between commas: as they are written everywhere, else word by word."""
    try:
        return parse_cards(part)
    except UnknownCard:
        words = [(word, _spelled(word, language, among)) for word in part.split()]
        if not any(card for _, card in words):
            raise
        return [card or parse_card(word) for word, card in words]


def is_number(typed: str) -> bool:
    """Whether this is a number as people type them."""
    return typed.isascii() and typed.isdigit() and len(typed) <= 4


def _numbered(number: int, hand: Sequence[Card]) -> Card:
    if 1 <= number <= len(hand):
        return hand[number - 1]
    key = "misread_number_of_one" if len(hand) == 1 else "misread_number"
    raise Misread(key, number=number, count=len(hand))


def _named(typed: str, hand: Sequence[Card], language: Language) -> list[Card]:
    try:
        return read_cards(typed, language, hand)
    except UnknownCard:
        raise Misread("misread_card", text=typed[:40], count=len(hand)) from None


def _spelled(word: str, language: Language, among: Collection[Card]) -> Card | None:
    """A card in a spelling of this language, if it is one."""
    key = word.casefold()
    if (card := _shown_in(language).get(key)) is not None:
        return card
    if language is not Language.DE or _is_canonical(word):
        return None
    suits, rank = _PAIRED_SUITS.get(key[:1], ()), _german_ranks().get(key[1:])
    meant = [Card(suit, rank) for suit in suits if rank is not None]
    held = [card for card in meant if card in among]
    return held[0] if len(held) == 1 else None


def _is_canonical(word: str) -> bool:
    try:
        parse_card(word)
    except UnknownCard:
        return False
    return True


@cache
def _german_ranks() -> dict[str, Rank]:
    shown = say(Language.DE, "short_ranks_french").lower().split()
    return dict(zip(shown, Rank, strict=True))


@cache
def _shown_in(language: Language) -> dict[str, Card]:
    """Every spelling in which a terminal shows a card in this language."""
    looks = [
        Look(face, language, encoding=encoding) for face in Face for encoding in ("utf-8", "ascii")
    ]
    return {
        fit(look.card(card).plain, look.encoding).casefold(): card
        for look in looks
        for card in ALL_CARDS
    }
