"""Games from one file into another, as a user would."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.errors import BadOption
from kiebitz.games import Schieber
from kiebitz.records import Record, load_records, read_games
from tests.strategies import advance

TESTS = Path(__file__).parents[1]
ISS = TESTS / "records" / "data" / "iss_games.sgf"
XSKAT = TESTS / "golden" / "data" / "xskat_games.txt"
COMMAND = [sys.executable, "-c", "from kiebitz.cli.app import main; main()"]
ENVIRONMENT = {"LANG": "en_GB.UTF-8", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


def kiebitz(*arguments: object) -> Result:
    """Run the command here; what would end in one sentence is raised."""
    return CliRunner().invoke(app, list(map(str, arguments)), catch_exceptions=False)


def test_games_of_several_formats_are_imported_into_one_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = kiebitz("import", ISS, XSKAT, "--to", out)
    assert done.exit_code == 0, done.stderr
    records = list(load_records(out))
    expected = f"{len(records)} games read, 1 skipped: 1 × cards are hidden in it\n"
    assert done.stdout == expected
    assert done.stderr == ""
    assert records[0] == next(read_games(ISS))
    assert list(tmp_path.iterdir()) == [out]


def test_exported_games_come_back_as_they_were(tmp_path: Path) -> None:
    records, back = tmp_path / "games.jsonl", tmp_path / "games.sgf"
    kiebitz("import", ISS, "--to", records)
    done = kiebitz("export", records, back)
    assert done.stdout == "17 games read, 0 skipped\n"
    lines = [line for line in ISS.read_text("utf-8").splitlines() if "??" not in line]
    assert back.read_text("utf-8").splitlines() == lines


def test_what_a_format_cannot_hold_is_counted(tmp_path: Path) -> None:
    source, out = tmp_path / "games.jsonl", tmp_path / "out.txt"
    jass = Record(advance(Schieber().deal(seed=1), 1000, 1), ("a",) * 4)
    skat = next(read_games(ISS))
    source.write_text(f"{jass.to_json()}\n{skat.to_json()}\nnothing\n", encoding="utf-8")
    done = kiebitz("export", source, out, "--as", "iss")
    assert done.stdout.startswith("1 game read, 2 skipped: 1 × ")
    assert "the ISS format knows Skat without options" in done.stdout
    assert "not JSON" in done.stdout


def test_a_source_can_be_given_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kiebitz("import", ISS, "--to", path)
    before = path.read_bytes()
    kiebitz("export", path, path, "--force")
    assert path.read_bytes() == before


def test_a_file_is_never_replaced_without_being_told(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("mine\n")
    with pytest.raises(BadOption, match="--force"):
        kiebitz("import", ISS, "--to", out)
    assert out.read_text() == "mine\n"
    kiebitz("import", ISS, "--to", out, "--force")
    assert json.loads(out.read_text("utf-8").splitlines()[0])["game"] == "skat-1"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["import", "nowhere.sgf", "--to", "out.jsonl"], "there is no file 'nowhere.sgf'"),
        (["import", ISS, "--to", "out.doc"], "'out.doc' tells no format"),
        (["import", ISS, "--to", "out.jsonl", "--from", "pgn"], "no format 'pgn'"),
        (["import", XSKAT, "--to", "out.jsonl", "--from", "iss"], "no game could be converted"),
        (["import", ISS, "--to", "nowhere/out.jsonl"], "nowhere"),
        (["export", ISS, "out.txt", "--as", "xskat"], "xskat is only read"),
        (["export", ISS, "out.jsonl.gz"], "compressed files are only read"),
    ],
)
def test_mistakes_are_told_and_leave_no_file(
    arguments: list[object], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((BadOption, OSError), match=named):
        kiebitz(*arguments)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kill", [signal.SIGKILL, signal.SIGINT])
def test_a_kill_leaves_no_half_file(kill: signal.Signals, tmp_path: Path) -> None:
    source, out = tmp_path / "games.sgf", tmp_path / "out.jsonl"
    line = ISS.read_text("utf-8").splitlines()[0]
    source.write_text(f"{line}\n" * 20_000, encoding="utf-8")
    command = [*COMMAND, "import", str(source), "--to", str(out)]
    process = subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.DEVNULL)
    part = tmp_path / "out.jsonl.part"
    until = time.monotonic() + 30
    while not (part.exists() and part.stat().st_size) and time.monotonic() < until:
        time.sleep(0.02)
    assert part.stat().st_size
    process.send_signal(kill)
    assert process.wait() != 0
    assert not out.exists()
    assert part.exists() == (kill is signal.SIGKILL)


@pytest.mark.parametrize("file", [ISS, XSKAT])
def test_other_commands_read_these_files_too(file: Path) -> None:
    assert "Result" in kiebitz("replay", file, "--game", "1", "--lang", "en").stdout
    for command in ("solve", "belief"):
        assert kiebitz(command, file, "--game", "1", "--move", "20").exit_code == 0


def test_what_was_read_and_why_the_rest_was_not_is_said_in_german(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    done = kiebitz("import", ISS, "--to", tmp_path / "games.jsonl")
    assert done.stdout == "17 Spiele gelesen, 1 ausgelassen: 1 × Karten darin sind verdeckt\n"
