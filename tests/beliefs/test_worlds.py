"""Counting, numbering and drawing worlds."""

import random
from math import comb, factorial

import numpy as np
import pytest

from kiebitz.beliefs import ASIDE, Worlds
from kiebitz.cards import Hand
from kiebitz.errors import BadOption, ImpossibleWeights
from kiebitz.games import Differenzler, JassMode, Rules, Schieber, Skat, SkatContract, State
from kiebitz.randomness import RandomKey
from kiebitz.solver import solve_value, solve_worlds
from tests.oracle.worlds_by_replay import (
    OPTION_SETS,
    random_ending,
    worlds_by_counting,
    worlds_by_replay,
)


@pytest.mark.parametrize("rules", OPTION_SETS, ids=str)
def test_worlds_are_the_deals_with_which_the_game_could_have_gone_so(rules: Rules) -> None:
    chance = random.Random(str(rules))
    for _ in range(25):
        state, seat = random_ending(rules, chance, 7)
        assert worlds_by_counting(state, seat) == worlds_by_replay(state, seat)


# ---- Known totals --------------------------------------------------------------------------------


def skat_after(*actions: str) -> State:
    state = Skat().deal(seed=11)
    for action in actions:
        state = state.apply(action)
    return state


def test_everybody_in_a_hand_game_begins_with_42678636_worlds() -> None:
    state = skat_after("bid 18", "pass", "pass", "hand", "declare clubs")
    assert [Worlds(state.view(seat)).count for seat in range(3)] == 3 * [42_678_636]


def test_a_declarer_begins_with_184756_worlds() -> None:
    state = skat_after("bid 18", "pass", "pass", "pickup")
    state = state.apply(state.legal_actions[0]).apply("declare clubs")
    declarer = state.details.declarer
    assert Worlds(state.view(declarer)).count == comb(20, 10) == 184_756
    assert Worlds(state.view((declarer + 1) % 3)).count == 42_678_636


COMPLEXITY = {
    9: (227_873_431_500, 157_950),
    8: (9_465_511_770, 97_152),
    7: (399_072_960, 55_860),
    6: (17_153_136, 29_376),
    5: (756_756, 13_650),
    4: (34_650, 5_280),
    3: (1_680, 1_512),
    2: (90, 240),
    1: (6, 6),
}
"""Cards per hand: deals of the other hands, outcomes of the next trick if any card may be led."""


