import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.judging import Hypotheses, Unit, Verdict, band_of_test, claim_of, trajectory

asked_for = st.builds(
    Hypotheses,
    st.sampled_from([-3.0, 0.0, 2.0]),
    st.sampled_from([-5.0, -1.0, 1.0, 4.0]),
    st.sampled_from(Unit),
    st.sampled_from([0.05, 0.01]),
    st.sampled_from([0.05, 0.2]),
)


@given(asked_for, st.integers(0, 2**32), st.floats(-6, 6))
def test_the_interval_passes_a_hypothesis_at_the_board_at_which_it_is_refuted(
    asked: Hypotheses, seed: int, mean: float
) -> None:
    values = np.random.default_rng(seed).normal(mean, 4, 300)
    path, band = trajectory(values, asked), band_of_test(values, asked)
    scale = np.ones(len(values))
    if asked.unit is Unit.DEVIATIONS:
        scale = np.array([values[: n + 1].std(ddof=1) if n else 1 for n in range(len(values))])
    null, alternative = asked.null * scale, asked.alternative * scale
    above, below = band.low, band.high
    if asked.alternative < asked.null:  # seen from the other side
        null, alternative, above, below = -null, -alternative, -band.high, -band.low
    slack = 1e-9
    refuted = path.ready & (path.llr >= path.high + slack)
    kept = path.ready & (path.llr < path.high - slack)
    assert (above[refuted] >= null[refuted]).all()
    assert (above[kept] < null[kept]).all()
    refuted = path.ready & (path.llr <= path.low - slack)
    kept = path.ready & (path.llr > path.low + slack)
    assert (below[refuted] <= alternative[refuted]).all()
    assert (below[kept] > alternative[kept]).all()
    assert np.isinf(above[~path.ready]).all()
    assert np.isinf(below[~path.ready]).all()


@pytest.mark.parametrize(
    ("asked", "verdict", "words"),
    [
        (Hypotheses(0, 5), Verdict.ACCEPT_ALTERNATIVE, "more than 0"),
        (Hypotheses(0, 5), Verdict.ACCEPT_NULL, "less than 5"),
        (Hypotheses(0, -5), Verdict.ACCEPT_ALTERNATIVE, "less than 0"),
        (Hypotheses(0, -5), Verdict.ACCEPT_NULL, "more than -5"),
        (Hypotheses(-2, 2), Verdict.ACCEPT_NULL, "less than 2"),
        (Hypotheses(0, 0.1, Unit.DEVIATIONS), Verdict.ACCEPT_NULL, "less than 0.1 sd"),
    ],
)
def test_a_verdict_is_a_bound(asked: Hypotheses, verdict: Verdict, words: str) -> None:
    from kiebitz.arena.judging import Judgement

    claim = claim_of(Judgement(verdict, 60, 0.0), asked)
    assert str(claim) == words
    assert claim_of(Judgement(Verdict.UNDECIDED, 60, 0.0), asked) is None
