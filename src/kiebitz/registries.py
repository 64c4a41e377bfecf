"""Things that are known by name and described in one line: players, beliefs, parts of players.

A `Registry` holds all of one kind. It looks a name up, checks every parameter of a text such as
``pimc(worlds=100, belief=uniform)`` against the signature of what was registered, and builds nested
parts first: a parameter whose type is the kind of another registry is made by that registry.
"""

import inspect
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from types import UnionType
from typing import Any, Final, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from kiebitz.calltext import Call, Value, parse_call
from kiebitz.errors import BadPlayerText, KiebitzError, shown

Part = TypeVar("Part")


@dataclass(frozen=True)
class Registered(Generic[Part]):
    """One entry: how to build it and what to say about it."""

    name: str
    factory: Callable[..., Part]
    summary: str


class Registry(Generic[Part]):
    """All parts of one kind by name.

    With `entry_points`, packages of third parties add to it through that entry-point group.
    """

    def __init__(
        self,
        kind: type[Part],
        what: str,
        *,
        unknown: type[KiebitzError],
        entry_points: str | None = None,
    ) -> None:
        self._what = what
        self._unknown = unknown
        self._group = entry_points
        self._entries: dict[str, Registered[Part]] = {}
        _REGISTRIES[kind] = self

    def register(self, name: str, factory: Callable[..., Part]) -> None:
        """Add one; the first line of its docstring is the summary."""
        if name in self._entries and self._entries[name].factory is not factory:
            raise BadPlayerText(f"a {self._what} named {name!r} is registered already")
        summary = (inspect.getdoc(factory) or "").split("\n")[0]
        self._entries[name] = Registered(name, factory, summary)

    def all(self) -> list[Registered[Part]]:
        """All entries, our own and those of installed packages, by name."""
        self._load_entry_points()
        return [self._entries[name] for name in sorted(self._entries)]

    def make(self, text: str | Call) -> Part:
        """Build one from its text."""
        if not isinstance(text, str | Call):
            raise BadPlayerText(f"a {self._what} is named by a text, not by {shown(text)}")
        call = self.spell(parse_call(text) if isinstance(text, str) else text)
        if call.name not in self._entries:
            known = ", ".join(sorted(self._entries))
            raise self._unknown(
                f"there is no {self._what} {call.name!r}{nearest(call.name, self._entries)}; "
                f"there are {known}"
            )
        return build(call, self._entries[call.name].factory)

    def spell(self, call: Call) -> Call:
        """The call with its name and parameters spelled as they are registered, capitals or not."""
        if call.name not in self._entries:
            self._load_entry_points()
        name = spell(call.name, self._entries)
        if name not in self._entries:
            return call
        parameters = inspect.signature(self._entries[name].factory).parameters
        arguments = {spell(key, parameters): value for key, value in call.arguments.items()}
        return Call(name, arguments) if len(arguments) == len(call.arguments) else call

    def _load_entry_points(self) -> None:
        if self._group is None:
            return
        from importlib.metadata import entry_points  # slow to import, rarely needed

        for point in entry_points(group=self._group):
            if point.name not in self._entries:
                try:
                    self.register(point.name, point.load())
                except Exception as error:  # what a foreign package does wrong is its own affair
                    warnings.warn(
                        f"{self._what} {point.name!r} cannot be loaded: {error}", stacklevel=2
                    )


_REGISTRIES: Final[dict[Any, Registry[Any]]] = {}


def build(call: Call, factory: Callable[..., Part]) -> Part:
    """What a factory makes of a call, each argument checked against its signature."""
    return factory(**_check_arguments(call, factory))


_VARIADIC: Final = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


def _check_arguments(call: Call, factory: Callable[..., Any]) -> dict[str, Any]:
    parameters = inspect.signature(factory).parameters
    function = factory.__init__ if inspect.isclass(factory) else factory
    hints = get_type_hints(function)
    kinds = {parameter.kind for parameter in parameters.values()}
    for key in call.arguments:
        if key not in parameters and inspect.Parameter.VAR_KEYWORD not in kinds:
            known = ", ".join(parameters) or "none"
            raise BadPlayerText(
                f"{call.name} has no parameter {key!r}{nearest(key, parameters)}; it has {known}"
            )
    for key, parameter in parameters.items():
        if parameter.kind in _VARIADIC:
            continue
        if parameter.default is parameter.empty and key not in call.arguments:
            raise BadPlayerText(f"{call.name} needs a value for {key!r}")
    return {
        key: _argument(f"{call.name}({key}=…)", value, hints.get(key, object))
        for key, value in call.arguments.items()
    }


def spell(name: str, known: Iterable[str]) -> str:
    """The known name that differs from this one in nothing but capitals, else the name itself.

    >>> spell("PIMC", ["pimc", "uct"]), spell("uctt", ["uct"])
    ('pimc', 'uctt')
    """
    names = list(known)
    same = [one for one in names if one.casefold() == name.casefold()]
    return name if name in names or len(same) != 1 else same[0]


def nearest(name: str, known: Iterable[str]) -> str:
    """A question about the name that was perhaps meant; empty if none is near.

    >>> nearest("pmic", ["pimc", "uct"])
    " (did you mean 'pimc'?)"
    """
    from difflib import get_close_matches  # slow to import, rarely needed

    close = get_close_matches(name, list(known), n=1, cutoff=0.65)
    return f" (did you mean {close[0]!r}?)" if close else ""


def _argument(where: str, value: Value, kind: Any) -> Any:
    """The value as the parameter's type wants it; of a union, as the first type that fits."""
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        for option in get_args(kind):
            try:
                return _argument(where, value, option)
            except BadPlayerText as error:
                refusal = error
        raise refusal
    if kind in _REGISTRIES and isinstance(value, Call):
        return _REGISTRIES[kind].make(value)
    if inspect.isclass(kind) and issubclass(kind, Enum) and isinstance(value, Call):
        if value.name.upper() in kind.__members__ and not value.arguments:
            return kind[value.name.upper()]
        choices = ", ".join(member.name.lower() for member in kind)
        raise BadPlayerText(f"{where}: {value} is none of {choices}")
    if kind is str and isinstance(value, Call) and not value.arguments:
        return value.name
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        try:
            return float(value)
        except OverflowError:
            raise BadPlayerText(f"{where}: {shown(value)} is too large") from None
    if inspect.isclass(kind) and kind is not object and type(value) is not kind:
        raise BadPlayerText(f"{where}: {value!s:.80} should be of type {kind.__name__}")
    return value
