"""Playing one board."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.arena.board_play import play_board, play_task, task_of
from kiebitz.arena.deals import Forehands, read_starts
from kiebitz.arena.match import Match
from kiebitz.arena.scoring import Measure
from kiebitz.arena.starts import Start
from kiebitz.games import State
from kiebitz.records import Record
from tests.arena.matches import Faulty, FirstCard, quick_match

GAMES = ("skat", "skat(ramsch=true)", "schieber", "schieber:table", "differenzler")


@settings(max_examples=25)
@given(st.sampled_from(GAMES), st.integers(0, 1000))
def test_a_player_against_its_copy_is_exactly_zero(game: str, board: int) -> None:
    match = quick_match(game, players=("random", "random"))
    played = play_board(match, board)
    assert played.mean_score(0) == played.mean_score(1)
    finals = {played.games[i].state for i in range(match.seatings)}
    assert len(finals) == 1  # the same game at every seating


def test_every_start_is_played_with_every_seating() -> None:
    match = quick_match("schieber")
    played = play_board(match, 3)
    assert len(played.games) == 8
    assert [game.final().forehand for game in played.games] == [0, 0, 1, 1, 2, 2, 3, 3]
    hands = {game.final().dealt for game in played.games}
    assert len(hands) == 1
    assert [tuple(seat.entrant for seat in game.seats) for game in played.games[:2]] == [
        (0, 1, 0, 1),
        (1, 0, 1, 0),
    ]


def test_all_seatings_of_a_central_contract_have_the_same_declarer_and_contract() -> None:
    match = quick_match("skat", start="cards")
    for board in range(5):
        finals = [game.final() for game in play_board(match, board).games]
        assert len({(f.result.declarer, f.result.contract, f.result.bid) for f in finals}) == 1
        histories = {f.history[: play_board(match, board).games[0].taken_over] for f in finals}
        assert len(histories) == 1


def test_efforts_and_times_are_kept() -> None:
    match = quick_match("differenzler", players=("flat(worlds=3)", "greedy"))
    game = play_board(match, 0).games[0]
    thinker = next(seat for seat in game.seats if seat.entrant == 0)
    assert thinker.playouts > 0
    assert thinker.seconds > 0
    assert thinker.decisions == 10  # a prediction and nine cards
    assert len(game.times()) == sum(seat.decisions for seat in game.seats) == 40
    seconds = sum(seat.seconds for seat in game.seats)
    assert sum(game.times()) == pytest.approx(seconds * 1e6, abs=40)


def test_a_player_that_goes_wrong_is_told_and_the_game_kept() -> None:
    match = quick_match("schieber", players=(Faulty(), "greedy"))
    assert play_board(match, 2).failure is None
    failure = play_board(match, 3).failure
    assert failure is not None
    assert (failure.player, failure.what) == ("faulty", "raised RuntimeError: dropped the cards")
    assert len(State.from_bytes(failure.state).tricks) >= 1


def test_recorded_boards_travel_with_their_task() -> None:
    records = [
        Record(game.final(), ("x",) * 3) for game in play_board(quick_match("skat"), 7).games[:2]
    ]
    starts = read_starts(records, records[0].state.rules, source="x", start=Start(12))
    plain = quick_match("skat")
    match = Match(plain.dealing, plain.entrants, plain.measure, recorded=starts)
    task = task_of(match, [1, 0])
    assert task.match.recorded is not None
    assert task.match.recorded.boards == ()
    assert [board.number for board in play_task(task)] == [1, 0]
    first = play_task(task)[0].games[0].final()
    assert first.history[: len(starts.starts(1)[0].history)] == starts.starts(1)[0].history


def test_a_match_comes_back_from_plain_data() -> None:
    match = quick_match(
        "schieber(weis=true)",
        seed=9,
        start="12",
        by="random",
        only="close(points=20)",
        forehands=Forehands.ROTATE,
        measure=Measure.POINTS,
        field="random",
    )
    assert Match.from_dict(match.to_dict()) == match
    assert Match.from_dict(match.to_dict()).key == match.key
    assert quick_match("schieber", seed=1).key != quick_match("schieber", seed=2).key


def test_a_player_of_ones_own_can_enter() -> None:
    match = quick_match("skat", players=(FirstCard(), "greedy"))
    assert match.labels == ("first-card", "greedy")
    assert play_board(match, 0).failure is None
