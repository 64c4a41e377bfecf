"""Phrases by key, and numbers as a language writes them."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from kiebitz.words.language import Language


@cache
def phrases(language: Language) -> Mapping[str, str]:
    """All phrases of a language, read once."""
    found: Mapping[str, str] = import_module(language.catalogue).PHRASES
    return found


def say(language: Language, key: str, **values: object) -> str:
    """The phrase behind a key in this language, with its values filled in.

    >>> say(Language.EN, "with", n=2), say(Language.DE, "with", n=2)
    ('with 2', 'mit 2')
    """
    return phrases(language)[key].format(**values)


def write_number(language: Language, number: str) -> str:
    """A number that is formatted the English way, as the language writes it.

    >>> write_number(Language.DE, "1,234.5")
    '1.234,5'
    """
    return number.translate(_marks(language))


@cache
def _marks(language: Language) -> dict[int, str]:
    found = phrases(language)
    return {ord("."): found["decimal_mark"], ord(","): found["thousands_mark"]}
