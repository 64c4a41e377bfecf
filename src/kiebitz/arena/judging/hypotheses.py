"""Tests of one question each: is this share one half, is this mean zero, who wins more boards?

A p-value says how often chance alone would give something at least as far from the null hypothesis.
It is not the chance that the null hypothesis holds, it says nothing about how large the difference
is, and it is worth what it says only if the number of boards was fixed beforehand; a test that may
stop early is in `sequential.py`. Tests of several together are corrected in `corrections.py`.
"""

import math
from dataclasses import dataclass
from enum import Enum

import numpy as np

from kiebitz.arena.judging.inputs import Numbers, as_numbers, check_share
from kiebitz.arena.judging.intervals import mean_and_sd
from kiebitz.numbers import MOST_ITEMS, check_choice, check_int


class Alternative(Enum):
    """What is suspected, against the null hypothesis."""

    TWO_SIDED = "two-sided"
    GREATER = "greater"
    LESS = "less"


@dataclass(frozen=True, slots=True)
class BinomialTest:
    """A share of successes, its exact p-value and its Clopper-Pearson interval."""

    successes: int
    trials: int
    rate: float
    p_value: float
    low: float
    high: float
    confidence: float
    null: float
    alternative: Alternative


def binomial_test(
    successes: int,
    trials: int,
    *,
    null: float = 0.5,
    alternative: Alternative = Alternative.TWO_SIDED,
    confidence: float = 0.95,
) -> BinomialTest:
    """The exact binomial test, as R's ``binom.test``: one-sided intervals go to 0 or 1.

    >>> test = binomial_test(4991, 10_000, confidence=0.99)
    >>> round(test.p_value, 3), round(test.low, 7), round(test.high, 7)
    (0.865, 0.4861738, 0.5120271)
    """
    from scipy.stats import binomtest

    trials = check_int(trials, "the trials", low=1, high=MOST_ITEMS)
    successes = check_int(successes, "the successes", low=0, high=trials)
    null = check_share(null, "the share under the null hypothesis")
    confidence = check_share(confidence, "the confidence")
    side = check_choice(alternative, Alternative, "the alternative").value
    found = binomtest(successes, trials, null, side)
    low, high = map(float, found.proportion_ci(confidence, method="exact"))
    rate, p_value = successes / trials, float(found.pvalue)
    return BinomialTest(successes, trials, rate, p_value, low, high, confidence, null, alternative)


@dataclass(frozen=True, slots=True)
class PairedTTest:
    """Whether the mean difference is zero, by Student's t."""

    t: float
    degrees: int
    p_value: float


def paired_t_test(
    differences: Numbers, *, alternative: Alternative = Alternative.TWO_SIDED
) -> PairedTTest:
    """The paired t-test over boards: each board gives the difference of its two sides.

    Without spread there is no noise to compare with: t and p are 0 and 1 for a self-match, and not
    numbers for boards that all differ by the same. Fewer than two boards say nothing: p is 1.

    >>> paired_t_test([3, 1, 2, 2, 4, 0]).degrees
    5
    """
    values = as_numbers(differences, "the differences")
    mean, sd = mean_and_sd(values)
    degrees = max(0, len(values) - 1)
    if degrees == 0 or not values.any():
        return PairedTTest(0.0, degrees, 1.0)
    if sd == 0:
        return PairedTTest(math.nan, degrees, math.nan)
    t = mean / (sd / math.sqrt(len(values)))
    return PairedTTest(t, degrees, _t_tail(t, degrees, alternative))


def _t_tail(t: float, degrees: int, alternative: Alternative) -> float:
    from scipy.special import stdtr

    if check_choice(alternative, Alternative, "the alternative") is Alternative.TWO_SIDED:
        return float(2 * stdtr(degrees, -abs(t)))
    return float(stdtr(degrees, t if alternative is Alternative.LESS else -t))


@dataclass(frozen=True, slots=True)
class SignTest:
    """Boards won, lost and drawn; the p-value of the exact test on those not drawn."""

    won: int
    lost: int
    drawn: int
    p_value: float


def sign_test(
    differences: Numbers, *, alternative: Alternative = Alternative.TWO_SIDED
) -> SignTest:
    """Who wins more boards, however large the differences; drawn boards stand apart.

    >>> sign_test([5, 0, -1, 2, 0, 7, 3])
    SignTest(won=4, lost=1, drawn=2, p_value=0.375)
    """
    values = as_numbers(differences, "the differences")
    won, lost = int(np.count_nonzero(values > 0)), int(np.count_nonzero(values < 0))
    decided = won + lost
    p_value = fair_coin_p(won, lost, alternative=alternative)
    return SignTest(won, lost, len(values) - decided, p_value)


def fair_coin_p(
    heads: int, tails: int, *, alternative: Alternative = Alternative.TWO_SIDED
) -> float:
    """The exact p-value of this many heads and tails of a coin that should be fair.

    The same as `binomial_test` with one half, without the second that importing scipy.stats takes.

    >>> fair_coin_p(4, 1), fair_coin_p(4, 1, alternative=Alternative.GREATER)
    (0.375, 0.1875)
    """
    from scipy.special import bdtr

    tosses = heads + tails
    if check_choice(alternative, Alternative, "the alternative") is Alternative.TWO_SIDED:
        return min(1.0, 2 * float(bdtr(min(heads, tails), tosses, 0.5)))
    return float(bdtr(heads if alternative is Alternative.LESS else tails, tosses, 0.5))
