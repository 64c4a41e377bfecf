import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from kiebitz.arena.judging import benjamini_hochberg, holm
from kiebitz.errors import BadOption

p_values = st.lists(st.floats(0, 1), min_size=1, max_size=20)


def test_holm_by_hand() -> None:
    # Sorted 0.005, 0.01, 0.03, 0.04 times 4, 3, 2, 1; the last may not fall below the third.
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_benjamini_hochberg_by_hand() -> None:
    # Sorted times 4, 2, 4/3, 1; the first may not exceed the second.
    adjusted = benjamini_hochberg([0.01, 0.04, 0.03, 0.008])
    assert adjusted == pytest.approx([0.02, 0.04, 0.04, 0.02])


@given(p_values)
def test_benjamini_hochberg_agrees_with_scipy(values: list[float]) -> None:
    expected = stats.false_discovery_control(values, method="bh")
    assert benjamini_hochberg(values) == pytest.approx(list(expected))


@given(p_values)
def test_adjusting_keeps_the_order_and_never_lowers(values: list[float]) -> None:
    for adjusted in (holm(values), benjamini_hochberg(values)):
        pairs = sorted(zip(values, adjusted, strict=True))
        assert [after for _, after in pairs] == sorted(adjusted)
        assert all(before <= after * (1 + 1e-12) and after <= 1 for before, after in pairs)


@given(p_values)
def test_holm_lies_between_benjamini_hochberg_and_bonferroni(values: list[float]) -> None:
    rows = zip(values, benjamini_hochberg(values), holm(values), strict=True)
    for raw, share, family in rows:
        assert share <= family * (1 + 1e-12)
        assert family <= min(1, raw * len(values)) * (1 + 1e-12)


@given(p_values, st.sampled_from([0.01, 0.05, 0.2]))
def test_holm_rejects_what_stepping_down_rejects(values: list[float], level: float) -> None:
    rejected = 0
    for step, value in enumerate(sorted(values)):
        if value * (len(values) - step) > level:
            break
        rejected += 1
    assert sum(adjusted <= level for adjusted in holm(values)) == rejected


def test_no_comparisons_need_no_correction() -> None:
    assert holm([]) == benjamini_hochberg([]) == []


@pytest.mark.parametrize("wrong", [-0.1, 1.1, float("nan")])
def test_what_is_no_p_value_is_refused(wrong: float) -> None:
    with pytest.raises(BadOption):
        holm([0.5, wrong])
