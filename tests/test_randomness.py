"""Random keys."""

from collections import Counter

import pytest

from kiebitz.errors import BadOption
from kiebitz.randomness import RandomKey


def test_the_same_key_gives_the_same_numbers_and_another_key_others() -> None:
    key = RandomKey(1, 2, 3, 4)
    assert key.numbers(1000, 20) == RandomKey(1, 2, 3, 4).numbers(1000, 20)
    for other in (
        RandomKey(0, 2, 3, 4),
        RandomKey(1, 0, 3, 4),
        RandomKey(1, 2, 0, 4),
        RandomKey(1, 2, 3, 0),
    ):
        assert key.numbers(1000, 20) != other.numbers(1000, 20)


def test_first_numbers_over_decisions_are_uniform() -> None:
    counts = Counter(RandomKey(7, 0, 0, decision).below(6) for decision in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


def test_negative_seeds_are_taken_as_they_are() -> None:
    assert RandomKey(seed=-1).below(2**31) == RandomKey(seed=2**64 - 1).below(2**31)


def test_there_is_no_number_below_zero() -> None:
    for bound in (0, -1, 2**40, 1.5):
        with pytest.raises(BadOption, match="bound"):
            RandomKey().below(bound)  # type: ignore[arg-type]
