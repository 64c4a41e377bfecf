"""The command as a whole: what it lists and how it finds what is called."""

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import Commands, app
from kiebitz.cli.on_demand import load


@pytest.mark.parametrize("name", Commands.table)
def test_the_list_says_of_a_command_what_the_command_says_itself(name: str) -> None:
    summary = Commands.table[name].summary
    says = load(name, Commands.table[name]).help
    first = " ".join(says.partition("\n\n")[0].split())
    assert first == summary


def test_all_commands_are_listed_and_can_be_called() -> None:
    listed = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"}).output
    for name, command in Commands.table.items():
        assert command.summary in " ".join(listed.split())
        called = CliRunner().invoke(app, [name, "--help"])
        assert called.exit_code == 0, called.output
        assert f"kiebitz {name}" in called.output


def test_a_misspelt_command_is_refused_with_those_that_are_near() -> None:
    result = CliRunner().invoke(app, ["wach"])
    assert result.exit_code == 2
    assert "'watch'" in result.output


def test_an_error_of_ours_is_one_line_and_no_traceback() -> None:
    command = [sys.executable, "-m", "kiebitz.cli", "deal", "bridge"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("kiebitz: 'bridge' is no game")
    assert "Traceback" not in result.stderr
