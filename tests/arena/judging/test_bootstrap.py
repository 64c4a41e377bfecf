import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.arena.judging import bootstrap, bootstrap_interval, t_interval
from kiebitz.errors import BadOption
from tests.arena.judging.differences import differences, halves
from tests.arena.judging.synthetic import KINDS


@given(differences, st.integers(0, 2**40))
@settings(max_examples=30)
def test_is_the_same_for_the_same_seed_in_any_order(values: list[float], seed: int) -> None:
    first = bootstrap_interval(values, resamples=99, seed=seed)
    assert bootstrap_interval(values[::-1], resamples=99, seed=seed) == first


@given(differences, halves, st.sampled_from([1, 2, 8]))
@settings(max_examples=30)
def test_moves_and_stretches_with_the_differences(
    values: list[float], shift: float, scale: int
) -> None:
    before = bootstrap_interval(values, resamples=99)
    after = bootstrap_interval([scale * value + shift for value in values], resamples=99)
    for one, other in ((before.low, after.low), (before.high, after.high)):
        assert other == pytest.approx(scale * one + shift, abs=1e-6)


def test_comes_near_to_students_interval_on_many_normal_boards() -> None:
    values = KINDS[0].draw(np.random.default_rng(1), (2000,))
    found, student = bootstrap_interval(values), t_interval(values)
    assert found.high - found.low == pytest.approx(student.high - student.low, rel=0.03)


def test_is_wider_than_students_interval_on_few_skewed_boards() -> None:
    values = [5] * 45 + [-20, -40, -60, -90, -150]
    found, student = bootstrap_interval(values), t_interval(values)
    assert found.high - found.low > 1.05 * (student.high - student.low)


def test_a_wider_confidence_gives_a_wider_interval() -> None:
    values = [0, 3, -1, 4, 0, 0, 2, -5, 6, 1]
    assert bootstrap_interval(values, confidence=0.99).high > bootstrap_interval(values).high


def test_another_seed_gives_another_interval() -> None:
    values = [0, 3, -1, 4, 0, 0, 2, -5, 6, 1]
    assert bootstrap_interval(values, seed=1) != bootstrap_interval(values, seed=2)


def test_a_self_match_is_exactly_zero() -> None:
    found = bootstrap_interval([0] * 50)
    assert (found.low, found.mean, found.high) == (0, 0, 0)


@pytest.mark.parametrize("values", [[], [4.0], [0.0] * 98 + [60, -60]])
def test_too_little_to_go_by_leaves_everything_open(values: list[float]) -> None:
    found = bootstrap_interval(values)
    assert (found.low, found.high) == (-math.inf, math.inf)


def test_the_resamples_do_not_depend_on_how_they_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    values = [0, 3, -1, 4, 0, 0, 2, -5, 6, 1]
    whole = bootstrap_interval(values, resamples=1000)
    monkeypatch.setattr(bootstrap, "CHUNK", 50)
    cut = bootstrap_interval(values, resamples=1000)
    assert (cut.low, cut.high) == pytest.approx((whole.low, whole.high))


def test_no_resamples_are_refused() -> None:
    with pytest.raises(BadOption, match="the resamples"):
        bootstrap_interval([1, 2], resamples=0)
