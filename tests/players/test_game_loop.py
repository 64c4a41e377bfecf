"""Players at a table."""

import time

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import Action, Schieber, View
from kiebitz.players import (
    Budget,
    Decision,
    PlayerFailed,
    make_player,
    play_game,
    play_steps,
)
from kiebitz.players.game_loop import decision_key
from kiebitz.randomness import RandomKey
from kiebitz.records import Record


class Cheeky:
    """Always plays the ace of clubs."""

    name = "cheeky"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        return Decision(Action.play("CA"))


def test_every_step_is_told() -> None:
    start = Schieber().deal(seed=1)
    steps = list(play_steps(start, [make_player("random")] * 4))
    assert [step.seat for step in steps] == list(steps[-1].state.actors)
    assert steps[-1].state.over


def test_a_player_that_goes_wrong_is_named() -> None:
    with pytest.raises(PlayerFailed, match="player 'cheeky' at seat 0 went wrong") as failed:
        play_game(Schieber().deal(seed=1), [Cheeky()] * 4)
    assert failed.value.seat == 0
    assert failed.value.state == Schieber().deal(seed=1)


class Clumsy:
    """Plays two cards and then falls over."""

    name = "clumsy"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        if len(view.hand) < 8:
            raise RuntimeError("dropped the cards")
        return Decision(view.legal_actions[0])


def test_a_player_that_raises_is_named_and_the_game_kept() -> None:
    players = [make_player("random"), Clumsy(), make_player("random"), make_player("random")]
    with pytest.raises(PlayerFailed, match=r"'clumsy' at seat 1 raised RuntimeError: dropped"):
        play_game(Schieber().deal(seed=1), players)
    try:
        play_game(Schieber().deal(seed=1), players)
    except PlayerFailed as error:
        assert len(error.state.history) > 8
        record = Record(error.state, ("a", "b", "c", "d"), {"stopped": str(error)})
        assert Record.from_json(record.to_json()) == record


class Sleepy:
    """Takes a second and a bit."""

    name = "sleepy"

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        time.sleep(1.1)
        return Decision(view.legal_actions[0])


def test_a_player_that_overruns_its_time_is_named() -> None:
    with pytest.raises(PlayerFailed, match=r"'sleepy' at seat 0 took 1\.\d s where 0\.01 s"):
        play_game(Schieber().deal(seed=1), [Sleepy()] * 4, budget=Budget(seconds=0.01))


def test_a_table_needs_the_right_number_of_players() -> None:
    with pytest.raises(BadOption, match="needs 4 players, not 3"):
        play_game(Schieber().deal(seed=1), [make_player("random")] * 3)


def test_random_play_depends_on_the_seed_and_the_board() -> None:
    start = Schieber().deal(seed=1)
    players = [make_player("random")] * 4
    first = play_game(start, players, seed=1, board=1)
    assert first == play_game(start, players, seed=1, board=1)
    assert first != play_game(start, players, seed=1, board=2)
    assert first != play_game(start, players, seed=2, board=1)


def test_no_decision_has_the_numbers_that_shuffled_the_cards() -> None:
    shuffle = RandomKey(seed=5, board=7)
    keys = {decision_key(5, 7, seat, done) for seat in range(4) for done in range(45)}
    assert shuffle not in keys
    assert len(keys) == 4 * 45
