"""Running matches: stored as they finish, resumed, stopped early, the same for any workers."""

from pathlib import Path

import pytest

from kiebitz.arena.board_play import play_board
from kiebitz.arena.deals import Forehands
from kiebitz.arena.engines import Engine, executor_for
from kiebitz.arena.judging.until import parse_until
from kiebitz.arena.match import Match
from kiebitz.arena.running import MOST_FAILURES, Run, open_run, run_boards
from kiebitz.records.played import PlayedBoard
from kiebitz.records.store import Store
from tests.arena.matches import Faulty, deadly_bot, quick_match


def played(
    store: Store,
    match: Match,
    boards: int,
    *,
    until: str = "",
    engine: Engine = Engine.THREADS,
    workers: int = 2,
) -> Run:
    """Run one match."""
    hypotheses = parse_until(until) if until else None
    run = open_run(store, match, boards=boards, versions={}, until=hypotheses)
    run_boards([run], store, executor_for(engine, workers), workers=workers)
    return run


def plain(board: PlayedBoard) -> tuple[object, ...]:
    """A board without its times."""
    return (
        board.number,
        [
            (game.state, [(seat.entrant, seat.score, seat.nodes) for seat in game.seats])
            for game in board.games
        ],
    )


@pytest.mark.parametrize("engine", [Engine.THREADS, Engine.PROCESSES])
def test_the_same_boards_for_any_number_of_workers(engine: Engine) -> None:
    match = quick_match("schieber", players=("uct(iterations=20)", "greedy"))
    expected = [plain(play_board(match, board)) for board in range(6)]
    for workers in (1, 2):
        with Store(":memory:") as store:
            run = played(store, match, 6, engine=engine, workers=workers)
            assert [plain(board) for board in store.boards(run.number)] == expected


def test_what_is_stored_is_not_played_again(tmp_path: Path) -> None:
    match = quick_match("skat")
    with Store(tmp_path / "a.sqlite") as store:
        assert played(store, match, 10).played == 10
    with Store(tmp_path / "a.sqlite") as store:
        assert played(store, match, 10).played == 0
        more = played(store, match, 25)
        assert (more.played, more.finished) == (15, 25)
        assert len(more.differences()) == 25


def test_fewer_boards_than_are_stored_count_only_those() -> None:
    match = quick_match("skat")
    with Store(":memory:") as store:
        whole = played(store, match, 12).differences()
        assert played(store, match, 5).differences() == whole[:5]


def test_a_decided_match_stops_early_and_at_the_same_board_for_any_workers() -> None:
    match = quick_match("schieber", players=("greedy", "random"))
    stops = set()
    for workers in (1, 2):
        with Store(":memory:") as store:
            run = played(store, match, 400, until="0..20", workers=workers)
            assert run.decided is not None
            assert run.decided == len(run.differences())
            assert run.finished < 400
            stops.add((run.decided, tuple(run.differences())))
    assert len(stops) == 1


def test_a_match_in_which_a_player_keeps_failing_is_given_up_and_the_rest_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Otherwise the number of boards in a task would follow the clock, and with it what is left.
    monkeypatch.setattr("kiebitz.arena.running.TASK_SECONDS", 0.0)
    match = quick_match("schieber", players=(Faulty(), "greedy"))
    with Store(":memory:") as store:
        run = played(store, match, 400, workers=1)
        assert MOST_FAILURES <= run.failed <= MOST_FAILURES + 1  # one more was being played
        assert 3 * (MOST_FAILURES - 1) <= run.finished <= 3 * (MOST_FAILURES + 1)
        assert len(store.finished(run.number)) == run.finished
        assert len(store.failures(run.number)) == run.failed
        assert all(board % 4 == 3 for board, _ in store.failures(run.number))


def test_what_a_task_leaves_after_a_failed_board_is_played_all_the_same() -> None:
    match = quick_match("schieber", players=(Faulty(), "greedy"))
    with Store(":memory:") as store:
        run = played(store, match, 10, workers=1)  # boards 3 and 7 fail: not too often
        assert store.finished(run.number) == {0, 1, 2, 4, 5, 6, 8, 9}
        assert [board for board, _ in store.failures(run.number)] == [3, 7]


def test_a_match_survives_a_worker_killed_in_the_middle_of_a_board(tmp_path: Path) -> None:
    match = quick_match("schieber", players=(deadly_bot(tmp_path), "greedy"))
    with Store(":memory:") as store:
        run = played(store, match, 6, engine=Engine.PROCESSES)
        assert (tmp_path / "deadly.mark").exists()
        assert (run.played, run.finished) == (6, 6)
        boards = [plain(board) for board in store.boards(run.number)]
    assert boards == [plain(play_board(match, board)) for board in range(6)]


def test_a_board_that_no_worker_survives_is_a_failed_one(tmp_path: Path) -> None:
    bot = deadly_bot(tmp_path, once=False)
    match = quick_match("schieber", players=(bot, "greedy"), forehands=Forehands.ROTATE)
    with Store(":memory:") as store:
        run = played(store, match, 5, engine=Engine.PROCESSES)
        assert store.finished(run.number) == {0, 1, 3, 4}
        ((number, failure),) = store.failures(run.number)
    assert (number, failure.seat) == (2, None)
    assert "died 3 times" in failure.what


def test_several_matches_take_turns() -> None:
    matches = [quick_match("skat"), quick_match("skat", seed=2)]
    with Store(":memory:") as store:
        runs = [open_run(store, match, boards=8, versions={}) for match in matches]
        seen: list[tuple[int, ...]] = []
        run_boards(
            runs,
            store,
            executor_for(Engine.THREADS, 1),
            workers=1,
            watch=lambda: seen.append(tuple(run.finished for run in runs)),
        )
    assert seen[-1] == (8, 8)
    assert all(one > 0 for one in seen[2])
