"""The store of played boards."""

import sqlite3
from pathlib import Path
from threading import Thread

import pytest

from kiebitz.errors import StoreError
from kiebitz.records.played import Failure, PlayedBoard, PlayedGame, SeatPlay
from kiebitz.records.store import Purpose, Store


def board(number: int, games: int = 2) -> PlayedBoard:
    """A board with made-up games."""
    seats = tuple(SeatPlay(seat % 2, 10.0 * seat + number, 3, 0.5, 7, 8, 9) for seat in range(3))
    played = tuple(
        PlayedGame(bytes([number, game]), game, seats, b"\1\0\0\0") for game in range(games)
    )
    return PlayedBoard(number, played, 0.25)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite"


def new_run(store: Store, key: str = "key", purpose: Purpose = Purpose.MATCH) -> int:
    return store.run(key, match={"rules": "skat"}, versions={"kiebitz": "1"}, purpose=purpose)


def test_boards_come_back_as_they_were_in_their_order(path: Path) -> None:
    boards = [board(2), board(0), board(1, games=3)]
    with Store(path) as store:
        run = new_run(store)
        store.add(run, boards)
    with Store(path) as store:
        assert list(store.boards(run)) == sorted(boards, key=lambda each: each.number)
        assert store.finished(run) == {0, 1, 2}
        assert [each.number for each in store.boards(run, until=2)] == [0, 1]


def test_a_board_that_comes_twice_counts_once(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
        store.add(run, [board(1), board(1, games=5), board(1)])
        assert list(store.boards(run)) == [board(1)]


def test_the_same_key_is_the_same_run(path: Path) -> None:
    with Store(path) as store:
        assert new_run(store, "a") == new_run(store, "a") != new_run(store, "b")
        assert [run.key for run in store.runs()] == ["a", "b"]
        assert store.find("b") == 2
        assert store.find("c") == 0


def test_what_was_a_control_may_become_a_match_but_not_the_other_way(path: Path) -> None:
    with Store(path) as store:
        new_run(store, purpose=Purpose.CONTROL)
        assert store.runs()[0].purpose is Purpose.CONTROL
        new_run(store, purpose=Purpose.MATCH)
        new_run(store, purpose=Purpose.CONTROL)
        assert store.runs()[0].purpose is Purpose.MATCH


def test_mean_scores_are_per_seat_and_game(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
        store.add(run, [board(3)])
        # Entrant 0 sits at seats 0 and 2, entrant 1 at seat 1.
        assert list(store.scores(run, 2)) == [(3, (13.0, 13.0))]


def test_failures_are_kept_until_the_board_is_played(path: Path) -> None:
    failure = Failure(1, "bot", "fell asleep", b"state")
    with Store(path) as store:
        run = new_run(store)
        store.add(run, [PlayedBoard(4, failure=failure)])
        assert store.failures(run) == [(4, failure)]
        assert store.finished(run) == set()
        store.add(run, [board(4)])
        assert store.failures(run) == []


def test_controls_are_kept(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
        store.set_control(run, "honesty", 1, {"asked": 3})
        assert store.controls(run) == {("honesty", 1): {"asked": 3}}


def test_a_board_is_written_whole_or_not_at_all(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
        broken = PlayedBoard(0, (PlayedGame(b"", 0, (SeatPlay(0, None),)),))  # type: ignore[arg-type]
        with pytest.raises(StoreError, match="NOT NULL"):
            store.add(run, [broken])
        assert store.finished(run) == set()
        assert list(store.boards(run)) == []
        store.add(run, [board(0)])
        assert store.finished(run) == {0}


def test_a_full_disk_is_told_and_what_was_written_is_safe(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages + 30}")
        with pytest.raises(StoreError, match="no room left"):
            store.add(run, [board(number, games=40) for number in range(200)])
    with Store(path) as store:
        finished = store.finished(run)
        assert 0 < len(finished) < 200
        assert list(store.boards(run)) == [board(n, games=40) for n in sorted(finished)]
        store.add(run, [board(199)])


def test_a_locked_file_is_told(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        with (
            Store(path, patience=0.05) as store,
            pytest.raises(StoreError, match="locked by another program"),
        ):
            store.add(run, [board(0)])
    finally:
        other.close()


def test_two_programs_may_write_in_turn(path: Path) -> None:
    with Store(path) as one, Store(path) as two:
        run = new_run(one)
        assert new_run(two) == run
        for number in range(10):
            (one if number % 2 else two).add(run, [board(number)])
        assert one.finished(run) == two.finished(run) == set(range(10))


def test_programs_may_make_the_same_store_at_the_same_time(path: Path) -> None:
    made: list[int] = []

    def work() -> None:
        with Store(path) as store:
            made.append(new_run(store))

    threads = [Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [1] * 8


def test_boards_that_come_while_others_are_read_do_no_harm(path: Path) -> None:
    with Store(path) as reader, Store(path) as writer:
        run = new_run(writer)
        writer.add(run, [board(0), board(3)])
        found = reader.boards(run)
        first = next(found)
        writer.add(run, [board(1), board(2)])
        assert [first, *found] == [board(0), board(3)]


def test_a_store_can_be_read_where_nothing_may_be_written(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
        store.add(run, [board(0)])
    with Store(path, read_only=True) as store:
        assert list(store.boards(run)) == [board(0)]
        with pytest.raises(StoreError, match="cannot be written"):
            store.add(run, [board(1)])
    with pytest.raises(StoreError, match="cannot be written"):
        Store(path.with_name("missing.sqlite"), read_only=True)


def test_the_last_wish_is_kept_with_the_run(path: Path) -> None:
    with Store(path) as store:
        store.run("a", match={}, versions={}, wanted=10, until="0..2")
        store.run("a", match={}, versions={}, wanted=20)
        (run,) = store.runs()
        assert (run.wanted, run.until) == (20, "")


def test_a_foreign_database_is_left_alone(path: Path) -> None:
    with sqlite3.connect(path) as foreign:
        foreign.execute("CREATE TABLE recipes (name TEXT)")
    foreign.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="of another program"):
        Store(path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_text("dear diary, " * 100)
    with pytest.raises(StoreError, match="is no database"):
        Store(path)
    assert path.read_text() == "dear diary, " * 100


def test_a_newer_store_is_refused(path: Path) -> None:
    Store(path).close()
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreError, match="newer Kiebitz"):
        Store(path)


def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no folder"):
        Store(tmp_path / "missing" / "store.sqlite")
    with pytest.raises(StoreError, match="cannot be written"):
        Store(tmp_path)


def test_a_damaged_file_is_told(path: Path) -> None:
    with Store(path) as store:
        run = new_run(store)
        store.add(run, [board(number, games=20) for number in range(100)])
    data = bytearray(path.read_bytes())
    data[4096 * 2 : 4096 * 12] = b"\xff" * 4096 * 10
    path.write_bytes(data)
    with pytest.raises(StoreError, match=r"damaged|malformed|no such|database"), Store(path) as s:
        list(s.boards(run))


def test_only_the_owner_may_read_a_store(path: Path) -> None:
    """It holds the secrets of runs that are going on."""
    with Store(path):
        assert path.stat().st_mode & 0o077 == 0
