"""All players by name, and the one-line texts that describe them.

``make_player("mix(opening=greedy, ending=random)")`` looks the name up, checks every parameter
against the signature of what was registered, and builds nested players first. Packages of third
parties register through the entry-point group ``kiebitz.players``: an entry point whose name is the
player's and whose value is a callable with keyword parameters that returns a player.
"""

import inspect
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from kiebitz.calltext import Call, Value, parse_call
from kiebitz.errors import BadPlayerText, UnknownPlayer
from kiebitz.players.player import Player

Factory = Callable[..., Player]
ENTRY_POINTS: Final = "kiebitz.players"


@dataclass(frozen=True)
class Registered:
    """A registered player: how to build it and what to say about it."""

    name: str
    factory: Factory
    summary: str


_REGISTRY: Final[dict[str, Registered]] = {}


def register(name: str, factory: Factory) -> None:
    """Register a player under a name; its docstring's first line is the summary."""
    if name in _REGISTRY and _REGISTRY[name].factory is not factory:
        raise BadPlayerText(f"a player named {name!r} is registered already")
    summary = (inspect.getdoc(factory) or "").split("\n")[0]
    _REGISTRY[name] = Registered(name, factory, summary)


def registered_players() -> list[Registered]:
    """All players, our own and those of installed packages, by name."""
    _load_entry_points()
    return [_REGISTRY[name] for name in sorted(_REGISTRY)]


def _load_entry_points() -> None:
    from importlib.metadata import entry_points  # slow to import, rarely needed

    for point in entry_points(group=ENTRY_POINTS):
        if point.name not in _REGISTRY:
            try:
                register(point.name, point.load())
            except Exception as error:  # whatever a foreign package does wrong is its own affair
                warnings.warn(f"player {point.name!r} cannot be loaded: {error}", stacklevel=2)


def make_player(text: str | Call) -> Player:
    """A player from its text.

    >>> make_player("greedy").name
    'greedy'
    """
    call = parse_call(text) if isinstance(text, str) else text
    if call.name not in _REGISTRY:
        _load_entry_points()
    if call.name not in _REGISTRY:
        known = ", ".join(sorted(_REGISTRY))
        raise UnknownPlayer(f"there is no player {call.name!r}; there are {known}")
    factory = _REGISTRY[call.name].factory
    return factory(**_checked_arguments(call, factory))


def _checked_arguments(call: Call, factory: Factory) -> dict[str, Any]:
    parameters = inspect.signature(factory).parameters
    function = factory.__init__ if inspect.isclass(factory) else factory
    hints = get_type_hints(function)
    kinds = {parameter.kind for parameter in parameters.values()}
    for key in call.arguments:
        if key not in parameters and inspect.Parameter.VAR_KEYWORD not in kinds:
            known = ", ".join(parameters) or "none"
            raise BadPlayerText(f"{call.name} has no parameter {key!r}; it has {known}")
    for key, parameter in parameters.items():
        if parameter.kind in _VARIADIC:
            continue
        if parameter.default is parameter.empty and key not in call.arguments:
            raise BadPlayerText(f"{call.name} needs a value for {key!r}")
    return {
        key: _argument(f"{call.name}({key}=…)", value, hints.get(key, object))
        for key, value in call.arguments.items()
    }


_VARIADIC: Final = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


def _argument(where: str, value: Value, kind: Any) -> Any:
    """The value as the parameter's type wants it; of a union, as the first type that fits."""
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        for option in get_args(kind):
            try:
                return _argument(where, value, option)
            except BadPlayerText as error:
                refusal = error
        raise refusal
    if kind is Player and isinstance(value, Call):
        return make_player(value)
    if inspect.isclass(kind) and issubclass(kind, Enum) and isinstance(value, Call):
        if value.name.upper() in kind.__members__ and not value.arguments:
            return kind[value.name.upper()]
        choices = ", ".join(member.name.lower() for member in kind)
        raise BadPlayerText(f"{where}: {value} is none of {choices}")
    if kind is str and isinstance(value, Call) and not value.arguments:
        return value.name
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if inspect.isclass(kind) and kind is not object and type(value) is not kind:
        raise BadPlayerText(f"{where}: {value} should be of type {kind.__name__}")
    return value
