"""The honesty probe, and dealing anew what a seat cannot see."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.arena.honesty import probe
from kiebitz.arena.redealing import redealt
from kiebitz.games import Differenzler, Rules, Schieber, Skat, State
from kiebitz.randomness import RandomKey
from tests import strategies
from tests.arena.matches import FirstCard, Moody

GAMES = (Skat(), Schieber(), Differenzler())


@settings(max_examples=60)
@given(strategies.states(), st.integers(0, 2), st.integers(0, 100))
def test_dealing_anew_changes_nothing_that_the_seat_can_see(
    state: State, seat: int, number: int
) -> None:
    other = redealt(state, seat, RandomKey(1, number))
    if other is not None:
        assert other.view(seat) == state.view(seat)
        assert other.to_move == state.to_move


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_honest_players_pass(rules: Rules) -> None:
    found = probe(FirstCard(), rules, 15)
    assert (found.asked, found.changed) == (15, 0)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_player_that_does_not_keep_to_its_key_is_found(rules: Rules) -> None:
    found = probe(Moody(), rules, 15)
    assert found.changed > 0


def test_the_probe_can_be_told_to_hurry() -> None:
    assert probe(FirstCard(), Schieber(), 1000, seconds=0.0).asked == 1
