"""The tables of ``kiebitz bench`` and ``kiebitz lab``: whole at every width, in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kiebitz.beliefs.published import Method
from kiebitz.cli.app import app
from kiebitz.cli.bench import everyday_figures, figures, report, solver_beside
from kiebitz.cli.bench.batches import WORKS, Work
from kiebitz.cli.bench.batches import print_table as print_works
from kiebitz.cli.bench.beside import Compared
from kiebitz.cli.bench.measuring import Measured
from kiebitz.cli.bench.positions import Deals
from kiebitz.cli.bench.rows import all_rows
from kiebitz.cli.bench.worlds import Row
from kiebitz.cli.bench.worlds import print_table as print_views
from kiebitz.cli.lab import print_report
from kiebitz.cli.measured_tables import speak, speak_numbers
from kiebitz.lab import samplers
from kiebitz.lab.plots import write_plot
from kiebitz.lab.regret import report as regret_report
from kiebitz.lab.sample_views import STAGES, SampleView, play_randomly
from tests.cli.rendering import WIDTHS, assert_fits, rendered
from tests.cli.test_wholly_german import words_of

ENGLISH = words_of("""
the and for with one two each mean figure what bar met yes nodes deals fresh declared random worlds
reaches exact value every card cards trick printed question view early late middle hardest uniform
weighted reject old new faster fewer milliseconds all games players arena beside over worst first
budget method distance often dead ends searching cheapest trump not
by from unit build slowest
""") - {"arena"}
"""Words that stand in the English tables and are no German ones."""


def rows_of_the_solver() -> list[report.Result]:
    measured = Measured((0.0123, 4.5678, 1234.5), 123_456_789, 3, 0)
    return [report.Result(row, measured) for row in all_rows(Deals(1))]


def print_solver(console: Console) -> None:
    results = rows_of_the_solver()
    report.print_results(console, results)
    report.print_footer(console, results)


def print_solver_beside(console: Console) -> None:
    plain = {"ms": 1234.5, "nodes": 123_456, "answer": 1}
    compared = Compared((plain,), (plain | {"ms": 1.25},))
    found = [solver_beside.Comparison(result.row, compared) for result in rows_of_the_solver()]
    solver_beside.print_comparison(console, "/a/long/way/to/another/bin/python", found)


def print_figures_of_players(console: Console) -> None:
    what = "pimc(worlds=100, choice=conservative), first card of a declared suit game"
    rows = [
        figures.Figure(what, 1.25, "s", 1.5, at_least=False),
        figures.Figure("uct, differenzler", 1_234_567.8, "iterations/s"),
        figures.Figure(
            "two workers over one, cheapest players, ray, median of 3", 1.7, "times", 1.8
        ),
        figures.Figure("skat: the arena beside its 6 games", 0.4, "ms", 1.0, at_least=False),
    ]
    figures.print_table(console, rows)


def print_batches(console: Console) -> None:
    print_works(console, [Work(name, 12_345.6, 23_456.7) for name in WORKS])


def print_everyday(console: Console) -> None:
    everyday_figures.print_table(
        console,
        [
            everyday_figures.Figure("Skat, card by card from Python", 23_885, 123_456, "", 76_242),
            everyday_figures.Figure("kiebitz --help", 0.44, 0.26, "s", 0.25),
            everyday_figures.Figure("the slowest native unit of the build", 9, 5, "s", 6),
        ],
    )


def print_worlds(console: Console) -> None:
    names = ("skat early", "skat by Knorr", "differenzler hardest")
    print_views(console, [Row(name, True, 227_873_431_500, 3e7, 5e6, 1e3, 27) for name in names])


def sampler_report() -> samplers.Report:
    state = play_randomly(samplers.GAMES[0], 0, seed=1)
    where = [SampleView("differenzler", stage, state.view(0)) for stage in STAGES]
    speeds = [
        samplers.Speed(method, place, 1234.5, 1.0, 0.25) for method in Method for place in where
    ]
    biases = [samplers.Bias(method, "skat", 0.1, 0.05, 0.2, 0.123) for method in Method]
    return samplers.report(speeds, biases)


def print_samplers(console: Console) -> None:
    print_report(console, sampler_report())


def print_regret(console: Console) -> None:
    found = {name: [1234.5 / n for n in range(1, 10)] for name in ("CFR", "CFR+")}
    print_report(console, regret_report(found, 40))


TABLES: list[Callable[[Console], None]] = [
    print_solver,
    print_solver_beside,
    print_figures_of_players,
    print_batches,
    print_everyday,
    print_worlds,
    print_samplers,
    print_regret,
]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("locale", ["C", "de_DE.UTF-8"])
@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_cut(
    table: Callable[[Console], None],
    locale: str,
    width: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    output = rendered(table, width=width)
    assert_fits(output, width)
    assert "…" not in output


@pytest.mark.parametrize("table", TABLES)
def test_where_german_is_spoken_no_english_is_left(
    table: Callable[[Console], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    output = rendered(table, width=200)
    said = re.sub(r"\w+\([^)]*\)", "", output)  # players are called as they are written
    assert not words_of(said) & ENGLISH


@pytest.mark.parametrize("table", TABLES)
def test_the_words_looked_for_are_those_of_the_english_tables(
    table: Callable[[Console], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert words_of(rendered(table, width=200)) & ENGLISH


def test_numbers_have_the_marks_of_the_language_and_versions_keep_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert speak_numbers("1,234.5/s, 0.25, Python 3.11.7") == "1.234,5/s, 0,25, Python 3.11.7"
    monkeypatch.setenv("LC_ALL", "C")
    assert speak_numbers("1,234.5/s") == "1,234.5/s"


def test_headings_stand_above_their_rows_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    lines = [line.strip() for line in rendered(print_solver, width=80).splitlines()]
    assert "every card: reaches 61?" in lines
    assert lines.index("reaches 61?") > 0  # below the names of the columns


def test_a_plot_is_drawn_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    from matplotlib import rcParams

    monkeypatch.setitem(rcParams, "svg.fonttype", "none")  # words stay words in the file
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    path = tmp_path / "plot.svg"
    write_plot(sampler_report(), path, speak)
    drawn = path.read_text(encoding="utf-8")
    assert "Welten je Sekunde" in drawn
    assert "differenzler früh" in drawn
    assert "Worlds per second" not in drawn


def test_the_tour_is_german_and_fits() -> None:
    width = WIDTHS[0]
    environment = {"LC_ALL": "de_DE.UTF-8", "COLUMNS": str(width), "NO_COLOR": "1"}
    result = CliRunner().invoke(app, ["tour"], env=environment)
    assert result.exit_code == 0, result.output
    assert_fits(result.output, width)
    assert "Nur die eigenen Karten" in " ".join(result.output.split())
    english = {"the", "and", "hand", "onlooker", "records", "games", "plays", "declarer", "points"}
    assert not words_of(result.output) & english
