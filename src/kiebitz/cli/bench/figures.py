"""Figures with their bars, as a table."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from kiebitz.cli.measured_tables import print_measured, speak, speak_numbers


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


def print_table(console: Console, rows: Sequence[Figure]) -> None:
    """A row for each figure."""
    print_measured(console, ["what", "figure", "bar", "met"], map(_cells, rows))


def _cells(row: Figure) -> list[str | Text]:
    bar = "" if row.bar is None else _text(row.bar, row.unit)
    return [speak_numbers(speak(row.what)), _text(row.figure, row.unit), bar, met_cell(row.met)]


def met_cell(met: bool | None) -> Text:
    """Whether a bar is reached, in its colour; nothing without a bar."""
    return {None: Text(), True: Text(speak("yes"), "green"), False: Text(speak("no"), "red")}[met]


def _text(figure: float, unit: str) -> str:
    """A figure and its unit, which no line break comes between."""
    if unit == "iterations/s":
        return f"{figure:,.0f}/s"
    return f"{figure:.2f}\u00a0{'×' if unit == 'times' else unit}"
