import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from kiebitz.arena.judging import t_interval
from tests.arena.judging.differences import differences, halves


@given(differences, st.sampled_from([0.9, 0.95, 0.99]))
def test_agrees_with_scipy(values: list[float], confidence: float) -> None:
    found = t_interval(values, confidence=confidence)
    if found.sd == 0:
        assert found.low == found.mean == found.high
        return
    expected = stats.ttest_1samp(values, 0).confidence_interval(confidence)
    assert (found.low, found.high) == pytest.approx((expected.low, expected.high))
    assert found.error == pytest.approx(stats.sem(values))


@given(differences, halves, st.integers(1, 20))
def test_moves_and_stretches_with_the_differences(
    values: list[float], shift: float, scale: int
) -> None:
    before = t_interval(values)
    after = t_interval([scale * value + shift for value in values])
    for one, other in ((before.low, after.low), (before.high, after.high)):
        assert other == pytest.approx(scale * one + shift, abs=1e-6)


@given(differences)
def test_does_not_depend_on_the_order(values: list[float]) -> None:
    shuffled = sorted(values)
    before, after = t_interval(values), t_interval(shuffled)
    assert (after.low, after.high) == pytest.approx((before.low, before.high), abs=1e-9)


def test_a_self_match_is_exactly_zero() -> None:
    found = t_interval([0] * 500)
    assert (found.mean, found.sd, found.low, found.high) == (0, 0, 0, 0)


def test_equal_thirds_have_no_spread() -> None:
    assert t_interval(np.full(7, 1 / 3)).sd == 0


def test_no_boards_and_one_board_leave_everything_open() -> None:
    for values in ([], [3.0]):
        found = t_interval(values)
        assert (found.low, found.high, found.count) == (-math.inf, math.inf, len(values))
        assert math.isnan(found.sd)
    assert t_interval([3.0]).mean == 3
