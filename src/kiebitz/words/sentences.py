"""Sentences that stand in the code in English, such as errors, in another language.

A catalogue knows them by their English text, with a number in braces for each value that is filled
in: ``"{0} is no language; choose one of: {1}"``. A sentence is recognised by what stands between
the values, so whoever raises an error writes plain English and nothing else. What no catalogue
knows stays English.

A value may be a sentence itself, as in ``"line 3: 'XX' names no card"``, and is translated too.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from kiebitz.words.language import Language

WRITTEN_IN: Final = Language.EN
"""The language of the sentences in the code."""
_FIELD = re.compile(r"\{(\d+)\}")
_DEEPEST = 6
"""Sentences within sentences are followed as far as this."""
_LONGEST = 4_000
"""Longer texts were not written by us."""


class _Sentence(NamedTuple):
    """A sentence of a catalogue, ready to be recognised."""

    pattern: re.Pattern[str]
    fixed: str
    """The longest part that stands in it whatever the values are: most texts fail here, fast."""
    translation: str


def translate(language: Language, text: str) -> str:
    """A sentence of the program in this language; unchanged if the catalogue does not know it.

    >>> translate(Language.DE, "'xx' is no language; choose one of: en, de")
    "'xx' ist keine Sprache; möglich sind: en, de"
    >>> translate(Language.EN, "'xx' is no language; choose one of: en, de")
    "'xx' is no language; choose one of: en, de"
    """
    if language is WRITTEN_IN or len(text) > _LONGEST:
        return text
    return _translate(language, text, _DEEPEST)


def _translate(language: Language, text: str, depth: int) -> str:
    for sentence in _sentences(language) if depth else ():
        found = sentence.fixed in text and sentence.pattern.fullmatch(text)
        if found:
            values = [_translate(language, value, depth - 1) for value in found.groups()]
            return sentence.translation.format(*values)
    return text


@cache
def _sentences(language: Language) -> list[_Sentence]:
    """The sentences of a catalogue, the most telling first."""
    known: Mapping[str, str] = import_module(language.catalogue).SENTENCES
    longest_first = sorted(known, key=lambda text: -len(_FIELD.sub("", text)))
    return [_recognise(english, known[english]) for english in longest_first]


def _recognise(english: str, translation: str) -> _Sentence:
    parts = _FIELD.split(english)  # text, number, text, number, ..., text
    texts = [part.replace("{{", "{").replace("}}", "}") for part in parts[::2]]
    pattern = "(.*)".join(map(re.escape, texts)) if len(texts) > 1 else re.escape(texts[0])
    return _Sentence(re.compile(pattern, re.DOTALL), max(texts, key=len), translation)
