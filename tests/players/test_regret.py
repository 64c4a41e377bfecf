"""Regret minimisation as players; the searches themselves are tested in tests/search."""

import pytest

from kiebitz.errors import BadOption
from kiebitz.games import Differenzler, JassMode, Rules, Schieber, Skat, State
from kiebitz.players import (
    Budget,
    CfrPlayer,
    MccfrPlayer,
    Unit,
    make_player,
    play_game,
    play_steps,
)
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


@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler()], ids=lambda r: r.name)
@pytest.mark.parametrize("sampling", ["external", "chance"])
def test_mccfr_plays_whole_games_with_every_sampling(sampling: str, rules: Rules) -> None:
    """It failed at the first card, where the trees are too large."""
    player = make_player(f"mccfr(sampling={sampling}, iterations=2, otherwise=greedy)")
    for board in range(3):
        assert play_game(rules.deal(seed=3, board=board), [player] * rules.seats).over


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("mccfr(sampling=external, iterations=2)", 6),
        ("mccfr(sampling=external, iterations=2, cards=8)", 8),
        ("mccfr(sampling=external, iterations=2, cards=10)", 8),
        ("mccfr(sampling=chance, iterations=2)", 4),
        ("mccfr(sampling=chance, iterations=2, cards=3)", 3),
        ("mccfr(iterations=2, cards=1)", 10),
    ],
)
def test_mccfr_leaves_trees_that_are_too_large_to_another(text: str, most: int) -> None:
    """Greedy players do not say how much they have looked at."""
    player = make_player(text.replace("mccfr(", "mccfr(otherwise=greedy, "))
    state = Skat().deal(seed=7)
    for action in ("bid 18", "pass", "pass", "hand", "declare grand"):
        state = state.apply(action)
    sizes = set()
    for step in play_steps(state, [player] * 3):
        if step.decision.effort.playouts:
            sizes.add(len(state.hands[step.seat]))
        state = step.state
    assert max(sizes) == most


@pytest.mark.parametrize(
    "text", ["cfr(cards=4)", "cfr(iterations=0)", "mccfr(epsilon=1.5)", "mccfr(cards=0)"]
)
def test_impossible_values_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        make_player(text)
