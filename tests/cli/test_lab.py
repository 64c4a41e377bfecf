"""``kiebitz lab`` and ``kiebitz bench worlds``."""

import json

from kiebitz.lab import experiments
from kiebitz.words import Language, translate
from tests.cli.test_commands import kiebitz


def test_experiments_are_listed() -> None:
    assert "samplers" in kiebitz("lab", "list").stdout


def test_an_unknown_experiment_is_told() -> None:
    refused = kiebitz("lab", "run", "tarot")
    assert refused.returncode == 1
    assert "there is no experiment 'tarot'" in refused.stderr


def test_a_folder_that_is_missing_is_told_before_any_work() -> None:
    refused = kiebitz("lab", "run", "samplers", "--plot", "nowhere/x.svg")
    assert refused.returncode == 1
    assert "there is no folder" in " ".join(refused.stderr.split())


def test_worlds_are_measured_on_every_kind_of_view() -> None:
    plain = json.loads(kiebitz("bench", "worlds", "--quick", "--json").stdout)
    names = [row["name"] for row in plain["rows"]]
    assert "skat early" in names
    assert "schieber hardest" in names
    assert all(row["uniform"] > 0 and row["rejection"] > 0 for row in plain["rows"])


def test_a_plot_of_no_known_form_is_refused_before_any_work() -> None:
    refused = kiebitz("lab", "run", "samplers", "--plot", "x.doc")
    assert refused.returncode == 1
    assert "let it end with .svg, .png, .pdf" in " ".join(refused.stderr.split())
    assert not refused.stdout


def test_experiments_and_players_are_described_in_german_where_that_is_spoken() -> None:
    experiments = " ".join(kiebitz("lab", "list", language="de_DE.UTF-8").stdout.split())
    assert "Zufallsspieler: Kein Platz und keine Partei ist im Vorteil" in experiments
    players = " ".join(kiebitz("players", language="de_DE.UTF-8").stdout.split())
    assert "Ein Falschspieler: sieht alle Karten und spielt die beste." in players
    for english in (" the ", " with ", " of "):
        assert english not in experiments + players


def test_every_summary_begins_with_a_capital_in_every_language() -> None:
    for experiment in experiments():
        for language in Language:
            assert translate(language, experiment.summary)[0].isupper(), experiment.name
