"""Cards as values: interned, immutable, ordered by suit and rank, printed in canonical form."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import ALL_CARDS, Card, Rank, Suit
from kiebitz.errors import UnknownCard

cards = st.sampled_from(ALL_CARDS)


def test_there_are_thirty_six_different_cards() -> None:
    assert len(ALL_CARDS) == len(set(ALL_CARDS)) == 36


def test_a_card_made_twice_is_the_same_object() -> None:
    assert Card(Suit.CLUBS, Rank.JACK) is Card(Suit.CLUBS, Rank.JACK)


def test_cards_are_in_order_of_suit_and_rank() -> None:
    assert list(ALL_CARDS) == sorted(ALL_CARDS)
    assert [(card.suit, card.rank) for card in ALL_CARDS] == [
        (suit, rank) for suit in Suit for rank in Rank
    ]


def test_a_card_has_no_number_outside_a_deck() -> None:
    assert not hasattr(Card.parse("CJ"), "number")
    assert not hasattr(Card, "from_number")


@pytest.mark.parametrize(
    ("suit", "rank", "text"),
    [
        (Suit.CLUBS, Rank.JACK, "CJ"),
        (Suit.DIAMONDS, Rank.TEN, "DT"),
        (Suit.HEARTS, Rank.SIX, "H6"),
        (Suit.SPADES, Rank.ACE, "SA"),
    ],
)
def test_the_canonical_form_is_suit_letter_then_rank_letter(
    suit: Suit, rank: Rank, text: str
) -> None:
    assert str(Card(suit, rank)) == text
    assert repr(Card(suit, rank)) == f"Card('{text}')"


@given(cards)
def test_the_canonical_form_reads_back(card: Card) -> None:
    assert Card.parse(str(card)) is card


@given(cards)
def test_copies_and_pickles_are_the_same_object(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(card, protocol)) is card


@pytest.mark.parametrize("name", ["suit", "rank", "anything"])
def test_no_attribute_can_be_set_or_deleted(name: str) -> None:
    card = Card.parse("CJ")
    with pytest.raises(AttributeError, match="immutable"):
        setattr(card, name, 0)
    with pytest.raises(AttributeError, match="immutable"):
        delattr(card, name)
    assert str(card) == "CJ"


@given(cards, cards)
def test_cards_compare_by_suit_then_rank(one: Card, other: Card) -> None:
    left, right = (one.suit, one.rank), (other.suit, other.rank)
    assert (one < other) == (left < right)
    assert (one <= other) == (left <= right)
    assert (one > other) == (left > right)
    assert (one >= other) == (left >= right)
    assert (one == other) == (left == right)
    assert (one == other) <= (hash(one) == hash(other))


def test_a_card_is_neither_its_number_nor_its_text() -> None:
    card: object = Card.parse("CJ")
    assert card not in (32, "CJ")


def test_a_card_does_not_compare_with_a_number() -> None:
    with pytest.raises(TypeError):
        _ = Card.parse("CJ") < 32  # type: ignore[operator]


def test_a_rank_outside_the_nine_is_refused_instead_of_running_into_the_next_suit() -> None:
    with pytest.raises(UnknownCard, match="rank 9"):
        Card(Suit.DIAMONDS, 9)  # type: ignore[arg-type]


def test_cards_can_be_matched_by_suit_and_rank() -> None:
    match Card.parse("CJ"):
        case Card(Suit.CLUBS, rank):
            assert rank is Rank.JACK
        case _:
            pytest.fail("the jack of clubs is a club")
