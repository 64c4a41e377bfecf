import re

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.arena.judging.sequential import judge
from kiebitz.arena.judging.until import parse_until
from kiebitz.arena.report.markup import Markup
from kiebitz.arena.report.plots.running import hidden_boards, running_plot, sequential_plot
from kiebitz.arena.report.voice import Voice
from tests.arena.report.pages import Page

PAIR = re.compile(r"(-?[\d.]+) (-?[\d.]+)")


def _noise(count: int, mean: float, seed: int = 1) -> list[float]:
    return [float(value) for value in np.random.default_rng(seed).normal(mean, 50, count)]


def _points(plot: Markup, class_: str) -> list[tuple[float, float]]:
    return [
        (float(x), float(y))
        for attributes in Page(plot).attributes("path", class_)
        for x, y in PAIR.findall(attributes["d"])
    ]


@settings(max_examples=40)
@given(st.integers(1, 400), st.floats(-50, 50), st.integers(0, 1000))
def test_line_and_band_lie_within_the_axes(boards: int, mean: float, seed: int) -> None:
    plot = running_plot(_noise(boards, mean, seed), unit="points", voice=Voice())
    points = [*_points(plot, "running"), *_points(plot, "band")]
    assert points
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in points)


def test_the_line_runs_from_left_to_right_to_the_last_board() -> None:
    plot = running_plot(_noise(1000, 5), unit="points", voice=Voice())
    places = [x for x, _ in _points(plot, "running")]
    assert places == sorted(places)
    assert places[-1] == 100
    assert places[0] == (hidden_boards(1000) + 1) / 10


def test_many_boards_make_a_small_drawing() -> None:
    assert len(running_plot(_noise(100_000, 1), unit="points", voice=Voice())) < 30_000


def test_boards_without_spread_are_a_flat_line() -> None:
    points = _points(running_plot([0.0] * 60, unit="points", voice=Voice()), "running")
    assert {y for _, y in points} == {50}


def test_a_test_that_decided_has_a_dot_where_it_stopped() -> None:
    hypotheses = parse_until("0..10")
    differences = _noise(3000, 10)
    judgement = judge(differences, hypotheses)
    counted = differences[: judgement.boards]
    plot = sequential_plot(counted, hypotheses, judgement, Voice())
    (dot,) = Page(plot).attributes("circle", "mean")
    assert dot["cx"] == "100.00%"
    assert f"stopped after {judgement.boards} boards" in plot
    assert "more than 0<" in plot
    assert "less than 10<" in plot
    assert len(Page(plot).attributes("line", "bound")) == 2


def test_a_test_that_is_open_has_none() -> None:
    hypotheses = parse_until("0..0.1sd")
    differences = _noise(60, 2)
    plot = sequential_plot(differences, hypotheses, judge(differences, hypotheses), Voice())
    assert Page(plot).attributes("circle", "mean") == []
    assert "less than 0.1 sd" in plot


@settings(max_examples=40)
@given(st.integers(0, 300), st.floats(-80, 80), st.integers(0, 1000))
def test_the_path_of_the_test_lies_within_the_axes(boards: int, mean: float, seed: int) -> None:
    hypotheses = parse_until("0..5")
    differences = _noise(boards, mean, seed)
    plot = sequential_plot(differences, hypotheses, judge(differences, hypotheses), Voice())
    points = [*_points(plot, "running"), *_points(plot, "waiting")]
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in points)
