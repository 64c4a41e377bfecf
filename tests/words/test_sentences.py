"""Sentences of the code in another language."""

import pytest

from kiebitz.errors import KiebitzError
from kiebitz.words import Language, translate
from kiebitz.words.language import language_of_environment


def test_what_the_catalogue_does_not_know_stays_as_it_is() -> None:
    for text in ("", "no such sentence anywhere", "x" * 10_000, "{0}", "\ud800"):
        assert translate(Language.DE, text) == text


def test_an_error_is_translated_with_its_values() -> None:
    with pytest.raises(KiebitzError) as caught:
        Language("klingon")
    assert translate(Language.EN, str(caught.value)) == str(caught.value)
    assert translate(Language.DE, str(caught.value)) == (
        "'klingon' ist keine Sprache; möglich sind: en, de"
    )


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
