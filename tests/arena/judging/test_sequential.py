import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.judging import Hypotheses, Sequential, Unit, Verdict, judge, trajectory
from kiebitz.arena.judging.sequential import LEAST_BOARDS
from tests.arena.judging.synthetic import KINDS

NORMAL = KINDS[0]
streams = st.builds(
    lambda seed, edge, length: NORMAL.with_mean(edge * NORMAL.sd).draw(
        np.random.default_rng(seed), (length,)
    ),
    st.integers(0, 1000),
    st.sampled_from([0.0, 0.3, 0.6]),
    st.integers(1, 400),
)


def test_the_ratio_by_hand() -> None:
    # Mean 2, variance 4/3 over four boards: 4 · 3 · (4 - 3) / (2 · 4/3) = 4.5.
    assert trajectory([1, 3, 1, 3], Hypotheses(0, 3)).llr[-1] == pytest.approx(4.5)
    # In deviations: m/s = √3; 4 · 1 · (2√3 - 1) / 2.
    normalised = trajectory([1, 3, 1, 3], Hypotheses(0, 1, Unit.DEVIATIONS))
    assert normalised.llr[-1] == pytest.approx(2 * (2 * np.sqrt(3) - 1))


@given(streams, st.sampled_from(Unit))
def test_the_ratio_follows_the_formula_on_every_prefix(stream: np.ndarray, unit: Unit) -> None:
    hypotheses = Hypotheses(0, 0.2 if unit is Unit.DEVIATIONS else 8, unit)
    path = trajectory(stream, hypotheses)
    for count in range(2, len(stream) + 1, 37):
        mean, sd = stream[:count].mean(), stream[:count].std(ddof=1)
        scale = sd if unit is Unit.DEVIATIONS else 1
        one, other = hypotheses.null * scale, hypotheses.alternative * scale
        expected = count * (other - one) * (2 * mean - one - other) / (2 * sd**2) if sd else 0
        assert path.llr[count - 1] == pytest.approx(expected, abs=1e-9)


@given(streams, st.lists(st.integers(-300, 300), max_size=50))
def test_a_verdict_does_not_depend_on_what_comes_later(
    stream: np.ndarray, later: list[int]
) -> None:
    found = judge(stream, Hypotheses(0, 12))
    longer = judge(np.concatenate([stream, later]), Hypotheses(0, 12))
    if found.verdict is not Verdict.UNDECIDED:
        assert longer == found
        assert judge(stream[: found.boards], Hypotheses(0, 12)) == found
    assert longer.boards >= found.boards


@given(streams, st.data())
def test_boards_may_come_in_any_batches(stream: np.ndarray, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(stream)))
    running = Sequential(Hypotheses(0, 12))
    running.extend(stream[:cut])
    assert running.extend(stream[cut:]) == judge(stream, Hypotheses(0, 12))


@given(streams)
def test_exchanging_hypotheses_and_rates_mirrors_the_ratio(stream: np.ndarray) -> None:
    one = trajectory(stream, Hypotheses(0, 12, alpha=0.01, beta=0.1))
    other = trajectory(stream, Hypotheses(12, 0, alpha=0.1, beta=0.01))
    assert one.llr == pytest.approx(-other.llr)
    assert (one.low, one.high) == pytest.approx((-other.high, -other.low))


@given(streams)
def test_normalised_verdicts_do_not_depend_on_the_scale(stream: np.ndarray) -> None:
    hypotheses = Hypotheses(0, 0.3, Unit.DEVIATIONS)
    one, other = judge(stream, hypotheses), judge(8 * stream, hypotheses)
    assert (one.verdict, one.boards) == (other.verdict, other.boards)


def test_a_clear_winner_is_accepted_and_a_clear_loser_is_not() -> None:
    chance = np.random.default_rng(5)
    better = NORMAL.with_mean(20).draw(chance, (2000,))
    assert judge(better, Hypotheses(0, 10)).verdict is Verdict.ACCEPT_ALTERNATIVE
    assert judge(-better, Hypotheses(0, 10)).verdict is Verdict.ACCEPT_NULL


def test_the_stop_is_the_first_crossing_that_counts() -> None:
    stream = NORMAL.with_mean(8).draw(np.random.default_rng(3), (3000,))
    found, path = judge(stream, Hypotheses(0, 8)), trajectory(stream, Hypotheses(0, 8))
    assert found.verdict is not Verdict.UNDECIDED
    assert list(np.flatnonzero(path.crossed)[:1] + 1) == [found.boards]
    assert path.llr[found.boards - 1] == found.llr


def test_a_few_boards_that_agree_decide_nothing() -> None:
    found = judge([1, 3] * (LEAST_BOARDS // 2 - 1), Hypotheses(0, 2))
    assert (found.verdict, found.boards) == (Verdict.UNDECIDED, LEAST_BOARDS - 2)
    assert found.llr > Hypotheses(0, 2).high


def test_a_few_jumps_among_zeros_decide_nothing() -> None:
    stream = [0.0] * 2000
    stream[100] = stream[900] = 60
    assert judge(stream, Hypotheses(0, 5)).verdict is Verdict.UNDECIDED


@pytest.mark.parametrize("difference", [0, 3, -3])
def test_boards_without_spread_decide_nothing(difference: float) -> None:
    found = judge([difference] * 5000, Hypotheses(0, 2))
    assert (found.verdict, found.boards, found.llr) == (Verdict.UNDECIDED, 5000, 0)
    normalised = judge([difference] * 5000, Hypotheses(0, 0.1, Unit.DEVIATIONS))
    assert (normalised.verdict, normalised.llr) == (Verdict.UNDECIDED, 0)


def test_nothing_seen_is_undecided() -> None:
    assert judge([], Hypotheses(0, 2)).boards == 0
    assert len(trajectory([], Hypotheses(0, 2)).llr) == 0
