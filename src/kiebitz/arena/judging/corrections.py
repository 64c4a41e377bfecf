"""Many comparisons at once: p-values adjusted so that luck among many is not taken for skill.

Twenty fair comparisons at 5 % give one "significant" result on average. Holm's step-down method
(1979) keeps the chance of *any* false alarm below the level, whatever the dependence between the
comparisons; Benjamini and Hochberg's (1995) keeps the expected *share* of false alarms among the
alarms below it, for independent or positively dependent ones, and finds more.
"""

import numpy as np

from kiebitz.arena.judging.inputs import Floats, Numbers, as_numbers
from kiebitz.errors import BadOption


def holm(p_values: Numbers) -> list[float]:
    """Holm's adjusted p-values, in the order given; for the family of all comparisons.

    The i-th smallest of n (from 0) is multiplied by n - i, none falls below a smaller one's.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    values, order = _check_p_values(p_values)
    factors = np.arange(len(values), 0, -1)
    stepped = np.maximum.accumulate(values[order] * factors)
    return _in_place(np.minimum(stepped, 1), order)


def benjamini_hochberg(p_values: Numbers) -> list[float]:
    """Benjamini and Hochberg's adjusted p-values, in the order given; for the share of errors.

    The i-th smallest of n (from 1) is multiplied by n / i, none exceeds a larger one's.

    >>> benjamini_hochberg([0.01, 0.04, 0.03])
    [0.03, 0.04, 0.04]
    """
    values, order = _check_p_values(p_values)
    factors = len(values) / np.arange(1, len(values) + 1)
    stepped = np.minimum.accumulate((values[order] * factors)[::-1])[::-1]
    return _in_place(np.minimum(stepped, 1), order)


def _check_p_values(p_values: Numbers) -> tuple[Floats, np.ndarray[tuple[int], np.dtype[np.intp]]]:
    values = as_numbers(p_values, "the p-values")
    wrong = values[(values < 0) | (values > 1)]
    if len(wrong):
        raise BadOption(f"a p-value should lie between 0 and 1, not be {wrong[0]}")
    return values, np.argsort(values, kind="stable")


def _in_place(adjusted: Floats, order: np.ndarray[tuple[int], np.dtype[np.intp]]) -> list[float]:
    result = np.empty_like(adjusted)
    result[order] = adjusted
    return [float(value) for value in result]
