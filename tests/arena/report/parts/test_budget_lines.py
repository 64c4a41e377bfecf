from dataclasses import replace

from kiebitz.arena.report.parts.budget_lines import budget_lines
from kiebitz.arena.summary import TournamentSummary
from kiebitz.players import Budget
from tests.arena.report.summaries import match_summary, tournament

CLEAR = [10.0, 14.0, 12.0, 8.0, 16.0, 12.0]


def _apart(summary: TournamentSummary) -> TournamentSummary:
    """As when players with different budgets never met."""
    groups = enumerate(summary.strengths)
    return replace(summary, strengths=tuple(replace(each, group=n) for n, each in groups))


def test_both_sides_with_the_same_budget_give_differences_of_the_pairing() -> None:
    budgets = [Budget(seconds=seconds) for seconds in (1.0, 0.1)]
    matches = [match_summary(CLEAR, budgets=(budget, budget)) for budget in budgets]
    found = budget_lines(_apart(tournament(*matches)), reach=2.0)
    assert found is not None
    assert (found.limit, found.strengths) == ("seconds", False)
    (line,) = found.lines
    assert line.name == "greedy – random"
    assert [point.budget for point in line.points] == [0.1, 1.0]
    assert line.points[0].mean == 12.0
    assert line.points[0].low == matches[0].comparisons[0].estimate.low


def test_players_that_can_be_compared_give_strengths() -> None:
    matches = [
        match_summary(CLEAR, budgets=(Budget(worlds=worlds), Budget())) for worlds in (10, 100)
    ]
    found = budget_lines(tournament(*matches), reach=2.0)
    assert found is not None
    assert (found.limit, found.strengths) == ("worlds", True)
    (line,) = found.lines  # the player without a budget has no place on this axis
    assert line.name == "greedy"
    assert [(point.mean, point.low, point.high) for point in line.points] == [
        (10.0, 7.0, 13.0),
        (-4.0, -7.0, -1.0),
    ]


def test_one_budget_is_no_line() -> None:
    budget = Budget(seconds=1.0)
    assert budget_lines(tournament(match_summary(CLEAR, budgets=(budget, budget))), reach=2) is None
    assert budget_lines(tournament(match_summary(CLEAR)), reach=2.0) is None


def test_matches_without_boards_are_left_out() -> None:
    budgets = [Budget(nodes=nodes) for nodes in (1, 2)]
    matches = [match_summary([], budgets=(budget, budget)) for budget in budgets]
    assert budget_lines(_apart(tournament(*matches)), reach=2.0) is None
