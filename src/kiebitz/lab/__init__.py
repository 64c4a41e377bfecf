"""The laboratory: published experiments and comparisons, each rerun by one command.

``kiebitz lab list`` names them, ``kiebitz lab run NAME`` runs one. An experiment is a file of its
own that registers itself; what it found is a `Report` with tables and, as a rule, a plot.
"""

from kiebitz.lab.experiment import Experiment, Report, ResultTable, experiment_named, experiments

__all__ = ["Experiment", "Report", "ResultTable", "experiment_named", "experiments"]
