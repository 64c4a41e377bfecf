"""Names, symbols and colours of the three kinds of packs."""

import unicodedata
from itertools import product

import pytest

from kiebitz.cards import (
    ALL_CARDS,
    Card,
    Face,
    Language,
    Rank,
    Suit,
    card_name,
    colour,
    parse_card,
    rank_name,
    short,
    suit_name,
    suit_symbol,
)
from kiebitz.errors import BadOption

faces = pytest.mark.parametrize("face", Face)
faces_and_languages = pytest.mark.parametrize(("face", "language"), list(product(Face, Language)))


@pytest.mark.parametrize(
    ("card", "face", "language", "name"),
    [
        ("CJ", Face.FRENCH, Language.EN, "jack of clubs"),
        ("DT", Face.FRENCH, Language.EN, "ten of diamonds"),
        ("CJ", Face.FRENCH, Language.DE, "Kreuz-Bube"),
        ("HA", Face.FRENCH, Language.DE, "Herz-Ass"),
        ("CJ", Face.GERMAN, Language.EN, "Unter of acorns"),
        ("CJ", Face.GERMAN, Language.DE, "Eichel-Unter"),
        ("SK", Face.GERMAN, Language.DE, "Grün-König"),
        ("DT", Face.GERMAN, Language.DE, "Schellen-10"),
        ("ST", Face.SWISS, Language.EN, "Banner of shields"),
        ("ST", Face.SWISS, Language.DE, "Schilten-Banner"),
        ("HJ", Face.SWISS, Language.DE, "Rosen-Under"),
        ("C9", Face.SWISS, Language.DE, "Eicheln-9"),
    ],
)
def test_a_card_is_called_as_its_pack_and_language_have_it(
    card: str, face: Face, language: Language, name: str
) -> None:
    assert card_name(Card.parse(card), face=face, language=language) == name


@pytest.mark.parametrize(
    ("card", "face", "text"),
    [
        ("CJ", Face.FRENCH, "♣J"),
        ("HT", Face.FRENCH, "♥10"),
        ("CJ", Face.GERMAN, "Ei U"),
        ("ST", Face.SWISS, "Schi 10"),
        ("DQ", Face.SWISS, "Sche O"),
    ],
)
def test_a_short_form_has_suit_and_rank(card: str, face: Face, text: str) -> None:
    assert short(Card.parse(card), face=face) == text


def test_german_speakers_get_bube_and_dame_in_french_short_forms() -> None:
    assert short(Card.parse("CJ"), language=Language.DE) == "♣B"
    assert short(Card.parse("HQ"), language=Language.DE) == "♥D"


@faces_and_languages
def test_every_name_and_short_form_reads_back(face: Face, language: Language) -> None:
    for card in ALL_CARDS:
        assert parse_card(card_name(card, face=face, language=language)) is card
        assert parse_card(short(card, face=face, language=language)) is card
        assert parse_card(f"{suit_symbol(card.suit, face=face)} {card.rank.letter}") is card


@faces_and_languages
def test_no_two_suits_and_no_two_ranks_share_a_name(face: Face, language: Language) -> None:
    assert len({suit_name(suit, face=face, language=language) for suit in Suit}) == 4
    assert len({rank_name(rank, face=face, language=language) for rank in Rank}) == 9
    assert len({short(card, face=face, language=language) for card in ALL_CARDS}) == 36


@faces
def test_all_symbols_of_a_pack_are_equally_wide(face: Face) -> None:
    symbols = [suit_symbol(suit, face=face) for suit in Suit]
    assert all(len(symbol) == 1 for symbol in symbols)
    assert len({unicodedata.east_asian_width(symbol) == "W" for symbol in symbols}) == 1


def test_french_packs_have_two_colours_unless_four_are_wanted() -> None:
    assert len({colour(suit) for suit in Suit}) == 2
    assert len({colour(suit, four_colours=True) for suit in Suit}) == 4


@pytest.mark.parametrize("face", [Face.GERMAN, Face.SWISS])
@pytest.mark.parametrize("four_colours", [False, True])
def test_german_and_swiss_packs_always_have_four_colours(face: Face, four_colours: bool) -> None:
    assert len({colour(suit, face=face, four_colours=four_colours) for suit in Suit}) == 4


def test_every_colour_is_a_style_that_rich_understands() -> None:
    style = pytest.importorskip("rich.style").Style
    for suit, face, four_colours in product(Suit, Face, [False, True]):
        assert style.parse(colour(suit, face=face, four_colours=four_colours)).color is not None


@pytest.mark.parametrize("text", ["german", "German", "GERMAN"])
def test_a_face_is_found_by_its_name_in_any_case(text: str) -> None:
    assert Face(text) is Face.GERMAN


def test_an_unknown_face_is_named_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match=r"'tarot' is no face.*french, german, swiss"):
        Face("tarot")


@pytest.mark.parametrize("value", ["fr", None, 3])
def test_an_unknown_language_is_named_with_the_known_ones(value: object) -> None:
    with pytest.raises(BadOption, match=r"is no language.*en, de"):
        Language(value)
