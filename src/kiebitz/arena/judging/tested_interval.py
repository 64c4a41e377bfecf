"""The interval that a sequential test gives by itself, and what its verdict says in one sentence.

Idea: the test of t0 against t1 refutes a mean of t0 (or less) as soon as its log-likelihood ratio
reaches B = log((1 - β) / α). Shifted to t0 + x against t1 + x it refutes t0 + x in the same way.
All that it refutes together lies below

    m - d/2 - B s² / (n d)        with d = t1 - t0,

and from the other bound, in the same way, above m + d/2 + B' s² / (n d). So interval and verdict
are one thing: the lower end passes t0 at the very board at which the alternative is accepted, the
upper end falls below t1 where the null hypothesis is. Each end is wrong, at whatever moment one
looks, in about a share α (lower) or β (upper) of the matches, as measured in
`docs/explanation/judging.md`.

A verdict is one-sided: "alternative accepted" means that the difference is more than t0, "null
accepted" that it is less than t1 (with t1 < t0 the other way round). Neither says that the
difference *is* t0 or t1: a player that loses every board is less than 5 points better, too.

Source: test inversion of Wald's test; Robbins 1970, Howard and others 2021 (linear boundary).
"""

from dataclasses import dataclass

import numpy as np

from kiebitz.arena.judging.always_valid import ConfidenceSequence
from kiebitz.arena.judging.inputs import Numbers, as_numbers
from kiebitz.arena.judging.running_moments import Moments, RunningMoments
from kiebitz.arena.judging.sequential import Judgement, Verdict, variance_is_known
from kiebitz.arena.judging.until import Hypotheses, Unit


@dataclass(frozen=True, slots=True)
class Claim:
    """What the verdict of a sequential test says about the mean difference."""

    above: bool
    """Whether it is more than the bound; if not, it is less."""
    bound: float
    unit: Unit
    error: float
    """The share of matches in which such a claim may be wrong."""

    def __str__(self) -> str:
        words = "more than" if self.above else "less than"
        return f"{words} {self.bound:g}{self.unit.value and ' ' + self.unit.value}"


def claim_of(judgement: Judgement, hypotheses: Hypotheses) -> Claim | None:
    """What a verdict says; None as long as there is none.

    >>> str(claim_of(Judgement(Verdict.ACCEPT_NULL, 60, -3.0), Hypotheses(0, 5)))
    'less than 5'
    >>> str(claim_of(Judgement(Verdict.ACCEPT_ALTERNATIVE, 60, 3.0), Hypotheses(0, -5)))
    'less than 0'
    """
    rising = hypotheses.alternative > hypotheses.null
    if judgement.verdict is Verdict.ACCEPT_ALTERNATIVE:
        return Claim(rising, hypotheses.null, hypotheses.unit, hypotheses.alpha)
    if judgement.verdict is Verdict.ACCEPT_NULL:
        return Claim(not rising, hypotheses.alternative, hypotheses.unit, hypotheses.beta)
    return None


def band_of_test(differences: Numbers, hypotheses: Hypotheses) -> ConfidenceSequence:
    """The interval of the test after each board, in board order; unbounded until it may decide.

    >>> band = band_of_test([1.0, 3.0] * 40, Hypotheses(0, 2))
    >>> bool(np.isinf(band.low[20])), round(float(band.low[-1]), 2), round(float(band.high[-1]), 2)
    (True, 0.98, 3.02)
    """
    values = as_numbers(differences, "the differences")
    return band_of_moments(RunningMoments().extend(values), hypotheses)


def band_of_moments(moments: Moments, hypotheses: Hypotheses) -> ConfidenceSequence:
    """The interval of boards with these moments."""
    known = variance_is_known(moments) & (moments.variances > 0)
    step = abs(hypotheses.alternative - hypotheses.null)
    steps = step * np.sqrt(moments.variances) if hypotheses.unit is Unit.DEVIATIONS else step
    refuting = (hypotheses.high, -hypotheses.low)  # of the null hypothesis, of the alternative
    below, above = refuting if hypotheses.alternative > hypotheses.null else refuting[::-1]
    with np.errstate(divide="ignore", invalid="ignore"):
        pace = moments.variances / (moments.counts * steps)
        low = np.where(known, moments.means - steps / 2 - below * pace, -np.inf)
        high = np.where(known, moments.means + steps / 2 + above * pace, np.inf)
    return ConfidenceSequence(moments.means, low, high, 1 - hypotheses.alpha - hypotheses.beta)
