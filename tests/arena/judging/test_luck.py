import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.arena.judging.luck import About, luck_adjusted
from kiebitz.errors import BadOption


def deals(count: int, seed: int, *, noise: float = 5) -> tuple[np.ndarray, np.ndarray]:
    """Scores of mean 3, mostly luck that two controls of known mean (1, 0) tell."""
    chance = np.random.default_rng(seed)
    controls = chance.normal([1, 0], [1, 2], (count, 2))
    return 3 + 10 * (controls[:, 0] - 1) - 4 * controls[:, 1] + noise * chance.normal(
        size=count
    ), controls


def test_most_of_the_variance_goes_and_the_mean_stays() -> None:
    scores, controls = deals(2000, 1)
    found = luck_adjusted(scores, controls, expected=[1, 0])
    assert found.about is About.ALL_DEALS
    # Luck has variance 100 + 64, the rest 25.
    assert found.removed == pytest.approx(164 / 189, abs=0.02)
    assert found.adjusted.low < 3 < found.adjusted.high
    assert found.adjusted.sd == pytest.approx(5, rel=0.05)
    assert found.raw.sd == pytest.approx(scores.std(ddof=1))


@pytest.mark.parametrize("useful", [True, False])
def test_stays_unbiased_with_few_deals_and_covers_the_truth(useful: bool) -> None:
    means, covered = [], []
    for seed in range(400):
        scores, controls = deals(40, seed)
        known = controls if useful else np.random.default_rng(seed + 999).normal([1, 0], 1, (40, 2))
        found = luck_adjusted(scores, known, expected=[1, 0])
        means.append(found.adjusted.mean)
        covered.append(found.adjusted.low <= 3 <= found.adjusted.high)
    error = np.std(means) / np.sqrt(400)
    assert abs(np.mean(means) - 3) < 4 * error
    assert 0.91 < np.mean(covered) < 0.98


def test_scores_fitted_to_their_own_noise_would_look_too_good() -> None:
    chance = np.random.default_rng(4)
    found = luck_adjusted(chance.normal(size=60), chance.normal(size=(60, 20)), expected=[0] * 20)
    assert found.removed < 0


def test_without_known_means_the_mean_hardly_moves_and_speaks_about_these_deals() -> None:
    scores, controls = deals(500, 2)
    found = luck_adjusted(scores, controls)
    assert found.about is About.THESE_DEALS
    assert found.adjusted.mean == pytest.approx(found.raw.mean, abs=0.05)
    assert found.adjusted.error < 0.5 * found.raw.error


@given(st.integers(0, 99), st.floats(-50, 50), st.sampled_from([0.5, 2, 10]))
@settings(max_examples=20)
def test_moves_with_scores_and_ignores_the_scale_of_controls(
    seed: int, shift: float, scale: float
) -> None:
    scores, controls = deals(50, seed)
    before = luck_adjusted(scores, controls, expected=[1, 0])
    after = luck_adjusted(scores + shift, scale * controls, expected=[scale, 0])
    assert after.adjusted.mean == pytest.approx(before.adjusted.mean + shift, abs=1e-6)
    assert after.removed == pytest.approx(before.removed, abs=1e-6)


def test_is_the_same_for_the_same_seed_only() -> None:
    scores, controls = deals(50, 3)
    assert luck_adjusted(scores, controls, seed=1) == luck_adjusted(scores, controls, seed=1)
    assert luck_adjusted(scores, controls, seed=1) != luck_adjusted(scores, controls, seed=2)


def test_constant_and_repeated_controls_do_no_harm() -> None:
    scores, controls = deals(100, 5)
    column = controls[:, 0]
    once = luck_adjusted(scores, column, expected=[1])
    thrice = luck_adjusted(
        scores, np.column_stack([column, np.full(100, 7), column]), expected=[1, 7, 1]
    )
    assert thrice.adjusted.mean == pytest.approx(once.adjusted.mean)


def test_scores_without_spread_lose_nothing() -> None:
    assert luck_adjusted([0] * 20, list(range(20))).removed == 0


def test_wrong_shapes_are_refused() -> None:
    with pytest.raises(BadOption, match="3 rows"):
        luck_adjusted([1, 2, 3], [1, 2])
    with pytest.raises(BadOption, match="as many expected values"):
        luck_adjusted([1, 2, 3], [1, 2, 3], expected=[1, 2], folds=2)
    with pytest.raises(BadOption, match="the folds"):
        luck_adjusted([1, 2, 3], [1, 2, 3], folds=4)
