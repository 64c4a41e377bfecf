"""How much better on average, and how sure: Student's interval over boards.

One number per board, the difference A minus B; boards are independent. Leaves out where the numbers
come from, and the bootstrap (`bootstrap.py`), which asks the same with fewer assumptions.
"""

import math
from dataclasses import dataclass

from kiebitz.arena.judging.inputs import Floats, Numbers, as_numbers, check_share


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over boards and the interval in which the true mean is expected.

    Of no boards the mean is not a number. Of fewer than two the standard deviation is not, and the
    interval is unbounded: nothing is known about the noise.
    """

    mean: float
    sd: float
    count: int
    low: float
    high: float
    confidence: float

    @property
    def ends(self) -> tuple[float, float]:
        """Of the interval."""
        return self.low, self.high

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.sd / math.sqrt(self.count) if self.count else math.nan


def t_interval(differences: Numbers, *, confidence: float = 0.95) -> Estimate:
    """The mean difference with Student's interval.

    Boards without any spread give an interval of one point: a player against its own copy [0, 0].

    >>> estimate = t_interval([2, 0, 4, 2])
    >>> round(estimate.low, 1), estimate.mean, round(estimate.high, 1)
    (-0.6, 2.0, 4.6)
    """
    values = as_numbers(differences, "the differences")
    confidence = check_share(confidence, "the confidence")
    mean, sd = mean_and_sd(values)
    reach = t_quantile(len(values) - 1, confidence) if len(values) > 1 else math.inf
    return around(mean, sd, len(values), reach, confidence)


def mean_and_sd(values: Floats) -> tuple[float, float]:
    """Mean and standard deviation (n - 1); not a number where there are too few values."""
    if len(values) == 0:
        return math.nan, math.nan
    # Seen from the first value, equal thirds have no spread; their rounded mean would leave some.
    shifted = values - values[0]
    sd = float(shifted.std(ddof=1)) if len(values) > 1 else math.nan
    return float(values[0] + shifted.mean()), sd


def around(mean: float, sd: float, count: int, reach: float, confidence: float) -> Estimate:
    """The estimate whose interval reaches this many standard errors to both sides."""
    if count < 2:
        return Estimate(mean, sd, count, -math.inf, math.inf, confidence)
    half = reach * sd / math.sqrt(count) if sd else 0.0
    return Estimate(mean, sd, count, mean - half, mean + half, confidence)


def t_quantile(degrees: int, confidence: float) -> float:
    """How many standard errors an interval of this confidence reaches to each side."""
    from scipy.special import stdtrit

    return float(stdtrit(degrees, (1 + confidence) / 2))
