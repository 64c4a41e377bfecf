"""Results as tables: plain rows for any program, and data frames made of them.

Whatever can be put into a table derives from `Tabular` and says in `to_rows` what its rows are;
everything else follows. Rows are what pandas takes too: ``pandas.DataFrame(result.to_rows())``.
polars is an optional extra and is imported when the first frame is made.

>>> from kiebitz.games import Skat
>>> state = Skat().deal(seed=7).apply("bid 18").apply("pass")
>>> state.to_rows()[1]
{'number': 2, 'seat': 0, 'action': 'pass', 'kind': 'pass', 'card': None}
>>> state.to_frame().shape
(2, 5)
"""

from collections.abc import Iterable
from itertools import islice
from typing import Any, Final

from kiebitz.errors import BadOption

BATCH: Final = 50_000
"""Rows that are put into columns at once."""
Row = dict[str, Any]
"""Values by the name of their column; all rows of a table have the same names."""
Frame = Any
"""A data frame of polars."""


class Tabular:
    """A result that can be put into a table."""

    __slots__ = ()

    def to_rows(self) -> list[Row]:
        """The table as plain rows."""
        raise NotImplementedError

    def to_frame(self) -> Frame:
        """The table as a data frame of polars, the extra ``export``."""
        return frame_of(self.to_rows())


def frame_of(parts: Iterable[Row | Tabular]) -> Frame:
    """One data frame of many rows or results of one kind.

    >>> from kiebitz.games import Skat
    >>> frame = frame_of(Skat().deal(seed=7, board=n).apply("bid 18") for n in range(3))
    >>> frame["action"].to_list()
    ['bid 18', 'bid 18', 'bid 18']
    """
    try:
        import polars
    except ImportError:
        raise BadOption(
            "a data frame needs polars: pip install 'kiebitz[export]'; `to_rows` needs nothing"
        ) from None
    rows = (
        row for part in parts for row in (part.to_rows() if isinstance(part, Tabular) else [part])
    )
    frames = []
    while batch := list(islice(rows, BATCH)):  # columns take far less room than rows
        frames.append(polars.DataFrame(batch, infer_schema_length=None))
    # A batch may lack some figure altogether.
    return polars.concat(frames, how="vertical_relaxed") if frames else polars.DataFrame()
