"""Worlds drawn from a belief."""

import numpy as np
import pytest

from kiebitz.beliefs import (
    Belief,
    UniformBelief,
    Worlds,
    draw_believed,
    effective_size,
    resample,
)
from kiebitz.errors import BadOption, ImpossibleWeights
from kiebitz.games import JassMode, Schieber, Skat, View
from kiebitz.randomness import RandomKey


class LowestCard:
    """Believes three times as much in worlds that have one card with seat 1."""

    name = "lowest-card"

    def weigh(self, view: View, worlds: np.ndarray) -> np.ndarray:
        card = list(Worlds(view).knowledge.undecided)[-1]
        bit = np.uint64(1 << view.rules.deck.index(card))
        return np.where(worlds[:, 1] & bit, 3.0, 1.0)


class Nothing:
    """Believes in no world at all."""

    name = "nothing"

    def weigh(self, view: View, worlds: np.ndarray) -> np.ndarray:
        return np.zeros(len(worlds))


def ending() -> View:
    return (
        Schieber()
        .position(["C6 H7", "C7 H8", "C8 H9", "C9 HT"], mode=JassMode.OBENABE, leader=0)
        .view(0)
    )


def test_few_worlds_are_taken_whole_with_their_weights() -> None:
    found = draw_believed(ending(), 100, belief=LowestCard())
    assert found.exact
    assert len(found.worlds) == 90
    assert found.probabilities.sum() == pytest.approx(1)
    assert set(np.round(found.probabilities / found.probabilities.min()).tolist()) == {1, 3}


def test_many_worlds_are_drawn_in_proportion_to_their_weights() -> None:
    view = Skat().deal(seed=5).view(0)
    found = draw_believed(view, 5000, belief=LowestCard(), candidates=50_000, seed=2)
    card = list(Worlds(view).knowledge.undecided)[-1]
    bit = np.uint64(1 << view.rules.deck.index(card))
    share = ((found.worlds[:, 1] & bit) != 0).mean()
    expected = 3 * (10 / 22) / (3 * (10 / 22) + 12 / 22)
    assert not found.exact
    assert share == pytest.approx(expected, abs=0.03)
    assert 5000 < found.effective < 50_000


def test_uniform_worlds_need_no_weighing() -> None:
    view = Skat().deal(seed=5).view(0)
    key = RandomKey(1, 2, 3, 4)
    found = draw_believed(view, 50, belief=UniformBelief(), seed=key)
    assert np.array_equal(found.worlds, Worlds(view).draw(50, seed=key))
    assert found.effective == 50


def test_all_up_to_sets_where_sampling_begins() -> None:
    assert not draw_believed(ending(), 50).exact
    assert draw_believed(ending(), 50, all_up_to=90).exact
    assert not draw_believed(ending(), 50, all_up_to=89).exact


@pytest.mark.parametrize("count", [10, 500])
def test_a_belief_in_nothing_is_refused(count: int) -> None:
    belief: Belief = Nothing()
    with pytest.raises(ImpossibleWeights, match="all weights are zero"):
        draw_believed(ending(), count, belief=belief)


def test_resampling_takes_each_place_as_often_as_its_share_to_within_one() -> None:
    generator = np.random.default_rng(3)
    for seed in range(50):
        weights = generator.random(30) * (generator.random(30) > 0.3)
        counts = np.bincount(resample(weights, 100, seed=seed), minlength=30)
        share = 100 * weights / weights.sum()
        assert counts.sum() == 100
        assert np.abs(counts - share).max() < 1 + 1e-9
        assert not counts[weights == 0].any()


@pytest.mark.parametrize("weights", [[0, 0], [1, -1], [float("nan")], [float("inf")], ["x"]])
def test_impossible_weights_are_refused(weights: list[float]) -> None:
    with pytest.raises(ImpossibleWeights):
        effective_size(weights)
    with pytest.raises(ImpossibleWeights):
        resample(weights, 3)


def test_weights_that_are_no_row_are_refused() -> None:
    for wrong in ([], [[1.0]]):
        with pytest.raises(BadOption):
            effective_size(wrong)
