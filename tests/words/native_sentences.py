"""The sentences of the native core: what its errors say, and the texts that fill them.

Read without a C++ parser: a call is a name and what stands between its brackets, a text is what
literals and ``+`` make of it. That is all the core does with words.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_STRING: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_COMMENT: Final = re.compile(r"//[^\n]*")
_INCLUDE: Final = re.compile(r"^\s*#.*$", re.MULTILINE)
_TAKES_WORDS: Final = re.compile(
    r"\b(\w+)\([^(){}]*\b(?:std::string&|std::string_view|char\*) (?:why|what|wrong)\b"
)
_MADE: Final = re.compile(
    r'(?:\bstd::string \w+ =|\b(?:wrong|why|what) =|\breturn) ((?:[^;"{}]|"(?:[^"\\\n]|\\.)*")+);'
)
"""A text that is given a name, or given back."""
_WRAPPED: Final = re.compile(r"^(?:std::string|std::string_view)?\((\s*\".*\"\s*)\)$", re.DOTALL)


def native_sentences(folder: Path) -> Iterator[tuple[str, Path]]:
    """Every sentence with the file it stands in, and every part of one."""
    sources = {
        path: _INCLUDE.sub("", _COMMENT.sub("", path.read_text(encoding="utf-8")))
        for path in sorted((*folder.rglob("*.hpp"), *folder.rglob("*.cpp")))
        if "tests" not in path.relative_to(folder).parts
    }
    takers = {name for source in sources.values() for name in _TAKES_WORDS.findall(source)}
    call = re.compile(rf"\b(?:{'|'.join(sorted(takers | {'RuleError'}))})(?:<\w+>)?\(")
    for path, source in sources.items():
        yield from ((text, path) for text in _texts_of(source, call))


def _texts_of(source: str, call: re.Pattern[str]) -> Iterator[str]:
    for found in call.finditer(source):
        for argument in _split(_inside(source, found.end()), ","):
            yield from _templates(argument)
    for found in _MADE.finditer(source) if "RuleError" in source else ():
        yield from _templates(found[1])


def _inside(source: str, start: int) -> str:
    """What stands between a bracket that opened just before `start` and its partner."""
    depth = 1
    for place in _outside_of_strings(source, start):
        depth += (source[place] in "({[") - (source[place] in ")}]")
        if depth == 0:
            return source[start:place]
    return ""


def _split(text: str, mark: str) -> list[str]:
    """The parts between marks that stand in no brackets and in no literal."""
    depth, begin, parts = 0, 0, []
    for place in _outside_of_strings(text, 0):
        depth += (text[place] in "({[") - (text[place] in ")}]")
        if depth == 0 and text[place] == mark:
            parts.append(text[begin:place].strip())
            begin = place + 1
    return [*parts, text[begin:].strip()]


def _outside_of_strings(text: str, start: int) -> Iterator[int]:
    place = start
    while place < len(text):
        literal = _STRING.match(text, place)
        if literal:
            place = literal.end()
        else:
            yield place
            place += 1


def _templates(expression: str) -> Iterator[str]:
    """The texts that an expression may be, with numbers for values; none without a literal.

    >>> list(_templates('std::string("there are ") + std::to_string(n) + " cards"'))
    ['there are {0} cards']
    >>> list(_templates('null ? "a " "null game" : "another game"'))
    ['a null game', 'another game']
    """
    question, _, answers = expression.partition("?")
    if answers and '"' not in question:
        for answer in _split(answers, ":"):
            yield from _templates(answer)
    elif '"' in expression:
        text, number = "", 0
        for part in _split(expression, "+"):
            wrapped = _WRAPPED.match(part)
            literal = "".join(_STRING.findall(wrapped[1] if wrapped else part))
            if wrapped or part.startswith('"'):
                text += literal.replace("{", "{{").replace("}", "}}")
            else:
                text += f"{{{number}}}"
                number += 1
        yield text
