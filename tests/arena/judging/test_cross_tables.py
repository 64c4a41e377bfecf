import numpy as np
import pytest

from kiebitz.arena.judging import mcnemar_test, symmetry_test, wins_table
from kiebitz.errors import BadOption


def test_mcnemar_gives_the_textbook_case() -> None:
    # Agresti, Categorical Data Analysis: approval of the prime minister, 86 and 150 changed sides.
    found = mcnemar_test(86, 150)
    assert found.chi_squared == pytest.approx(17.36, abs=0.005)
    assert found.chi_squared_p == pytest.approx(3.1e-5, rel=0.02)
    assert found.p_value == pytest.approx(3.7e-5, rel=0.02)


def test_mcnemar_without_disagreement_gives_no_evidence() -> None:
    found = mcnemar_test(0, 0)
    assert (found.p_value, found.chi_squared, found.chi_squared_p) == (1, 0, 1)


def test_wins_per_deal_are_counted_by_row_and_column() -> None:
    table = wins_table([3, 3, 0, 2, 3], [3, 1, 0, 3, 1])
    assert table.sum() == 5
    assert (table[3, 3], table[3, 1], table[0, 0], table[2, 3]) == (1, 2, 1, 1)


def test_symmetry_of_two_by_two_is_mcnemars_test() -> None:
    found, mcnemar = symmetry_test(np.array([[7, 12], [5, 9]])), mcnemar_test(12, 5)
    assert (found.chi_squared, found.degrees) == (pytest.approx(mcnemar.chi_squared), 1)
    assert found.p_value == pytest.approx(mcnemar.chi_squared_p)


def test_symmetry_of_four_by_four_by_hand() -> None:
    table = np.diag([5, 6, 7, 8])
    table[0, 1], table[1, 0] = 10, 2  # 64 / 12
    table[2, 3], table[3, 2] = 3, 6  # 9 / 9
    found = symmetry_test(table)
    assert (found.chi_squared, found.degrees) == (pytest.approx(64 / 12 + 1), 2)
    # Two degrees of freedom: the tail is exp(-x / 2).
    assert found.p_value == pytest.approx(np.exp(-found.chi_squared / 2))


def test_a_self_match_is_symmetric() -> None:
    found = symmetry_test(wins_table([0, 1, 2, 3], [0, 1, 2, 3]))
    assert (found.chi_squared, found.degrees, found.p_value) == (0, 0, 1)


@pytest.mark.parametrize("wins", [[4], [-1], [0.5]])
def test_impossible_wins_are_refused(wins: list[float]) -> None:
    with pytest.raises(BadOption, match="from 0 to 3"):
        wins_table(wins, [0])


def test_wins_on_different_numbers_of_deals_are_refused() -> None:
    with pytest.raises(BadOption, match="2 deals, but of B on 1"):
        wins_table([1, 2], [1])


def test_a_table_that_is_not_square_is_refused() -> None:
    with pytest.raises(BadOption, match="square"):
        symmetry_test(np.zeros((2, 3), dtype=np.int64))
