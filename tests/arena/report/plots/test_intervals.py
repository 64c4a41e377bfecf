import math

from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.report.plots.intervals import IntervalRow, interval_plot
from kiebitz.arena.report.voice import Voice
from tests.arena.report.pages import Page

finite = st.floats(-1e4, 1e4)


@st.composite
def rows(draw: st.DrawFn) -> IntervalRow:
    mean, reach = draw(finite), draw(st.floats(0, 1e3))
    return IntervalRow("a – b", mean, mean - reach, mean + reach)


def _per_cent(text: str) -> float:
    return float(text.removesuffix("%"))


@given(st.lists(rows(), min_size=1, max_size=6))
def test_bars_and_dots_lie_within_the_axes_and_the_dot_on_its_bar(drawn: list[IntervalRow]) -> None:
    page = Page(interval_plot(drawn, title="points", voice=Voice()))
    bars, dots = page.attributes("rect", "interval"), page.attributes("circle", "mean")
    assert len(bars) == len(dots) == len(drawn)
    for bar, dot in zip(bars, dots, strict=True):
        left, width, middle = _per_cent(bar["x"]), _per_cent(bar["width"]), _per_cent(dot["cx"])
        assert left >= 0
        assert left + width <= 100.011
        assert left - 0.011 <= middle <= left + width + 0.021


@given(st.lists(rows(), min_size=2, max_size=6))
def test_rows_stand_in_the_order_of_their_means(drawn: list[IntervalRow]) -> None:
    page = Page(interval_plot(drawn, title="points", voice=Voice()))
    places = [_per_cent(dot["cx"]) for dot in page.attributes("circle", "mean")]
    assert places == sorted(places, reverse=True)


def test_an_interval_without_end_goes_beyond_the_edges() -> None:
    row = IntervalRow("a – b", 3.0, -math.inf, math.inf)
    page = Page(interval_plot([row], title="points", voice=Voice()))
    assert len(page.attributes("line", "beyond")) == 2
    (bar,) = page.attributes("rect", "interval")
    assert (_per_cent(bar["x"]), _per_cent(bar["width"])) == (0, 100)
    assert "unbounded" in page.words


def test_a_mean_that_is_no_number_has_a_name_but_no_bar() -> None:
    row = IntervalRow("nobody met me", math.nan, math.nan, math.nan)
    page = Page(interval_plot([row], title="points", voice=Voice()))
    assert "nobody met me" in page.words
    assert page.attributes("rect", "interval") == []


def test_the_drawing_can_be_read_aloud() -> None:
    page = Page(interval_plot([IntervalRow("a – b", 2, 1, 3)], title="points", voice=Voice()))
    labels = [attributes["aria-label"] for attributes in page.attributes("svg", "drawing")]
    assert labels == ["a – b: +2.00 (1.00 to 3.00)", "points"]
