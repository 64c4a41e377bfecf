"""Mean, variance and fourth moment of every prefix of the boards, in one pass.

Sums go on where an earlier batch ended, so boards may come one by one or all at once with the same
result to the last bit. Values are seen from the first one, so that equal ones have no spread at all
and the sums of whole numbers and halves stay exact.
"""

from dataclasses import dataclass

import numpy as np

from kiebitz.arena.judging.inputs import Floats


@dataclass(frozen=True, slots=True)
class Moments:
    """One entry per prefix: how many boards it has, and what they look like."""

    counts: Floats
    means: Floats
    variances: Floats
    """Divided by n - 1; zero for one board."""
    effective: Floats
    """n / (kurtosis - 1): how many boards the estimate of the variance rests on.

    The relative variance of the variance estimate is one over this. Of normal boards it is half
    their number, of boards that are mostly zero about the number that are not.
    """


@dataclass(slots=True)
class RunningMoments:
    """The sums so far, of one match or of many that go on side by side."""

    count: int = 0
    first: Floats | None = None
    """The value from which the others are seen."""
    sums: Floats | None = None
    """Of the first four powers; the last axis is that of the boards."""

    def extend(self, values: Floats) -> Moments:
        """Go on with these values along the last axis; the moments of every prefix."""
        if self.first is None and values.size:
            self.first = values[..., :1].copy()
        first = np.zeros(1) if self.first is None else self.first
        steps = _powers(values - first)
        if self.sums is not None:
            steps = np.concatenate([self.sums, steps], axis=-1)
        sums = np.cumsum(steps, axis=-1)[..., steps.shape[-1] - values.shape[-1] :]
        counts = self.count + np.arange(1, values.shape[-1] + 1, dtype=np.float64)
        if len(counts):
            self.count, self.sums = self.count + len(counts), sums[..., -1:].copy()
        return _moments(counts, sums / counts, first)


def _powers(values: Floats) -> Floats:
    squares = values * values
    return np.stack([values, squares, squares * values, squares * squares])


def _moments(counts: Floats, raw: Floats, first: Floats) -> Moments:
    mean, second, third, fourth = raw
    spread = np.maximum(second - mean**2, 0)
    central = fourth - 4 * mean * third + 6 * mean**2 * second - 3 * (mean * mean) ** 2
    with np.errstate(divide="ignore", invalid="ignore"):
        squared = spread * spread
        effective = np.where(spread > 0, counts * squared / (central - squared), 0)
    variances = spread * counts / np.maximum(counts - 1, 1)
    return Moments(counts, first + mean, variances, np.where(effective < 0, np.inf, effective))
