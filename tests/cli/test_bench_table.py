"""How soon the server of the table answers: a small run."""

import json

from typer.testing import CliRunner

from kiebitz.cli.app import app

ARGUMENTS = ["bench", "table", "--tables", "2", "--player", "greedy", "--pause", "0"]


def test_a_few_hands_are_played_and_the_memory_is_noted() -> None:
    result = CliRunner().invoke(app, [*ARGUMENTS, "--hands", "4", "--json"])
    assert result.exit_code == 0, result.output
    found = json.loads(result.output)
    assert found["hands"] >= 4
    assert len(found["memory"]) == 3
    assert found["figures"]["opening"][0] >= 2


def test_the_table_of_figures_is_printed() -> None:
    result = CliRunner().invoke(app, [*ARGUMENTS, "--seconds", "2"], env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    assert "an action, until one's own snapshot" in result.output
    assert "Bar: 200 ms" in result.output
