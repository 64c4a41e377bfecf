"""Figures with their bars, as a table."""

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text


@dataclass(frozen=True)
class Figure:
    """One figure with its bar."""

    what: str
    figure: float
    unit: str
    bar: float | None = None
    at_least: bool = True
    """Whether more is better."""

    @property
    def met(self) -> bool | None:
        """Whether the bar is reached; None without one."""
        if self.bar is None:
            return None
        return self.figure >= self.bar if self.at_least else self.figure <= self.bar


def table_of(rows: list[Figure]) -> Table:
    """A row for each figure."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("what")
    for name in ("figure", "bar", "met"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        met = {None: Text(), True: Text("yes", "green"), False: Text("no", "red")}[row.met]
        bar = "" if row.bar is None else _text(row.bar, row.unit)
        table.add_row(row.what, _text(row.figure, row.unit), bar, met)
    return table


def _text(figure: float, unit: str) -> str:
    return f"{figure:,.0f}/s" if unit == "iterations/s" else f"{figure:.2f} {unit}"
