import math

import pytest

from kiebitz.arena.judging.inputs import as_numbers, as_table, check_share
from kiebitz.errors import BadOption


def test_a_number_that_is_none_is_named_with_its_place() -> None:
    with pytest.raises(BadOption, match="number 1 is nan"):
        as_numbers([1, math.nan], "the differences")


@pytest.mark.parametrize("wrong", [[[1, 2]], "abc", [1, "x"], [[1], [2, 3]]])
def test_what_is_no_row_of_numbers_is_refused(wrong: list[float]) -> None:
    with pytest.raises(BadOption, match="the scores"):
        as_numbers(wrong, "the scores")


def test_a_single_control_may_be_a_plain_row() -> None:
    assert as_table([1, 2, 3], 3, "the controls").shape == (3, 1)


def test_a_table_with_the_wrong_number_of_rows_is_refused() -> None:
    with pytest.raises(BadOption, match="3 rows"):
        as_table([[1, 2]], 3, "the controls")


@pytest.mark.parametrize("wrong", [0, 1, 95, -0.1, math.nan, "0.5", True])
def test_a_confidence_lies_between_0_and_1(wrong: float) -> None:
    with pytest.raises(BadOption, match="between 0 and 1"):
        check_share(wrong, "the confidence")
