"""Hands behave as sets of cards, whatever their masks look like."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import ALL_CARDS, Card, Hand
from kiebitz.errors import DuplicateCard, UnknownCard

card_sets = st.frozensets(st.sampled_from(ALL_CARDS))
hands = card_sets.map(Hand)


def test_a_hand_without_cards_is_empty_and_false() -> None:
    assert not Hand()
    assert len(Hand()) == 0
    assert str(Hand()) == ""
    assert Hand.parse("") == Hand()


def test_a_doubled_card_is_refused_by_name() -> None:
    with pytest.raises(DuplicateCard, match="SJ is given twice"):
        Hand.parse("CJ SJ HA SJ")


def test_all_usual_separators_are_read() -> None:
    assert Hand.parse("HA SJ, CJ/DT;C7\nS6|H9") == Hand.parse("CJ C7 SJ S6 HA H9 DT")
    assert [str(card) for card in Hand.parse("HA,CJ")] == ["CJ", "HA"]


def test_cards_come_clubs_first_and_from_the_ace_down() -> None:
    assert str(Hand.parse("D6 HA C7 SJ C10 CA")) == "CA CT C7 SJ HA D6"


def test_a_hand_shows_its_cards() -> None:
    assert repr(Hand.parse("SJ CJ")) == "Hand('CJ SJ')"


@given(hands)
def test_printed_hands_read_back(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand


@given(card_sets)
def test_a_hand_holds_exactly_the_cards_it_was_given(cards: frozenset[Card]) -> None:
    hand = Hand(cards)
    assert list(hand) == sorted(cards, reverse=True)
    assert len(hand) == len(cards)
    assert bool(hand) == bool(cards)
    assert {card for card in ALL_CARDS if card in hand} == cards


@given(card_sets, card_sets)
def test_hands_combine_and_compare_as_sets_do(one: frozenset[Card], other: frozenset[Card]) -> None:
    left, right = Hand(one), Hand(other)
    assert left | right == Hand(one | other)
    assert left & right == Hand(one & other)
    assert left - right == Hand(one - other)
    assert (left <= right) == (one <= other)
    assert (left < right) == (one < other)
    assert (left >= right) == (one >= other)
    assert left.isdisjoint(right) == one.isdisjoint(other)
    assert (left == right) == (one == other)


@given(card_sets)
def test_equal_hands_hash_alike_however_they_were_made(cards: frozenset[Card]) -> None:
    assert hash(Hand(sorted(cards))) == hash(Hand(sorted(cards, reverse=True)))


@given(hands, st.sampled_from(ALL_CARDS))
def test_a_card_can_be_added_or_removed_but_not_both(hand: Hand, card: Card) -> None:
    if card in hand:
        assert hand.without(card).with_card(card) == hand
        with pytest.raises(DuplicateCard, match=str(card)):
            hand.with_card(card)
    else:
        assert hand.with_card(card).without(card) == hand
        with pytest.raises(UnknownCard, match=str(card)):
            hand.without(card)


@given(hands)
def test_copies_and_pickles_are_equal(hand: Hand) -> None:
    assert copy.copy(hand) == hand
    assert copy.deepcopy(hand) == hand
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(hand, protocol)) == hand


def test_bit_masks_are_made_into_hands_by_a_deck_alone() -> None:
    assert not hasattr(Hand, "from_mask")
    assert not hasattr(Hand(), "mask")
    with pytest.raises(TypeError, match="`hand` of a deck"):
        Hand([3])  # type: ignore[list-item]


@pytest.mark.parametrize("name", ["_bits", "anything"])
def test_no_attribute_can_be_set_or_deleted(name: str) -> None:
    hand = Hand.parse("CJ")
    with pytest.raises(AttributeError, match="immutable"):
        setattr(hand, name, 0)
    with pytest.raises(AttributeError, match="immutable"):
        delattr(hand, name)
    assert hand == Hand.parse("CJ")


def test_text_in_place_of_cards_is_a_mistake_that_points_to_parse() -> None:
    with pytest.raises(TypeError, match=r"Hand\.parse"):
        Hand("CJ SJ")  # type: ignore[arg-type]


def test_a_hand_combines_with_hands_only() -> None:
    with pytest.raises(TypeError):
        _ = Hand.parse("CJ") | {Card.parse("SJ")}  # type: ignore[operator]
    with pytest.raises(TypeError):
        _ = Hand.parse("CJ") < 3  # type: ignore[operator]


def test_what_is_no_card_is_in_no_hand() -> None:
    assert "CJ" not in Hand(ALL_CARDS)
    assert 3 not in Hand(ALL_CARDS)
