import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.judging import (
    Hypotheses,
    Standing,
    Unit,
    evidence_of,
    evidence_of_test,
    standing_of,
)
from kiebitz.arena.judging.evidence import LEVEL

FIVE = [36.0, 38.0, 40.0, 40.0, 110.0]
differences = st.lists(st.integers(-50, 50).map(float), max_size=30)


def test_the_wider_of_both_intervals_counts() -> None:
    found = evidence_of(FIVE)
    assert found.student is not None
    assert found.bootstrap is not None
    assert found.student.low > 0 > found.bootstrap.low
    assert found.estimate == found.bootstrap
    assert standing_of(found.estimate, corrected=found.p_value) is Standing.OPEN


@given(differences)
def test_the_p_value_is_small_exactly_where_the_interval_excludes_zero(values: list[float]) -> None:
    found = evidence_of(values, resamples=1999)
    if math.isfinite(found.estimate.low):
        outside = not found.estimate.low <= 0 <= found.estimate.high
        assert (found.p_value <= LEVEL) == outside
        assert standing_of(found.estimate, corrected=found.p_value).decided == outside
    else:
        assert not found.p_value <= LEVEL


@given(differences)
def test_a_comparison_seen_from_the_other_side_is_the_same(values: list[float]) -> None:
    there = evidence_of(values, resamples=199)
    back = evidence_of([-value for value in values], resamples=199)
    other = {Standing.BETTER: Standing.WORSE, Standing.WORSE: Standing.BETTER}
    standing = standing_of(there.estimate, corrected=there.p_value)
    assert standing_of(back.estimate, corrected=back.p_value) is other.get(standing, standing)


@pytest.mark.parametrize(
    ("values", "standing"),
    [
        ([], Standing.UNPLAYED),
        ([4.0], Standing.UNKNOWN),
        ([4.0, 5.0, 6.0], Standing.UNKNOWN),
        ([0.0] * 500, Standing.EQUAL),
        ([2.5] * 500, Standing.CONSTANT),
        ([0.0] * 98 + [60.0] * 2, Standing.UNKNOWN),
    ],
)
def test_boards_that_say_nothing_about_chance_decide_nothing(
    values: list[float], standing: Standing
) -> None:
    found = evidence_of(values)
    assert standing_of(found.estimate, corrected=found.p_value) is standing
    assert math.isinf(found.estimate.high)


def test_a_failed_match_and_one_of_many_are_not_decided() -> None:
    clear = evidence_of([10.0, 14.0, 12.0, 8.0, 16.0, 12.0]).estimate
    assert standing_of(clear) is Standing.BETTER
    assert standing_of(clear, corrected=0.2) is Standing.ONE_OF_MANY
    assert standing_of(clear, corrected=0.001, failed=True) is Standing.FAILED


def test_after_a_sequential_test_there_is_its_interval_and_no_p_value() -> None:
    values = np.random.default_rng(1).normal(5, 20, 400)
    found = evidence_of_test(values, Hypotheses(0, 5))
    assert found.tested
    assert math.isnan(found.p_value)
    assert found.estimate.confidence == pytest.approx(0.9)
    assert found.estimate.low < values.mean() < found.estimate.high
    assert math.isinf(evidence_of_test([], Hypotheses(0, 1, Unit.DEVIATIONS)).estimate.high)
