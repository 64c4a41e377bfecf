"""The catalogues: every language says everything, with the same values."""

import ast
import re
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from kiebitz.arena.scoring import Measure
from kiebitz.cards import Face, Rank, Suit
from kiebitz.games import JassMode, SkatContract
from kiebitz.games.registry import GAMES
from kiebitz.words import Language, say
from kiebitz.words.phrases import phrases, write_number

FOREIGN = [language for language in Language if language is not Language.EN]


def fields_of(text: str) -> set[str]:
    """The values that a phrase wants."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", FOREIGN)
def test_every_language_says_the_same_things_with_the_same_values(language: Language) -> None:
    english, foreign = phrases(Language.EN), phrases(language)
    assert set(foreign) == set(english)
    assert all(foreign.values())
    for key, text in english.items():
        assert fields_of(text) == fields_of(foreign[key]), key


@pytest.mark.parametrize("language", Language)
def test_no_key_stands_twice(language: Language) -> None:
    source = import_module(language.catalogue).__file__
    assert source is not None
    for node in ast.walk(ast.parse(Path(source).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Dict):
            keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
            assert [key for key in keys if keys.count(key) > 1] == []


@pytest.mark.parametrize("language", Language)
def test_every_suit_and_rank_has_a_name_on_every_pack(language: Language) -> None:
    for face in Face:
        assert len(set(say(language, f"suits_{face.value}").split())) == len(Suit)
        for names in ("ranks", "short_ranks"):
            assert len(set(say(language, f"{names}_{face.value}").split())) == len(Rank)


def test_every_game_contract_and_measure_has_words() -> None:
    for contract in (*SkatContract, *JassMode):
        assert say(Language.DE, f"contract_{contract.name.lower()}")
    for game in GAMES:
        assert say(Language.EN, f"game_{game}")
        for measure in Measure:
            if game == "skat" or measure is not Measure.TOURNAMENT:
                assert say(Language.DE, f"unit_{game}_{measure.value}")
                assert say(Language.DE, f"measure_{game}_{measure.value}")


def test_every_term_of_the_glossary_is_explained() -> None:
    keys = phrases(Language.EN)
    terms = {key.removeprefix("term_") for key in keys if key.startswith("term_")}
    assert terms == {key.removeprefix("about_") for key in keys if key.startswith("about_")}


def test_a_phrase_is_said_in_the_chosen_language() -> None:
    assert say(Language.EN, "with", n=2) == "with 2"
    assert say(Language.DE, "with", n=2) == "mit 2"


def test_numbers_are_written_as_the_language_does_it() -> None:
    assert write_number(Language.EN, "1,234.5") == "1,234.5"
    assert write_number(Language.DE, "1,234.5") == "1.234,5"


def test_a_german_unit_stands_in_the_dative_where_one_has_to() -> None:
    after_dative = re.compile(r"\b(in|bei|nach|von|mit|aus)( \{signed\})? \{unit\}")
    for key, text in phrases(Language.DE).items():
        assert not after_dative.search(text), key
    assert say(Language.DE, "axis_difference", in_unit="Turnierpunkten je Spiel") == (
        "Erster minus Zweiter, in Turnierpunkten je Spiel"
    )


@pytest.mark.parametrize("language", Language)
def test_every_unit_has_a_form_to_stand_after_in(language: Language) -> None:
    units = {key for key in phrases(language) if key.startswith("unit_")}
    inflected = {key for key in phrases(language) if key.startswith("in_unit_")}
    assert inflected == {f"in_{key}" for key in units}


def test_a_count_of_one_agrees_with_its_sentence() -> None:
    """What is counted stands after a colon, or has a form of its own for one of it."""
    for language in Language:
        for key in ("believed", "arena_broken", "arena_few"):
            assert re.search(r": \{(count|worlds)\}", phrases(language)[key]), key
        assert phrases(language)["deviation"] != phrases(language)["deviations"]
