"""How classifiers learn and are counted."""

from pathlib import Path

import numpy as np
import pytest

from kiebitz.games import SkatContract
from kiebitz.lab.bidding.__main__ import main
from kiebitz.lab.bidding.labelled_hands import Examples, deal_examples, skat_beside
from kiebitz.lab.bidding.training import (
    RATE,
    TEST_FIRST,
    Counts,
    Setting,
    count_answers,
    fresh_examples,
    learn,
    random_starts,
    train_all,
    train_one,
)
from kiebitz.players.bidders.classifiers.model import load_classifiers
from kiebitz.randomness import RandomKey
from kiebitz.solver import reaches, solve_value

FEW = Setting(training=60, validation=30, runs=5)


def random_examples(count: int) -> Examples:
    chance = np.random.default_rng(2)
    return Examples(
        chance.integers(0, 12, (count, 7)).astype(float),
        (chance.random(count) < 0.3).astype(float),
    )


def test_the_delta_rule_is_applied_example_by_example() -> None:
    examples, starts = random_examples(50), random_starts(3, RandomKey(1))
    for passes in (1, 2):
        found = learn(examples, starts, passes=passes)
        for row, start in zip(found, starts, strict=True):
            weights = list(start)
            for _ in range(passes):
                for features, won in zip(examples.features, examples.won, strict=True):
                    score = sum(w * f for w, f in zip(weights, features, strict=True))
                    weights = [
                        w + RATE * f * (won - score) for w, f in zip(weights, features, strict=True)
                    ]
            assert row == pytest.approx(weights)


def test_starts_lie_between_0_and_1_and_belong_to_their_key() -> None:
    starts = random_starts(200, RandomKey(3))
    assert starts.shape == (200, 7)
    assert 0 <= starts.min() < 0.05
    assert 0.95 < starts.max() < 1
    assert np.array_equal(starts, random_starts(200, RandomKey(3)))
    assert not np.array_equal(starts, random_starts(200, RandomKey(4)))


def test_answers_are_counted_with_the_truth_first() -> None:
    examples = Examples(np.eye(7)[[0, 0, 1, 1, 1, 2]], np.array([1.0, 1, 1, 0, 0, 0]))
    weights = np.array([1.0, -1, 0.5, 0, 0, 0, 0])
    assert count_answers(weights, examples, 0.0).row == (2, 1, 1, 2)
    assert count_answers(weights, examples, 0.5).row == (2, 1, 0, 3)  # 0.5 is not above it


def test_shares_are_those_that_the_thesis_prints() -> None:
    """The pooled table of the thesis: 88.9 %, 17.6 %, 19.5 % and 93.5 % by majority."""
    pooled = Counts(680, 2816, 3187, 47317)
    shares = (pooled.accuracy, pooled.precision, pooled.recall, pooled.majority)
    assert [round(100 * share, 1) for share in shares] == [88.9, 17.6, 19.5, 93.5]
    assert Counts() + pooled == pooled
    assert Counts().precision == 0.0


def test_of_many_runs_the_one_with_the_fewest_errors_is_kept() -> None:
    training, validation = random_examples(80), random_examples(60)
    key = RandomKey(5)
    found = train_one(training, validation, Setting(runs=20), key)
    learned = learn(training, random_starts(20, key))
    for threshold, one in found.items():
        errors = [
            sum(
                (score > threshold) != (won == 1)
                for score, won in zip(scores, won_all, strict=True)
            )
            for scores, won_all in ((validation.features @ row, validation.won) for row in learned)
        ]
        assert one.counts.false_positive + one.counts.false_negative == min(errors)


def test_labels_are_what_the_solver_says() -> None:
    from kiebitz.games import Skat

    for contract, forehand in ((SkatContract.GRAND, 0), (SkatContract.NULL, 2)):
        examples = deal_examples(contract, forehand, 40, seed=3, first=5)
        for place in range(40):
            board = (int(contract) * 3 + forehand) << 32 | (place + 5)
            hands = Skat().deal(seed=3, board=board).hands
            state = Skat().position(
                hands,
                contract=contract,
                declarer=0,
                leader=forehand,
                skat=skat_beside(hands),
            )
            null = contract is SkatContract.NULL
            won = solve_value(state) == 1 if null else reaches(state, 61)
            assert examples.won[place] == won


def test_fresh_examples_are_none_of_those_learned_from() -> None:
    assert 10 * (Setting().training + Setting().validation) < TEST_FIRST
    learned = deal_examples(SkatContract.GRAND, 1, 30, seed=1)
    fresh = fresh_examples(4, 1, 30, seed=1)
    assert not np.array_equal(learned.features, fresh.features)


def test_the_same_seed_trains_the_same_and_the_command_writes_it(tmp_path: Path) -> None:
    told: list[str] = []
    one = train_all(FEW, lambda what, share: told.append(what))
    assert len(told) == 18
    assert len(one.trained) == 36
    file = tmp_path / "weights.json"
    numbers = ("--training", "60", "--validation", "30", "--runs", "5")
    assert main(["--out", str(file), *numbers]) == 0
    assert file.read_text("utf-8") == one.classifiers.to_json()
    assert set(load_classifiers(file).weights) == {0.0, 0.5}
    other = train_all(Setting(60, 30, 5, seed=2), lambda what, share: None)
    assert other.classifiers.to_json() != one.classifiers.to_json()
