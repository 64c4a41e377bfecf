"""Cards as values: interned, immutable, ordered by number, printed in canonical form."""

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


def test_numbers_count_nine_ranks_in_each_suit() -> None:
    assert [card.number for card in ALL_CARDS] == list(range(36))
    assert all(card.number == card.suit * 9 + card.rank for card in ALL_CARDS)


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


@pytest.mark.parametrize("name", ["suit", "rank", "number", "anything"])
def test_no_attribute_can_be_set_or_deleted(name: str) -> None:
    card = Card.parse("CJ")
    with pytest.raises(AttributeError, match="immutable"):
        setattr(card, name, 0)
    with pytest.raises(AttributeError, match="immutable"):
        delattr(card, name)
    assert str(card) == "CJ"


@given(cards, cards)
def test_cards_are_ordered_as_their_numbers(one: Card, other: Card) -> None:
    assert (one < other) == (one.number < other.number)
    assert (one <= other) == (one.number <= other.number)
    assert (one > other) == (one.number > other.number)
    assert (one >= other) == (one.number >= other.number)
    assert (one == other) == (one.number == other.number)
    assert (one == other) <= (hash(one) == hash(other))


def test_a_card_is_neither_its_number_nor_its_text() -> None:
    card: object = Card.parse("CJ")
    assert card not in (32, "CJ")


def test_a_card_does_not_compare_with_a_number() -> None:
    with pytest.raises(TypeError):
        _ = Card.parse("CJ") < 32  # type: ignore[operator]


@given(cards)
def test_a_number_leads_back_to_its_card(card: Card) -> None:
    assert Card.from_number(card.number) is card


@pytest.mark.parametrize("number", [-1, 36])
def test_a_number_of_no_card_is_named(number: int) -> None:
    with pytest.raises(UnknownCard, match=f"{number}.*0 to 35"):
        Card.from_number(number)


def test_a_rank_outside_the_nine_is_refused_instead_of_running_into_the_next_suit() -> None:
    with pytest.raises(UnknownCard, match="rank 9"):
        Card(Suit.DIAMONDS, 9)  # type: ignore[arg-type]


def test_cards_can_be_matched_by_suit_and_rank() -> None:
    match Card.parse("CJ"):
        case Card(Suit.CLUBS, rank):
            assert rank is Rank.JACK
        case _:
            pytest.fail("the jack of clubs is a club")
