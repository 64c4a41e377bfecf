"""The interval one may look at as often as one likes: an always-valid confidence sequence.

A running display invites peeking, and an ordinary 95 % interval that is looked at after every board
misses the truth at some moment far more often than in 5 % of the matches. This one is wider and
misses it at *any* moment in about 5 %: the normal mixture

    m ± s √( 2 (nρ² + 1) / (n²ρ²) · log( √(nρ² + 1) / α ) )

with the running mean m and standard deviation s. It holds for many boards, not exactly for few, so
it stays unbounded until the variance is known as well as the sequential test asks.

Sources: Robbins 1970; Howard, Ramdas, McAuliffe, Sekhon 2021; for estimated variances Waudby-Smith,
Arbour, Sinha, Kennedy, Ramdas 2021.
"""

import math
from dataclasses import dataclass

import numpy as np

from kiebitz.arena.judging.inputs import Floats, Numbers, as_numbers, check_share
from kiebitz.arena.judging.running_moments import Moments, RunningMoments
from kiebitz.arena.judging.sequential import variance_is_known
from kiebitz.numbers import MOST_ITEMS, check_int


@dataclass(frozen=True, slots=True)
class ConfidenceSequence:
    """An interval after each board; all of them together hold with the given confidence."""

    means: Floats
    low: Floats
    high: Floats
    confidence: float


def confidence_sequence(
    differences: Numbers, *, confidence: float = 0.95, sharpest_at: int = 1000
) -> ConfidenceSequence:
    """The always-valid interval after each board, in board order.

    `sharpest_at` is the number of boards for which it is tuned, to be fixed beforehand.
    """
    values = as_numbers(differences, "the differences")
    confidence = check_share(confidence, "the confidence")
    sharpest_at = check_int(sharpest_at, "sharpest_at", low=1, high=MOST_ITEMS)
    moments = RunningMoments().extend(values)
    return sequence_of(moments, confidence, sharpest_at)


def sequence_of(moments: Moments, confidence: float, sharpest_at: int) -> ConfidenceSequence:
    """The sequence of boards with these moments."""
    reach = _reach(moments.counts, 1 - confidence, sharpest_at) * np.sqrt(moments.variances)
    half = np.where(variance_is_known(moments), reach, np.inf)
    return ConfidenceSequence(moments.means, moments.means - half, moments.means + half, confidence)


def _reach(counts: Floats, alpha: float, sharpest_at: int) -> Floats:
    """Half the width in standard deviations of a board."""
    tail = -2 * math.log(alpha)
    rho_squared = (tail + math.log(tail + 1)) / sharpest_at
    grown = counts * rho_squared + 1
    reach: Floats = np.sqrt(2 * grown / (counts**2 * rho_squared) * np.log(np.sqrt(grown) / alpha))
    return reach
