"""The words of the page in one language, by key: out of the same catalogues as everything else."""

from functools import cache

from kiebitz.cards import Face, Language, Rank, Suit
from kiebitz.cards.faces import rank_name, suit_name
from kiebitz.words.phrases import phrases

PREFIX = "web_"
LANGUAGE_NAMES = {Language.EN: "English", Language.DE: "Deutsch"}


@cache
def page_words(language: Language) -> dict[str, str]:
    """All that the page says, and what cards are called on each pack.

    >>> words = page_words(Language.DE)
    >>> words["suit_swiss_S"], words["card_name"]
    ('Schilten', '{suit}-{rank}')
    """
    found = {
        key.removeprefix(PREFIX): phrase
        for key, phrase in phrases(language).items()
        if key.startswith(PREFIX)
    }
    found["card_name"] = phrases(language)["card_name"]
    for face in Face:
        for suit in Suit:
            found[f"suit_{face.value}_{suit.letter}"] = suit_name(
                suit, face=face, language=language
            )
        for rank in Rank:
            found[f"rank_{face.value}_{rank.letter}"] = rank_name(
                rank, face=face, language=language
            )
    return found


def language_of_header(header: str) -> Language:
    """The first language of an ``Accept-Language`` that there is a catalogue for, else English.

    >>> language_of_header("fr-CH, de;q=0.9, en;q=0.8")
    <Language.DE: 'de'>
    """
    known = {language.value: language for language in Language}
    for part in header[:200].split(","):
        code = part.partition(";")[0].strip().lower()[:2]
        if code in known:
            return known[code]
    return Language.EN
