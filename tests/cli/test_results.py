"""``kiebitz results``: what a store holds, also one of an older Kiebitz."""

import json
import shlex
import shutil
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kiebitz.arena import Match, duel, summarise
from kiebitz.cards import Face, Language
from kiebitz.cli.app import app
from kiebitz.cli.look import Look
from kiebitz.cli.lost_boards import LostBoard, _print_board
from kiebitz.errors import BadOption, StoreError
from kiebitz.records.store import Purpose, Store
from kiebitz.words import translate
from tests.cli.rendering import WIDTHS, assert_fits, rendered
from tests.cli.test_duel import invoke

OLD = Path(__file__).parent / "data" / "store_of_version_1.db"
"""Two boards of Schieber, greedy against random, with their controls: played before the secrets."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return shutil.copy(OLD, tmp_path / "old.sqlite")


def version_of(path: Path) -> int:
    with sqlite3.connect(path) as db:
        return int(db.execute("PRAGMA user_version").fetchone()[0])


def test_an_older_store_is_shown_with_its_controls(old: Path) -> None:
    shown = " ".join(invoke("results", old, "--lang", "en").split())
    assert "greedy against random stands at +52.5 points" in shown
    assert "against its own copy: exactly zero on 5 boards" in shown
    assert "none of 20 decisions changed" in shown
    assert "--seed" not in shown  # its boards were dealt otherwise
    assert version_of(old) == 1


def test_the_report_of_an_older_run_says_that_it_cannot_be_made_again(old: Path) -> None:
    page = old.with_suffix(".html")
    invoke("results", old, "--html", page, "--lang", "en")
    assert "These boards were played by an older version" in page.read_text()
    assert "kiebitz duel" not in page.read_text()


def test_older_boards_are_kept_but_never_gone_on_with(old: Path) -> None:
    for seed in (7, None):
        duel("greedy", "random", game="schieber", boards=1, seed=seed, workers=1, store=old)
    with Store(old, read_only=True) as store:
        matches = [run for run in store.runs() if run.purpose is Purpose.MATCH]
        assert [len(store.finished(run.number)) for run in matches] == [2, 1, 1]
        assert [Match.from_dict(run.match).older for run in matches] == [True, False, False]
        assert summarise(store, [matches[0].number]).matches[0].boards == 2
    assert version_of(old) == 3  # an older Kiebitz must not read it any more


def test_boards_of_an_older_run_cannot_be_dealt_again(old: Path) -> None:
    with Store(old, read_only=True) as store:
        match = Match.from_dict(store.runs()[0].match)
    assert match.secret.seed == 7
    with pytest.raises(BadOption, match="boards of an older Kiebitz can be read, not dealt again"):
        match.starts(0)


def test_a_store_of_a_newer_kiebitz_is_refused(old: Path) -> None:
    with sqlite3.connect(old) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreError, match="made by a newer Kiebitz: please update"):
        invoke("results", old)


@pytest.fixture(scope="module")
def two_runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two matches: Schieber, in which the better player is named second, and Differenzler."""
    path = tmp_path_factory.mktemp("results") / "arena.sqlite"
    duel("random", "greedy", game="schieber", boards=4, seed=7, workers=1, store=path)
    duel("greedy", "random", game="differenzler", boards=3, seed=7, workers=1, store=path)
    return path


def runs_in(path: Path) -> list[int]:
    with Store(path, read_only=True) as store:
        return [run.number for run in store.runs() if run.purpose is Purpose.MATCH]


def test_a_sequential_test_is_looked_at_in_a_store_of_several_runs(two_runs: Path) -> None:
    """The option was ignored there, and even a wrong one was not refused."""
    with pytest.raises(BadOption, match="'x' names no hypotheses"):
        invoke("results", two_runs, "--until", "x")
    shown = invoke("results", two_runs, "--until", "0..5", "--lang", "en")
    assert " ".join(shown.split()).count("sequential test of 0 against 5") == 2


