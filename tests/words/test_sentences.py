"""Sentences of the code in another language."""

from collections.abc import Mapping
from importlib import import_module
from string import Formatter

import pytest

from kiebitz.errors import KiebitzError
from kiebitz.words import Language, translate
from kiebitz.words.language import language_of_environment
from kiebitz.words.sentences import translate_reason
from tests.words.code_sentences import missing_in, sentences_of_code

FOREIGN = [language for language in Language if language is not Language.EN]


def catalogue(language: Language) -> Mapping[str, str]:
    """What a language knows, by its English."""
    sentences: Mapping[str, str] = import_module(language.catalogue).SENTENCES
    return sentences


def fields_of(text: str) -> list[str]:
    """The values of a sentence in their order."""
    return [name for _, name, _, _ in Formatter().parse(text) if name is not None]


@pytest.mark.parametrize("language", FOREIGN)
def test_every_sentence_of_the_code_is_known_in_every_language(language: Language) -> None:
    missing = missing_in(catalogue(language))
    assert not missing, f"\n{language.catalogue} lacks (paste and translate):\n{missing}"


@pytest.mark.parametrize("language", FOREIGN)
def test_every_sentence_of_a_catalogue_still_stands_in_the_code(language: Language) -> None:
    said = sentences_of_code()
    frame = import_module(language.catalogue).FRAME
    assert [text for text in catalogue(language) if text not in said and text not in frame] == []
    assert [text for text in frame if text in said] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_a_translation_has_no_value_twice_and_none_that_the_english_lacks(
    language: Language,
) -> None:
    for english, foreign in catalogue(language).items():
        values = fields_of(foreign)
        assert len(values) == len(set(values)), foreign
        assert set(values) <= set(fields_of(english)), foreign
        assert fields_of(english) == [str(number) for number in range(len(fields_of(english)))]


@pytest.mark.parametrize("language", FOREIGN)
def test_every_sentence_of_a_catalogue_is_recognised_with_its_values(language: Language) -> None:
    for english, foreign in catalogue(language).items():
        values = [f"'{number}'" for number in range(len(fields_of(english)))]
        assert translate(language, english.format(*values)) == foreign.format(*values)


def test_what_the_catalogue_does_not_know_stays_as_it_is() -> None:
    for text in ("", "no such sentence anywhere", "x" * 10_000, "{0}", "\ud800", "oh: no: it's"):
        assert translate(Language.DE, text) == text


def test_an_error_is_translated_with_its_values() -> None:
    with pytest.raises(KiebitzError) as caught:
        Language("klingon")
    assert translate(Language.EN, str(caught.value)) == str(caught.value)
    assert translate(Language.DE, str(caught.value)) == (
        "'klingon' ist als Sprache nicht bekannt; möglich sind: en, de"
    )


@pytest.mark.parametrize(
    ("english", "german"),
    [
        (  # a place in front, two sentences within the sentence
            "games.jsonl: line 3: 'XX' names no card; write for example 'CJ' or 'Kreuz-Bube'",
            "games.jsonl: Zeile 3: 'XX' ist keine Karte; richtig ist zum Beispiel 'CJ' oder "
            "'Kreuz-Bube'",
        ),
        (  # a colon in quotes ends no value
            "there is no player 'a: b' (did you mean 'c'?); there are c, d",
            "Spieler 'a: b' (war 'c' gemeint?) gibt es nicht; möglich sind: c, d",
        ),
        (  # the end of a sentence that may end any
            "the bot 'python bot.py' closed its output; it said: Traceback: oh",
            "der Bot 'python bot.py' hat seine Ausgabe geschlossen; er sagte: Traceback: oh",
        ),
        (  # a value with a colon that stands neither in quotes nor last
            "there is no pyschieber player 'x' (oh: no); there are A and module:class",
            "einen Spieler 'x' von pyschieber gibt es nicht (oh: no); möglich sind: A und "
            "modul:klasse",
        ),
        (  # somebody else's words around a known one
            "oh my: there is no file 'x'",
            "oh my: eine Datei 'x' gibt es nicht",
        ),
    ],
)
def test_a_sentence_within_a_sentence_is_translated_too(english: str, german: str) -> None:
    assert translate(Language.DE, english) == german


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("cards are hidden in it", "Karten darin sind verdeckt"),
        ("… has no option …", "… hat keine Option …"),
        ("the tag … is there twice", "das Merkmal … ist doppelt da"),
        ("it just broke", "it just broke"),
    ],
)
def test_a_reason_is_translated_without_its_hint_too(english: str, german: str) -> None:
    assert translate_reason(Language.DE, english) == german
    assert translate_reason(Language.EN, english) == english


@pytest.mark.parametrize("piece", ["'x: ", "a ", " has no ", ": ", "'", "\\'", "; there are "])
def test_a_text_that_is_nearly_a_sentence_many_times_over_is_no_trap(piece: str) -> None:
    for text in (f"there is no {piece * 150}", f"there is no {piece * 100}: x; there are y"):
        assert translate(Language.DE, text)


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_CH.UTF-8", Language.DE),
        ("de", Language.DE),
        ("fr_CH.UTF-8", Language.EN),
        ("C", Language.EN),
        ("", Language.EN),
    ],
)
def test_the_language_comes_from_the_locale(
    locale: str, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    for name in ("LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of_environment() is language
