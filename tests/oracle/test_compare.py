"""The core against the twin, in a size for CI; the large run is a command, see CONTRIBUTING."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.cards import Suit
from kiebitz.games import (
    BID_VALUES,
    Differenzler,
    JassMode,
    LostLevels,
    Rules,
    Schieber,
    Skat,
    SkatContract,
    SkatLevel,
    State,
    Undertrump,
    rules_text,
    seeger_fabian,
)
from kiebitz.games.plain import result_to_dict
from tests import strategies
from tests.oracle.compare import OPTION_SETS, compare_game, compare_games
from tests.oracle.twin_common import leaf_count
from tests.oracle.twin_differenzler import DifferenzlerTwin
from tests.oracle.twin_schieber import SchieberTwin
from tests.oracle.twin_skat import SkatTwin, bid_values
from tests.oracle.twin_skat import seeger_fabian as twin_seeger_fabian


@pytest.mark.parametrize("rules", OPTION_SETS, ids=rules_text)
def test_core_and_twin_agree_on_random_games(rules: Rules) -> None:
    assert compare_games(rules, seed=2026, boards=range(1500)) == 1500


def test_core_and_twin_agree_on_the_bid_values() -> None:
    assert list(BID_VALUES) == bid_values()


@given(strategies.finished(strategies.skat_rules), st.sampled_from([3, 4]))
@settings(max_examples=100, deadline=None)
def test_core_and_twin_agree_on_tournament_points(state: State, table: int) -> None:
    ours = seeger_fabian(state.result, table=table)
    assert list(ours) == twin_seeger_fabian(result_to_dict(state.result), table)


def cut(chance: random.Random, rules: Rules, size: int) -> list[list[str]]:
    """Random hands of one size."""
    cards = [str(card) for card in chance.sample(rules.deck.cards, rules.seats * size)]
    return [cards[seat * size : (seat + 1) * size] for seat in range(rules.seats)]


def leaves(state: State) -> int:
    """Complete lines of play, counted through the core."""
    if state.over:
        return 1
    return sum(leaves(state.apply(action)) for action in state.legal_actions)


def skat_pair(chance: random.Random, size: int) -> tuple[State, SkatTwin]:
    """The same ending in the core and in the twin."""
    rules = Skat(lost_levels=chance.choice(list(LostLevels)))
    hands = cut(chance, rules, size)
    contract = chance.choice(list(SkatContract)[:6])
    null = contract is SkatContract.NULL
    hand = chance.random() < 0.5
    levels = [SkatLevel.NONE, SkatLevel.OUVERT] if null else list(SkatLevel)[: 4 if hand else 1]
    level = chance.choice(levels)
    given = {
        "declarer": chance.randrange(3),
        "leader": chance.randrange(3),
        "hand": hand,
        "bid": chance.choice(BID_VALUES[:40]),
    }
    words = "" if level is SkatLevel.NONE else level.name.lower()
    doubling = rules.lost_levels is LostLevels.DOUBLING
    texts = [" ".join(cards) for cards in hands]
    state = rules.position(texts, contract=contract, level=level, **given)
    matadors = json.loads(state.to_json())["position"]["matadors"]
    twin = SkatTwin.position(
        hands,
        contract=contract.name.lower(),
        level=words,
        doubling=doubling,
        matadors=matadors,
        **given,
    )
    return state, twin


def schieber_pair(chance: random.Random, size: int) -> tuple[State, SchieberTwin]:
    """The same ending in the core and in the twin."""
    rules = Schieber(
        undertrump=chance.choice(list(Undertrump)), match_bonus=True, stoeck=True, target=2500
    )
    hands = cut(chance, rules, size)
    mode, leader = chance.choice(list(JassMode)), chance.randrange(4)
    twin = SchieberTwin.position(
        hands,
        mode=mode.name.lower(),
        leader=leader,
        undertrump=rules.undertrump.name.lower(),
        match_bonus=True,
        stoeck=True,
        target=2500,
    )
    return rules.position([" ".join(h) for h in hands], mode=mode, leader=leader), twin


def differenzler_pair(chance: random.Random, size: int) -> tuple[State, DifferenzlerTwin]:
    """The same ending in the core and in the twin."""
    rules = Differenzler(undertrump=chance.choice(list(Undertrump)))
    hands = cut(chance, rules, size)
    trump, leader = chance.choice(list(Suit)), chance.randrange(4)
    predictions = [chance.randrange(158) for _ in range(4)]
    twin = DifferenzlerTwin.position(
        hands,
        trump=trump.name.lower(),
        predictions=predictions,
        leader=leader,
        undertrump=rules.undertrump.name.lower(),
    )
    texts = [" ".join(cards) for cards in hands]
    return rules.position(texts, trump=trump, predictions=predictions, leader=leader), twin


PAIRS = {"skat": skat_pair, "schieber": schieber_pair, "differenzler": differenzler_pair}


@pytest.mark.parametrize("game", PAIRS)
def test_core_and_twin_agree_on_endings_of_every_size(game: str) -> None:
    chance = random.Random(game)
    for number in range(300):
        state, twin = PAIRS[game](chance, 1 + number % 8)
        compare_game(state, twin, chance)


@pytest.mark.parametrize("game", PAIRS)
def test_core_and_twin_count_the_same_leaves_of_small_endings(game: str) -> None:
    chance = random.Random(game)
    for number in range(24):
        state, twin = PAIRS[game](chance, 1 + number % 3)
        assert leaves(state) == leaf_count(twin)
