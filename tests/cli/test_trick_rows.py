"""The figures of the tricks."""

from kiebitz.cli.trick_rows import points_with_aside, running_points, trick_rows
from kiebitz.games import JassMode, Schieber, Skat
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


def test_the_last_trick_of_a_jass_brings_five_more() -> None:
    rows = list(trick_rows(advance(Schieber().deal(seed=1), 1000, seed=1)))
    assert [row.bonus for row in rows] == [0] * 8 + [5]


def test_cards_aside_go_to_the_declarer_and_in_ramsch_with_the_last_trick() -> None:
    for seed in range(20):
        final = advance(Skat(ramsch=True).deal(seed=seed), 1000, seed=seed)
        if final.declarer is None:
            assert points_with_aside(final) == list(final.result.points)
        elif final.tricks:
            taken = points_with_aside(final)
            assert taken is not None
            assert taken[0] == final.result.declarer_points
