"""The bot protocol: one JSON object per line, asked by a host, answered by a bot.

This module knows lines and plain values; `questions` and `answers` know the messages, each from
both sides. docs/reference/bot-protocol.md tells bot authors what they hold. How lines travel is the
business of `bot_process` (we are the host) and `serve` (we are the bot). Whatever comes from
outside and is wrong is a `BadMessage`.
"""

import json
import math
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from kiebitz.errors import BadMessage

VERSION: Final = 1
"""Of the protocol; raised only when a bot that followed it before would no longer do."""
LONGEST_LINE: Final = 1_000_000
"""Bytes of a line; the one who sends more is babbling."""
_SHOWN: Final = 200
"""Characters of a wrong value that are shown."""
_MOST: Final = 2**63 - 1

Message: TypeAlias = Mapping[str, Any]


def to_line(message: Message) -> bytes:
    """A message as a line.

    >>> to_line({"name": "greedy"})
    b'{"name": "greedy"}\\n'
    """
    return json.dumps(message, allow_nan=False).encode("utf-8") + b"\n"


def from_line(line: bytes) -> Message:
    """The message in a line."""
    try:
        message = json.loads(line.decode("utf-8"), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise BadMessage(f"{shortly(line)} is not JSON: {error}") from None
    return read_object(message, "a message", example='{"id": 1}')


def _refuse_constant(text: str) -> None:
    raise ValueError(f"{text} is no number")


def read_object(value: object, what: str, *, example: str) -> Message:
    """The value, if it is a JSON object."""
    if not isinstance(value, dict):
        raise BadMessage(f"{what} should be an object such as {example}, not {shortly(value)}")
    return value


def read_number(value: object, what: str) -> float:
    """The value, if it is a finite number."""
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else math.nan
    if not -_MOST <= number <= _MOST:
        raise BadMessage(f"{what} should be a number of moderate size, not {shortly(value)}")
    return float(number)


def read_count(value: object, what: str, *, most: int = _MOST) -> int:
    """The value, if it is a whole number from 0 on."""
    if type(value) is not int or not 0 <= value <= most:
        raise BadMessage(f"{what} should be a whole number from 0 to {most}, not {shortly(value)}")
    return value


def shortly(value: object) -> str:
    """Something wrong as it stands in an error: in one line, and not for ever."""
    text = value.decode("utf-8", "replace").strip() if isinstance(value, bytes) else value
    shown = repr(text)
    return shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "…"
