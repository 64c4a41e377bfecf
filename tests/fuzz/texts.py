"""Texts made wrong: bytes flipped, cut, spliced; surrogates, NUL, huge numbers, deep nesting."""

import json
import random
import re
from typing import Any

from tests.fuzz.mutations import broken_bytes

HUGE = ("9" * 5000, "-" + "9" * 400, "1e400", "-1e400", "1e-400", "0.1" + "1" * 300)
ODD_NUMBERS = ("-1", "0", "256", str(2**31), str(2**63), str(2**64), "NaN", "Infinity", "٣", "²")
ODD_TEXTS = ("\ud800", "\0", "\u202e", "\x1b[2J", "ß", "🂡", "\u2028", "\r", "\x85", "𝟙")
DEEP = ("[" * 3000, '{"a":' * 2000, "(" * 3000, "a(" * 1000, "[" * 3000 + "]" * 3000)
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 10**400, 2**63, 1e308, float("nan"), float("inf")),
    *("", "x", "\ud800", "\0", [], {}, [[]], ["CJ"] * 40, {"deal": {}}, "CJ", 255),
)


def broken_text(text: str, others: list[str], chance: random.Random) -> str:
    """The text with one to three things wrong; `others` are spliced into it."""
    for _ in range(chance.choice((1, 1, 2, 3))):
        text = _changed(text, others, chance)
    return text


def _changed(text: str, others: list[str], chance: random.Random) -> str:
    place = chance.randint(0, len(text))
    match chance.randrange(10):
        case 0:
            raw = broken_bytes(text.encode("utf-8", "surrogatepass"), chance)
            return raw.decode("utf-8", chance.choice(("replace", "surrogateescape", "ignore")))
        case 1:
            return text[:place]
        case 2:
            other = chance.choice(others)
            return text[:place] + other[chance.randint(0, len(other)) :]
        case 3:
            return text[:place] + chance.choice(ODD_TEXTS) + text[place:]
        case 4:
            return _with_number(text, chance)
        case 5 if chance.random() < 0.2:
            return text[:place] + chance.choice(DEEP) + text[place:]
        case 6:
            words = text.split(" ")
            words[chance.randrange(len(words))] = chance.choice(words)
            return " ".join(words)
        case 7:
            end = min(len(text), place + chance.randint(1, 30))
            return text[:place] + text[place:end] * chance.randint(2, 4) + text[end:]
        case 8:
            return _with_value(text, chance)
    letters = list(text)
    if letters:
        letters[chance.randrange(len(letters))] = chance.choice(text + "=(){}[],:;\"'\\ .#|-+0")
    return "".join(letters)


def _with_number(text: str, chance: random.Random) -> str:
    numbers = list(re.finditer(r"-?\d+", text))
    if not numbers:
        return text
    found = chance.choice(numbers)
    other = chance.choice(HUGE if chance.random() < 0.3 else ODD_NUMBERS)
    return text[: found.start()] + other + text[found.end() :]


def _with_value(text: str, chance: random.Random) -> str:
    """In a line of JSON one value replaced by another one."""
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    try:
        data = json.loads(lines[place])
    except (ValueError, RecursionError):
        return text
    lines[place] = json.dumps(_replaced(data, chance))
    return "\n".join(lines)


def _replaced(data: Any, chance: random.Random) -> Any:
    if isinstance(data, dict) and data and chance.random() < 0.9:
        key = chance.choice(list(data))
        if chance.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        return {**data, key: _replaced(data[key], chance)}
    if isinstance(data, list) and data and chance.random() < 0.8:
        place = chance.randrange(len(data))
        return [*data[:place], _replaced(data[place], chance), *data[place + 1 :]]
    return chance.choice(ODD_VALUES)
