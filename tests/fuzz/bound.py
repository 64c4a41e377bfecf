"""Everything that the native module has, found by looking: nothing can be bound and forgotten.

A `Bound` is one signature: an overloaded function is several of them.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from kiebitz import _core


class Parameter(NamedTuple):
    """One parameter as the module itself describes it."""

    name: str
    type: str


@dataclass(frozen=True)
class Bound:
    """One signature of one function, method, constructor or property."""

    name: str
    call: Callable[..., Any]
    receiver: str | None
    """The class of the object it is called on, if it is."""
    parameters: tuple[Parameter, ...]


def every_bound() -> list[Bound]:
    """All signatures in the order of the module."""
    found: list[Bound] = []
    for name, value in vars(_core).items():
        if isinstance(value, type):
            found.extend(_members(value))
        elif type(value).__name__ == "nb_func":
            found.extend(_signatures(name, value, None))
    return found


def _members(cls: type) -> Iterator[Bound]:
    for name, value in vars(cls).items():
        full = f"{cls.__name__}.{name}"
        if name == "__init__" and type(value).__name__ == "nb_method":
            yield from _signatures(cls.__name__, cls, None, of=value)
        elif isinstance(value, property):
            yield Bound(full, value.fget, cls.__name__, ())
            if value.fset is not None:
                yield from _signatures(full + "=", value.fset, cls.__name__)
        elif type(value).__name__ == "nb_func":
            yield from _signatures(full, getattr(cls, name), None)
        elif type(value).__name__ == "nb_method":
            yield from _signatures(full, value, cls.__name__)


def _signatures(
    name: str, call: Callable[..., Any], receiver: str | None, *, of: Any = None
) -> Iterator[Bound]:
    described = (of or call).__nb_signature__
    for number, (text, _, _) in enumerate(described):
        marked = name if len(described) == 1 else f"{name} #{number}"
        yield Bound(marked, call, receiver, tuple(_parameters(text)))


def _parameters(signature: str) -> Iterator[Parameter]:
    """
    >>> list(_parameters("def at(self, ranks: list[tuple[int, int]], threads: int = 1) -> None"))
    [Parameter(name='ranks', type='list[tuple[int, int]]'), Parameter(name='threads', type='int')]
    """
    inside = signature[signature.index("(") + 1 : signature.rindex(") ->")]
    depth, part = 0, ""
    for letter in inside + ",":
        depth += (letter in "([") - (letter in ")]")
        if letter != "," or depth:
            part += letter
            continue
        if match := re.fullmatch(r"\s*(\w+): (.*?)(?: = .*)?", part):
            yield Parameter(match[1], match[2].replace("kiebitz._core.", ""))
        part = ""
