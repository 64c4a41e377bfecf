import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.report.plots.scales import Scale, round_step, scale_over, tick_digits

numbers = st.floats(-1e6, 1e6).map(lambda value: round(value, 4))
amounts = st.floats(1e-3, 1e6)


@given(st.lists(numbers, min_size=1, max_size=20), st.booleans())
def test_all_values_lie_within_the_axes_in_their_order(
    values: list[float], with_zero: bool
) -> None:
    scale = scale_over(values, with_zero=with_zero)
    places = [scale.place(value) for value in sorted(values)]
    assert all(0 <= place <= 100 for place in places)
    assert places == sorted(places)
    assert scale.place(min(values)) > 0
    assert scale.place(max(values)) < 100


@given(st.lists(numbers, min_size=1, max_size=20), st.integers(2, 8))
def test_ticks_rise_evenly_within_the_axes(values: list[float], most: int) -> None:
    scale = scale_over(values)
    ticks = scale.ticks(most=most)
    assert 1 <= len(ticks) <= most + 1
    assert all(scale.low <= tick <= scale.high for tick in ticks)
    steps = [after - before for before, after in itertools.pairwise(ticks)]
    assert all(step > 0 for step in steps)
    assert not steps or max(steps) == pytest.approx(min(steps))


@given(st.lists(amounts, min_size=1, max_size=20))
def test_a_logarithmic_scale_shows_all_budgets_and_rising_ticks(budgets: list[float]) -> None:
    scale = scale_over(budgets, logarithmic=True)
    assert all(0 < scale.place(budget) < 100 for budget in budgets)
    ticks = scale.ticks()
    assert list(ticks) == sorted(set(ticks))
    assert len(ticks) <= 6
    assert all(scale.low <= tick <= scale.high for tick in ticks)


def test_values_that_are_not_finite_do_not_stretch_the_scale() -> None:
    assert scale_over([1.0, math.inf, -math.inf, math.nan, 3.0]) == scale_over([1.0, 3.0])
    assert scale_over([math.nan]) == scale_over([0.0])
    assert Scale(0, 1).place(math.inf) == 100


@given(st.floats(1e-9, 1e9))
def test_steps_are_round_and_large_enough(least: float) -> None:
    step = round_step(least)
    assert step >= least * 0.99999
    assert step <= 10 * least
    mantissa = step / 10 ** math.floor(math.log10(step * 1.000001))
    assert min(abs(mantissa - nice) for nice in (1, 2, 5, 10)) < 1e-6


def test_boards_are_counted_in_whole_numbers() -> None:
    assert Scale(0, 2, whole=True).ticks() == (0, 1, 2)


def test_ticks_are_told_with_as_many_decimals_as_they_need() -> None:
    assert tick_digits((0, 0.25, 0.5)) == 2
    assert tick_digits((0.0, 1000.0)) == 0
    assert tick_digits(()) == 0
