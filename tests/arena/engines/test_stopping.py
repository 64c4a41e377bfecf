"""What worker threads think about ends when nobody wants it any more."""

import threading
import time

import pytest

from kiebitz.arena.board_play import play_board
from kiebitz.arena.engines.stopping import current_flag, stop_by
from kiebitz.arena.engines.threads import THREAD_NAME, InThreads
from kiebitz.arena.playing import match_of
from kiebitz.errors import Stopped
from kiebitz.games import Schieber, View
from kiebitz.players import Budget, Decision, PlayerFailed, StopFlag, make_player, play_game
from kiebitz.randomness import RandomKey

VIEW = Schieber().deal(seed=1).apply("trump clubs").view(0)


def think_for_ever(task: int) -> int:
    """Only the first task is quick."""
    if task:
        player = make_player("ismcts(iterations=1000000000)")
        player.decide(VIEW, Budget(stop=current_flag()), RandomKey())
    return task


def test_threads_stop_thinking_when_the_results_are_wanted_no_more() -> None:
    results = InThreads(2).map(think_for_ever, range(4))
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]
    end = time.monotonic() + 30
    while any(thread.name == THREAD_NAME for thread in threading.enumerate()):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_outside_of_workers_there_is_no_flag() -> None:
    assert current_flag() is None
    flag = StopFlag()
    with stop_by(flag):
        assert current_flag() is flag
    assert current_flag() is None


def test_a_game_that_is_stopped_is_no_fault_of_a_player() -> None:
    flag = StopFlag()
    flag.stop()
    with pytest.raises(Stopped):
        play_game(Schieber().deal(seed=1), [make_player("flat")] * 4, budget=Budget(stop=flag))


class Pretending:
    """Says that it was stopped."""

    name = "pretending"

    def decide(self, *_: object) -> object:
        raise Stopped("not me")


def test_a_player_cannot_pretend_to_have_been_stopped() -> None:
    with pytest.raises(PlayerFailed, match="pretending"):
        play_game(Schieber().deal(seed=1), [Pretending()] * 4)  # type: ignore[list-item]


class Reaching:
    """Looks for a flag that it could raise."""

    name = "reaching"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        assert budget.stop is None
        return Decision(view.legal_actions[0])


def test_a_foreign_bot_is_handed_no_flag() -> None:
    """It could stop everybody else with it."""
    match = match_of([Reaching(), "flat(worlds=1)"], game="schieber", seed=1)
    with stop_by(StopFlag()):
        assert play_board(match, 0).failure is None
    flag = StopFlag()
    flag.stop()
    with stop_by(flag), pytest.raises(Stopped):  # ours listen to it
        play_board(match, 0)
