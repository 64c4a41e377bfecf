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
from kiebitz.records import load_records

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
    start = [sys.executable, "-m", "kiebitz", "duel", *PLAYERS, "--store", str(store)]
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
    secret = json.loads(again.stdout)["matches"][0]["match"]["secret"]
    elsewhere = ("--seed", secret, "--engine", "threads", "--workers", 1)
    calm = subprocess.run(
        command(tmp_path / "calm.sqlite", *options, *elsewhere),
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
    arguments = [sys.executable, "-m", "kiebitz", "duel", *players, "--game", "schieber"]
    arguments += ["--forehands", "rotate", "--start", "12", "--boards", "5000", "--workers", "2"]
    arguments += ["--store", str(store), "--no-controls"]
    status, _, errors = interrupted_at(2, arguments, store)
    assert status == 130, errors


def test_a_duel_tells_who_is_better(tmp_path: Path) -> None:
    store = tmp_path / "a.sqlite"
    arguments = ("duel", *PLAYERS, "--boards", 40, "--start", "cards", "--store", store)
    arguments += ("--seed", 1)
    english = " ".join(invoke(*arguments, "--workers", 1, "--lang", "en").split())
    assert "greedy is better than random(bidder=plain) by" in english
    assert "against its own copy: exactly zero on 5 boards" in english
    assert "none of 20 decisions changed" in english
    german = " ".join(invoke(*arguments, "--workers", 1, "--lang", "de").split())
    assert "besser als random(bidder=plain): Vertrauensbereich (95 %)" in german


def test_a_tournament_keeps_its_boards_beside_its_file(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(
        'game = "differenzler"\nboards = 3\nplayers = ["greedy", "random", "flat(worlds=1)"]\n'
    )
    message = invoke("tournament", file, "--workers", 1, "--no-controls", "--lang", "en")
    assert "The ladder" in message
    assert (tmp_path / "small.sqlite").is_file()


def test_boards_can_come_from_recorded_games(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    invoke("watch", "skat", "greedy", "--hands", 4, "--seed", 3, "--record", games)
    message = json.loads(
        invoke(
            *("duel", *PLAYERS, "--deals", games, "--boards", 100, "--workers", 1, "--json"),
            *("--store", tmp_path / "a.sqlite", "--no-controls"),
        )
    )
    assert message["matches"][0]["boards"] == 4


@pytest.mark.parametrize(
    ("arguments", "message"),
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
def test_what_is_wrong_is_said_before_anything_is_played(
    arguments: tuple[str, ...], message: str, tmp_path: Path
) -> None:
    with pytest.raises(KiebitzError, match=message):
        invoke("duel", *arguments, "--boards", 2, "--workers", 1, "--store", tmp_path / "a.sqlite")


def matches_of(*arguments: object) -> list[Any]:
    """The matches that a command tells as JSON."""
    message = invoke(*arguments, "--workers", 1, "--no-controls", "--json")
    return list(json.loads(message)["matches"])


def secrets_of(*arguments: object) -> set[str]:
    """The secrets of a command's matches."""
    return {match["match"]["secret"] for match in matches_of(*arguments)}


def test_without_a_seed_a_run_is_gone_on_with_and_fresh_begins_another(tmp_path: Path) -> None:
    store = tmp_path / "a.sqlite"
    duel = ("duel", *PLAYERS, "--store", store, "--boards")
    first = secrets_of(*duel, 2)
    assert secrets_of(*duel, 4) == first
    second = secrets_of(*duel, 2, "--fresh")
    assert second != first
    assert secrets_of(*duel, 3) == second  # the newest
    elsewhere = secrets_of("duel", *PLAYERS, "--boards", 2, "--store", tmp_path / "b.sqlite")
    assert len(first | second | elsewhere) == 3
    shown = invoke("results", store, "--run", 1, "--lang", "en")
    assert f"The same boards again: --seed {first.pop()}" in shown


def test_the_secret_that_is_shown_repeats_the_run(tmp_path: Path) -> None:
    (first,) = matches_of("duel", *PLAYERS, "--boards", 3, "--store", tmp_path / "a.sqlite")
    again = ("--seed", first["match"]["secret"], "--boards", 3, "--store", tmp_path / "b.sqlite")
    (second,) = matches_of("duel", *PLAYERS, *again)
    assert second["comparisons"] == first["comparisons"]
    assert second["run"] == first["run"]


def test_a_seed_and_fresh_contradict_each_other(tmp_path: Path) -> None:
    options = ("--seed", 1, "--fresh", "--store", tmp_path / "a.sqlite")
    with pytest.raises(KiebitzError, match="--seed repeats a run and --fresh begins another"):
        invoke("duel", *PLAYERS, *options)


def test_the_matches_of_a_tournament_share_one_secret(tmp_path: Path) -> None:
    file = tmp_path / "three.toml"
    file.write_text('game = "schieber"\nboards = 1\nplayers = ["greedy", "random"]\n')
    (two,) = secrets_of("tournament", file)
    file.write_text(file.read_text().replace("]", ', "flat(worlds=1)"]'))
    assert secrets_of("tournament", file) == {two}  # also with a player more
    (fresh,) = secrets_of("tournament", file, "--fresh")
    assert fresh != two
    assert secrets_of("tournament", file, "--seed", two) == {two}


@pytest.mark.parametrize(("language", "word"), [("en", "guess"), ("de", "erraten")])
def test_a_seed_given_by_hand_is_named_as_guessable_where_bots_play(
    language: str, word: str, tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import kiebitz\nclass Bot:\n"
        "    def decide(self, view, budget, key):\n"
        "        return kiebitz.Decision(view.legal_actions[0])\n"
    )
    report = tmp_path / "report.html"

    def shown(first: object, *options: object) -> tuple[str, str]:
        common = ("--boards", 1, "--no-controls", "--workers", 1, "--lang", language)
        place = ("--html", report, "--store", tmp_path / "a.sqlite")
        message = invoke("duel", first, "greedy", *common, *place, *options)
        return message, report.read_text()

    watched = invoke("watch", "skat", bot, "--seed", 7, "--lang", language)
    for message in (*shown(bot, "--seed", 7), watched):
        assert word in message
    for message in (*shown(bot), *shown("random", "--seed", 7), invoke("watch", "skat", bot)):
        assert word not in message


def test_watching_shows_the_boards_of_a_run(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    (match,) = matches_of("duel", *PLAYERS, "--boards", 2, "--store", tmp_path / "a.sqlite")
    secret = match["match"]["secret"]
    invoke("watch", "skat", "greedy", "--seed", secret, "--hands", 2, "--record", games)
    played = tmp_path / "played.jsonl"
    invoke("export", tmp_path / "a.sqlite", played)
    watched, dealt = ({record.state.dealt for record in load_records(p)} for p in (games, played))
    assert watched == dealt


def test_a_duel_role_against_role_has_its_table(tmp_path: Path) -> None:
    options = ("--start", "cards", "--seating", "roles", "--boards", 4, "--no-controls")
    message = invoke("duel", *PLAYERS, *options, "--store", tmp_path / "a.sqlite", "--lang", "en")
    assert "4 boards in 2 seatings" in message
    assert "declarer" in message
    assert "defender" in message
    out = tmp_path / "roles.csv"
    invoke("export", tmp_path / "a.sqlite", out, "--rows", "roles")
    assert out.read_text().splitlines()[0] == "run,board,player,role,kind,games,score,won"
    with pytest.raises(KiebitzError, match="settled before the players take over"):
        invoke("duel", *PLAYERS, "--seating", "roles", "--store", tmp_path / "b.sqlite")


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_the_terminal_a_lost_match_is_lost_whatever_the_test_asked(
    tmp_path: Path, language: str
) -> None:
    test = ("--game", "schieber", "--until", "0..5")
    options = (*test, "--boards", 80, "--seed", 1, "--no-controls")
    message = invoke(
        "duel", "random", "greedy", *options, "--store", tmp_path / "a.sqlite", "--lang", language
    )
    words = " ".join(message.split())
    assert {"en": "greedy is better than random by", "de": "greedy ist um"}[language] in words
    assert {"en": "is less than 5", "de": "ist weniger als 5"}[language] in words