def test_a_verdict_leads_to_the_lost_boards_and_their_games(two_runs: Path) -> None:
    run = runs_in(two_runs)[0]
    plain = json.loads(invoke("results", two_runs, "--run", run, "--lost", "--json"))
    assert plain
    differences = [board["difference"] for board in plain]
    assert differences == sorted(differences)
    assert max(differences) < 0
    with Store(two_runs, read_only=True) as store:
        boards = {board.number: board for board in store.boards(run)}
    for lost in plain:
        board = boards[lost["board"]]
        assert lost["player"] == "random"
        assert lost["scores"] == {"random": board.mean_score(0), "greedy": board.mean_score(1)}
        assert lost["difference"] == board.mean_score(0) - board.mean_score(1)
        assert [[seat["score"] for seat in game["seats"]] for game in lost["games"]] == [
            [seat.score for seat in game.seats] for game in board.games
        ]


def test_the_command_under_a_lost_board_replays_its_games(two_runs: Path) -> None:
    shown = invoke("results", two_runs, "--lost", "--top", 1, "--lang", "en")
    (line,) = [line for line in shown.splitlines() if line.startswith("kiebitz replay")]
    plain = json.loads(invoke("results", two_runs, "--lost", "--top", 1, "--json"))
    assert [lost["command"] for lost in plain] == [line]
    replayed = invoke(*shlex.split(line)[1:], "--lang", "en")
    assert replayed.count("Result") == len(plain[0]["games"])
    assert replayed.count(f"board {plain[0]['board']} ·") == len(plain[0]["games"])


def test_lost_boards_are_those_of_the_player_one_asks_for(two_runs: Path) -> None:
    shown = json.loads(invoke("results", two_runs, "--lost", "--player", "random", "--json"))
    assert {lost["player"] for lost in shown} == {"random"}
    with pytest.raises(BadOption, match=r"nobody is called 'nobody' .* greedy, random"):
        invoke("results", two_runs, "--lost", "--player", "nobody")
    with pytest.raises(BadOption, match="give --lost too"):
        invoke("results", two_runs, "--player", "random")
    with pytest.raises(BadOption, match="neither with --until"):
        invoke("results", two_runs, "--lost", "--until", "0..5")


@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_terminal_cuts_no_number(
    columns: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables ended in an ellipsis: half a number is a wrong one."""
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = invoke(
        *("duel", "greedy", "random", "--start", "cards", "--seating", "roles", "--boards", 4),
        *("--seed", 3, "--workers", 1, "--store", tmp_path / "a.sqlite", "--lang", language),
    )
    assert "…" not in shown
    lines = [line for line in shown.splitlines() if "a.sqlite" not in line]  # a path stays whole
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("width", WIDTHS)
def test_long_names_stand_above_the_games_of_a_lost_board(width: int) -> None:
    long = "mix(bidding=greedy, opening=random, ending=cfr, cards=2)"
    seats = [{"player": name, "score": 12.5} for name in (long, "greedy", long, "greedy")]
    games = ({"contract": "hearts", "seats": seats},)
    lost = LostBoard(1, 7, long, -3.5, {long: 12.5, "greedy": 16.0}, games)
    look = Look(Face.FRENCH, Language.EN)
    output = rendered(
        lambda console: _print_board(console, Path("a.sqlite"), lost, look), width=width
    )
    assert_fits(output, width)
    row = next(line for line in output.splitlines() if "hearts" in line)
    assert row.count("+12.5") == 4, output  # a game is one row
    assert (long in row) == (width == 200)


def test_a_lost_board_of_differenzler_names_its_trump(tmp_path: Path) -> None:
    store = tmp_path / "arena.sqlite"
    duel("greedy", "random", game="differenzler", boards=2, seed=7, workers=1, store=store)
    shown = json.loads(invoke("results", store, "--lost", "--player", "random", "--json"))
    trumps = {game["contract"] for lost in shown for game in lost["games"]}
    assert trumps <= {"diamonds", "hearts", "spades", "clubs"}
    assert trumps


def test_without_a_store_it_says_what_fills_one(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["results", str(tmp_path / "none.sqlite")])
    assert isinstance(done.exception, BadOption)
    assert "kiebitz duel" in str(done.exception)
    assert "füllen eine" in translate(Language.DE, str(done.exception))
