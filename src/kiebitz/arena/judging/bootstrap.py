"""The bootstrap interval over boards: symmetric and studentised.

Idea: draw as many boards as there are, with replacement, and see how far the mean of the draw lies
from the mean of the boards in units of the draw's own standard error, |m* - m| / (s* / √n). The
interval reaches as far as 95 % of the draws do (Hall 1988).

Why this kind: board differences are near to symmetric, often zero, and heavy in the tails. On such
data (`python -m tests.arena.judging.compare_bootstraps`, `docs/explanation/judging.md`) percentile,
BCa and studentised intervals with two tails cover too little, since a sample whose mean is low by
chance is also skewed to the low side and they follow that skew. The symmetric one does not, and on
skewed data it still widens where Student's interval stays too short.

Where it does not fit: when three boards or fewer differ from the rest, more than 5 % of the draws
have no spread at all, and the interval is unbounded. That is meant: it can be anything.
"""

import math
from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz.arena.judging.inputs import Floats, Numbers, as_numbers, check_share
from kiebitz.arena.judging.intervals import Estimate, around, mean_and_sd
from kiebitz.numbers import check_int, seed_bits

CHUNK: Final = 2_000_000
"""Counts drawn at a time: bounds the memory to some 50 MB."""


def bootstrap_interval(
    differences: Numbers, *, confidence: float = 0.95, resamples: int = 10_000, seed: int = 0
) -> Estimate:
    """The mean difference with a bootstrap interval over boards.

    The same for the same seed, and whatever the order of the boards. A self-match gives [0, 0].

    >>> estimate = bootstrap_interval([0, 0, 3, -1, 5, 0, 2, 0, -2, 4, 0, 1])
    >>> round(estimate.low, 1), estimate.mean, round(estimate.high, 1)
    (-0.4, 1.0, 2.4)
    """
    return bootstrap_test(differences, confidence=confidence, resamples=resamples, seed=seed)[0]


def bootstrap_test(
    differences: Numbers, *, confidence: float = 0.95, resamples: int = 10_000, seed: int = 0
) -> tuple[Estimate, float]:
    """The interval, and the p-value that belongs to it: is the mean difference zero?

    p is the share of draws that lie as far from the mean of the boards as zero does, in their own
    standard errors. At 5 % or less the 95 % interval excludes zero, above it does not. It is never
    below one over the number of draws; without spread it is as that of `paired_t_test`.
    """
    values = np.sort(as_numbers(differences, "the differences"))
    confidence = check_share(confidence, "the confidence")
    check_int(resamples, "the resamples", low=1, high=10_000_000)
    mean, sd = mean_and_sd(values)
    if len(values) < 2 or sd == 0:
        p_value = math.nan if len(values) > 1 and mean else 1.0
        return around(mean, sd, len(values), 0.0, confidence), p_value
    kinds, how_often = _orient(*np.unique(values, return_counts=True))
    draws = _draws(how_often, resamples, seed)
    distances = np.concatenate([distances_of(kinds[None], each, mean=mean)[0] for each in draws])
    reach = float(reach_of(distances, confidence))
    far = np.count_nonzero(distances >= abs(mean) / (sd / math.sqrt(len(values))))
    p_value = (1 + int(far)) / (1 + resamples)
    return around(mean, sd, len(values), reach, confidence), p_value


def _orient(kinds: Floats, how_often: NDArray[np.int64]) -> tuple[Floats, NDArray[np.int64]]:
    """The same in an order in which A minus B and B minus A are drawn alike."""
    there = (how_often.tolist(), np.diff(kinds).tolist())
    back = (how_often[::-1].tolist(), np.diff(kinds)[::-1].tolist())
    return (kinds[::-1], how_often[::-1]) if back < there else (kinds, how_often)


def _draws(how_often: NDArray[np.int64], resamples: int, seed: int) -> Iterator[Floats]:
    """How often each kind of difference is drawn; a row per draw, some rows at a time.

    Scores are whole numbers and halves: of 100,000 boards a few hundred differ, and drawing counts
    of these is drawing boards.
    """
    generator = np.random.default_rng(seed_bits(seed))
    boards = int(how_often.sum())
    most = max(1, CHUNK // len(how_often))
    for start in range(0, resamples, most):
        rows = min(most, resamples - start)
        yield generator.multinomial(boards, how_often / boards, rows).astype(np.float64)


def distances_of(matches: Floats, draws: Floats, *, mean: Floats | float) -> Floats:
    """|m* - m| / (s* / √n) of each match (row) and draw (column); infinite where s* is zero.

    A row of `draws` says how often each column of `matches` was drawn.
    """
    boards = draws[0].sum()
    centred = matches - mean
    means = centred @ draws.T / boards
    squares = (centred**2) @ draws.T / boards
    variances = (squares - means**2) * boards / (boards - 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        # Rounding leaves a trace of spread where there is none.
        flat = variances <= 1e-12 * squares.max(axis=1, keepdims=True)
        distances: Floats = np.where(flat, np.inf, np.abs(means) / np.sqrt(variances / boards))
    return distances


def reach_of(distances: Floats, confidence: float) -> Floats:
    """The distance that this share of the draws (the last axis) does not exceed."""
    resamples = distances.shape[-1]
    place = min(resamples, int(np.ceil(confidence * (resamples + 1)))) - 1
    reach: Floats = np.partition(distances, place, axis=-1)[..., place]
    return reach
