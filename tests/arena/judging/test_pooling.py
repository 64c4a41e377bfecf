import math

import pytest

from kiebitz.arena.judging import Estimate, pool, t_interval
from kiebitz.errors import BadOption


def estimate(mean: float, sd: float, count: int) -> Estimate:
    return Estimate(mean, sd, count, math.nan, math.nan, 0.95)


def test_weighs_by_hand_as_computed() -> None:
    # Errors 1 and 2, weights 1 and 1/4: (1 + 5/4) / (5/4) = 1.8; Q = 0.8² + (3.2/2)² = 3.2.
    found = pool([estimate(1, 10, 100), estimate(5, 20, 100)])
    assert (found.mean, found.q, found.degrees) == (pytest.approx(1.8), pytest.approx(3.2), 1)
    assert found.error == pytest.approx(math.sqrt(0.8))
    assert found.high == pytest.approx(1.8 + 1.959964 * math.sqrt(0.8))
    assert found.p_value == pytest.approx(0.0736, abs=1e-4)


def test_one_run_is_its_own_pool() -> None:
    run = t_interval([1, 5, 2, 8])
    found = pool([run])
    assert (found.mean, found.error, found.p_value) == (run.mean, pytest.approx(run.error), 1)


def test_runs_that_contradict_each_other_are_found_out() -> None:
    assert pool([estimate(0, 1, 100), estimate(3, 1, 100)]).p_value < 1e-9


def test_self_matches_pool_to_exactly_zero() -> None:
    found = pool([t_interval([0] * 10), t_interval([0] * 20)])
    assert (found.mean, found.low, found.high, found.q, found.p_value) == (0, 0, 0, 0, 1)


def test_runs_without_spread_that_differ_cannot_both_be_right() -> None:
    found = pool([estimate(1, 0, 10), estimate(2, 0, 30)])
    assert (found.mean, found.q, found.p_value) == (1.75, math.inf, 0)


def test_a_run_without_spread_borrows_that_of_the_others() -> None:
    found = pool([estimate(0, 0, 101), estimate(2, 4, 101)])
    assert found.mean == pytest.approx(1)
    assert found.error == pytest.approx(math.sqrt(8 / 202))


@pytest.mark.parametrize("runs", [[], [estimate(1, math.nan, 1)]])
def test_runs_of_fewer_than_two_boards_are_refused(runs: list[Estimate]) -> None:
    with pytest.raises(BadOption, match="at least two boards"):
        pool(runs)
