"""The samplers experiment."""

from pathlib import Path

import pytest

from kiebitz.beliefs.published import Method
from kiebitz.errors import BadOption
from kiebitz.games import Skat
from kiebitz.lab import experiment_named, experiments
from kiebitz.lab.plots import write_plot
from kiebitz.lab.sample_views import SampleView, acceptance, one_world_case, small_views
from kiebitz.lab.samplers import measure_bias, measure_speed, report


def test_experiments_are_found_by_name() -> None:
    names = [experiment.name for experiment in experiments()]
    assert names == sorted(names)
    assert {
        "baselines",
        "bandit",
        "calibration",
        "cfr",
        "classifiers",
        "differenzler",
        "net-calibration",
        "samplers",
    } <= {*names}
    assert all(experiment_named(name).name == name for name in names)
    with pytest.raises(BadOption, match="there is no experiment 'tarot'"):
        experiment_named("tarot")


def test_the_case_of_knorr_accepts_one_deal_in_12870() -> None:
    assert acceptance(one_world_case().view(0)) == pytest.approx(1 / 12_870)


def test_greedy_dealing_is_farther_from_uniform_than_an_exact_method() -> None:
    views = list(small_views(Skat(), 1, count=8, most=200))
    greedy = measure_bias(Method.APPENDIX_A, "skat", views, 1)
    exact = measure_bias(Method.COMBINATIONS, "skat", views, 1)
    assert greedy.beyond > 0.2
    assert abs(exact.beyond) < 0.02


def test_the_report_has_tables_and_a_plot(tmp_path: Path) -> None:
    where = SampleView("skat", "by Knorr", one_world_case().view(0))
    speeds = [measure_speed(method, where, 1, 0.001) for method in (Method.EXACT, Method.COLLAPSE)]
    views = list(small_views(Skat(), 1, count=1, most=50))
    found = report(speeds, [measure_bias(Method.EXACT, "skat", views, 1)])
    assert [len(table.rows) for table in found.tables] == [1, 1]
    for name in ("plot.svg", "plot.png"):
        write_plot(found, tmp_path / name)
        assert (tmp_path / name).stat().st_size > 5_000
    with pytest.raises(BadOption, match=r"plot\.doc"):
        write_plot(found, tmp_path / "plot.doc")
