import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from kiebitz.arena.judging import Alternative, binomial_test, paired_t_test, sign_test
from kiebitz.arena.judging.hypotheses import fair_coin_p
from kiebitz.errors import BadOption
from tests.arena.judging.differences import differences

TWO_SIDED, GREATER, LESS = Alternative


class TestBinomialTest:
    def test_gives_the_outputs_of_r_in_the_thesis(self) -> None:
        control = binomial_test(4991, 10_000, confidence=0.99)
        assert round(control.p_value, 3) == 0.865
        assert (round(control.low, 7), round(control.high, 7)) == (0.4861738, 0.5120271)
        search = binomial_test(6062, 10_000, alternative=GREATER, confidence=0.99)
        assert search.p_value < 2.2e-16
        assert (round(search.low, 7), search.high) == (0.5947434, 1)

    @pytest.mark.parametrize(
        ("won", "of", "low", "high"),
        [
            (6062, 10_000, 0.5935, 0.6188),
            (4757, 10_000, 0.4628, 0.4886),
            (25570, 50_000, 0.5056, 0.5172),
            (3692, 10_000, 0.3568, 0.3817),
            (2185, 10_000, 0.2079, 0.2293),
        ],
    )
    def test_gives_the_recomputed_intervals(
        self, won: int, of: int, low: float, high: float
    ) -> None:
        found = binomial_test(won, of, confidence=0.99)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)

    @pytest.mark.parametrize(
        ("won", "of", "alternative", "p_value"),
        [
            (6062, 10_000, GREATER, 4.5e-101),
            (4757, 10_000, LESS, 6.1e-7),
            (25570, 50_000, GREATER, 1.8e-7),
            (548, 1000, TWO_SIDED, 0.0026),
        ],
    )
    def test_gives_the_recomputed_p_values(
        self, won: int, of: int, alternative: Alternative, p_value: float
    ) -> None:
        found = binomial_test(won, of, alternative=alternative)
        assert found.p_value == pytest.approx(p_value, rel=0.03)

    @given(st.integers(1, 30), st.data())
    @settings(max_examples=25)
    def test_the_exact_p_value_is_a_sum_of_binomial_terms(
        self, of: int, data: st.DataObject
    ) -> None:
        won = data.draw(st.integers(0, of))
        terms = [math.comb(of, k) / 2**of for k in range(of + 1)]
        greater = binomial_test(won, of, alternative=GREATER).p_value
        assert greater == pytest.approx(sum(terms[won:]))
        two_sided = sum(term for term in terms if term <= terms[won] * (1 + 1e-7))
        assert binomial_test(won, of).p_value == pytest.approx(two_sided)

    def test_an_interval_ends_where_the_one_sided_tests_reject(self) -> None:
        found = binomial_test(7, 20, confidence=0.9)
        at_low = binomial_test(7, 20, null=found.low, alternative=GREATER)
        at_high = binomial_test(7, 20, null=found.high, alternative=LESS)
        assert (at_low.p_value, at_high.p_value) == pytest.approx((0.05, 0.05))

    @pytest.mark.parametrize(("won", "of"), [(5, 4), (-1, 4), (0, 0), (1.5, 3)])
    def test_impossible_counts_are_refused(self, won: int, of: int) -> None:
        with pytest.raises(BadOption):
            binomial_test(won, of)


class TestPairedTTest:
    @given(differences, st.sampled_from(Alternative))
    def test_agrees_with_scipy(self, values: list[float], alternative: Alternative) -> None:
        if len(set(values)) == 1:
            return
        found = paired_t_test(values, alternative=alternative)
        expected = stats.ttest_1samp(values, 0, alternative=alternative.value)
        assert (found.t, found.p_value) == pytest.approx(tuple(expected))

    @pytest.mark.parametrize("values", [[], [3.0], [0.0] * 9])
    def test_nothing_to_go_by_gives_no_evidence(self, values: list[float]) -> None:
        assert paired_t_test(values).p_value == 1

    def test_boards_that_all_differ_by_the_same_give_no_number(self) -> None:
        assert math.isnan(paired_t_test([2, 2, 2]).p_value)


class TestSignTest:
    def test_leaves_drawn_boards_apart(self) -> None:
        found = sign_test([1] * 9 + [-50] + [0] * 90)
        assert (found.won, found.lost, found.drawn) == (9, 1, 90)
        assert found.p_value == pytest.approx(2 * 11 / 1024)

    def test_a_self_match_gives_no_evidence(self) -> None:
        assert sign_test([0] * 20).p_value == 1

    @given(differences)
    @settings(max_examples=25)
    def test_is_the_same_for_the_other_side(self, values: list[float]) -> None:
        one, other = sign_test(values), sign_test([-value for value in values])
        assert (one.won, one.p_value) == (other.lost, pytest.approx(other.p_value))


@given(st.integers(0, 60), st.integers(0, 60), st.sampled_from(Alternative))
def test_a_fair_coin_is_the_binomial_test_with_one_half(
    heads: int, tails: int, alternative: Alternative
) -> None:
    if heads + tails:
        expected = binomial_test(heads, heads + tails, alternative=alternative).p_value
        assert fair_coin_p(heads, tails, alternative=alternative) == pytest.approx(expected)
    else:
        assert fair_coin_p(0, 0, alternative=alternative) == 1
