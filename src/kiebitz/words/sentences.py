"""Sentences that stand in the code in English, such as errors, in another language.

A catalogue knows them by their English text, with a number in braces for each value that is filled
in: ``"{0} is no language; choose one of: {1}"``. A sentence is recognised by what stands between
the values, so the one who raises an error writes plain English and nothing else. What no catalogue
knows stays English.

A value may be a sentence itself, as in ``"line 3: 'XX' names no card"``, and is translated too.
Four rules say how a text is taken apart:

- the entry with the most fixed words wins;
- a value is as short as possible, and ends before a colon unless it stands in quotes or last;
  only if no entry fits so, a value may be anything;
- an entry that begins with a mark, such as ``" (did you mean {0}?)"``, may end any text;
- what no entry knows is taken apart at its first colon.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Final, NamedTuple

from kiebitz.words.language import Language

WRITTEN_IN: Final = Language.EN
"""The language of the sentences in the code."""
_FIELD: Final = re.compile(r"\{(\d+)\}")
_DEEPEST: Final = 8
"""Sentences within sentences are followed as far as this."""
_LONGEST: Final = 2_000
"""Longer texts were not written by us."""
_QUOTED: Final = r"""(?>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_SHORT_VALUE: Final = rf"((?:(?>{_QUOTED}|(?!: ).))*?)"
_ANY_VALUE: Final = "(.*?)"
_NO_VALUE: Final = "()"
_MARKS: Final = " :;"
"""What begins an entry that may end any text."""
_COLON: Final = re.compile(rf"{_SHORT_VALUE}: (.*)", re.DOTALL)


class _Sentence(NamedTuple):
    """A sentence of a catalogue, ready to be recognised."""

    texts: tuple[str, ...]
    """What stands before, between and after its values."""
    translation: str

    def may_be(self, text: str) -> bool:
        """Whether its fixed texts stand in this one in their order: most texts fail here, fast."""
        place = 0
        for fixed in self.texts:
            place = text.find(fixed, place) + len(fixed)
            if place < len(fixed):
                return False
        return text.startswith(self.texts[0]) and text.endswith(self.texts[-1])


def translate(language: Language, text: str) -> str:
    """A sentence of the program in this language; unchanged if the catalogue does not know it.

    >>> translate(Language.DE, "there is no file 'games.jsonl'")
    "eine Datei 'games.jsonl' gibt es nicht"
    >>> translate(Language.EN, "there is no file 'games.jsonl'")
    "there is no file 'games.jsonl'"
    """
    if language is WRITTEN_IN or len(text) > _LONGEST:
        return text
    return _translate(language, text, _DEEPEST)


def translate_word(language: Language, word: str) -> str:
    """A word or sentence that stands alone in a table.

    >>> translate_word(Language.DE, "worlds"), translate_word(Language.EN, "worlds")
    ('Welten', 'worlds')
    """
    if language is WRITTEN_IN:
        return word
    known: Mapping[str, str] = import_module(language.catalogue).TABLE_WORDS
    return known.get(word) or translate(language, word)


def translate_reason(language: Language, reason: str) -> str:
    """A sentence, or one that lost the hint after its semicolon: so reasons are counted.

    >>> translate_reason(Language.DE, "cards are hidden in it")
    'Karten darin sind verdeckt'
    """
    translated = translate(language, reason)
    if language is WRITTEN_IN or translated != reason:
        return translated
    for sentence in _without_hints(language):
        found = _pattern(sentence.texts, _SHORT_VALUE).fullmatch(reason)
        if found:
            return sentence.translation.format(*found.groups())
    return reason


def _translate(language: Language, text: str, depth: int) -> str:
    if depth == 0 or not any(map(str.isalpha, text)):
        return text
    candidates = [sentence for sentence in _sentences(language) if sentence.may_be(text)]
    for value in (_SHORT_VALUE, _ANY_VALUE):
        for sentence in candidates:
            found = _pattern(sentence.texts, value).fullmatch(text)
            if found:
                values = [_translate(language, each, depth - 1) for each in found.groups()]
                return sentence.translation.format(*values)
    parts = _COLON.fullmatch(text)
    values = [_translate(language, part, depth - 1) for part in parts.groups()] if parts else [text]
    return ": ".join(values)


@cache
def _sentences(language: Language) -> list[_Sentence]:
    """The sentences of a catalogue, the most telling first."""
    return _recognise_all(import_module(language.catalogue).SENTENCES)


@cache
def _without_hints(language: Language) -> list[_Sentence]:
    """What the sentences with a hint after a semicolon are without it."""
    known: Mapping[str, str] = import_module(language.catalogue).SENTENCES
    cut = {text.partition(";")[0]: known[text].partition(";")[0] for text in known if ";" in text}
    return _recognise_all(
        {
            text: cut[text]
            for text in cut
            if text and set(_FIELD.findall(cut[text])) <= set(_FIELD.findall(text))
        }
    )


def _recognise_all(known: Mapping[str, str]) -> list[_Sentence]:
    longest_first = sorted(known, key=lambda text: -len(_FIELD.sub("", text)))
    return [_recognise(english, known[english]) for english in longest_first]


def _recognise(english: str, translation: str) -> _Sentence:
    parts = _FIELD.split(english)  # text, number, text, number, ..., text
    texts = [part.replace("{{", "{").replace("}}", "}") for part in parts[::2]]
    if english[0] in _MARKS:  # the first value is then what stands before
        texts = ["", *texts]
        translation = "{0}" + _FIELD.sub(lambda field: f"{{{int(field[1]) + 1}}}", translation)
    return _Sentence(tuple(texts), translation)


@cache
def _pattern(texts: tuple[str, ...], value: str) -> re.Pattern[str]:
    """What a sentence looks like with values of one kind; one at its very end may be anything.

    Of two values with nothing between them the second takes all.
    """
    values = [value if after else _NO_VALUE for after in texts[1:]]
    if values and not texts[-1]:
        values[-1] = _ANY_VALUE
    pieces = [re.escape(text) + each for text, each in zip(texts, [*values, ""], strict=True)]
    return re.compile("".join(pieces), re.DOTALL)
