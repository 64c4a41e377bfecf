"""How plots look, and how they are written: matplotlib, which is an extra of the package."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final
from warnings import catch_warnings, filterwarnings

from kiebitz.errors import BadOption
from kiebitz.files import check_target, takes_a_stream, write_whole
from kiebitz.lab.experiment import Report, Translate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ENDINGS: Final = (".svg", ".png", ".pdf")
"""Of the files in which a plot can be drawn; into a pipe it goes as the first."""
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


def write_plot(report: Report, path: Path, translate: Translate = str) -> None:
    """Draw the plot of a report into a file; its ending (svg, png, pdf) says in which form.

    Its words are English unless they are translated.
    """
    if report.draw is None:
        raise BadOption(f"{report.title} has no plot")
    check_plot(path)
    from matplotlib.figure import Figure

    figure = Figure(figsize=report.figure_size, layout="constrained")
    report.draw(figure, translate)
    write_figure(figure, path)


def check_plot(path: Path) -> None:
    """Refuse a plot that could not be drawn or written, before any work."""
    check_target(path)
    if not takes_a_stream(path) and path.suffix.lower() not in ENDINGS:
        raise BadOption(f"{path.name!r} is no plot: let it end with {', '.join(ENDINGS)}")
    if find_spec("matplotlib") is None:
        raise BadOption("plots need matplotlib: pip install 'kiebitz[lab]'")


def write_figure(figure: "Figure", path: Path) -> None:
    """Write a drawn figure in the form that the ending of the file asks for."""
    form = path.suffix.lower() if path.suffix.lower() in ENDINGS else ENDINGS[0]
    with write_whole(path) as part, catch_warnings():
        filterwarnings("ignore", "Glyph")  # a letter that no font has is drawn as a box
        figure.savefig(part, dpi=150, format=form.removeprefix("."))
