"""Beliefs weigh worlds."""

import random

import pytest

from kiebitz.beliefs import Belief, Worlds, make_belief, registered_beliefs
from kiebitz.errors import UnknownBelief
from kiebitz.games import Phase, Schieber
from tests.oracle.worlds_by_replay import worlds_by_replay


def test_beliefs_are_made_by_name() -> None:
    assert {entry.name for entry in registered_beliefs()} >= {"uniform", "weis"}
    assert all(isinstance(make_belief(entry.name), Belief) for entry in registered_beliefs())
    with pytest.raises(UnknownBelief, match="there is no belief 'oracle'"):
        make_belief("oracle")


def test_the_weis_belief_keeps_the_deals_that_would_have_shown_the_same() -> None:
    """Against replaying whole games, in which the rules show the Weis."""
    chance = random.Random(3)
    rules = Schieber(weis=True)
    output = 0
    for board in range(400):
        state = rules.deal(seed=board).apply(f"trump {chance.choice(['clubs', 'undenufe'])}")
        while len(state.tricks) < 7:
            state = state.apply(chance.choice(state.legal_actions))
        seat = chance.randrange(4)
        view = state.view(seat)
        rows = Worlds(view).all()
        if not 1 < len(rows) <= 200 or state.phase is not Phase.PLAY:
            continue
        weights = make_belief("weis").weigh(view, rows)
        deck = rules.deck
        kept = {
            tuple(frozenset(deck.hand(mask)) for mask in row)
            for row, weight in zip(rows.tolist(), weights, strict=True)
            if weight
        }
        assert kept == worlds_by_replay(state, seat)
        output += len(kept) < len(rows)
    assert output > 5
