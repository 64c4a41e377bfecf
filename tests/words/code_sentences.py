"""The sentences that stand in the code in English: errors, the help of commands, summaries.

Values become numbers in braces, as the catalogues of `kiebitz.words` have them. Some of what is
found is only a part of a sentence, such as ``a name`` in ``expected a name``.

    python -m tests.words.code_sentences     # what the German catalogue does not know yet
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import kiebitz
from kiebitz.beliefs.published import Method
from kiebitz.choices import NamedChoice
from kiebitz.lab import experiments
from kiebitz.lab.samplers import HEADS, method_name
from kiebitz.players import registered_players
from kiebitz.table.played_table import UNWRITTEN
from kiebitz.table.shown_table import KNOWN_DEALS
from tests.words.native_sentences import native_sentences
from tests.words.python_sentences import python_sentences

PACKAGE: Final = Path(kiebitz.__file__).parent
NATIVE: Final = Path(__file__).parents[2] / "native"
_PUT_TOGETHER: Final = (
    "line {0}",
    "board {0}",
    "skat and schieber",
    "raised {0}: {1}",
    "(its text cannot be had: {0})",
    "{0}, run {1}",
    "{0}, run {1}, board {2}",
    "is not as it was written",
    "a card",
    "an action",
    "a contract table",
    "a deck",
    "every worker process has to import, and which then plays once more",
    "a worker process could not import",
    "there is no game with a result",
    "there is no game with a result\n{0}",
    "first player – second player",
    "seats 0, 2 – seats 1, 3",
    "seat {0} – mean of the seats",
    "seat {0}",
    "declarer, trick {0}",
    "defender, trick {0}",
    "{0} early",
    "{0} middle",
    "{0} late",
    "{0} hardest",
    "{0} by Knorr",
    "searching players",
    "cheapest players",
    KNOWN_DEALS,
    UNWRITTEN,
)
"""Parts of sentences that no literal shows."""
_FIELD: Final = re.compile(r"\{\d+\}")
_CODE: Final = re.compile(r"[\w.<>/{}-]*(: [\w.{}]+)?|\{\{.*|(play|bid|trump|declare|pool) [\w{}]+")
"""Names, keys such as ``pimc: worlds``, JSON and actions: nothing to translate."""


@cache
def sentences_of_code() -> dict[str, str]:
    """Every sentence and part of one that the code says, and the file it stands in first."""
    found: dict[str, str] = {}
    for text, path in _all():
        if re.search(r"[A-Za-z]{2}", _FIELD.sub("", text)):
            found.setdefault(text, path.name)
    return found


def sentences_to_translate() -> dict[str, str]:
    """Those of them that every language should know."""
    return {text: at for text, at in sentences_of_code().items() if not _CODE.fullmatch(text)}


def missing_in(known: Mapping[str, str]) -> str:
    """The sentences that a catalogue does not know, by file, ready to be filled in there."""
    lines: list[str] = []
    for text, place in sorted(sentences_to_translate().items(), key=lambda item: item[1]):
        if text not in known:
            heading = f"    # {place}"
            lines += ([] if heading in lines else [heading]) + [f"    {text!r}: '',"]
    return "\n".join(lines)


def _all() -> Iterator[tuple[str, Path]]:
    yield from python_sentences(PACKAGE, without="words")
    yield from native_sentences(NATIVE)
    yield from ((text, PACKAGE) for text in _PUT_TOGETHER)
    yield from ((choice.__name__.lower(), PACKAGE) for choice in NamedChoice.__subclasses__())
    yield from ((player.summary, PACKAGE / "players") for player in registered_players())
    yield from ((experiment.summary, PACKAGE / "lab") for experiment in experiments())
    for method in Method:
        yield from ((text, PACKAGE / "lab") for text in (HEADS[method], method_name(method)))


if __name__ == "__main__":
    from kiebitz.words.german import SENTENCES

    print(missing_in(SENTENCES))
