"""The text that makes a player or a part of one again, from its parameters."""

from dataclasses import fields
from enum import Enum
from typing import Any

from kiebitz.calltext import Call, Value, parse_call


def name_of(kind: str, part: Any) -> str:
    """The name under which it is registered, and whatever differs from the defaults.

    The parameters are the fields of a dataclass, each with a default.

    >>> from kiebitz.players import PimcPlayer
    >>> name_of("pimc", PimcPlayer(worlds=50))
    'pimc(worlds=50)'
    """
    given = {
        option.name: _plain(getattr(part, option.name))
        for option in fields(part)
        if option.init and getattr(part, option.name) != _default(option)
    }
    return str(Call(kind, given))


def _default(option: Any) -> Any:
    return option.default_factory() if callable(option.default_factory) else option.default


def _plain(value: Any) -> Value:
    if isinstance(value, Enum):
        return Call(value.name.lower())
    return parse_call(value.name) if hasattr(value, "name") else value
