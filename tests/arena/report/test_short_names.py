from kiebitz.arena.report.short_names import LONGEST, with_short_names
from kiebitz.players import Budget
from tests.arena.report.summaries import match_summary, tournament

LONG = "pimc(worlds=100, belief=uniform, choice=conservative)"
OTHER = "pimc(worlds=20, belief=uniform, choice=conservative)"


def test_long_texts_get_a_kind_and_a_number_everywhere() -> None:
    summary = tournament(
        match_summary([1, 2, 4], names=(LONG, OTHER)),
        match_summary([1, 2, 4], names=(LONG, "greedy")),
        name=f"{LONG} and others",
    )
    short = with_short_names(summary)
    assert short.matches[0].match.labels == ("pimc 1", "pimc 2")
    assert short.matches[1].comparisons[0].first == "pimc 1"
    assert {each.player for each in short.strengths} == {"pimc 1", "pimc 2", "greedy"}
    assert set(short.ratings or {}) == {"pimc 1", "pimc 2", "greedy"}
    assert short.name == "pimc 1 and others"
    assert short.matches[0].match.entrants[0].text == LONG


def test_names_and_short_texts_stay() -> None:
    summary = tournament(match_summary([1, 2], names=(LONG, "greedy"), labels=("mine", "")))
    assert with_short_names(summary) == summary


def test_the_same_text_with_another_budget_keeps_its_name() -> None:
    budgets = (Budget(worlds=10), Budget(worlds=20))
    summary = tournament(match_summary([1, 2], names=(LONG, LONG), budgets=budgets))
    labels = with_short_names(summary).matches[0].match.labels
    assert labels == ("pimc 1 @ 10 worlds", "pimc 1 @ 20 worlds")


def test_a_number_that_is_taken_is_left_out() -> None:
    summary = tournament(match_summary([1, 2], names=(LONG, "greedy"), labels=("", "pimc 1")))
    assert with_short_names(summary).matches[0].match.labels == ("pimc 2", "pimc 1")


def test_a_name_of_one_endless_word_is_cut() -> None:
    summary = tournament(match_summary([1, 2], names=("x" * 500, "greedy")))
    assert len(with_short_names(summary).matches[0].match.labels[0]) <= LONGEST + 2
