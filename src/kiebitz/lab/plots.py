"""How plots look, and how they are written: matplotlib, which is an extra of the package."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from kiebitz.errors import BadOption
from kiebitz.lab.experiment import Report

if TYPE_CHECKING:
    from matplotlib.axes import Axes

COLOURS: Final = ("#2557a7", "#d1701c", "#2f8f4e", "#8a4fb5", "#b3202c", "#6b7280", "#0f9bb0")
"""Told apart by colour-blind eyes too, and on paper."""


def plain(axes: "Axes", title: str) -> None:
    """No frame, a light grid, the title where one begins to read."""
    axes.set_title(title, loc="left", fontsize=11, fontweight="bold")
    axes.grid(axis="y", color="#e3e6ec", linewidth=0.8)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(which="both", length=0, labelsize=9)


def write_plot(report: Report, path: Path) -> None:
    """Draw the plot of a report into a file; its ending (svg, png, pdf) says in which form."""
    if report.draw is None:
        raise BadOption(f"{report.title} has no plot")
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadOption("plots need matplotlib: pip install 'kiebitz[lab]'") from None
    figure = Figure(figsize=report.figure_size, layout="constrained")
    report.draw(figure)
    try:
        figure.savefig(path, dpi=150)
    except ValueError as error:
        raise BadOption(f"{str(path)!r}: {error}") from None
