"""Means over worlds: added up part by part, with their standard errors.

A row has the five sums of ``native/search/weighed_mean.hpp`` for one card: Σw, Σwx, Σw², Σw²x and
Σw²x². With weights w and values x the mean is m = Σwx / Σw and its error √(Σw²(x - m)²) / Σw, the
usual estimate for weighted samples.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Sums = np.ndarray[Any, np.dtype[np.float64]]

Rows = Sequence[Sequence[float]]


class Means:
    """The means of some cards.

    >>> means = Means(2)
    >>> means.add([[2.0, 3.0, 2.0, 3.0, 5.0], [2.0, 2.0, 2.0, 2.0, 2.0]])
    >>> means.means, [round(error, 3) for error in means.errors]
    ([1.5, 1.0], [0.354, 0.0])
    """

    def __init__(self, cards: int) -> None:
        import numpy as np

        self._sums: Sums = np.zeros((cards, 5))

    def add(self, rows: Rows, *, by: float = 1.0) -> None:
        """Take in more worlds; `by` is how much they count for each unit of weight."""
        import numpy as np

        self._sums += np.asarray(rows, dtype=np.float64) * (by, by, by**2, by**2, by**2)

    @property
    def means(self) -> list[float]:
        """Of each card; 0 where nothing was added."""
        weight, total = self._sums[:, 0], self._sums[:, 1]
        means: list[float] = (total / (weight + (weight == 0))).tolist()
        return means

    @property
    def errors(self) -> list[float]:
        """The standard error of each mean; infinite where one world says nothing about chance."""
        import numpy as np

        weight, total, squared, cross, squares = self._sums.T
        safe = weight + (weight == 0)
        mean = total / safe
        spread = np.maximum(squares - 2 * mean * cross + mean**2 * squared, 0)
        alone = weight**2 < 1.5 * squared  # less than two equally likely worlds
        errors: list[float] = np.where(alone, np.inf, np.sqrt(spread) / safe).tolist()
        return errors
