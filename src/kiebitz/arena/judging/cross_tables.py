"""Wins per deal of two players in a cross-table, and whether the table leans to one side.

McNemar's test (1947) looks at deals that exactly one of two players wins. Schäfer (2008) counted
the wins of each player per deal, 0 to 3 of 3 games as declarer, and tested the 4 x 4 table; that is
Bowker's test of symmetry (1948), McNemar's own for a table of 2 x 2.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kiebitz.arena.judging.hypotheses import fair_coin_p
from kiebitz.arena.judging.inputs import Numbers, as_numbers
from kiebitz.errors import BadOption
from kiebitz.numbers import MOST_ITEMS, check_int


@dataclass(frozen=True, slots=True)
class McNemarTest:
    """Deals that only one of the two won; exact p-value, and the chi-squared one."""

    only_a: int
    only_b: int
    p_value: float
    """Exact: the binomial test with one half."""
    chi_squared: float
    """(a - b)² / (a + b), without continuity correction."""
    chi_squared_p: float
    """With one degree of freedom."""


def mcnemar_test(only_a: int, only_b: int) -> McNemarTest:
    """McNemar's test for deals that only A won and deals that only B won.

    >>> test = mcnemar_test(10, 30)
    >>> test.chi_squared, round(test.chi_squared_p, 5), round(test.p_value, 5)
    (10.0, 0.00157, 0.00222)
    """
    only_a = check_int(only_a, "the deals only A won", low=0, high=MOST_ITEMS)
    only_b = check_int(only_b, "the deals only B won", low=0, high=MOST_ITEMS)
    both = only_a + only_b
    if both == 0:
        return McNemarTest(0, 0, 1.0, 0.0, 1.0)
    chi_squared = (only_a - only_b) ** 2 / both
    exact = fair_coin_p(only_a, only_b)
    return McNemarTest(only_a, only_b, exact, chi_squared, _chi_squared_tail(chi_squared, 1))


def wins_table(wins_a: Numbers, wins_b: Numbers, *, most: int = 3) -> NDArray[np.int64]:
    """How many deals A won i times (row) and B j times (column), of `most` games each per deal.

    >>> wins_table([1, 0, 1, 1], [1, 1, 0, 0], most=1)
    array([[0, 1],
           [2, 1]])
    """
    rows, columns = _whole(wins_a, most), _whole(wins_b, most)
    if len(rows) != len(columns):
        raise BadOption(f"wins of A on {len(rows)} deals, but of B on {len(columns)}")
    table = np.zeros((most + 1, most + 1), dtype=np.int64)
    np.add.at(table, (rows, columns), 1)
    return table


def _whole(wins: Numbers, most: int) -> NDArray[np.int64]:
    values = as_numbers(wins, "the wins per deal")
    wrong = values[(values < 0) | (values > most) | (values != np.floor(values))]
    if len(wrong):
        raise BadOption(f"wins per deal should be whole numbers from 0 to {most}, not {wrong[0]}")
    return values.astype(np.int64)


@dataclass(frozen=True, slots=True)
class SymmetryTest:
    """Whether a square cross-table is the same with its two sides exchanged."""

    chi_squared: float
    degrees: int
    p_value: float


def symmetry_test(table: NDArray[np.int64]) -> SymmetryTest:
    """Bowker's test: the sum of (n_ij - n_ji)² / (n_ij + n_ji) over pairs of cells that are filled.

    >>> symmetry_test(np.array([[5, 30], [10, 5]])).chi_squared
    10.0
    """
    counts = np.asarray(table)
    if counts.ndim != 2 or counts.shape[0] != counts.shape[1]:
        raise BadOption(f"a cross-table should be square, not of shape {counts.shape}")
    above = np.triu_indices(len(counts), 1)
    one, other = counts[above], counts.T[above]
    filled = one + other > 0
    ratios = (one - other)[filled] ** 2 / (one + other)[filled]
    chi_squared, degrees = float(ratios.sum()), int(filled.sum())
    p_value = _chi_squared_tail(chi_squared, degrees) if degrees else 1.0
    return SymmetryTest(chi_squared, degrees, p_value)


def _chi_squared_tail(chi_squared: float, degrees: int) -> float:
    from scipy.special import chdtrc

    return float(chdtrc(degrees, chi_squared))
