"""Measured tables and the sentences around them, in the language of the call.

What is measured says in plain English what it is; here headings, names and sentences are looked up
in the catalogue, as errors are, and numbers get the marks of the language.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from kiebitz.cli.figure_tables import print_figures
from kiebitz.cli.plain_text import fit
from kiebitz.cli.speaking import language_of_call
from kiebitz.words.phrases import write_number
from kiebitz.words.sentences import translate_word

Cell = str | Text
_DIGITS: Final = re.compile(r"\d[\d.,]*\d")
_NUMBER: Final = re.compile(r"(\d{1,3}(,\d{3})+|\d+)(\.\d+)?")
"""What else has marks, such as the version of a program, is no number."""


def speak(text: str) -> str:
    """A sentence or a word of a table in the language of the call.

    >>> speak("One thread, an empty table for each deal.")
    'One thread, an empty table for each deal.'
    """
    return translate_word(language_of_call(), text)


def speak_numbers(text: str) -> str:
    """A text whose numbers are written as the language does it; versions such as 3.11.7 stay.

    >>> speak_numbers("1,234.5/s")
    '1,234.5/s'
    """
    language = language_of_call()

    def write(digits: re.Match[str]) -> str:
        number = digits[0]
        return write_number(language, number) if _NUMBER.fullmatch(number) else number

    return _DIGITS.sub(write, text)


def print_measured(
    console: Console, head: Sequence[str], rows: Iterable[Sequence[Cell]], *, left: int = 1
) -> None:
    """A table that fits any width; a row of one cell is a heading for those below it."""
    print_figures(
        console,
        [speak(name) for name in head],
        [_speak_row(row, left) for row in rows],
        left=left,
    )


def print_sentence(console: Console, text: str, *, style: str = "dim") -> None:
    """A sentence below or above a table, in the signs that the terminal has."""
    console.print(Text(fit(speak_numbers(speak(text)), console.encoding), style))


def _speak_row(row: Sequence[Cell], left: int) -> list[Cell]:
    """Names are words; figures may be words, numbers or both."""
    names = [_speak_cell(cell, numbers=False) for cell in row[:left]]
    return names + [_speak_cell(cell, numbers=True) for cell in row[left:]]


def _speak_cell(cell: Cell, *, numbers: bool) -> Cell:
    """A cell of several styles is left as it is."""
    if isinstance(cell, Text) and cell.spans:
        return cell
    plain = _plain(cell)
    spoken = speak(plain)
    if numbers:
        spoken = speak_numbers(spoken)
    return Text(spoken, cell.style) if isinstance(cell, Text) else spoken


def _plain(cell: Cell) -> str:
    return cell.plain if isinstance(cell, Text) else cell
