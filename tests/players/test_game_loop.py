"""Players at a table."""

import time

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import Action, Rules, Schieber, View
from kiebitz.players import (
    Budget,
    Decision,
    PlayerFailed,
    Sits,
    make_player,
    play_game,
    play_steps,
)
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


# ---- Players that sit down ----


class Sitter:
    """At one seat for one game: answers out of what it counted."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.place = (rules, seat)
        self.asked = 0

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        assert self.place == (view.rules, view.seat)
        own = sum(actor == view.seat for actor in view.actors)
        assert self.asked == own  # it was asked for every decision of this game and no other
        self.asked += 1
        return Decision(view.legal_actions[self.asked % len(view.legal_actions)])


class Counting:
    """Sits down, and remembers who sat where."""

    name = "counting"

    def __init__(self) -> None:
        self.sat: list[Sitter] = []

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        raise AssertionError("a player that sits down is not asked out of the blue")

    def sit(self, rules: Rules, seat: int) -> Sitter:
        self.sat.append(Sitter(rules, seat))
        return self.sat[-1]


def test_a_player_sits_down_once_for_each_seat_and_game() -> None:
    player = Counting()
    assert isinstance(player, Sits)
    assert not isinstance(make_player("random").bidder, Sits)  # type: ignore[attr-defined]
    games = [play_game(Schieber().deal(seed=1, board=n), [player] * 4) for n in (0, 0, 1)]
    assert [sitter.place[1] for sitter in player.sat] == 3 * [0, 1, 2, 3]
    assert len({id(sitter) for sitter in player.sat}) == 12
    for number, game in enumerate(games):
        asked = [sitter.asked for sitter in player.sat[4 * number : 4 * number + 4]]
        assert asked == [game.actors.count(seat) for seat in range(4)]
    assert games[0] == games[1]  # nothing survives a game


def test_those_who_sit_and_those_who_do_not_share_a_table() -> None:
    player = Counting()
    greedy = make_player("greedy")
    play_game(Schieber().deal(seed=1), [greedy, player, greedy, greedy])
    assert [sitter.place for sitter in player.sat] == [(Schieber(), 1)]


class Restless(Counting):
    """Cannot sit."""

    name = "restless"

    def sit(self, rules: Rules, seat: int) -> Sitter:
        raise RuntimeError("no chair")


def test_a_player_that_cannot_sit_down_is_named() -> None:
    players = [make_player("greedy"), *[Restless()] * 3]
    with pytest.raises(PlayerFailed, match=r"'restless' at seat 1 raised RuntimeError: no chair"):
        play_game(Schieber().deal(seed=1), players)
