"""From values to places in a drawing, and where the ticks of an axis stand."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

MARGIN: Final = 0.04
"""Of the range, left free at both ends."""
_STEPS: Final = (1, 2, 5, 10)


@dataclass(frozen=True)
class Scale:
    """Places values between 0 and 100, evenly or by their logarithm."""

    low: float
    high: float
    logarithmic: bool = False
    whole: bool = False
    """Ticks at whole numbers alone."""

    def place(self, value: float) -> float:
        """Where a value lies; beyond the ends, the end.

        >>> Scale(-10, 10).place(5), Scale(1, 100, logarithmic=True).place(10)
        (75.0, 50.0)
        """
        inside = min(max(value, self.low), self.high)
        low, inside, high = (self._even(number) for number in (self.low, inside, self.high))
        return min(100.0, max(0.0, 100 * (inside - low) / (high - low)))

    def ticks(self, *, most: int = 6) -> tuple[float, ...]:
        """Round numbers between the ends."""
        return _log_ticks(self.low, self.high, most) if self.logarithmic else self._even_ticks(most)

    def _even(self, value: float) -> float:
        return math.log(value) if self.logarithmic else value

    def _even_ticks(self, most: int) -> tuple[float, ...]:
        step = round_step((self.high - self.low) / most)
        if self.whole:
            step = max(1.0, step)
        first, last = math.ceil(self.low / step), math.floor(self.high / step)
        return tuple(number * step for number in range(first, last + 1))


def round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, … times a power of ten that is no less.

    >>> round_step(0.3), round_step(7)
    (0.5, 10.0)
    """
    power = 10.0 ** math.floor(math.log10(least))
    return next(float(f"{step * power:.6g}") for step in _STEPS if step * power >= least * 0.999999)


def scale_over(
    values: Iterable[float], *, with_zero: bool = True, logarithmic: bool = False
) -> Scale:
    """A scale that shows all finite values, with some room at its ends."""
    known = [value for value in values if math.isfinite(value)] or [0.0]
    if logarithmic:
        return Scale(min(known) / 1.25, max(known) * 1.25, logarithmic=True)
    low, high = min(known), max(known)
    if with_zero:
        low, high = min(low, 0.0), max(high, 0.0)
    if high - low <= 1e-9 * max(abs(low), abs(high), 1e-9):
        reach = max(1.0, abs(high) / 10)
        return Scale(low - reach, high + reach)
    room = MARGIN * (high - low)
    return Scale(low - room, high + room)


def _log_ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    powers = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    for steps in ((1, 2, 5), (1,)):
        round_numbers = (float(f"{step}e{power}") for power in powers for step in steps)
        found = tuple(number for number in round_numbers if low <= number <= high)
        if 2 <= len(found) <= most:
            return found
    return found[:: max(1, -(-len(found) // most))]


def tick_digits(ticks: Sequence[float]) -> int:
    """The decimals that tell all ticks apart.

    >>> tick_digits([0, 0.5, 1.0]), tick_digits([0, 20, 40])
    (1, 0)
    """
    return max((_decimals(tick) for tick in ticks), default=0)


def _decimals(value: float) -> int:
    return next((n for n in range(7) if abs(round(value, n) - value) <= 1e-9 * abs(value)), 7)
