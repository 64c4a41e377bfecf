"""Luck taken out where duplicates are impossible: control variates, fitted on other deals.

Idea: people cannot play a deal twice, but much of a score is the luck of the cards, and what the
cards were worth can be said from the deal and the seat alone: what a reference player scores with
them, their value with open cards. Such controls x are subtracted in the measure in which they
explain scores, adjusted = score - (x - E x) β, with β from least squares on the *other* folds.
Since β knows nothing of the deal it is applied to, the mean stays unbiased for any control that was
fixed before the scores were seen, a bad one too; a good one shortens the interval. Trying controls
until the result pleases is no longer that.

Source: the control variates of DIVAT (Billings, Kan 2006) and AIVAT (Burch and others 2018), here
with one control vector per deal instead of one term per decision.
"""

from dataclasses import dataclass
from enum import Enum

import numpy as np

from kiebitz.arena.judging.inputs import Floats, Numbers, as_numbers, as_table
from kiebitz.arena.judging.intervals import Estimate, t_interval
from kiebitz.errors import BadOption
from kiebitz.numbers import check_int, seed_bits


class About(Enum):
    """What an adjusted mean speaks about."""

    ALL_DEALS = "deals as they come"
    THESE_DEALS = "the deals that were played"


@dataclass(frozen=True, slots=True)
class LuckAdjusted:
    """A player's mean score, as it was and without the luck that the controls explain."""

    raw: Estimate
    adjusted: Estimate
    removed: float
    """The share of the variance that the controls took away; negative if they only added noise."""
    about: About


def luck_adjusted(
    scores: Numbers,
    controls: Numbers,
    *,
    expected: Numbers | None = None,
    folds: int = 10,
    seed: int = 0,
    confidence: float = 0.95,
) -> LuckAdjusted:
    """Mean score with and without luck; one score and one row of controls per deal.

    `expected` are the controls' means over all deals. Dealing costs nothing, so they can be had
    from a million deals that nobody played. Without them the controls are centred on the deals at
    hand: then the mean hardly moves, and the shorter interval speaks about these deals only (how
    far chance in the play moved the result, not how lucky the deals were).

    >>> found = luck_adjusted([3, 5, 1, 7], [1, 2, 0, 3], expected=[0], folds=4)
    >>> found.raw.mean, round(found.adjusted.mean, 6)
    (4.0, 1.0)
    """
    values = as_numbers(scores, "the scores")
    known = as_table(controls, len(values), "the controls")
    check_int(folds, "the folds", low=2, high=max(2, len(values)))
    centred = known - (known.mean(axis=0) if expected is None else _means(expected, known))
    adjusted = values - _predict(values, centred, folds, seed)
    raw, better = (t_interval(each, confidence=confidence) for each in (values, adjusted))
    removed = 1 - (better.sd / raw.sd) ** 2 if raw.sd else 0.0
    about = About.THESE_DEALS if expected is None else About.ALL_DEALS
    return LuckAdjusted(raw, better, removed, about)


def _means(expected: Numbers, controls: Floats) -> Floats:
    means = as_numbers(expected, "the expected controls")
    if len(means) != controls.shape[1]:
        raise BadOption(
            f"{controls.shape[1]} controls need as many expected values, not {len(means)}"
        )
    return means


def _predict(scores: Floats, centred: Floats, folds: int, seed: int) -> Floats:
    """What each deal's luck was worth by the other folds."""
    order = np.random.default_rng(seed_bits(seed)).permutation(len(scores))
    predicted = np.zeros(len(scores))
    for held in np.array_split(order, folds):
        others = np.ones(len(scores), dtype=bool)
        others[held] = False
        predicted[held] = centred[held] @ _slopes(scores[others], centred[others])
    return predicted


def _slopes(scores: Floats, controls: Floats) -> Floats:
    """Least squares with an intercept; of dependent controls the shortest solution."""
    if len(scores) == 0:
        return np.zeros(controls.shape[1])
    inputs = controls - controls.mean(axis=0)
    slopes: Floats = np.linalg.lstsq(inputs, scores - scores.mean(), rcond=None)[0]
    return slopes
