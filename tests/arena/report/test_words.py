from string import Formatter

import pytest

from kiebitz.arena.report.words import WORDS, say
from kiebitz.arena.report.words.captions import CAPTIONS
from kiebitz.arena.report.words.controls import CONTROLS
from kiebitz.arena.report.words.glossary import GLOSSARY
from kiebitz.arena.report.words.labels import LABELS
from kiebitz.arena.report.words.played import PLAYED
from kiebitz.arena.report.words.verdicts import VERDICTS
from kiebitz.arena.scoring import Measure
from kiebitz.cards import Language
from kiebitz.games import JassMode, SkatContract
from kiebitz.games.registry import GAMES


def _places(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("key", WORDS)
def test_both_languages_say_the_same_things(key: str) -> None:
    english, german = WORDS[key]
    assert english
    assert german
    assert _places(english) == _places(german)


def test_no_key_stands_in_two_places() -> None:
    parts = (LABELS, VERDICTS, PLAYED, CAPTIONS, CONTROLS, GLOSSARY)
    assert sum(map(len, parts)) == len(WORDS)


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
    terms = {key.removeprefix("term_") for key in GLOSSARY if key.startswith("term_")}
    assert terms == {key.removeprefix("about_") for key in GLOSSARY if key.startswith("about_")}
