"""The languages there are."""

import os

from kiebitz.choices import NamedChoice


class Language(NamedChoice):
    """A language of the words, named by its code.

    >>> Language("de")
    <Language.DE: 'de'>
    """

    EN = "en"
    DE = "de"

    @property
    def catalogue(self) -> str:
        """The module of its words."""
        return f"kiebitz.words.{_CATALOGUES[self]}"


_CATALOGUES = {Language.EN: "english", Language.DE: "german"}


def language_of_environment() -> Language:
    """The language of the terminal's locale where there is a catalogue for it, else English."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    known = {language.value: language for language in Language}
    return known.get(locale.lower()[:2], Language.EN)
