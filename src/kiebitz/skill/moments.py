"""Mean and spread of numbers that come one by one, in constant memory.

Kept are the sums of the distances from the first number and of their squares. Of whole numbers, as
scores and points are, these are exact, so sums over players come out to the last digit; and seen
from the first one, equal numbers have no spread at all.
"""

import math
from dataclasses import dataclass

from kiebitz.arena.judging.intervals import Estimate, around, t_quantile


@dataclass(slots=True)
class Moments:
    """How many numbers there were, their mean, and how far they lie around it.

    >>> moments = Moments()
    >>> for number in (2, 0, 4, 2):
    ...     moments.add(number)
    >>> moments.count, moments.mean, moments.total
    (4, 2.0, 8.0)
    """

    count: int = 0
    first: float = 0.0
    """The number from which the others are seen."""
    steps: float = 0.0
    """The sum of the distances from it."""
    squares: float = 0.0
    """The sum of the squares of these distances."""

    def add(self, value: float) -> None:
        """One more number."""
        if not self.count:
            self.first = float(value)
        self.count += 1
        step = value - self.first
        self.steps += step
        self.squares += step * step

    def join(self, other: "Moments") -> None:
        """All numbers of another."""
        if not self.count:
            self.first = other.first
        apart = other.first - self.first
        self.squares += other.squares + 2 * apart * other.steps + other.count * apart * apart
        self.steps += other.steps + other.count * apart
        self.count += other.count

    @property
    def total(self) -> float:
        """The sum: how often, where the numbers are 0 and 1."""
        return self.first * self.count + self.steps

    @property
    def mean(self) -> float:
        """The mean; not a number where there is none."""
        return self.first + self.steps / self.count if self.count else math.nan

    def estimate(self, *, confidence: float = 0.95) -> Estimate:
        """The mean with Student's interval, for numbers that do not depend on each other.

        >>> moments = Moments(count=4, first=2.0, steps=0.0, squares=8.0)
        >>> round(moments.estimate().low, 1), round(moments.estimate().high, 1)
        (-0.6, 4.6)
        """
        if self.count < 2:
            return around(self.mean, math.nan, self.count, math.inf, confidence)
        around_mean = max(self.squares - self.steps * self.steps / self.count, 0.0)
        sd = math.sqrt(around_mean / (self.count - 1))
        reach = t_quantile(self.count - 1, confidence)
        return around(self.mean, sd, self.count, reach, confidence)
