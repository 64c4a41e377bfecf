"""Players that raise what ends programs, and the person who really wants to end one."""

import signal
from threading import Thread
from typing import NoReturn

import pytest

from kiebitz.games import Schieber, View
from kiebitz.players import Budget, Decision, PlayerFailed, play_game
from kiebitz.players.faults import LONGEST, describe, name_of
from kiebitz.randomness import RandomKey


class Odd(BaseException):
    """No ordinary exception."""


class Raising:
    """Raises what it was made with."""

    name = "raising"

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        raise self.error


class RaisingAtTheTable(Raising):
    """Does so when it sits down."""

    def sit(self, rules: object, seat: int) -> NoReturn:
        raise self.error


ERRORS = [Odd("boo"), KeyboardInterrupt("boo"), GeneratorExit("boo"), SystemExit("boo")]


@pytest.mark.parametrize("kind", [Raising, RaisingAtTheTable])
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_whatever_a_player_raises_is_its_own_failure(
    error: BaseException, kind: type[Raising]
) -> None:
    output = f"player 'raising' at seat 0 raised {type(error).__name__}: boo"
    with pytest.raises(PlayerFailed, match=output):
        play_game(Schieber().deal(seed=1), [kind(error)] * 4)


class Interrupted(Raising):
    """Is thinking when somebody presses Ctrl-C."""

    def __init__(self) -> None:
        """It raises nothing by itself."""

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        signal.raise_signal(signal.SIGINT)
        return Decision(view.legal_actions[0])


def test_ctrl_c_is_no_failure_of_the_player_that_was_thinking() -> None:
    with pytest.raises(KeyboardInterrupt):
        play_game(Schieber().deal(seed=1), [Interrupted()] * 4)


def test_ctrl_c_comes_to_the_main_thread_only() -> None:
    found: list[BaseException] = []

    def play() -> None:
        try:
            play_game(Schieber().deal(seed=1), [Raising(KeyboardInterrupt())] * 4)
        except BaseException as error:
            found.append(error)

    thread = Thread(target=play)
    thread.start()
    thread.join()
    assert [str(error) for error in found] == [
        "player 'raising' at seat 0 raised KeyboardInterrupt"
    ]


class Unprintable(Exception):
    """Raises when it is printed."""

    def __str__(self) -> str:
        raise Odd


class Nameless(Raising):
    """Does not even say its name."""

    @property
    def name(self) -> str:  # type: ignore[override]
        raise Odd


def test_an_error_that_cannot_be_printed_is_told_all_the_same() -> None:
    assert describe(Unprintable()) == "Unprintable: (its text cannot be had: Odd)"
    assert describe(ValueError("\ud800\x1b[2J")) == "ValueError: \ufffd\ufffd[2J"
    assert len(describe(ValueError("x" * 10**6))) == LONGEST
    with pytest.raises(PlayerFailed, match="'raising' at seat 0 raised Unprintable"):
        play_game(Schieber().deal(seed=1), [Raising(Unprintable())] * 4)


def test_a_player_that_cannot_say_its_name_is_called_by_its_class() -> None:
    assert name_of(Nameless(Odd())) == "Nameless"
    with pytest.raises(PlayerFailed, match="player 'Nameless' at seat 0 raised Odd"):
        play_game(Schieber().deal(seed=1), [Nameless(Odd())] * 4)


class Unreadable(Decision):
    """A decision that raises when it is looked at."""

    def __getattribute__(self, name: str) -> object:
        raise Odd("do not look")


class Secretive(Raising):
    """Gives decisions that nobody can read."""

    def __init__(self) -> None:
        """It raises nothing by itself."""

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        return Unreadable(view.legal_actions[0])


def test_a_decision_that_raises_when_it_is_read_is_the_players_failure() -> None:
    with pytest.raises(PlayerFailed, match="decision that cannot be read: Odd: do not look"):
        play_game(Schieber().deal(seed=1), [Secretive()] * 4)
