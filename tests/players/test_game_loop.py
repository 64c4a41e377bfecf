"""Players at a table."""

import pytest

from kiebitz.errors import BadOption, IllegalAction
from kiebitz.games import Action, Schieber, View
from kiebitz.players import Budget, Decision, make_player, play_game, play_steps
from kiebitz.randomness import RandomKey


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
    with pytest.raises(IllegalAction, match="player 'cheeky' went wrong"):
        play_game(Schieber().deal(seed=1), [Cheeky()] * 4)


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
