"""The decks number their cards, and make hands of bit masks."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import JASS_DECK, SKAT_DECK, Card, Deck, Hand, Rank
from kiebitz.errors import DuplicateCard, UnknownCard

decks = pytest.mark.parametrize("deck", [SKAT_DECK, JASS_DECK], ids=lambda deck: deck.name)


def test_skat_is_played_with_thirty_two_cards_and_jass_with_thirty_six() -> None:
    assert (SKAT_DECK.name, SKAT_DECK.size) == ("skat", 32)
    assert (JASS_DECK.name, JASS_DECK.size) == ("jass", 36)


def test_skat_indices_leave_out_the_sixes() -> None:
    for card in SKAT_DECK.cards:
        assert card.rank is not Rank.SIX
        assert SKAT_DECK.index(card) == 8 * card.suit + (card.rank - 1)


def test_jass_indices_count_all_nine_ranks() -> None:
    for card in JASS_DECK.cards:
        assert JASS_DECK.index(card) == 9 * card.suit + card.rank


@decks
def test_indices_and_cards_lead_to_each_other(deck: Deck) -> None:
    assert [deck.index(card) for card in deck.cards] == list(range(deck.size))
    assert [deck.card(place) for place in range(deck.size)] == list(deck.cards)


@decks
@given(data=st.data())
def test_masks_and_hands_lead_to_each_other(deck: Deck, data: st.DataObject) -> None:
    mask = data.draw(st.integers(0, (1 << deck.size) - 1))
    hand = deck.hand(mask)
    assert deck.mask(hand) == mask
    assert hand == Hand(card for card in deck.cards if mask & 1 << deck.index(card))


@decks
def test_several_masks_are_as_many_hands(deck: Deck) -> None:
    assert deck.hands([1, 0, 6]) == (deck.hand(1), Hand(), deck.hand(6))


def test_the_six_of_hearts_is_no_skat_card() -> None:
    six = Card.parse("H6")
    with pytest.raises(UnknownCard, match=r"H6 is not in the skat deck .* 7 8 9 T J Q K A"):
        SKAT_DECK.index(six)
    with pytest.raises(UnknownCard, match="H6"):
        SKAT_DECK.mask([six])


def test_a_doubled_card_in_a_mask_is_refused_by_name() -> None:
    card = Card.parse("CJ")
    with pytest.raises(DuplicateCard, match="CJ is given twice"):
        SKAT_DECK.mask([card, card])


@decks
@pytest.mark.parametrize("beyond", [0, 1, 64])
def test_indices_and_masks_beyond_the_deck_are_refused(deck: Deck, beyond: int) -> None:
    with pytest.raises(UnknownCard, match=f"0 to {deck.size - 1}"):
        deck.card(deck.size + beyond)
    with pytest.raises(UnknownCard, match=f"bits 0 to {deck.size - 1}"):
        deck.hand(1 << deck.size + beyond)


@decks
def test_negative_indices_and_masks_are_refused(deck: Deck) -> None:
    with pytest.raises(UnknownCard, match="-1"):
        deck.card(-1)
    with pytest.raises(UnknownCard, match="-0x1"):
        deck.hand(-1)


def test_a_deck_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        SKAT_DECK.name = "other"  # type: ignore[misc]


def test_a_deck_with_a_doubled_card_is_refused() -> None:
    card = Card.parse("CJ")
    with pytest.raises(DuplicateCard, match="CJ"):
        Deck("broken", (card, card))


@decks
def test_copies_and_pickles_are_equal_and_work(deck: Deck) -> None:
    for twin in (copy.deepcopy(deck), pickle.loads(pickle.dumps(deck))):
        assert twin == deck
        assert hash(twin) == hash(deck)
        assert twin.index(Card.parse("CJ")) == deck.index(Card.parse("CJ"))


def test_a_deck_shows_its_name_and_size() -> None:
    assert repr(SKAT_DECK) == "Deck('skat', 32 cards)"
