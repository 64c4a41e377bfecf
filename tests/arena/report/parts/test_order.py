from dataclasses import replace

from kiebitz.arena.report.parts.ladder import ladder_cells
from kiebitz.arena.report.parts.order import find_better, rank_ranges
from kiebitz.arena.report.voice import Voice
from tests.arena.report.summaries import ALICE, BOB, CAROL, three_players

CLEAR = [10.0, 14.0, 12.0, 8.0, 16.0, 12.0]
OPEN = [10.0, -14.0, 12.0, -8.0, 16.0, -12.0]


def test_who_is_better_is_known_from_decided_comparisons_only() -> None:
    assert find_better(three_players(CLEAR, OPEN)) == {(ALICE, BOB)}
    down = [-value for value in CLEAR]
    assert find_better(three_players(CLEAR, down)) == {(ALICE, BOB), (CAROL, ALICE), (CAROL, BOB)}


def test_ranks_are_given_as_far_as_they_are_known() -> None:
    assert rank_ranges(three_players(CLEAR, CLEAR)) == [(1, 1), (2, 2), (3, 3)]
    assert rank_ranges(three_players(CLEAR, OPEN)) == [(1, 2), (2, 3), (1, 3)]
    _, rows = ladder_cells(three_players(CLEAR, OPEN), Voice())
    assert [row[1] for row in rows] == ["1–2", "2–3", "1–3"]


def test_players_who_cannot_be_compared_have_ranks_of_their_own() -> None:
    summary = three_players(CLEAR, CLEAR)
    first, *others = summary.strengths
    apart = replace(summary, strengths=(first, *(replace(each, group=1) for each in others)))
    assert rank_ranges(apart) == [(1, 1), (1, 1), (2, 2)]
