"""The words of the command line."""

import string

from kiebitz.cards import Language
from kiebitz.cli.messages import MESSAGES, say


def fields_of(text: str) -> set[str]:
    """The values that a message wants."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_both_languages_want_the_same_values() -> None:
    for key, (english, german) in MESSAGES.items():
        assert fields_of(english) == fields_of(german), key


def test_a_message_is_said_in_the_chosen_language() -> None:
    assert say(Language.EN, "with", n=2) == "with 2"
    assert say(Language.DE, "with", n=2) == "mit 2"
