"""Boards on a local Ray cluster: the same results, whatever happens to its workers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kiebitz.arena.board_play import play_board
from kiebitz.arena.deals import Forehands
from kiebitz.arena.engines import Engine, Lost, executor_for
from kiebitz.arena.playing import duel, match_of
from kiebitz.arena.running import open_run, run_boards
from kiebitz.errors import BadOption
from kiebitz.records.store import Store
from tests.arena.engines.test_executors import die_at_three, die_once, fail_at_three
from tests.arena.matches import QUICK, deadly_bot
from tests.contract.self_matches import not_zero, self_matches

ray = pytest.importorskip("ray")

# Ray leaves sockets and log files to the garbage collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One local cluster of two workers for all tests: it takes seconds to start."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


def test_a_duel_on_ray_is_the_same_as_elsewhere() -> None:
    settings: dict[str, Any] = {"game": "schieber", "boards": 4, "seed": 1, "controls": False}
    here = duel(*QUICK, **settings, workers=1)
    there = duel(*QUICK, **settings, engine=Engine.RAY, workers=2)
    assert there.comparisons == here.comparisons


def test_a_player_against_its_copy_is_exactly_zero_on_ray() -> None:
    match = match_of(["uct(iterations=20)"] * 2, game="skat", seed=3)
    with Store(":memory:") as store:
        run = open_run(store, match, boards=4, versions={})
        run_boards([run], store, executor_for(Engine.RAY, 2), workers=2)
        assert run.differences() == [0.0] * 4
        states = [[game.state for game in board.games] for board in store.boards(run.number)]
    assert states == [[game.state for game in play_board(match, n).games] for n in range(4)]


def test_every_player_is_exactly_zero_against_its_copy_on_ray() -> None:
    matches = self_matches(("skat", "schieber"), start="12")
    assert not_zero(matches, Engine.RAY, 2, boards=1) == {}


def test_a_worker_that_dies_is_replaced_and_its_tasks_count_once(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(8)]
    assert sorted(executor_for(Engine.RAY, 2).map(die_once, tasks)) == list(range(8))
    assert len(list(tmp_path.iterdir())) == 2


def test_a_match_survives_a_worker_killed_in_the_middle_of_a_board(tmp_path: Path) -> None:
    bot = deadly_bot(tmp_path)
    match = match_of([bot, "greedy"], game="schieber", seed=1, forehands=Forehands.ROTATE)
    with Store(":memory:") as store:
        run = open_run(store, match, boards=6, versions={})
        run_boards([run], store, executor_for(Engine.RAY, 2), workers=2)
        assert (tmp_path / "deadly.mark").exists()
        assert (run.played, run.finished) == (6, 6)
        states = [[game.state for game in board.games] for board in store.boards(run.number)]
    assert states == [[game.state for game in play_board(match, n).games] for n in range(6)]


def test_what_a_task_raises_is_raised_here() -> None:
    with pytest.raises(BadOption, match="three is too many"):
        list(executor_for(Engine.RAY, 2).map(fail_at_three, range(6)))


def test_a_task_that_no_worker_survives_is_told() -> None:
    assert list(executor_for(Engine.RAY, 1).map(die_at_three, [3])) == [Lost(3)]
