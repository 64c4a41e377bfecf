"""What ways to play score, against the results of games played to their end."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import SKAT_DECK
from kiebitz.games import Action, Skat, SkatContract, SkatLevel, State
from kiebitz.games.skat import BID_VALUES, seeger_fabian
from kiebitz.players.bidders.hands.stakes import Chances, chance_to_win, game_values, weigh
from kiebitz.players.bidders.hands.ways import Ways, hand_ways
from kiebitz.players.bidders.scoring import Scoring
from kiebitz.randomness import RandomKey


def game_after(seed: int, bid: int, contract: SkatContract, level: SkatLevel, hand: bool) -> State:
    """The middlehand has bid against forehand and declares; then random cards."""
    state = Skat().deal(seed=seed)
    for value in BID_VALUES:
        state = state.apply(Action.bid(value))
        if value == bid:
            break
        state = state.apply("hold")
    state = state.apply("pass").apply("pass")
    state = state.apply("hand" if hand else "pickup")
    if not hand:
        state = state.apply(state.legal_actions[seed % 66])
    state = state.apply(Action.declare(contract, level=level))
    step = 0
    while not state.over:
        state = state.apply(RandomKey(seed, step).choice(state.legal_actions))
        step += 1
    return state


@given(
    st.integers(0, 10_000),
    st.sampled_from(BID_VALUES[:40]),
    st.sampled_from(list(SkatContract)[:6]),
    st.booleans(),
    st.booleans(),
)
def test_values_are_those_of_finished_games(
    seed: int, bid: int, contract: SkatContract, announced: bool, hand: bool
) -> None:
    level = SkatLevel.NONE
    if announced:
        if contract is SkatContract.NULL:
            level = SkatLevel.OUVERT
        elif hand:
            level = SkatLevel.SCHNEIDER
    state = game_after(seed, bid, contract, level, hand)
    result = state.result
    if result.schwarz:
        return
    twelve = SKAT_DECK.mask(state.dealt[1]) | SKAT_DECK.mask(state.at(0).aside)
    ways = Ways(
        np.array([twelve], dtype=np.uint32),
        np.array([0], dtype=np.uint32),
        np.array([int(contract)]),
        np.array([int(level)]),
        np.array([hand]),
        np.array([1]),
    )
    values = game_values(ways, bid)
    points = result.declarer_points
    null = contract is SkatContract.NULL
    chances = Chances(
        won=np.array([float(result.declarer_tricks == 0 if null else points >= 61)]),
        schneider=np.array([float(not null and points >= 90)]),
        saved=np.array([float(null or points >= 31)]),
    )
    assert weigh(ways, chances, bid, Scoring.GAME)[0] == result.scores[1]
    assert chance_to_win(ways, chances, bid)[0] == result.won
    if not null and 31 <= points < 90:
        assert bool(values.needs_schneider[0]) == (result.overbid or level > SkatLevel.NONE)
    tournament = seeger_fabian(result)
    others = (tournament[0] + tournament[2]) / 2
    assert weigh(ways, chances, bid, Scoring.TOURNAMENT)[0] == tournament[1] - others


def test_chances_are_weighed() -> None:
    """A grand with one, 24 · 2 = 48: 0.2 Schneider, 0.7 won in all, 0.9 not Schneider."""
    ways = Ways(
        np.array([1 << 28], dtype=np.uint32),
        np.array([0], dtype=np.uint32),
        np.array([4]),
        np.array([0]),
        np.array([False]),
        np.array([0]),
    )
    chances = Chances(np.array([0.7]), np.array([0.2]), np.array([0.9]))
    wanted = 0.2 * 72 + 0.5 * 48 - 0.2 * 96 - 0.1 * 144
    assert weigh(ways, chances, 18, Scoring.GAME)[0] == pytest.approx(wanted)
    # A bid of 50 needs Schneider, and what falls short is worth 72.
    wanted = 0.2 * 72 - 0.7 * 144 - 0.1 * 144
    assert weigh(ways, chances, 50, Scoring.GAME)[0] == pytest.approx(wanted)
    assert chance_to_win(ways, chances, 50)[0] == 0.2
    # One of 96 is lost whatever happens.
    assert weigh(ways, chances, 96, Scoring.GAME)[0] == pytest.approx(-192)
    assert chance_to_win(ways, chances, 96)[0] == 0


def test_schneider_announced_wins_with_90_points_only() -> None:
    ways = hand_ways(1 << 28, np.array([0], dtype=np.uint32), 0)
    grand = ways.take((ways.contract == 4) & (ways.level == SkatLevel.SCHNEIDER))
    chances = Chances(np.array([0.7]), np.array([0.2]), np.array([0.9]))
    # With one, game, hand, Schneider, announced: 5 · 24.
    assert weigh(grand, chances, 18, Scoring.GAME)[0] == pytest.approx(0.2 * 120 - 0.8 * 240)
