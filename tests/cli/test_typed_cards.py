"""Cards as they are typed: every spelling that is shown can be typed again."""

import pytest

from kiebitz.cards import ALL_CARDS, Card, Face, Language
from kiebitz.cli.look import Look
from kiebitz.cli.typed_cards import Misread, choose_cards, read_cards


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "ascii"])
def test_every_card_is_read_as_it_is_shown(face, language, encoding):
    look = Look(face, language, encoding=encoding)
    shown = [look.card(card).plain for card in ALL_CARDS]
    for card, text in zip(ALL_CARDS, shown, strict=True):
        for typed in (text, text.lower(), text.upper()):
            assert read_cards(typed, language) == [card]
            assert choose_cards(typed, ALL_CARDS, 1, language) == [card]
    assert read_cards(" ".join(shown), language) == list(ALL_CARDS)


@pytest.mark.parametrize("language", Language)
def test_the_canonical_form_is_understood_in_every_language(language):
    for card in ALL_CARDS:
        assert read_cards(str(card), language) == [card]


@pytest.mark.parametrize(
    ("typed", "card"), [("HD", "HQ"), ("PB", "SJ"), ("PA", "SA"), ("h10", "HT")]
)
def test_german_pairs_are_understood_in_german(typed, card):
    assert read_cards(typed, Language.DE) == [Card.parse(card)]


def test_a_pair_that_could_mean_two_cards_means_the_one_in_the_hand():
    diamonds, clubs = Card.parse("DJ"), Card.parse("CJ")
    assert choose_cards("KB", [diamonds], 1, Language.DE) == [diamonds]
    assert choose_cards("KB", [clubs], 1, Language.DE) == [clubs]
    with pytest.raises(Exception, match="no card"):
        choose_cards("KB", [diamonds, clubs], 1, Language.DE)


def test_of_a_single_card_there_are_no_cards():
    with pytest.raises(Misread) as caught:
        choose_cards("3", [Card.parse("CJ")], 1, Language.DE)
    assert caught.value.say(Look(language=Language.DE)).endswith("nur eine Karte da, Nummer 1")
