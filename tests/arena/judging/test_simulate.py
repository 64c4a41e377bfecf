"""The bars, scaled down to seconds; the whole is `python -m tests.arena.judging.simulate`."""

import numpy as np
import pytest

from kiebitz.arena.judging import Hypotheses, Unit, Verdict, bootstrap_interval, judge
from tests.arena.judging.simulate import bootstrap_reaches, coverage, peeking_misses, stops, truths
from tests.arena.judging.synthetic import KINDS, Synthetic

MATCHES = 600
NOISE = 3.5 * np.sqrt(0.05 * 0.95 / MATCHES)
"""Beyond which a rate of 5 % is not chance: less than once in two thousand tries."""


def name(kind: Synthetic) -> str:
    return kind.name


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_intervals_cover_the_known_edge(kind: Synthetic) -> None:
    found = coverage(kind.with_mean(0.1 * kind.sd), 400, MATCHES, seed=7)
    assert 0.94 - NOISE < found.bootstrap < 0.965 + NOISE
    assert 0.93 - NOISE < found.student < 0.96 + NOISE


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_the_sequential_test_keeps_its_error_rates(kind: Synthetic, unit: Unit) -> None:
    hypotheses, null, alternative = truths(kind, 0.1, unit)
    assert np.mean(stops(null, hypotheses, MATCHES, seed=3).llr > 0) < 0.05 + NOISE
    assert np.mean(stops(alternative, hypotheses, MATCHES, seed=4).llr < 0) < 0.05 + NOISE


def test_the_sequential_test_needs_half_the_boards_of_a_fixed_one() -> None:
    hypotheses, null, alternative = truths(KINDS[0], 0.1, Unit.SCORE)
    used = [stops(kind, hypotheses, 500, seed=5).boards.mean() for kind in (null, alternative)]
    assert max(used) < 0.6 * (2 * 1.6449 / 0.1) ** 2


def test_peeking_at_the_always_valid_interval_is_allowed() -> None:
    assert peeking_misses(KINDS[3].with_mean(1), 200, seed=6) < 0.05


def test_matches_side_by_side_stop_where_each_would_alone() -> None:
    kind, hypotheses = KINDS[3].with_mean(5), Hypotheses(0, 5)
    side_by_side = stops(kind, hypotheses, 1, seed=9)
    alone = judge(kind.draw(np.random.default_rng(9), (1, 2000))[0], hypotheses)
    assert alone.verdict is not Verdict.UNDECIDED
    assert (alone.boards, alone.llr) == (side_by_side.boards[0], pytest.approx(side_by_side.llr[0]))


def test_the_simulated_bootstrap_is_that_of_the_package() -> None:
    matches = KINDS[3].draw(np.random.default_rng(2), (4, 200))
    for match, reach in zip(matches, bootstrap_reaches(matches, 0), strict=True):
        alone = bootstrap_interval(match)
        assert reach == pytest.approx((alone.high - alone.mean) / alone.error, rel=0.05)


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_synthetic_boards_have_the_mean_they_claim(kind: Synthetic) -> None:
    edge = kind.with_mean(0.1 * kind.sd)
    drawn = edge.draw(np.random.default_rng(1), (200_000,))
    assert edge.mean == pytest.approx(0.1 * kind.sd)
    assert abs(drawn.mean() - edge.mean) < 4 * edge.sd / np.sqrt(200_000)
