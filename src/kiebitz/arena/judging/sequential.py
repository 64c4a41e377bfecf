"""A test that may stop early: the generalised sequential probability ratio test (GSPRT).

Idea: after every board, compare how well two hypotheses about the mean difference explain what was
seen, and stop when one is far enough ahead. With mean m and variance s² of N boards

    LLR = N (t1 - t0) (2m - t0 - t1) / (2 s²)

and Wald's bounds, log(β / (1 - α)) and log((1 - β) / α). Both error rates hold although one looks
after every board. In normalised units t0 and t1 are multiples of s, as in fishtest's nElo.

Where it fits: differences of boards in their order. The verdict is that of the first prefix that
crosses a bound, so it does not depend on what came later or on who finished first. The variance is
estimated, and early on badly: a few boards that happen to agree would decide everything. So there
is no verdict before 50 boards, nor before the variance rests on 30 effective ones (chosen by
simulation, see `docs/explanation/judging.md`). Boards without spread never give a verdict: a
self-match knows no noise, and a hundred boards all won by 3 points do not tell how large the rare
loss is; for those the sign test speaks.

Where it does not fit: as an estimate. The mean at the moment of stopping is too far out on average,
and interval or p-value computed then do not mean what they say; see `always_valid.py`.

Source: Wald 1945; Van den Bergh, "A practical introduction to the GSPRT", notes for fishtest, 2020.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kiebitz.arena.judging.inputs import Floats, Numbers, as_numbers
from kiebitz.arena.judging.running_moments import Moments, RunningMoments
from kiebitz.arena.judging.until import Hypotheses, Unit

LEAST_BOARDS: Final = 50
LEAST_EFFECTIVE: Final = 30
"""Boards on which the variance must rest before a verdict: it is then known to about 18 %."""


class Verdict(Enum):
    """What a sequential test says so far."""

    UNDECIDED = "undecided"
    ACCEPT_ALTERNATIVE = "accept the alternative"
    ACCEPT_NULL = "accept the null hypothesis"


@dataclass(frozen=True, slots=True)
class Judgement:
    """A verdict and where it stands: after how many boards, with which log-likelihood ratio."""

    verdict: Verdict
    boards: int
    """Where it stopped; as long as it is undecided, how many were seen."""
    llr: float


@dataclass(frozen=True, slots=True)
class Trajectory:
    """The log-likelihood ratio after each board, with the bounds; for plots."""

    boards: NDArray[np.int64]
    llr: Floats
    ready: NDArray[np.bool_]
    """Whether the variance was known well enough for a verdict."""
    low: float
    high: float

    @property
    def crossed(self) -> NDArray[np.bool_]:
        """Where the ratio lies on or beyond a bound and may."""
        beyond: NDArray[np.bool_] = (self.llr >= self.high) | (self.llr <= self.low)
        return self.ready & beyond


class Sequential:
    """The test as it runs: feed it with differences in board order, ask for its judgement."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.judgement = Judgement(Verdict.UNDECIDED, 0, 0.0)
        self._moments = RunningMoments()

    def extend(self, differences: Numbers) -> Judgement:
        """Look at more boards, the next ones in order. After a verdict nothing changes any more.

        >>> test = Sequential(Hypotheses(0, 2))
        >>> test.extend([1, 3] * 20).verdict.name, test.extend([1, 3] * 20).boards
        ('UNDECIDED', 50)
        """
        values = as_numbers(differences, "the differences")
        if self.judgement.verdict is Verdict.UNDECIDED and len(values):
            moments = self._moments.extend(values)
            self.judgement = _judgement(trajectory_of(moments, self.hypotheses))
        return self.judgement


def judge(differences: Numbers, hypotheses: Hypotheses) -> Judgement:
    """What the sequential test says about these boards, which must be in their order."""
    return Sequential(hypotheses).extend(differences)


def trajectory(differences: Numbers, hypotheses: Hypotheses) -> Trajectory:
    """The log-likelihood ratio after each of these boards, also beyond the verdict."""
    values = as_numbers(differences, "the differences")
    return trajectory_of(RunningMoments().extend(values), hypotheses)


def trajectory_of(moments: Moments, hypotheses: Hypotheses) -> Trajectory:
    """What the test sees when the boards have these moments."""
    return Trajectory(
        moments.counts.astype(np.int64),
        log_likelihood_ratios(moments, hypotheses),
        variance_is_known(moments),
        hypotheses.low,
        hypotheses.high,
    )


def variance_is_known(moments: Moments) -> NDArray[np.bool_]:
    """Whether each prefix has seen enough for a verdict."""
    known: NDArray[np.bool_] = moments.counts >= LEAST_BOARDS
    return known & (moments.effective >= LEAST_EFFECTIVE)


def log_likelihood_ratios(moments: Moments, hypotheses: Hypotheses) -> Floats:
    """The formula above for every prefix; zero where there is no spread."""
    null, alternative = hypotheses.null, hypotheses.alternative
    variances = np.where(moments.variances > 0, moments.variances, np.inf)
    middle = (null + alternative) / 2
    if hypotheses.unit is Unit.SCORE:
        distances = (moments.means - middle) / variances
    else:
        known = moments.variances > 0
        distances = np.where(known, moments.means / np.sqrt(variances) - middle, 0)
    ratios: Floats = moments.counts * (alternative - null) * distances
    return ratios


def _judgement(path: Trajectory) -> Judgement:
    """The first crossing of a bound, or where the path ends."""
    crossed = path.crossed
    decided = bool(crossed.any())
    place = int(crossed.argmax()) if decided else len(crossed) - 1
    llr = float(path.llr[place])
    verdict = Verdict.UNDECIDED
    if decided:
        verdict = Verdict.ACCEPT_ALTERNATIVE if llr > 0 else Verdict.ACCEPT_NULL
    return Judgement(verdict, int(path.boards[place]), llr)
