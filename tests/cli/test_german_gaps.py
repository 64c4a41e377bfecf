"""Words of tables and of records that were still English in German."""

import io

from rich.console import Console

from kiebitz.cli.bench import figures
from kiebitz.cli.look import Look
from kiebitz.cli.result_words import describe_unfinished
from kiebitz.words import Language
from kiebitz.words.sentences import translate_word


def test_headings_of_the_measured_table_are_german():
    for english, german in (("number", "Anzahl"), ("hands", "Spiele"), ("bar", "Vorgabe")):
        assert translate_word(Language.DE, english) == german


def test_a_table_that_was_left_says_so_in_german():
    (line,) = describe_unfinished("left", None, Look(language=Language.DE), ["a", "b", "c"])
    assert line.plain == "nicht zu Ende gespielt: Tisch verlassen"
    (line,) = describe_unfinished("timeout of x", None, Look(language=Language.DE), ["a"])
    assert "timeout of x" in line.plain


def test_numbers_within_names_have_a_german_comma(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    console = Console(file=io.StringIO(), width=120)
    what = "pimc with a budget of 0.5 s, worst game"
    figures.print_table(console, [figures.Figure(what, 0.55, "s", 0.6, at_least=False)])
    assert "Bedenkzeit von 0,5 s" in console.file.getvalue()
