"""What is found in the code by reading it."""

import ast

import pytest

from tests.words.code_sentences import missing_in, sentences_of_code


@pytest.mark.parametrize(
    "sentence",
    [
        "there is no {0} {1}{2}; there are {3}",  # raised
        " (did you mean {0}?)",  # given back by a function that fills it
        "a parameter name",  # handed over by a caller of a method that hands it on
        "bidder",  # kept by a class that is reported what it holds
        "{0}, but the game is over",  # given back by the method whose words are raised
        "{0} names no card; write for example 'CJ' or 'Kreuz-Bube'",  # made, not raised at once
        "closed its output",  # handed over from another module
        "Give each French suit its own colour.",  # help of an option
        "The boards",  # heading over options
        "Every deal is played once per seating. Boards are kept as they finish: the same command "
        "goes on where it was stopped, and more --boards add to it; --fresh begins again with "
        "other deals.",  # paragraph about a command
        "A cheater: looks at all cards and plays the best one.",  # line about a player
        "{0} is in two places",  # native
        "action {0}, code {1}, is not legal",  # native, put together before it is used
        "{0} for seat {1}; legal are{2}",
        "this is not a view",  # native, one of two
        "undertrump rule",  # native, handed over
    ],
)
def test_words_are_found_wherever_they_come_from(sentence: str) -> None:
    assert sentence in sentences_of_code()


def test_what_is_missing_can_be_pasted_into_a_catalogue() -> None:
    missing = missing_in({})
    assert ast.literal_eval("{" + missing + "}")["there is no file {0}"] == ""
    assert "    # sources.py" in missing.splitlines()
