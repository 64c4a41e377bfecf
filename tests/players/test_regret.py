"""Regret minimisation as players; the searches themselves are tested in tests/search."""

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import JassMode, Schieber, State
from kiebitz.players import Budget, CfrPlayer, MccfrPlayer, make_player
from kiebitz.players.regret import Sampling
from kiebitz.randomness import RandomKey


def ending() -> State:
    """Two tricks to play: the ace must not be wasted on a trick that is lost."""
    return Schieber().position(
        ["DA H6", "D6 HA", "DK H7", "D7 HK"], mode=JassMode.OBENABE, leader=0
    )


def test_cfr_gives_a_strategy_over_the_legal_cards() -> None:
    thought = CfrPlayer().think(ending().view(0), Budget(), RandomKey())
    assert sum(thought.values.values()) == pytest.approx(1)
    assert str(thought.best[0]) == "play DA"


def test_mccfr_comes_near_to_cfr() -> None:
    view = ending().view(0)
    exact = CfrPlayer(iterations=500).think(view, Budget(), RandomKey())
    for sampling in Sampling:
        sampled = MccfrPlayer(iterations=20_000, sampling=sampling).think(
            view, Budget(), RandomKey(1)
        )
        for action, probability in exact.values.items():
            assert sampled.values[action] == pytest.approx(probability, abs=0.15)


def test_cfr_leaves_early_tricks_to_another() -> None:
    view = Schieber().deal(seed=1).apply("trump clubs").view(0)
    decision = make_player("cfr(otherwise=greedy)").decide(view, Budget(), RandomKey())
    assert decision.action == make_player("greedy").decide(view, Budget(), RandomKey()).action


@pytest.mark.parametrize("text", ["cfr(cards=4)", "cfr(iterations=0)", "mccfr(epsilon=1.5)"])
def test_impossible_values_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        make_player(text)
