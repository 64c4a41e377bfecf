"""What an experiment is, and all of them by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from kiebitz.errors import BadOption

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MODULES: Final = {
    "bandit": "kiebitz.lab.bidding.bandit",
    "baselines": "kiebitz.lab.baselines",
    "calibration": "kiebitz.lab.hands.calibration",
    "cfr": "kiebitz.lab.regret",
    "classifiers": "kiebitz.lab.bidding.classifiers",
    "differenzler": "kiebitz.lab.equal_players",
    "net-calibration": "kiebitz.lab.hands.net_calibration",
    "samplers": "kiebitz.lab.samplers",
}
"""Where each experiment lives; loaded when it is asked for."""


Translate = Callable[[str], str]
"""An English sentence of ours in some language."""


@dataclass(frozen=True)
class ResultTable:
    """A table of results; numbers are given as texts in the form they should be read."""

    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class Report:
    """What an experiment found."""

    title: str
    tables: tuple[ResultTable, ...]
    notes: tuple[str, ...] = ()
    draw: "Callable[[Figure, Translate], None] | None" = None
    """Draws the plot into a figure of matplotlib, with its words in some language."""
    figure_size: tuple[float, float] = field(default=(8.0, 5.0))
    """In inches."""


Progress = Callable[[str, float], None]
"""Told what is being done and which share of the whole is finished."""


class Experiment(Protocol):
    """One experiment."""

    name: str
    summary: str

    def run(self, *, seed: int, quick: bool, progress: Progress) -> Report:
        """Do it; `quick` is for a look, with a fraction of the effort."""
        ...


def experiments() -> list[Experiment]:
    """All experiments, by name."""
    return [experiment_named(name) for name in sorted(MODULES)]


def experiment_named(name: str) -> Experiment:
    """One experiment.

    >>> experiment_named("samplers").name
    'samplers'
    """
    if name not in MODULES:
        raise BadOption(f"there is no experiment {name!r}; there are {', '.join(sorted(MODULES))}")
    experiment: Experiment = import_module(MODULES[name]).EXPERIMENT
    return experiment


def short_number(number: float) -> str:
    """A number in few characters, for tables.

    >>> short_number(1.55), short_number(83.2), short_number(12_345), short_number(227_873_431_500)
    ('1.6', '83', '12k', '228G')
    """
    for limit, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= limit:
            scaled = number / limit
            return f"{scaled:.1f}{unit}" if scaled < 10 else f"{scaled:.0f}{unit}"
    return f"{number:.0f}" if number >= 10 or number == int(number) else f"{number:.1f}"
