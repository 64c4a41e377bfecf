"""How soon the server of the table answers: a small run."""

import json

import pytest
from typer.testing import CliRunner

from kiebitz.cli import late_progress
from kiebitz.cli.app import app

ARGUMENTS = ["bench", "table", "--tables", "2", "--player", "greedy", "--pause", "0"]


def test_a_few_hands_are_played_and_the_memory_is_noted() -> None:
    result = CliRunner().invoke(app, [*ARGUMENTS, "--hands", "4", "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert found["hands"] >= 4
    assert len(found["memory"]) == 3
    assert found["figures"]["opening"][0] >= 2


def test_the_table_of_figures_is_printed_and_how_far_it_is_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(late_progress, "PATIENCE", 0.0)  # as if it took long
    result = CliRunner().invoke(app, [*ARGUMENTS, "--seconds", "2"], env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    assert "an action, until one's own snapshot" in result.output
    assert "Bar: 200 ms" in result.output
    assert "measuring" in result.stderr
    assert "%" in result.stderr
