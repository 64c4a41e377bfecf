import random

import pytest

from kiebitz.arena.judging import TableResult, plackett_luce
from kiebitz.errors import BadOption

TRIO = (("a",), ("b",), ("c",))


def tables(count: int) -> list[TableResult]:
    """Three players, a the best and c the worst, in random seats."""
    chance, worth = random.Random(1), {"a": 10, "b": 0, "c": -10}
    results = []
    for board in range(count):
        sides = tuple(chance.sample(TRIO, 3))
        scores = tuple(worth[name] + chance.gauss(0, 15) for (name,) in sides)
        results.append(TableResult(board, sides, scores))
    return results


def test_the_better_player_is_rated_higher_and_more_tables_make_surer() -> None:
    few, many = plackett_luce(tables(10)), plackett_luce(tables(200))
    assert many["a"].mean > many["b"].mean > many["c"].mean
    assert all(many[name].deviation < few[name].deviation for name in "abc")


def test_the_same_tables_give_the_same_ratings() -> None:
    assert plackett_luce(tables(30)) == plackett_luce(tables(30))


def test_only_the_order_of_scores_counts() -> None:
    near = plackett_luce([TableResult(1, TRIO, (3, 2, 1))])
    assert plackett_luce([TableResult(1, TRIO, (300, 20, -1))]) == near


def test_ranks_are_given_with_a_minus() -> None:
    found = plackett_luce([TableResult(1, TRIO, (-1, -2, -3))])
    assert found["a"].sure > found["b"].sure > found["c"].sure


def test_teams_are_rated_player_by_player() -> None:
    found = plackett_luce([TableResult(1, (("a", "b"), ("c", "d")), (90, 67))])
    assert found["a"] == found["b"]
    assert found["a"].mean > found["c"].mean


def test_a_player_against_itself_stays_where_it_is() -> None:
    found = plackett_luce([TableResult(1, (("a",), ("a",)), (5, 1))])
    assert found["a"].mean == pytest.approx(25)


@pytest.mark.parametrize(
    ("sides", "scores"),
    [(TRIO, (1, 2)), ((("a",),), (1,)), ((("a",), ()), (1, 2)), (TRIO, (1, 2, float("nan")))],
)
def test_impossible_tables_are_refused(
    sides: tuple[tuple[str, ...], ...], scores: tuple[float, ...]
) -> None:
    with pytest.raises(BadOption):
        TableResult(1, sides, scores)
