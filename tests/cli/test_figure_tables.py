"""Tables of names and figures in any width."""

import re
from io import BytesIO, TextIOWrapper

import pytest
from rich.console import Console

from kiebitz.cli.figure_tables import print_figures
from kiebitz.cli.plain_text import PLAIN, fit
from tests.cli.rendering import WIDTHS, assert_fits, rendered

HEAD = [
    "Erster – Zweiter",
    "Verteilungen",
    "Bereich des Folgetests",
    "gewonnen : verloren : gleich",
]
NAME = "pimc(worlds=50,choice=wins,bidder=plain,budget=two) – alphamu(moves=2,worlds=20)"
ROWS = [
    [NAME, "12,345", "−1,234.5 to 12,345.6", "1,234 : 567 : 89"],
    ["greedy – random", "20", "0.4 to 0.6", "86.1\u00a0%"],
]


@pytest.mark.parametrize("width", [44, *WIDTHS])
def test_no_number_heading_or_name_is_cut_and_no_line_is_too_long(width: int) -> None:
    output = rendered(lambda console: print_figures(console, HEAD, ROWS), width=width)
    assert_fits(output, width)
    words = re.split(r"\s+", output)
    for text in (*HEAD[1:], *ROWS[0][1:], *ROWS[1]):
        for word in text.split():
            assert word in words, word
    joined = re.sub(r"\s+", "", output)
    assert all(piece in joined for piece in ("alphamu(mo", "choice=w"))


def test_numbers_stay_whole_beside_a_name_of_any_length() -> None:
    rows = [["x" * 200, "1.25", "3.50"]]
    output = rendered(lambda c: print_figures(c, ["player", "mean", "spread"], rows), width=60)
    assert "1.25" in output
    assert output.count("x") == 200


def test_where_nothing_fits_each_row_is_a_paragraph() -> None:
    output = rendered(lambda console: print_figures(console, HEAD, ROWS), width=44)
    assert "\n  Verteilungen 12,345\n" in output


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_an_uncertainty_stays_whole_and_lines_fit_where_signs_get_longer(encoding):
    file = TextIOWrapper(BytesIO(), encoding=encoding, errors=PLAIN)
    console = Console(file=file, width=60, highlight=False)
    rows = [["first player – second player, über alles", "+0.123", "± 1.00", "0.45"]] * 2
    print_figures(console, ["what is measured at all", "mean", "95 %", "p"], rows)
    file.seek(0)
    shown = file.read().replace("\u00a0", " ")
    assert_fits(shown, 60)
    assert shown.count(fit("± 1.00", encoding)) == 2


def test_as_paragraphs_the_unit_in_the_first_heading_is_kept():
    head = ["CPU ms per question", "Verteilungen", "Bereich des Folgetests"]
    rows = [["declared suit", "1" * 20, "2" * 20]]
    output = rendered(lambda console: print_figures(console, head, rows), width=44)
    assert "\n  Verteilungen 1" in output
    assert output.startswith("CPU ms per question\n")
