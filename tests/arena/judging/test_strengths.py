import math
import random
from itertools import permutations

import numpy as np
import pytest

from kiebitz.arena.judging import TableResult, strengths, t_interval
from kiebitz.errors import BadOption

WORTH = {"a": 6.0, "b": 1.0, "c": -7.0}


def single(*names: str) -> tuple[tuple[str, ...], ...]:
    return tuple((name,) for name in names)


def boards(count: int, *, seatings: int, noise: float, seed: int = 1) -> list[TableResult]:
    """Every board with its own luck per seat, seats of different worth, zero-sum tables."""
    chance, results = random.Random(seed), []
    orders = list(permutations("abc"))
    for board in range(count):
        luck = [chance.gauss(seat, 30) for seat in range(3)]
        for names in chance.sample(orders, seatings):
            raw = [
                WORTH[name] + luck[seat] + chance.gauss(0, noise) for seat, name in enumerate(names)
            ]
            scores = tuple(score - sum(raw) / 3 for score in raw)
            results.append(TableResult(board, single(*names), scores))
    return results


def points(results: list[TableResult]) -> dict[str, float]:
    return {each.player: each.points for each in strengths(results)}


def test_luck_of_the_seat_is_swept_out_where_boards_are_played_in_all_seatings() -> None:
    assert points(boards(5, seatings=6, noise=0)) == pytest.approx(WORTH)


def test_boards_played_once_find_the_strengths_within_their_errors() -> None:
    for each in strengths(boards(4000, seatings=1, noise=5)):
        assert abs(each.points - WORTH[each.player]) < 4 * each.error
        assert 0.1 < each.error < 1


def test_errors_are_as_large_as_estimates_scatter() -> None:
    runs = [strengths(boards(60, seatings=2, noise=10, seed=seed)) for seed in range(150)]
    by_name = [sorted(run, key=lambda each: each.player) for run in runs]
    found = np.array([[each.points for each in run] for run in by_name])
    errors = np.array([[each.error for each in run] for run in by_name])
    assert errors.mean(axis=0) == pytest.approx(found.std(axis=0), rel=0.2)


def test_a_duel_comes_down_to_its_paired_differences() -> None:
    chance, results, differences = random.Random(3), [], []
    for board in range(50):
        first, second = (tuple(chance.randint(0, 60) for _ in range(2)) for _ in range(2))
        results += [
            TableResult(board, single("a", "b"), first),
            TableResult(board, single("b", "a"), second),
        ]
        differences.append((first[0] - first[1] + second[1] - second[0]) / 2)
    found, paired = strengths(results), t_interval(differences)
    assert found[0].points - found[1].points == pytest.approx(abs(paired.mean))
    assert found[0].error == pytest.approx(paired.error / 2)


def test_strengths_are_compared_at_one_table_only() -> None:
    # a beats the weak b by 20 and is level with c, on the same boards.
    results = [
        TableResult(board, single(*names), scores)
        for board in range(4)
        for names, scores in (
            (("a", "b"), (10.0, -10.0)),
            (("b", "a"), (-10.0, 10.0)),
            (("a", "c"), (0.0, 0.0)),
            (("c", "a"), (0.0, 0.0)),
        )
    ]
    found = points(results)
    assert found["a"] - found["b"] == pytest.approx(20)
    assert found["a"] - found["c"] == pytest.approx(0)


def test_a_team_is_worth_the_mean_of_its_players() -> None:
    pairs = [("a", "b"), ("c", "d"), ("a", "c"), ("b", "d"), ("a", "d"), ("b", "c")]
    worth = {"a": 8.0, "b": 2.0, "c": -4.0, "d": -6.0}
    results = [
        TableResult(board, sides, tuple(sum(worth[n] for n in side) / 2 for side in sides))
        for board, sides in enumerate(zip(pairs[::2], pairs[1::2], strict=True))
        for sides in (sides, sides[::-1])
    ]
    assert points(results) == pytest.approx(worth)


def test_players_who_never_met_are_told_apart_not_compared() -> None:
    results = [
        TableResult(board, single(*names), scores)
        for board, (names, scores) in enumerate(
            [("ab", (3.0, 1.0)), ("ba", (0.0, 4.0)), ("xy", (9.0, 1.0)), ("yx", (0.0, 8.0))]
        )
    ]
    found = strengths(results)
    assert [(each.player, each.group) for each in found] == [
        ("a", 0),
        ("b", 0),
        ("x", 1),
        ("y", 1),
    ]
    assert found[0].points == -found[1].points == pytest.approx(1.5)


def test_a_player_that_cannot_be_told_from_its_seat_has_no_number() -> None:
    results = [TableResult(board, single("a", "b"), (5.0, 1.0)) for board in range(9)]
    assert all(math.isnan(each.points) for each in strengths(results))
    assert [each.group for each in strengths(results)] == [0, 1]


def test_a_self_match_has_nobody_to_compare_with() -> None:
    results = [TableResult(1, single("a", "a"), (5.0, 1.0))] * 2
    assert [math.isnan(each.points) for each in strengths(results)] == [True]


def test_no_tables_give_no_strengths() -> None:
    assert strengths([]) == []


def test_one_board_gives_no_errors() -> None:
    results = boards(1, seatings=6, noise=3)
    assert all(math.isnan(each.error) for each in strengths(results))


def test_tables_of_one_board_need_the_same_number_of_sides() -> None:
    tables = [TableResult(7, single(*"ab"), (1, 2)), TableResult(7, single(*"abc"), (1, 2, 3))]
    with pytest.raises(BadOption, match="board 7"):
        strengths(tables)
