"""What is known about a comparison: one interval that counts, and what follows from it.

This is the only place where it is decided whether one of two players is better. Everything that is
shown - terminal, report, JSON - takes interval and decision from here, so they cannot disagree.

- With a fixed number of boards the interval is the *wider* of Student's and the bootstrap's, and
  the p-value the larger of theirs. Student's alone is too short on few, skewed or mostly equal
  boards; the wider one covers the truth in about 95 % or more of matches of 5 boards and of 1000
  (`docs/explanation/judging.md`). It excludes zero exactly if p is at most 5 %.
- With a sequential test it is the interval of that test (`tested_interval.py`). Ordinary intervals
  and p-values say too much there, so there are none.
- Boards without any spread say nothing about chance: their interval is unbounded.

Among several comparisons the p-value must also hold after correction for all of them.
"""

import math
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from kiebitz.arena.judging.bootstrap import bootstrap_test
from kiebitz.arena.judging.hypotheses import paired_t_test
from kiebitz.arena.judging.inputs import Numbers
from kiebitz.arena.judging.intervals import Estimate, t_interval
from kiebitz.arena.judging.tested_interval import band_of_test
from kiebitz.arena.judging.until import Hypotheses

LEVEL: Final = 0.05
"""The largest p-value, corrected, with which a comparison counts as decided."""
FEW: Final = 30
"""With fewer boards what happens rarely may not have been met at all."""


class Standing(Enum):
    """What is known about the mean difference, first minus second."""

    BETTER = "better"
    """The first: the interval lies above zero."""
    WORSE = "worse"
    """The first: the interval lies below zero."""
    OPEN = "open"
    """The interval includes zero."""
    ONE_OF_MANY = "one of many"
    """The interval excludes zero, but not after correction for all comparisons."""
    UNKNOWN = "unknown"
    """Too few boards differ: the interval has no bounds."""
    CONSTANT = "constant"
    """The same difference, not zero, on every board: nothing is known about chance."""
    EQUAL = "equal"
    """No difference on any board."""
    FAILED = "failed"
    """A player went wrong: boards are missing on one side only."""
    UNPLAYED = "unplayed"

    @property
    def decided(self) -> bool:
        """Whether one of the two is better, as far as can be known."""
        return self in (Standing.BETTER, Standing.WORSE)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What the boards of a comparison say."""

    estimate: Estimate
    """The interval that counts."""
    p_value: float
    """Not a number where there is none: after a sequential test, or without any spread."""
    student: Estimate | None = None
    bootstrap: Estimate | None = None
    """The two of which the wider one counts; None after a sequential test."""

    @property
    def tested(self) -> bool:
        """Whether a sequential test judges."""
        return self.student is None


def evidence_of(differences: Numbers, *, resamples: int = 10_000) -> Evidence:
    """What a fixed number of boards says.

    >>> found = evidence_of([0, 0, 3, -1, 5, 0, 2, 0, -2, 4, 0, 1])
    >>> found.estimate.low < 0 < found.estimate.high, found.p_value > LEVEL
    (True, True)
    """
    student = t_interval(differences)
    bootstrap, drawn = bootstrap_test(differences, resamples=resamples)
    p_value = max(paired_t_test(differences).p_value, drawn)  # not a number stays one
    wider = max(student, bootstrap, key=lambda each: each.high - each.low)
    counts = _unbounded(student) if student.sd == 0 or not student.count else wider
    return Evidence(counts, p_value, student, bootstrap)


def evidence_of_test(differences: Numbers, hypotheses: Hypotheses) -> Evidence:
    """What boards say that a sequential test looked at one by one."""
    plain = t_interval(differences)
    if not plain.count:
        return Evidence(_unbounded(plain), math.nan)
    band = band_of_test(differences, hypotheses)
    counts = replace(
        plain, low=float(band.low[-1]), high=float(band.high[-1]), confidence=band.confidence
    )
    return Evidence(counts, math.nan)


def _unbounded(estimate: Estimate) -> Estimate:
    return replace(estimate, low=-math.inf, high=math.inf)


def standing_of(
    estimate: Estimate, *, corrected: float = math.nan, failed: bool = False
) -> Standing:
    """What is known, from the interval that counts and the corrected p-value if there is one.

    >>> standing_of(t_interval([3, 5, 4, 6])), standing_of(t_interval([3, -5, 4, -6]))
    (<Standing.BETTER: 'better'>, <Standing.OPEN: 'open'>)
    """
    if failed or not estimate.count:
        return Standing.FAILED if failed else Standing.UNPLAYED
    if estimate.sd == 0:
        return Standing.CONSTANT if estimate.mean else Standing.EQUAL
    if math.isinf(estimate.high - estimate.low):
        return Standing.UNKNOWN
    if estimate.low <= 0 <= estimate.high:
        return Standing.OPEN
    if corrected > LEVEL:
        return Standing.ONE_OF_MANY
    return Standing.BETTER if estimate.low > 0 else Standing.WORSE
