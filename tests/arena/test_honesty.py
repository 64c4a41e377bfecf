"""The honesty probe, and dealing anew what a seat cannot see."""

import time
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.arena.honesty import probe
from kiebitz.arena.redealing import deal_anew
from kiebitz.games import Differenzler, Phase, Rules, Schieber, Skat, State, View
from kiebitz.players import Budget, Decision
from kiebitz.randomness import RandomKey
from tests import strategies
from tests.arena.matches import FirstCard, Moody, quick_match

GAMES = (Skat(), Schieber(), Differenzler())


@settings(max_examples=60)
@given(strategies.states(), st.integers(0, 2), st.integers(0, 100))
def test_dealing_anew_changes_nothing_that_the_seat_can_see(
    state: State, seat: int, number: int
) -> None:
    other = deal_anew(state, seat, RandomKey(1, number))
    if other is not None:
        assert other.view(seat) == state.view(seat)
        assert other.to_move == state.to_move


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_honest_players_pass(rules: Rules) -> None:
    found = probe(FirstCard(), quick_match(rules), 15)
    assert (found.asked, found.changed) == (15, 0)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_player_that_does_not_keep_to_its_key_is_found(rules: Rules) -> None:
    found = probe(Moody(), quick_match(rules), 15)
    assert found.changed > 0


def test_the_probe_can_be_told_to_hurry() -> None:
    assert probe(FirstCard(), quick_match("schieber"), 1000, seconds=0.0).asked == 1


class Spy(FirstCard):
    """Notes what it is handed."""

    name = "spy"

    def __init__(self) -> None:
        self.handed: list[tuple[View, RandomKey]] = []

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        self.handed.append((view, key))
        return super().decide(view, budget, key)


def test_the_probe_asks_with_keys_made_as_in_a_match() -> None:
    spy, match = Spy(), quick_match("schieber")
    probe(spy, match, 30)
    secret = match.secret.derived("honesty")
    made = {
        (secret.decision_key(board, seat, number), seat, number)
        for board in range(40)
        for seat in range(4)
        for number in range(50)
    }
    assert {(key, view.seat, view.length + 1) for view, key in spy.handed} <= made
    assert len({key for _, key in spy.handed}) > 25  # one for each decision


def test_the_probe_takes_boards_like_those_of_the_match() -> None:
    spy = Spy()
    match = quick_match("skat", start="cards")
    probe(spy, match, 30)
    assert all(view.phase is Phase.PLAY for view, _ in spy.handed)
    boards = {start.dealt for board in range(40) for start in match.starts(board)}
    own = [(view.seat, view.dealt_hand) for view, _ in spy.handed]
    assert not any(dealt[seat] == hand for dealt in boards for seat, hand in own)


@pytest.mark.parametrize("game", ["skat", "schieber", "differenzler"])
def test_where_boards_begin_too_late_to_be_dealt_anew_whole_games_are_asked_about(
    game: str,
) -> None:
    assert probe(FirstCard(), quick_match(game, start="1"), 20).asked == 20


@dataclass
class Sitting:
    """Keeps what it was asked, and answers out of all of it."""

    moody: bool = False
    heard: str = ""

    def decide(self, view: View, budget: Budget, key: RandomKey) -> Decision:
        self.heard += f"{view.to_bytes().hex()} {time.perf_counter_ns() if self.moody else ''}"
        return Decision(view.legal_actions[hash(self.heard) % len(view.legal_actions)])


class Sits(FirstCard):
    """Sits down."""

    name = "sits"

    def __init__(self, moody: bool) -> None:
        self.moody = moody

    def sit(self, rules: Rules, seat: int) -> Sitting:
        return Sitting(self.moody)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_players_that_sit_down_are_asked_sitting(rules: Rules) -> None:
    honest = probe(Sits(moody=False), quick_match(rules), 25)
    assert (honest.asked, honest.changed) == (25, 0)
    assert probe(Sits(moody=True), quick_match(rules), 25).changed > 0
