"""The command as a whole: what it lists and how it finds what is called."""

import os
import subprocess
import sys
from pathlib import Path

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


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command as people do, in English unless something else is asked for."""
    return subprocess.run(
        [sys.executable, "-m", "kiebitz", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "300", **environment},
    )


def test_an_error_of_ours_is_one_line_and_no_traceback() -> None:
    result = run("deal", "bridge")
    assert result.returncode == 1
    assert result.stderr.startswith("kiebitz: 'bridge' is no game")
    assert "Traceback" not in result.stderr


def test_a_wrong_command_line_is_one_sentence_and_says_where_to_look() -> None:
    result = run("deal", "skat", "--sed", "7")
    assert result.returncode == 2
    assert result.stderr.splitlines() == [
        "kiebitz: No such option: --sed (Possible options: --seed)",
        "'kiebitz deal --help' says what can be given.",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("watch skat greedy --hands x", "'--hands': it should be a whole number"),
        ("watch skat greedy --hands 0", "'--hands': it should be at least 1"),
        ("deal --board -3", "'--board': it should be at least 0"),
        ("duel greedy random --engine fast", "'--engine': 'fast' is not one of"),
        ("duel greedy random --seconds x", "'--seconds': it should be a number"),
    ],
)
def test_a_wrong_value_is_told_without_words_of_python(words: str, said: str) -> None:
    first = run(*words.split()).stderr.splitlines()[0]
    assert first.startswith(f"kiebitz: Invalid value for {said}")
    assert "Value error" not in first
    assert "parse" not in first


GERMAN_WITHOUT_UMLAUTS = {"LC_ALL": "de_DE.UTF-8", "PYTHONIOENCODING": "ascii", "COLUMNS": "60"}


@pytest.mark.parametrize("words", [["players"], ["lab", "list"], ["export", "a.jsonl", "a.docx"]])
def test_letters_for_umlauts_are_counted_before_lines_are_broken(words: list[str]) -> None:
    """Lines became too long by them, and the terminal showed an empty one after each."""
    result = run(*words, **GERMAN_WITHOUT_UMLAUTS)
    for line in (result.stdout + result.stderr).splitlines():
        assert len(line) <= 60
        assert line.strip()


def test_a_terminal_gets_notes_of_its_width_and_a_file_whole_ones(tmp_path: Path) -> None:
    games = Path(__file__).parents[1] / "records" / "data" / "iss_games.sgf"
    out = tmp_path / "games.jsonl"
    words = ("import", str(games), "--to", str(out), "--force", "--lang", "de")
    note = "6 Spiele hat der Server vorzeitig beendet; seine Entscheidungen zählen."
    assert note in run(*words, COLUMNS="60").stdout.splitlines()
    shown = run(*words, COLUMNS="60", FORCE_COLOR="1").stdout
    assert note in " ".join(shown.split())
    assert max(len(line) for line in shown.splitlines()) <= 60


def test_errors_and_help_speak_the_language_of_the_terminal_or_the_one_asked_for() -> None:
    for result in (run("deal", "brigde", LC_ALL="de_CH.UTF-8"), run("deal", "brigde", "--lang=de")):
        assert result.stderr.startswith("kiebitz: 'brigde' ist kein Spiel; die Spiele sind skat,")
    message = run("deal", "--help", LC_ALL="de_DE.UTF-8").stdout
    assert "Aufruf: kiebitz deal" in message
    assert "Mischen und geben; derselbe Seed gibt überall dieselben Karten." in message
    assert "Optionen" in message
    assert "Usage: kiebitz deal" in run("deal", "--help").stdout


@pytest.mark.parametrize("words", [["-h"], ["--help"], ["deal", "-h"], ["lab", "-h"], []])
def test_help_is_there_under_every_usual_name(words: list[str]) -> None:
    result = run(*words)
    assert "Usage: kiebitz" in result.stdout
    assert "kiebitz:" not in result.stderr


def test_capitals_make_no_difference() -> None:
    small = run("deal", "schieber:table", "--seed", "7", "--face", "swiss")
    large = run("DEAL", "Schieber:TABLE", "--Seed", "7", "--face", "Swiss")
    assert small.returncode == large.returncode == 0, large.stderr
    assert small.stdout == large.stdout


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["deal", "skta"], "did you mean 'skat'?"),
        (["deal", "schieber:tabel"], "did you mean 'schieber:table'?"),
        (["deal", "skat(ramch=true)"], "did you mean 'ramsch'?"),
        (["watch", "skat", "gready"], "did you mean 'greedy'?"),
        (["watch", "skat", "flat(wolrds=2)"], "did you mean 'worlds'?"),
    ],
)
def test_what_is_misspelt_is_answered_with_what_is_near(words: list[str], meant: str) -> None:
    result = run(*words)
    assert result.returncode == 1
    assert meant in result.stderr


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("kiebitz de", {"deal"}),
        ("kiebitz deal sc", {"schieber", "schieber:research", "schieber:table"}),
        ("kiebitz deal --fa", {"--face"}),
        ("kiebitz deal --face g", {"german"}),
        ("kiebitz watch skat is", {"ismcts"}),
        ("kiebitz lab r", {"run"}),
        ("kiebitz nothing x", set()),
    ],
)
def test_a_shell_completes_commands_options_games_and_players(line: str, offered: set[str]) -> None:
    words = line.split()
    message = run(
        _KIEBITZ_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(len(words) - 1)
    )
    assert set(message.stdout.split()) == offered
