"""The catalogues: every language says everything, with the same values."""

import ast
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
