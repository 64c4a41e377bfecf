"""Several runs of one comparison put together: inverse-variance pooling with Cochran's Q.

For runs that measure the same thing with different seeds. The Q test asks whether they can: a
small p-value says that the runs differ by more than chance, so that one mean for all hides
something. Leaves out models in which the true difference varies between runs.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kiebitz.arena.judging.inputs import Floats, check_share
from kiebitz.arena.judging.intervals import Estimate
from kiebitz.errors import BadOption


@dataclass(frozen=True, slots=True)
class Pooled:
    """The common mean of several estimates."""

    mean: float
    error: float
    low: float
    high: float
    confidence: float
    q: float
    """Cochran's Q: the weighted squared distances of the runs from the common mean."""
    degrees: int
    p_value: float
    """Of the Q test: small when the runs contradict each other."""


def pool(estimates: Sequence[Estimate], *, confidence: float = 0.95) -> Pooled:
    """The mean of all estimates, each weighed by 1 / (its standard error)².

    Where some run has no spread of its own (all its boards alike), its error would be zero and its
    weight infinite; then all runs share one standard deviation.

    >>> first, second = Estimate(1, 10, 100, -1, 3, 0.95), Estimate(3, 10, 300, 1.9, 4.1, 0.95)
    >>> both = pool([first, second])
    >>> round(both.mean, 6), both.error, round(both.q, 6), round(both.p_value, 3)
    (2.5, 0.5, 3.0, 0.083)
    """
    from scipy.special import chdtrc, ndtri

    confidence = check_share(confidence, "the confidence")
    means = np.array([estimate.mean for estimate in estimates], dtype=np.float64)
    errors = _errors(estimates)
    if not errors.any():
        return _without_spread(estimates, means, confidence)
    mean, error = _weigh(means, errors)
    reach = float(ndtri((1 + confidence) / 2)) * error
    q = float((((means - mean) / errors) ** 2).sum())
    p_value = float(chdtrc(len(means) - 1, q)) if len(means) > 1 else 1.0
    return Pooled(mean, error, mean - reach, mean + reach, confidence, q, len(means) - 1, p_value)


def _without_spread(estimates: Sequence[Estimate], means: Floats, confidence: float) -> Pooled:
    """Runs that are each certain of their mean: they agree, as self-matches do, or they cannot."""
    mean = float(np.average(means, weights=[estimate.count for estimate in estimates]))
    agree = bool((means == means[0]).all())
    q, p_value = (0.0, 1.0) if agree else (math.inf, 0.0)
    return Pooled(mean, 0.0, mean, mean, confidence, q, len(means) - 1, p_value)


def _weigh(means: Floats, errors: Floats) -> tuple[float, float]:
    weights = errors**-2
    return float(weights @ means / weights.sum()), float(1 / math.sqrt(weights.sum()))


def _errors(estimates: Sequence[Estimate]) -> Floats:
    if not estimates or any(estimate.count < 2 for estimate in estimates):
        found = [estimate.count for estimate in estimates]
        raise BadOption(f"pooling needs runs of at least two boards each, not {found}")
    counts = np.array([estimate.count for estimate in estimates])
    variances = np.array([estimate.sd**2 for estimate in estimates])
    if not variances.all():
        variances = np.full(len(counts), (counts - 1) @ variances / (counts - 1).sum())
    errors: Floats = np.sqrt(variances / counts)
    return errors
