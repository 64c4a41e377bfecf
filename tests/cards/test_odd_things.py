"""What is no card, no text and no number at all is refused by name, wherever cards are taken."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from kiebitz.cards import (
    JASS_DECK,
    SKAT_DECK,
    Card,
    Hand,
    card_name,
    colour,
    parse_cards,
    rank_name,
    short,
    suit_name,
    suit_symbol,
)
from kiebitz.cards.notation import parse_card
from kiebitz.errors import KiebitzError, NotACard, UnknownCard
from kiebitz.games import Action, SkatContract, legal_cards, matadors, rules_text, seeger_fabian

ODD: tuple[Any, ...] = (
    None,
    3.5,
    math.nan,
    b"CJ",
    object(),
    [None],
    [[1]],
    {"a": 1},
    {3.5},
    type,
    [object()],
    -1,
    2**70,
    10**5000,
    "\0",
    "\ud800",
    "x" * 100_000,
)
HAND = Hand.parse("CJ SJ")
PLAY = Action.parse("play CJ")

TAKERS: dict[str, Callable[[Any], object]] = {
    "parse_card": parse_card,
    "parse_cards": parse_cards,
    "Card.parse": Card.parse,
    "Card": lambda odd: Card(odd, odd),
    "Hand": Hand,
    "Hand.parse": Hand.parse,
    "Hand.with_card": HAND.with_card,
    "Hand.without": HAND.without,
    "Hand.isdisjoint": HAND.isdisjoint,
    "skat.index": SKAT_DECK.index,
    "jass.card": JASS_DECK.card,
    "skat.mask": SKAT_DECK.mask,
    "skat.hand": SKAT_DECK.hand,
    "skat.hands": lambda odd: SKAT_DECK.hands([odd] if isinstance(odd, bytes) else odd),
    "card_name": card_name,
    "short": short,
    "suit_name": suit_name,
    "rank_name": rank_name,
    "suit_symbol": suit_symbol,
    "colour": colour,
    "discard": lambda odd: Action.discard(odd, odd),
    "encode": PLAY.encode,
    "decode": lambda odd: Action.decode(1, odd),
    "decode_all": lambda odd: Action.decode_all(odd, SKAT_DECK),
    "legal_cards": lambda odd: legal_cards(odd, "grand", "CJ", ""),
    "matadors": lambda odd: matadors(odd, "CJ"),
    "matadors of": lambda odd: matadors(SkatContract.GRAND, odd),
    "rules_text": rules_text,
    "seeger_fabian": seeger_fabian,
}


@pytest.mark.parametrize("taker", TAKERS)
@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_it_is_refused_by_name(taker: str, odd: Any) -> None:
    with pytest.raises(KiebitzError) as refusal:
        TAKERS[taker](odd)
    assert len(str(refusal.value)) < 500


def test_what_is_no_card_is_an_unknown_one_and_of_a_wrong_type() -> None:
    assert issubclass(NotACard, UnknownCard)
    assert issubclass(NotACard, TypeError)
    for nothing in (None, 5):
        with pytest.raises(NotACard, match=f"{nothing} is no text"):
            Card.parse(nothing)  # type: ignore[arg-type]


def test_what_is_right_is_taken() -> None:
    import numpy as np

    assert SKAT_DECK.card(np.int64(28)) == Card.parse("CJ")  # type: ignore[arg-type]
    assert SKAT_DECK.hand(np.uint64(3)) == Hand.parse("D7 D8")  # type: ignore[arg-type]
    assert SKAT_DECK.hands(np.array([3, 1])) == (Hand.parse("D7 D8"), Hand.parse("D7"))  # type: ignore[arg-type]
    assert Hand(iter(HAND)) == HAND