@pytest.mark.parametrize("size", COMPLEXITY)
def test_the_complexity_table_of_thesis_004(size: int) -> None:
    """Obenabe from the position with the lowest cards of the deck in order: no voids are known."""
    cards = [str(card) for card in Schieber.deck.cards]
    hands = [" ".join(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
    state = Schieber().position(hands, mode=JassMode.OBENABE, leader=0)
    deals, outcomes = COMPLEXITY[size]
    assert Worlds(state.view(0)).count == deals
    assert size * comb(3 * size, 3) * factorial(3) == outcomes


def test_outcomes_of_the_rest_are_products_of_outcomes_of_tricks() -> None:
    """The thesis prints 2,117,280 for three cards; right is 2,177,280."""
    products = {}
    product = 1
    for size in range(1, 10):
        product *= COMPLEXITY[size][1]
        products[size] = product
        assert product == factorial(size) * factorial(3 * size)
    assert products[3] == 2_177_280
    assert (products[2], products[4], products[5]) == (1_440, 11_496_038_400, 156_920_924_160_000)


def one_world_case() -> State:
    """The case of Knorr 2018, section 3.2 of the digest: one of 12,870 deals fits."""
    return (
        Skat()
        .deal_hands(
            [
                "CJ HJ SA SK CA CT CK C9 C8 C7",
                "DA D9 DT DK DQ ST SQ S9 S8 S7",
                "CQ H7 HA HT HK HQ H9 H8 SJ DJ",
            ],
            skat="D7 D8",
        )
        .apply("pass")
        .apply("pass")
        .apply("bid 18")
        .apply("pickup")
        .apply("discard D7 D8")
        .apply("declare clubs")
    )


def test_the_case_with_one_world() -> None:
    state = one_world_case()
    for card in ("C7", "DA", "CQ", "H7", "CA", "D9"):
        state = state.apply(f"play {card}")
    worlds = Worlds(state.view(0))
    assert worlds.count == 1
    (row,) = worlds.all().tolist()
    deck = state.rules.deck
    assert deck.hand(row[1]) == Hand.parse("DT DK DQ ST SQ S9 S8 S7")
    assert deck.hand(row[2]) == Hand.parse("HA HT HK HQ H9 H8 SJ DJ")


# ---- Probabilities -------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [Skat(), Schieber(), Differenzler()], ids=lambda r: r.name)
def test_probabilities_are_shares_of_all_worlds(rules: Rules) -> None:
    chance = random.Random(7)
    for _ in range(40):
        state, seat = random_ending(rules, chance, 9)
        worlds = Worlds(state.view(seat))
        rows = worlds.all()
        bits = np.arange(rules.deck.size, dtype=np.uint64)
        share = ((rows[:, None, :] >> bits[None, :, None]) & np.uint64(1)).mean(axis=0)
        assert np.abs(worlds.probabilities() - share).max() < 1e-12
        ones = np.ones((rules.deck.size, 4))
        assert np.abs(worlds.probabilities(ones) - share).max() < 1e-12


def test_probabilities_of_a_whole_deal_follow_from_the_hand_sizes() -> None:
    worlds = Worlds(skat_after("bid 18", "pass", "pass", "hand", "declare grand").view(0))
    card = next(iter(worlds.knowledge.undecided))
    assert worlds.probability(card, 1) == pytest.approx(10 / 22, abs=1e-15)
    assert worlds.probability(card, ASIDE) == pytest.approx(2 / 22, abs=1e-15)
    assert worlds.probability(card, 0) == 0


# ---- Drawing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("weighted", [False, True])
def test_the_same_seed_gives_the_same_worlds_with_any_number_of_threads(weighted: bool) -> None:
    worlds = Worlds(Schieber().deal(seed=3).view(2))
    weights = np.random.default_rng(1).random((36, 4)) if weighted else None
    key = RandomKey(4, 2, 2, 1)
    one = worlds.draw(10_000, seed=key, weights=weights)
    assert np.array_equal(one, worlds.draw(10_000, seed=key, weights=weights, threads=3))
    assert not np.array_equal(one, worlds.draw(10_000, seed=5, weights=weights))
    assert worlds.contains(one).all()


def test_a_card_of_weight_zero_is_never_there() -> None:
    view = Skat().deal(seed=2).view(0)
    worlds = Worlds(view)
    card = list(worlds.knowledge.undecided)[3]
    weights = np.ones((32, 4))
    weights[view.rules.deck.index(card), [1, 2]] = 0
    rows = worlds.draw(1000, weights=weights)
    assert (rows[:, ASIDE] >> np.uint64(view.rules.deck.index(card)) & np.uint64(1)).all()
    assert worlds.probabilities(weights)[view.rules.deck.index(card)].tolist() == [0, 0, 0, 1]


@pytest.mark.parametrize(
    "weights",
    [
        np.zeros((32, 4)),
        np.full((32, 4), np.nan),
        np.full((32, 4), np.inf),
        -np.ones((32, 4)),
        np.ones((36, 4)),
        "heavy",
        [[None] * 4] * 32,
    ],
    ids=["zero", "nan", "infinite", "negative", "shape", "text", "none"],
)
def test_impossible_weights_are_refused(weights: object) -> None:
    worlds = Worlds(Skat().deal(seed=2).view(0))
    with pytest.raises(ImpossibleWeights):
        worlds.draw(3, weights=weights)  # type: ignore[arg-type]


@pytest.mark.parametrize("ranks", [[-1], [42_678_636], [0.5], [[1]], ["a"]])
def test_numbers_of_no_world_are_refused(ranks: object) -> None:
    with pytest.raises(BadOption):
        Worlds(Skat().deal(seed=2).view(0)).at(ranks)  # type: ignore[arg-type]


def test_worlds_of_another_shape_are_refused() -> None:
    worlds = Worlds(Skat().deal(seed=2).view(0))
    for wrong in ([[1, 2, 3]], [1, 2, 3, 4], [[1.5, 2, 3, 4]], [[-1, 2, 3, 4]]):
        with pytest.raises(BadOption):
            worlds.rank(wrong)
    assert worlds.rank([[1, 1, 1, 1]]).tolist() == [-1]


# ---- For the solver ------------------------------------------------------------------------------


def test_the_solver_takes_a_view_with_its_worlds() -> None:
    state = Skat().position(
        ["CJ HT S7", "DJ HA S8", "CA H9 D9"],
        contract=SkatContract.HEARTS,
        declarer=0,
        leader=0,
        skat="D7 D8",
    )
    view = state.view(0)
    worlds = Worlds(view)
    values = solve_worlds(view, worlds.all())
    (truth,) = worlds.rank([[view.rules.deck.mask(h) for h in (*state.hands, state.details.skat)]])
    assert len(values) == worlds.count == comb(6, 3)
    assert values[truth] == solve_value(state)
