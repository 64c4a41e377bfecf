"""Scores of recorded games with the luck of the cards taken out."""

from pathlib import Path

import pytest

from kiebitz.arena.luck import _averages, luck_of
from kiebitz.arena.scoring import Measure
from kiebitz.games import Schieber, Skat
from kiebitz.players import make_player, play_game
from kiebitz.records import Record, read_games


def games(count: int, *, seed: int) -> list[Record]:
    """A series at one table: the same three players, the forehand going round."""
    texts = ("greedy", "random(bidder=plain)", "flat(worlds=1)")
    players = [make_player(text) for text in texts]
    return [
        Record(
            play_game(
                Skat().deal(seed=seed, board=board, forehand=board % 3), players, board=board
            ),
            texts,
        )
        for board in range(count)
    ]


def test_luck_taken_out_shortens_the_interval() -> None:
    found = {each.player: each.found for each in luck_of(games(150, seed=5))}
    assert set(found) == {"greedy", "random(bidder=plain)", "flat(worlds=1)"}
    assert all(each.raw.count == 150 for each in found.values())
    # The reference plays here itself, if against others: the cards explain much of its scores.
    own = found["greedy"]
    assert own.removed > 0.2
    assert own.adjusted.high - own.adjusted.low < own.raw.high - own.raw.low


def test_the_reference_itself_is_left_with_its_average() -> None:
    names = ("north", "east", "south", "west")
    records = [
        Record(play_game(Schieber().deal(seed=3, board=board), [make_player("greedy")] * 4), names)
        for board in range(20)
    ]
    average = [score for (score,) in _averages(Schieber(), "greedy", Measure.SCORE)]
    for each in luck_of(records):
        # What it scores with the cards explains its scores completely.
        assert each.found.removed == pytest.approx(1.0)
        assert each.found.adjusted.mean == pytest.approx(average[names.index(each.player)])


def test_who_sits_at_a_table_twice_has_one_row_for_each_game() -> None:
    records = [Record(record.state, ("a", "b", "a")) for record in games(6, seed=9)]
    assert {each.player: each.found.raw.count for each in luck_of(records)} == {"a": 6, "b": 6}


def test_positions_and_stopped_games_are_left_out() -> None:
    state = Skat().deal(seed=1).apply("bid 18")
    stopped = Record(state, ("a", "b", "c"), {"stopped": "the doorbell"})
    assert luck_of([stopped] * 5) == []


def test_games_that_a_server_decided_count_as_it_decided() -> None:
    log = Path(__file__).parents[1] / "records" / "data" / "iss_games.sgf"
    decided = [record for record in read_games(log, broken=[]) if not record.state.over]
    found = {each.player: each.found for each in luck_of(decided)}
    assert {each.raw.count for each in found.values()} == {6}  # one of the seven has no result
    assert found["b"].raw.mean == pytest.approx((98 + 96 - 338 - 242) / 6)
