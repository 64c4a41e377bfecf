"""Hypothesis strategies shared by the tests: rules, deals, states on the way, endings."""

import random

from hypothesis import strategies as st

from kiebitz.cards import Suit
from kiebitz.games import (
    Differenzler,
    JassMode,
    LostLevels,
    Phase,
    Rules,
    Schieber,
    Skat,
    SkatContract,
    State,
    Undertrump,
)

skat_rules = st.builds(
    Skat,
    ramsch=st.booleans(),
    lost_levels=st.sampled_from(LostLevels),
    server_bids=st.booleans(),
)
schieber_rules = st.builds(
    Schieber,
    undertrump=st.sampled_from(Undertrump),
    match_bonus=st.booleans(),
    weis=st.booleans(),
    stoeck=st.booleans(),
    target=st.sampled_from([1000, 2500]),
)
differenzler_rules = st.builds(
    Differenzler, undertrump=st.sampled_from(Undertrump), open_predictions=st.booleans()
)
any_rules: st.SearchStrategy[Rules] = st.one_of(skat_rules, schieber_rules, differenzler_rules)
seeds = st.integers(0, 2**32)
plain_json = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(-1e300, 1e300), st.text()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
"""Whatever a message from outside may hold."""


@st.composite
def starts(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = any_rules) -> State:
    """A fresh deal of any game."""
    chosen = draw(rules)
    forehand = draw(st.integers(0, chosen.seats - 1))
    return chosen.deal(seed=draw(seeds), forehand=forehand)


def advance(state: State, steps: int, seed: int) -> State:
    """Random legal actions; the auction prefers passing, so that all phases are reached."""
    chance = random.Random(seed)
    for _ in range(steps):
        if state.over:
            break
        actions = state.legal_actions
        if state.phase is Phase.AUCTION and chance.random() < 0.9:
            actions = actions[:3]
        state = state.apply(chance.choice(actions))
    return state


@st.composite
def states(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = any_rules) -> State:
    """A state anywhere between the deal and the end."""
    return advance(draw(starts(rules)), draw(st.integers(0, 50)), draw(seeds))


@st.composite
def finished(draw: st.DrawFn, rules: st.SearchStrategy[Rules] = any_rules) -> State:
    """A finished game."""
    return advance(draw(starts(rules)), 1000, draw(seeds))


@st.composite
def endings(draw: st.DrawFn, *, most_cards: int = 4) -> State:
    """A position with few cards left, perhaps in the middle of a trick."""
    rules = draw(any_rules)
    size = draw(st.integers(1, most_cards))
    chance = random.Random(draw(seeds))
    cards = chance.sample(rules.deck.cards, rules.seats * size)
    hands = [cards[seat * size : (seat + 1) * size] for seat in range(rules.seats)]
    leader = draw(st.integers(0, rules.seats - 1))
    if isinstance(rules, Skat):
        state = rules.position(
            hands,
            contract=draw(st.sampled_from(list(SkatContract)[:6])),
            declarer=draw(st.integers(0, 2)),
            leader=leader,
        )
    elif isinstance(rules, Schieber):
        state = rules.position(hands, mode=draw(st.sampled_from(JassMode)), leader=leader)
    else:
        assert isinstance(rules, Differenzler)
        predictions = draw(st.lists(st.integers(0, 157), min_size=4, max_size=4))
        trump = draw(st.sampled_from(Suit))
        state = rules.position(hands, trump=trump, predictions=predictions, leader=leader)
    return advance(state, draw(st.integers(0, rules.seats - 1)), draw(seeds))
