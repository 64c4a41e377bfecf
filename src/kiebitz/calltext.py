"""The one-line notation for things with parameters: ``name(key=value, inner=other(n=3))``.

Players, games and later parts of players are written in it, in the command line, in tournament
files and in records. This module reads and prints the notation; what the names mean is decided by
the one who asks (`kiebitz.players.registry`, `kiebitz.games.registry`).

>>> call = parse_call("pimc(worlds=100, belief=uniform, fast=true)")
>>> call.name, call.arguments["worlds"], call.arguments["belief"].name
('pimc', 100, 'uniform')
>>> str(call)
'pimc(worlds=100, belief=uniform, fast=true)'
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from types import MappingProxyType
from typing import Final, NoReturn, Union

from kiebitz.errors import BadPlayerText

Value = Union[int, float, bool, str, "Call"]

LONGEST: Final = 2000
DEEPEST: Final = 20


@dataclass(frozen=True)
class Call:
    """A name with arguments. A bare name is a call without any."""

    name: str
    arguments: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def __str__(self) -> str:
        if not self.arguments:
            return self.name
        inside = ", ".join(f"{key}={_print(value)}" for key, value in self.arguments.items())
        return f"{self.name}({inside})"


def _print(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return repr(value) if isinstance(value, int | float) else str(value)


_TOKEN: Final = re.compile(
    r"""\s*(?:(?P<name>[A-Za-z][A-Za-z0-9_-]*)
        |(?P<number>[+-]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][+-]?\d+)?)
        |"(?P<string>(?:[^"\\]|\\.)*)"
        |(?P<mark>[(),=]))""",
    re.VERBOSE,
)


class _Reader:
    """Reads tokens from left to right and remembers where it is, for error messages."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0

    def fail(self, what: str) -> NoReturn:
        raise BadPlayerText(
            f"{self.text[:120]!r}: {what} at character {self.place + 1}; "
            "write it like name(key=value, other=name(key=value))"
        )

    def peek(self) -> re.Match[str] | None:
        return _TOKEN.match(self.text, self.place)

    def take(self, kind: str, what: str) -> str:
        token = self.peek()
        if token is None or token.lastgroup != kind:
            self.fail(f"expected {what}")
        self.place = token.end()
        return token[kind]

    def take_mark(self, mark: str) -> bool:
        token = self.peek()
        if token is None or token["mark"] != mark:
            return False
        self.place = token.end()
        return True

    def call(self, depth: int) -> Call:
        if depth > DEEPEST:
            self.fail(f"more than {DEEPEST} brackets inside each other")
        name = self.take("name", "a name")
        arguments: dict[str, Value] = {}
        if self.take_mark("("):
            while not self.take_mark(")"):
                if arguments and not self.take_mark(","):
                    self.fail("expected ',' or ')'")
                key = self.take("name", "a parameter name")
                if key in arguments:
                    self.fail(f"{key} is given twice")
                if not self.take_mark("="):
                    self.fail(f"expected '=' after {key}")
                arguments[key] = self.value(depth)
        return Call(name, MappingProxyType(arguments))

    def number(self) -> int | float:
        text = self.take("number", "a number")
        try:
            return int(text)
        except ValueError:
            number = float(text)
        if not isfinite(number):
            self.fail(f"{text:.40} is too large")
        return number

    def value(self, depth: int) -> Value:
        token = self.peek()
        match token.lastgroup if token else None:
            case "number":
                return self.number()
            case "string":
                return re.sub(r"\\(.)", r"\1", self.take("string", "a text"))
            case "name" if token and token["name"].lower() in ("true", "false"):
                return self.take("name", "a name").lower() == "true"
            case "name":
                return self.call(depth + 1)
            case _:
                self.fail("expected a value")


def parse_call(text: str) -> Call:
    """Read a call; anything else is a `BadPlayerText` that says where it went wrong."""
    if len(text) > LONGEST:
        raise BadPlayerText(f"a text of {len(text)} characters is too long: at most {LONGEST}")
    reader = _Reader(text)
    call = reader.call(0)
    if text[reader.place :].strip():
        reader.fail("unexpected text")
    return call
