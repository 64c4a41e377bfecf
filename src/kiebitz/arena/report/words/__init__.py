"""All words of arena output, in English and German.

A *board* is called *Verteilung* in German, as in the command line.
"""

from typing import Final

from kiebitz.arena.report.words.captions import CAPTIONS
from kiebitz.arena.report.words.controls import CONTROLS
from kiebitz.arena.report.words.glossary import GLOSSARY
from kiebitz.arena.report.words.labels import LABELS
from kiebitz.arena.report.words.played import PLAYED
from kiebitz.arena.report.words.verdicts import VERDICTS
from kiebitz.cards import Language

WORDS: Final = LABELS | VERDICTS | PLAYED | CAPTIONS | CONTROLS | GLOSSARY


def say(language: Language, key: str, **values: object) -> str:
    """The words behind a key in this language, with their values filled in.

    >>> say(Language.DE, "boards_many", n=3)
    '3 Verteilungen'
    """
    english, german = WORDS[key]
    return (german if language is Language.DE else english).format(**values)
