"""Numbers and choices from outside, checked once: the wrong kind or size is a `BadOption`."""

from enum import Enum
from operator import index
from typing import Any, Final, TypeVar

from kiebitz.errors import BadOption, shown

Choice = TypeVar("Choice", bound=Enum)

MOST_ITEMS: Final = 2**31
"""In one batch."""
MOST_THREADS: Final = 1024


def checked_int(value: Any, what: str, *, low: int, high: int) -> int:
    """The number, if it is a whole one within the limits.

    >>> checked_int(3, "threads", low=1, high=8)
    3
    """
    try:
        number = index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool) or not low <= number <= high:
        raise BadOption(f"{what} should be a whole number from {low} to {high}, not {shown(value)}")
    return number


def checked_choice(value: Any, kind: type[Choice], what: str) -> Choice:
    """The value, if it is a member of the enumeration."""
    if not isinstance(value, kind):
        choices = ", ".join(member.name for member in kind)
        raise BadOption(f"{what} should be a {kind.__name__} ({choices}), not {shown(value)}")
    return value


def checked_bool(value: Any, what: str) -> bool:
    """The value, if it is True or False."""
    if not isinstance(value, bool):
        raise BadOption(f"{what} should be True or False, not {shown(value)}")
    return value


def seed_bits(seed: Any) -> int:
    """A seed of any size, as the core takes it."""
    return checked_int(seed, "a seed", low=-(2**64), high=2**64) & (2**64 - 1)
