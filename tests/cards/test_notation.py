"""Every usual way to write a card is read, and everything else is refused in one way."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.cards import ALL_CARDS, Card, Rank, Suit, parse_card, parse_cards
from kiebitz.cards.notation import LONGEST_CARD, LONGEST_LIST
from kiebitz.errors import UnknownCard

FRENCH_SUITS = {
    Suit.CLUBS: "♣ ♧ ♣\ufe0f Kreuz Treff club clubs",
    Suit.SPADES: "♠ ♤ ♠\ufe0f Pik Schaufel spade spades",
    Suit.HEARTS: "♥ ♡ ♥\ufe0f ❤\ufe0f Herz heart hearts",
    Suit.DIAMONDS: "♦ ♢ ♦\ufe0f Karo Eckstein Ecken diamond diamonds",
}
OTHER_SUITS = {
    Suit.CLUBS: "Eichel Eicheln acorns",
    Suit.SPADES: "Grün Gruen Grun Laub Blatt leaves Schilten shields SHIELD",
    Suit.HEARTS: "Rot Rosen roses ROSE",
    Suit.DIAMONDS: "Schellen bells BELL",
}
RANKS = {
    Rank.ACE: "As Ass ace Daus A",
    Rank.KING: "König Konig Koenig Koennig king K",
    Rank.QUEEN: "Dame Ober queen Q O",
    Rank.JACK: "Bube Unter Under Bauer Junge Buur Puur jack J U",
    Rank.TEN: "Zehn Banner ten 10 T",
    Rank.NINE: "Neun Nell Näll Naell nine 9",
    Rank.EIGHT: "Acht eight 8",
    Rank.SEVEN: "Sieben seven 7",
    Rank.SIX: "Sechs six 6",
}
EXAMPLES_WANTED = "write for example 'CJ' or 'Kreuz-Bube'"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("CJ", "CJ"),
        ("cj", "CJ"),
        ("JC", "CJ"),
        ("10C", "CT"),
        ("TC", "CT"),
        ("7h", "H7"),
        ("C10", "CT"),
        ("C-J", "CJ"),
        ("c j", "CJ"),
        ("  CJ\t", "CJ"),
        ("HK", "HK"),
        ("As", "SA"),
        ("♣J", "CJ"),
        ("J♣", "CJ"),
        ("♣ J", "CJ"),
        ("♥\ufe0f10", "HT"),
        ("🃛", "CJ"),
        ("🂡", "SA"),
        ("🂶", "H6"),
        ("🃍", "DQ"),
        ("🃞", "CK"),
        ("Kreuz-Bube", "CJ"),
        ("Kreuz Bube", "CJ"),
        ("kreuz_bube", "CJ"),
        ("KreuzBube", "CJ"),
        ("KREUZ – BUBE", "CJ"),
        ("Bube Kreuz", "CJ"),
        ("Eichel-Unter", "CJ"),
        ("Schilten-Banner", "ST"),
        ("Rosen Under", "HJ"),
        ("Schellen-Ober", "DQ"),
        ("Herz As", "HA"),
        ("As Herz", "HA"),
        ("Herz Ass", "HA"),
        ("jack of clubs", "CJ"),
        ("clubs jack", "CJ"),
        ("Club J", "CJ"),
        ("Diamond_10", "DT"),
        ("<ROSE:Banner>", "HT"),
        ("<BELL:Koennig>", "DK"),
        ("<SHIELD:6>", "S6"),
        ("Ko\u0308nig Pik", "SK"),
        ("♣B", "CJ"),
        ("Kreuz B", "CJ"),
        ("Kreuz-D", "CQ"),
        ("D♦", "DQ"),
        ("Herz D", "HQ"),
    ],
)
def test_the_usual_ways_to_write_a_card_are_read(text: str, card: str) -> None:
    assert str(parse_card(text)) == card


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "C", "J", "DD", "CB", "BC", "CD", "11C", "C1", "C5", "JJ", "CJ SJ", "CJSJ"),
        *("♣", "♣♣", "🂠", "🃏", "🂢", "🂬", "<", ">", "<>", "<ROSE:Banner", "\ud800"),
        *("Kreuz", "Bube", "Kreuz-Elf", "Kreuz Bube Herz", "Kre uz Bube", "H Bube"),
        *("jack of", "of", "clubs of jack of"),
        *("Schilten B", "Rosen B", "Eichel D", "Schellen-D"),
    ],
)
def test_what_names_no_card_is_refused_by_its_text(text: str) -> None:
    with pytest.raises(UnknownCard) as refusal:
        parse_card(text)
    assert str(refusal.value) == f"{text!r} names no card; {EXAMPLES_WANTED}"


@pytest.mark.parametrize("suits", [FRENCH_SUITS, OTHER_SUITS])
@pytest.mark.parametrize("between", ["", " ", "-", "_", " - ", ":"])
def test_every_word_for_a_suit_goes_with_every_word_for_a_rank(
    suits: dict[Suit, str], between: str
) -> None:
    for card in ALL_CARDS:
        for suit, rank in product(suits[card.suit].split(), RANKS[card.rank].split()):
            for text in (suit + between + rank, rank + between + suit):
                assert parse_card(text) is card, text
                assert parse_card(text.upper()) is card, text


def test_all_playing_card_characters_are_read_in_a_row() -> None:
    spades = "🂦🂧🂨🂩🂪🂫🂭🂮🂡"
    assert parse_cards(spades) == [Card(Suit.SPADES, rank) for rank in Rank]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", ""),
        (" , ;\n", ""),
        ("CJ SJ HA", "CJ SJ HA"),
        ("CJ,SJ;HA/DT|C7\nS8", "CJ SJ HA DT C7 S8"),
        ("Kreuz Bube, Herz As", "CJ HA"),
        ("Kreuz Bube Herz As D7", "CJ HA D7"),
        ("As Herz As Pik", "HA SA"),
        ("jack of clubs ten of spades 7h", "CJ ST H7"),
        ("♣ J ♠ J ♥10", "CJ SJ HT"),
        ("♣\ufe0fB ♦\ufe0fD 🃛\ufe0f", "CJ DQ CJ"),
        ("Kreuz - Bube", "CJ"),
        ("<ROSE:Banner>, <ACORN:Under>", "HT CJ"),
        ("Ei U, Schi 10", "CJ ST"),
        ("CJ CJ", "CJ CJ"),
    ],
)
def test_lists_are_read_in_the_order_of_the_text(text: str, cards: str) -> None:
    assert " ".join(map(str, parse_cards(text))) == cards


@pytest.mark.parametrize(
    ("text", "offending"),
    [
        ("CJ XX HA", "XX"),
        ("CJ, Kreuz Elf", "Kreuz Elf"),
        ("CJ, Kreuz", "Kreuz"),
        ("CJSJ", "CJSJ"),
    ],
)
def test_the_wrong_part_of_a_list_is_named(text: str, offending: str) -> None:
    with pytest.raises(UnknownCard, match=f"^{re.escape(repr(offending))} names no card"):
        parse_cards(text)


@given(st.lists(st.sampled_from(ALL_CARDS), max_size=40), st.sampled_from([" ", ", ", "/", "\n"]))
def test_printed_cards_read_back_as_a_list(cards: list[Card], separator: str) -> None:
    assert parse_cards(separator.join(map(str, cards))) == cards


any_text = st.text(st.characters(exclude_categories=())) | st.text("CSHDATKQJB1069♣♥-_ :<>,\ufe0f🃛")


@given(any_text)
def test_any_text_is_a_card_or_an_unknown_card(text: str) -> None:
    try:
        assert parse_card(text) in ALL_CARDS
    except UnknownCard as refusal:
        assert EXAMPLES_WANTED in str(refusal)


@given(any_text)
def test_any_text_is_a_list_of_cards_or_has_an_unknown_card(text: str) -> None:
    try:
        assert set(parse_cards(text)) <= set(ALL_CARDS)
    except UnknownCard as refusal:
        assert "for example" in str(refusal)


def test_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(UnknownCard) as refusal:
        parse_card("x" * 1000)
    assert str(refusal.value) == f"'{'x' * 40}…' names no card; {EXAMPLES_WANTED}"


def test_a_card_hidden_in_too_long_text_is_refused() -> None:
    assert parse_card("CJ".ljust(LONGEST_CARD)) is Card.parse("CJ")
    with pytest.raises(UnknownCard):
        parse_card("CJ".ljust(LONGEST_CARD + 1))


def test_a_list_that_is_too_long_is_refused_with_its_length() -> None:
    assert len(parse_cards(("CJ " * LONGEST_LIST)[: LONGEST_LIST - 1])) == LONGEST_LIST // 3
    with pytest.raises(UnknownCard, match="too long with 10000000 characters"):
        parse_cards("C" * 10_000_000)


MOST_CALLS_PER_CHARACTER = 60
"""Steps are counted instead of seconds: they are the same on every machine."""


@contextmanager
def counted_calls() -> Iterator[list[str]]:
    """Collects a mark for every call that is made inside."""
    calls: list[str] = []

    def note(frame: object, event: str, argument: object) -> None:
        if event.endswith("call"):
            calls.append(event)

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("x" * 10_000_000, id="endless"),
        pytest.param("\ufdfa" * LONGEST_CARD, id="expanding"),
        pytest.param("- " * (LONGEST_LIST // 2), id="dashes"),
        pytest.param("<" * LONGEST_LIST, id="brackets"),
        pytest.param("cj " * (LONGEST_LIST // 3) + "x", id="cards"),
        pytest.param("🃛" * LONGEST_LIST, id="characters"),
        pytest.param("Kreuz " * (LONGEST_LIST // 6), id="words"),
    ],
)
def test_hostile_text_is_answered_in_few_steps(text: str) -> None:
    for read in (parse_card, parse_cards):
        with counted_calls() as calls:
            try:
                read(text)
            except UnknownCard as refusal:
                assert len(str(refusal)) < 600
        assert len(calls) < MOST_CALLS_PER_CHARACTER * LONGEST_LIST
