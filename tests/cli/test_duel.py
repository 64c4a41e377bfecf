"""``kiebitz duel`` and ``kiebitz tournament``: verdicts, errors, and what survives a kill."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.errors import KiebitzError

PLAYERS = ("greedy", "random(bidder=plain)")


def invoke(*arguments: object) -> str:
    """Run a command in this process; its output."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout


def command(store: Path, *options: object) -> list[str]:
    """The command line of a duel."""
    start = [sys.executable, "-m", "kiebitz.cli", "duel", *PLAYERS, "--store", str(store)]
    return [*start, "--json", *map(str, options)]


def without_times(output: str) -> Any:
    """What was printed as JSON, without how long it took."""
    data = json.loads(output)
    for match in data["matches"]:
        for account in match["accounts"].values():
            del account["seconds_per_decision"]
    return data


def finished(store: Path) -> int:
    """How many boards of the match are in the store."""
    try:
        with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as db:
            return int(db.execute("SELECT count(*) FROM boards WHERE run = 1").fetchone()[0])
    except sqlite3.OperationalError:
        return 0  # not there yet


def killed_at(boards: int, arguments: list[str], store: Path) -> None:
    """Start a command and kill it when so many boards are stored."""
    process = subprocess.Popen(
        arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    deadline = time.monotonic() + 60
    while finished(store) < boards:
        assert process.poll() is None, "it ended before it could be killed"
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()


@pytest.mark.parametrize("engine", ["threads", "processes"])
def test_a_killed_run_goes_on_and_ends_like_an_undisturbed_one(engine: str, tmp_path: Path) -> None:
    options = ("--boards", 250, "--game", "schieber", "--forehands", "rotate")
    disturbed = tmp_path / "disturbed.sqlite"
    arguments = command(disturbed, *options, "--engine", engine, "--workers", 2)
    killed_at(20, arguments, disturbed)
    before = finished(disturbed)
    assert 20 <= before < 250
    again = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert f"{before} of 250 boards are there already" in again.stderr
    assert finished(disturbed) == 250
    calm = subprocess.run(
        command(tmp_path / "calm.sqlite", *options, "--engine", "threads", "--workers", 1),
        capture_output=True,
        text=True,
        check=True,
    )
    assert without_times(again.stdout) == without_times(calm.stdout)


def interrupted_at(boards: int, arguments: list[str], store: Path) -> tuple[int, str, str]:
    """Start a command and press Ctrl-C when so many boards are stored: status and output."""
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while finished(store) < boards:
        assert process.poll() is None, "it ended before it could be interrupted"
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    return process.returncode, output, errors


def test_interrupted_it_says_that_it_can_go_on(tmp_path: Path) -> None:
    store = tmp_path / "a.sqlite"
    arguments = command(store, "--boards", 5000, "--workers", 2)
    status, output, errors = interrupted_at(5, arguments, store)
    assert status == 130
    assert "the same command goes on" in errors
    assert 5 <= json.loads(output)["matches"][0]["boards"] <= finished(store)


def test_interrupted_while_native_players_think_it_ends_properly(tmp_path: Path) -> None:
    store = tmp_path / "a.sqlite"
    players = ["uct(iterations=20000)", "pimc(worlds=200)"]
    arguments = [sys.executable, "-m", "kiebitz.cli", "duel", *players, "--game", "schieber"]
    arguments += ["--forehands", "rotate", "--start", "12", "--boards", "5000", "--workers", "2"]
    arguments += ["--store", str(store), "--no-controls"]
    status, _, errors = interrupted_at(2, arguments, store)
    assert status == 130, errors


def test_a_duel_tells_who_is_better(tmp_path: Path) -> None:
    store = tmp_path / "a.sqlite"
    arguments = ("duel", *PLAYERS, "--boards", 40, "--start", "cards", "--store", store)
    english = " ".join(invoke(*arguments, "--workers", 1, "--lang", "en").split())
    assert "greedy is better than random(bidder=plain) by" in english
    assert "against its own copy exactly zero on 5 boards" in english
    assert "none of 20 decisions changed" in english
    german = " ".join(invoke(*arguments, "--workers", 1, "--lang", "de").split())
    assert "besser als random(bidder=plain): Vertrauensbereich (95 %)" in german


def test_a_tournament_keeps_its_boards_beside_its_file(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(
        'game = "differenzler"\nboards = 3\nplayers = ["greedy", "random", "flat(worlds=1)"]\n'
    )
    told = invoke("tournament", file, "--workers", 1, "--no-controls", "--lang", "en")
    assert "The ladder" in told
    assert (tmp_path / "small.sqlite").is_file()


def test_boards_can_come_from_recorded_games(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    invoke("watch", "skat", "greedy", "--hands", 4, "--seed", 3, "--record", games)
    told = json.loads(
        invoke(
            *("duel", *PLAYERS, "--deals", games, "--boards", 100, "--workers", 1, "--json"),
            *("--store", tmp_path / "a.sqlite", "--no-controls"),
        )
    )
    assert told["matches"][0]["boards"] == 4


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("greedy", "nobody"), "there is no player 'nobody'"),
        (("greedy", "random", "--game", "bridge"), "'bridge' is no game"),
        (("greedy", "random", "--until", "soon"), "names no hypotheses"),
        (("greedy", "random", "--start", "40"), "is no start"),
        (("greedy", "random", "--only", "close"), "looks at card play"),
        (("greedy", "random", "--deals", "missing.jsonl"), "there is no file 'missing.jsonl'"),
        (("greedy", "random", "--html", "no/such/folder.html"), "there is no folder"),
        (("greedy", "random", "--measure", "score", "--field", "x"), "there is no player 'x'"),
    ],
)
def test_what_is_wrong_is_told_before_anything_is_played(
    arguments: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    with pytest.raises(KiebitzError, match=told):
        invoke("duel", *arguments, "--boards", 2, "--workers", 1, "--store", tmp_path / "a.sqlite")
