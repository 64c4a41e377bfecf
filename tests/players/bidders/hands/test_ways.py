"""All ways to play a hand."""

from itertools import combinations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import SKAT_DECK
from kiebitz.games import SkatContract, SkatLevel
from kiebitz.games.skat import matadors
from kiebitz.players.bidders.hands.features import Kind, describe
from kiebitz.players.bidders.hands.ways import (
    TRUMP_CONTRACTS,
    bits_of,
    count_matadors,
    hand_ways,
    ways_with_skat,
)

twelves = st.lists(st.integers(0, 31), min_size=12, max_size=12, unique=True)


def mask_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


@given(twelves)
def test_every_discard_meets_every_contract_once(cards: list[int]) -> None:
    mask = mask_of(cards)
    ways = ways_with_skat(np.array([mask], dtype=np.uint32), 1)
    games = set(zip(ways.aside.tolist(), ways.contract.tolist(), ways.level.tolist(), strict=True))
    pairs = [mask_of(list(pair)) for pair in combinations(cards, 2)]
    declared = [(int(one), 0) for one in SkatContract if one is not SkatContract.RAMSCH]
    declared.append((int(SkatContract.NULL), int(SkatLevel.OUVERT)))
    assert games == {(pair, *game) for pair in pairs for game in declared}
    assert len(ways) == len(games)
    assert ((ways.kept | ways.aside) == mask).all()
    assert ((ways.kept & ways.aside) == 0).all()


def test_a_hand_game_is_played_with_all_ten_cards() -> None:
    skats = np.array([0xC00, 0x3000], dtype=np.uint32)
    ways = hand_ways(0x3FF, skats, 2)
    assert (ways.kept == 0x3FF).all()
    assert ways.hand.all()
    assert ways.aside.tolist() == [0xC00] * 12 + [0x3000] * 12


@given(twelves)
def test_matadors_are_those_of_the_rules(cards: list[int]) -> None:
    mask = np.full(5, mask_of(cards), dtype=np.uint32)
    found = count_matadors(mask, np.arange(5))
    wanted = [abs(matadors(one, SKAT_DECK.hand(int(mask[0])))) for one in TRUMP_CONTRACTS]
    assert found.tolist() == wanted


def test_null_has_no_matadors() -> None:
    assert count_matadors(np.array([0xF], dtype=np.uint32), np.array([5])).tolist() == [0]


@given(twelves, st.permutations([0, 1, 2, 3]))
def test_suits_of_another_name_look_the_same_in_grand_and_null(
    cards: list[int], names: list[int]
) -> None:
    renamed = [names[card // 8] * 8 + card % 8 for card in cards]
    both = np.array([mask_of(cards), mask_of(renamed)], dtype=np.uint32)
    for kind, contract in ((Kind.GRAND, SkatContract.GRAND), (Kind.NULL, SkatContract.NULL)):
        ways = [ways_with_skat(both[[i]], 0) for i in (0, 1)]
        seen = [describe(way.take(way.contract == contract), kind) for way in ways]
        if kind is Kind.GRAND:  # the jacks keep their names, since they have a rank
            seen = [rows[:, 8:] for rows in seen]
        first, second = (sorted(map(tuple, rows.tolist())) for rows in seen)
        assert first == second


def test_features_show_each_card_once_and_the_skat_of_a_hand_game_never() -> None:
    twelve = np.array([mask_of(list(range(0, 24, 2)))], dtype=np.uint32)
    ways = ways_with_skat(twelve, 2)
    for kind, contract in ((Kind.SUIT, 1), (Kind.GRAND, 4), (Kind.NULL, 5)):
        rows = describe(ways.take(ways.contract == contract), kind)
        assert (rows[:, :64].sum(axis=1) == 12).all()
        assert rows[:, 64:].tolist() == [[0, 0, 1, 0]] * len(rows)
    by_hand = hand_ways(0x3FF, np.array([0xC00, 0x3000], dtype=np.uint32), 0)
    rows = describe(by_hand.take(by_hand.contract == 2), Kind.SUIT)
    assert (rows[:, :64].sum(axis=1) == 10).all()
    assert (rows == rows[0]).all()
    assert rows[0, 64:].tolist() == [1, 0, 0, 1]


def test_trumps_come_before_longer_suits() -> None:
    cards = mask_of([8, 9, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26])  # two hearts, seven spades
    ways = ways_with_skat(np.array([cards], dtype=np.uint32), 0)
    hearts = ways.take(
        (ways.contract == SkatContract.HEARTS) & (bits_of(ways.aside)[:, 8:10].sum(axis=1) == 0)
    )
    rows = describe(hearts, Kind.SUIT)
    # Four jacks, kept and aside; then the two hearts that are kept.
    assert (rows[:, 8:15].sum(axis=1) == 2).all()
