"""The command that tunes the move order: it reads the weights that are compiled in."""

import random
from pathlib import Path

import pytest

from kiebitz import _core
from kiebitz.games import State
from tools import tune_order


def nodes_of(state: State, total: int) -> int:
    """With the weights that are compiled in."""
    _, nodes = getattr(_core, f"{state.rules.name}_ask")(state._core, total, _core.Budget())
    return int(nodes)


@pytest.mark.parametrize("name", tune_order.KINDS)
def test_the_weights_of_the_header_cost_what_the_solver_costs(name: str) -> None:
    kind = tune_order.KINDS[name]
    questions = kind.questions()[:8]
    weights = tune_order.read_weights(kind.name)
    cost = tune_order.Cost(questions, threads=2)(weights, float("inf"))
    nodes = [nodes_of(state, total) for state, total in questions]
    assert cost == pytest.approx(sum(number**tune_order.POWER for number in nodes))
    other = tune_order.changed(weights, kind.rows, random.Random(1))
    assert other != weights
    assert other[kind.rows :] == weights[kind.rows :]


def test_weights_are_written_as_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "move_weights.hpp"
    copy.write_text(tune_order.WEIGHTS.read_text())
    monkeypatch.setattr(tune_order, "WEIGHTS", copy)
    before = {kind.name: tune_order.read_weights(kind.name) for kind in tune_order.KINDS.values()}
    changed = [[number + 1 for number in row] for row in before["grand_weights"]]
    tune_order.write_weights("grand_weights", changed)
    after = {name: tune_order.read_weights(name) for name in before}
    assert after == before | {"grand_weights": changed}


def test_redealt_deals_keep_the_declarer_and_share_the_other_cards_anew() -> None:
    states = [state for state, _ in tune_order.KINDS["grand"].questions()]
    own, other = states[0], states[600]
    assert len(states) == 600 + tune_order.REDEALT
    assert (other.hands[0], other.details.skat) == (own.hands[0], own.details.skat)
    assert {*other.hands[1], *other.hands[2]} == {*own.hands[1], *own.hands[2]}
    assert other.hands[1] != own.hands[1]
