"""Numbers that come to be judged, checked once: finite, of the right shape, shares in (0, 1)."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from kiebitz.errors import BadOption, shown

Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = Sequence[float] | NDArray[np.generic]


def as_numbers(numbers: Numbers, what: str) -> Floats:
    """A row of finite numbers."""
    array = _as_floats(numbers, what)
    if array.ndim != 1:
        raise BadOption(f"{what} should be one row of numbers, not an array of {array.ndim} axes")
    if not np.isfinite(array).all():
        place = int(np.flatnonzero(~np.isfinite(array))[0])
        raise BadOption(f"{what} should be finite numbers; number {place} is {array[place]}")
    return array


def _as_floats(numbers: Numbers, what: str) -> Floats:
    try:
        return np.asarray(numbers, dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise BadOption(f"{what} should be numbers: {error}") from None


def as_table(numbers: Numbers, rows: int, what: str) -> Floats:
    """A table of finite numbers with this many rows; a single row of numbers becomes one column."""
    array = _as_floats(numbers, what)
    table = array[:, None] if array.ndim == 1 else array
    if table.ndim != 2 or len(table) != rows:
        raise BadOption(f"{what} should have {rows} rows, one per score, not shape {array.shape}")
    as_numbers(table.ravel(), what)
    return table


def check_share(value: float, what: str) -> float:
    """The number, if it lies strictly between 0 and 1.

    >>> check_share(0.95, "the confidence")
    0.95
    """
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1:
        raise BadOption(
            f"{what} should be a number between 0 and 1, such as 0.95, not {shown(value)}"
        )
    return float(value)
