import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from kiebitz.arena.judging.running_moments import RunningMoments
from tests.arena.judging.differences import differences


@given(differences)
def test_every_prefix_has_the_moments_of_scipy(values: list[float]) -> None:
    moments = RunningMoments().extend(np.array(values))
    for count in range(2, len(values) + 1):
        prefix = values[:count]
        assert moments.means[count - 1] == pytest.approx(np.mean(prefix), abs=1e-9)
        assert moments.variances[count - 1] == pytest.approx(np.var(prefix, ddof=1), abs=1e-9)
        if len(set(prefix)) > 2:
            kurtosis = stats.kurtosis(prefix, fisher=False)
            assert 1 / moments.effective[count - 1] == pytest.approx((kurtosis - 1) / count)


@given(differences, st.data())
def test_boards_may_come_in_any_batches(values: list[float], data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(values)))
    whole, running = RunningMoments().extend(np.array(values)), RunningMoments()
    parts = [running.extend(np.array(part)) for part in (values[:cut], values[cut:])]
    for name in ("counts", "means", "variances", "effective"):
        joined = np.concatenate([getattr(part, name) for part in parts])
        assert np.array_equal(joined, getattr(whole, name))


def test_equal_values_have_no_spread_and_carry_nothing() -> None:
    moments = RunningMoments().extend(np.full(1000, 0.1))
    assert not moments.variances.any()
    assert not moments.effective.any()


def test_boards_that_are_mostly_zero_count_as_those_that_are_not() -> None:
    values = np.zeros(1000)
    values[::50] = np.resize([40, -40], 20)
    assert RunningMoments().extend(values).effective[-1] == pytest.approx(20, rel=0.03)
