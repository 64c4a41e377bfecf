"""Numbers and choices from outside, checked once: the wrong kind or size is a `BadOption`."""

from enum import Enum
from operator import index
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kiebitz.errors import BadOption, shown

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike

Choice = TypeVar("Choice", bound=Enum)

MOST_ITEMS: Final = 2**31
"""In one batch."""
MOST_THREADS: Final = 1024
MOST_SECONDS: Final = 1e9
"""Thirty years."""


def check_int(value: Any, what: str, *, low: int, high: int) -> int:
    """The number, if it is a whole one within the limits.

    >>> check_int(3, "threads", low=1, high=8)
    3
    """
    try:
        number = index(value)
    except TypeError:
        number = None
    if number is None or isinstance(value, bool) or not low <= number <= high:
        raise BadOption(f"{what} should be a whole number from {low} to {high}, not {shown(value)}")
    return number


def check_float(value: Any, what: str, *, low: float, high: float) -> float:
    """The number, if it is within the limits.

    >>> check_float(1, "epsilon", low=0, high=1)
    1.0
    """
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BadOption(f"{what} should be a number from {low:g} to {high:g}, not {shown(value)}")
    return float(value)


def check_choice(value: Any, kind: type[Choice], what: str) -> Choice:
    """The value, if it is a member of the enumeration."""
    if not isinstance(value, kind):
        choices = ", ".join(member.name for member in kind)
        raise BadOption(f"{what} should be a {kind.__name__} ({choices}), not {shown(value)}")
    return value


def check_bool(value: Any, what: str) -> bool:
    """The value, if it is True or False."""
    if not isinstance(value, bool):
        raise BadOption(f"{what} should be True or False, not {shown(value)}")
    return value


def check_masks(rows: "ArrayLike", columns: int) -> "np.ndarray[Any, np.dtype[np.uint64]]":
    """Rows of bit masks as the core takes them: sets of cards, one in each column.

    >>> check_masks([[3, 0]], 2).dtype
    dtype('uint64')
    """
    import numpy as np

    try:
        masks = np.asarray(rows)
    except (TypeError, ValueError, OverflowError):
        raise BadOption("worlds should be rows of bit masks, all of the same length") from None
    if masks.ndim != 2 or masks.shape[1] != columns:
        raise BadOption(f"worlds should have {columns} columns, not the shape {masks.shape}")
    if masks.size and (not np.issubdtype(masks.dtype, np.integer) or masks.min() < 0):
        raise BadOption("worlds should be bit masks: whole numbers from 0 on")
    return np.require(masks, dtype=np.uint64, requirements=["C", "A"])


def check_seconds(value: Any) -> float | None:
    """A limit of time, if there is one: a number from 0 on."""
    if value is None:
        return None
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not 0 <= value <= MOST_SECONDS:
        raise BadOption(f"seconds should be a number from 0 on, not {shown(value)}")
    return float(value)


def seed_bits(seed: Any) -> int:
    """A seed of any size, as the core takes it."""
    return check_int(seed, "a seed", low=-(2**64), high=2**64) & (2**64 - 1)
