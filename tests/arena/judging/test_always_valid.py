import numpy as np
import pytest

from kiebitz.arena.judging import confidence_sequence, t_interval
from tests.arena.judging.synthetic import KINDS

STREAM = KINDS[0].draw(np.random.default_rng(8), (3000,))


def test_is_wider_than_the_interval_for_one_look() -> None:
    band = confidence_sequence(STREAM)
    for boards in (100, 1000, 3000):
        once = t_interval(STREAM[:boards])
        width = band.high[boards - 1] - band.low[boards - 1]
        assert 1.2 * (once.high - once.low) < width < 3 * (once.high - once.low)


def test_by_hand_at_a_thousand_boards() -> None:
    # ρ² = (5.99146 + log 6.99146) / 1000 = 0.0079361; nρ² + 1 = 8.9361.
    # √(2 · 8.9361 / (1000 · 7.9361) · (log 8.9361 / 2 - log 0.05)) = 0.095994.
    band = confidence_sequence(STREAM)
    half = (band.high[999] - band.low[999]) / 2
    assert half == pytest.approx(0.09599 * STREAM[:1000].std(ddof=1), rel=1e-3)


def test_says_nothing_before_the_spread_is_known() -> None:
    band = confidence_sequence([0.0] * 300)
    assert np.isinf(band.low).all()
    assert np.isinf(confidence_sequence(STREAM).high[:49]).all()


def test_does_not_depend_on_what_comes_later() -> None:
    long, short = confidence_sequence(STREAM), confidence_sequence(STREAM[:500])
    assert np.array_equal(long.low[:500], short.low)


def test_is_sharpest_where_it_is_tuned() -> None:
    early, late = (confidence_sequence(STREAM, sharpest_at=n) for n in (200, 3000))
    assert early.high[199] < late.high[199]
    assert late.high[2999] < early.high[2999]
