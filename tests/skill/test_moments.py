"""Mean and spread, one number at a time."""

import math
import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.arena.judging.intervals import t_interval
from kiebitz.skill.moments import Moments

numbers = st.lists(st.floats(-1e3, 1e3), max_size=40)


def moments_of(values: list[float]) -> Moments:
    moments = Moments()
    for value in values:
        moments.add(value)
    return moments


@given(numbers.filter(lambda values: len(values) > 1))
@settings(deadline=None)
def test_they_are_what_is_found_from_all_at_once(values: list[float]) -> None:
    estimate, expected = moments_of(values).estimate(), t_interval(values)
    assert estimate.count == len(values)
    assert estimate.mean == pytest.approx(statistics.fmean(values), abs=1e-6)
    assert estimate.ends == pytest.approx(expected.ends, rel=1e-6, abs=1e-3)


@given(numbers, numbers)
@settings(deadline=None)
def test_two_joined_are_all_together(first: list[float], second: list[float]) -> None:
    joined, together = moments_of(first), moments_of(first + second)
    joined.join(moments_of(second))
    assert joined.count == together.count
    assert joined.total == pytest.approx(together.total, abs=1e-3)
    assert joined.squares == pytest.approx(together.squares, rel=1e-6, abs=1)


@given(st.lists(st.integers(-600, 600), min_size=1))
@settings(deadline=None)
def test_sums_of_scores_are_exact(scores: list[int]) -> None:
    assert moments_of(list(map(float, scores))).total == sum(scores)


def test_of_one_number_nothing_is_known_about_the_noise() -> None:
    assert math.isnan(Moments().mean)
    assert Moments().total == 0
    estimate = moments_of([3]).estimate()
    assert (estimate.mean, estimate.low, estimate.high) == (3, -math.inf, math.inf)
    assert moments_of([1 / 3] * 9).estimate().ends == (1 / 3, 1 / 3)
