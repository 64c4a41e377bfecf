from kiebitz.arena.report.plots.budgets import BudgetLine, BudgetPoint, budget_plot
from kiebitz.arena.report.voice import Voice
from tests.arena.report.pages import Page

LINES = (
    BudgetLine("pimc", (BudgetPoint(0.1, 1, 0, 2), BudgetPoint(1, 3, 2, 4))),
    BudgetLine("<uct>", (BudgetPoint(0.1, 0, -1, 1), BudgetPoint(10, 5, 4, 6))),
)


def test_every_point_has_its_mark_and_interval_and_every_line_its_name() -> None:
    page = Page(budget_plot(LINES, title="points", axis="seconds", voice=Voice()))
    assert len(page.attributes("line", "whisker")) == 4
    # Four points, and a sample of each line in the legend.
    assert len(page.attributes("circle", "mark")) == 4 + 2
    assert "pimc" in page.texts[-2]
    assert "<uct>" in page.texts[-1]


def test_ten_times_the_budget_is_the_same_step_everywhere() -> None:
    page = Page(budget_plot(LINES, title="points", axis="seconds", voice=Voice()))
    marks = page.attributes("circle", "mark")[:4]
    first, middle, _, last = (float(mark["cx"].removesuffix("%")) for mark in marks)
    assert abs((middle - first) - (last - middle)) < 0.02
    assert {"0.1", "1", "10"} <= set(page.texts)
