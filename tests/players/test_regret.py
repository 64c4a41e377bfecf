"""Regret minimisation as players; the searches themselves are tested in tests/search."""

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import JassMode, Schieber, State
from kiebitz.players import Budget, CfrPlayer, MccfrPlayer, Unit, make_player
from kiebitz.players.regret import Sampling
from kiebitz.randomness import RandomKey


def ending() -> State:
    """Two tricks to play: the ace must not be wasted on a trick that is lost."""
    return Schieber().position(
        ["DA H6", "D6 HA", "DK H7", "D7 HK"], mode=JassMode.OBENABE, leader=0
    )


def test_cfr_plays_its_strategy_and_tells_what_each_card_brings() -> None:
    thought = CfrPlayer().think(ending().view(0), Budget(), RandomKey())
    assert str(thought.best[0]) == "play DA"
    assert thought.unit is Unit.POINTS
    values = {str(action): value for action, value in thought.values.items()}
    assert values["play DA"] > values["play H6"] >= 0


def test_mccfr_comes_near_to_cfr() -> None:
    view = ending().view(0)
    exact = CfrPlayer(iterations=500).think(view, Budget(), RandomKey())
    for sampling in Sampling:
        sampled = MccfrPlayer(iterations=20_000, sampling=sampling).think(
            view, Budget(), RandomKey(1)
        )
        assert sampled.best == exact.best
        best = exact.best[0]
        assert sampled.values[best] == pytest.approx(exact.values[best], abs=3)


def test_cfr_leaves_early_tricks_to_another() -> None:
    view = Schieber().deal(seed=1).apply("trump clubs").view(0)
    decision = make_player("cfr(otherwise=greedy)").decide(view, Budget(), RandomKey())
    assert decision.action == make_player("greedy").decide(view, Budget(), RandomKey()).action


@pytest.mark.parametrize("text", ["cfr(cards=4)", "cfr(iterations=0)", "mccfr(epsilon=1.5)"])
def test_impossible_values_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        make_player(text)
