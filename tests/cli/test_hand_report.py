"""A played hand for the terminal."""

from kiebitz.cli.hand_report import running_points
from kiebitz.games import JassMode, Schieber
from tests.strategies import advance


def test_running_points_begin_with_what_was_taken_before() -> None:
    ending = Schieber().position(
        ["CA", "C6", "C7", "C8"],
        mode=JassMode.HEARTS,
        leader=0,
        points=(20, 30, 0, 0),
        tricks=(4, 4, 0, 0),
    )
    assert running_points(advance(ending, 10, seed=1)) == [[36, 30]]


def test_running_points_end_with_all_points_of_the_deal() -> None:
    final = advance(Schieber().deal(seed=1), 1000, seed=1)
    assert len(running_points(final)) == 9
    assert running_points(final)[-1] == list(final.result.points)
