"""Games from one file into another, as a user would."""

import csv
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
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
    assert done.stdout.splitlines() == [
        f"{len(records)} games read, 1 skipped",
        "6 games were ended early by the server; what it decided counts.",
        "1 game is unfinished and has no result.",
        "  1 × cards are hidden in it (iss_games.sgf: line 17)",
    ]
    assert done.stderr == ""
    assert records[0] == next(read_games(ISS))
    assert list(tmp_path.iterdir()) == [out]


def test_exported_games_come_back_as_they_were(tmp_path: Path) -> None:
    records, back = tmp_path / "games.jsonl", tmp_path / "games.sgf"
    kiebitz("import", ISS, "--to", records)
    done = kiebitz("export", records, back)
    assert done.stdout.startswith("17 games read, 0 skipped\n")
    lines = [line for line in ISS.read_text("utf-8").splitlines() if "??" not in line]
    assert back.read_text("utf-8").splitlines() == lines


def test_what_a_format_cannot_hold_is_counted(tmp_path: Path) -> None:
    source, out = tmp_path / "games.jsonl", tmp_path / "out.txt"
    jass = Record(advance(Schieber().deal(seed=1), 1000, 1), ("a",) * 4)
    skat = next(read_games(ISS))
    source.write_text(f"{jass.to_json()}\n{skat.to_json()}\nnothing\n", encoding="utf-8")
    done = kiebitz("export", source, out, "--as", "iss")
    assert done.stdout.startswith("1 game read, 2 skipped\n")
    assert "the ISS format knows Skat without options, not schieber (game 1)" in done.stdout
    assert "{" not in done.stdout  # no Python in it
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


def test_places_in_several_files_are_german_too(tmp_path: Path) -> None:
    done = kiebitz("import", ISS, XSKAT, "--to", tmp_path / "all.jsonl", "--lang", "de")
    assert "(iss_games.sgf: Zeile 17)" in done.stdout


def test_a_store_that_is_not_there_is_missed_before_what_its_rows_are(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no file"):
        kiebitz("export", tmp_path / "no.sqlite", tmp_path / "out.csv", "--rows", "roles")


def test_a_name_that_tells_no_format_is_told_everything_that_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as caught:
        kiebitz("export", ISS, tmp_path / "games.docx")
    assert {"--as", ".csv", ".xlsx", ".jsonl"} <= set(re.findall(r"[.-]+\w+", str(caught.value)))
    assert "xskat" not in str(caught.value)  # it is only read


@pytest.mark.parametrize("kill", [signal.SIGKILL, signal.SIGINT])
def test_a_kill_leaves_no_half_file(kill: signal.Signals, tmp_path: Path) -> None:
    source, out = tmp_path / "games.sgf", tmp_path / "out.jsonl"
    line = ISS.read_text("utf-8").splitlines()[0]
    source.write_text(f"{line}\n" * 20_000, encoding="utf-8")

    def unfinished() -> list[Path]:
        return list(tmp_path.glob("out.jsonl.*.part"))

    command = [*COMMAND, "import", str(source), "--to", str(out)]
    process = subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 30
    while not any(part.stat().st_size for part in unfinished()) and time.monotonic() < until:
        time.sleep(0.02)
    assert unfinished()
    process.send_signal(kill)
    assert process.wait() != 0
    assert not out.exists()
    assert bool(unfinished()) == (kill is signal.SIGKILL)


def table_of(out: Path) -> list[dict[str, str]]:
    with out.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_a_table_says_how_many_games_and_rows_and_keeps_the_unfinished(tmp_path: Path) -> None:
    """Rows were called games, and games without a result were silently left out."""
    out = tmp_path / "games.csv"
    output = kiebitz("export", ISS, out, "--lang", "en").stdout.splitlines()
    assert output == [
        "17 games read, 1 skipped; 51 rows written, one per seat and game",
        "6 games were ended early by the server; what it decided counts.",
        "1 game is unfinished and has no result.",
        "  1 × cards are hidden in it (line 17)",
    ]
    endings = [row["ending"] for row in table_of(out)]
    assert {kind: endings.count(kind) for kind in set(endings)} == {
        "played": 30,
        "decided": 18,
        "unfinished": 3,
    }
    (unfinished,) = {row["game"] for row in table_of(out) if row["ending"] == "unfinished"}
    assert unfinished == "9"


def test_what_the_server_decided_is_in_the_table(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    kiebitz("export", ISS, out)
    rows = [row for row in table_of(out) if row["date"] == "2012-01-17T00:07:25Z"]
    assert [row["ending"] for row in rows] == ["decided"] * 3
    declarer = rows[1]
    assert {key: declarer[key] for key in ("contract", "bid", "value", "matadors", "points")} == {
        "contract": "grand",
        "bid": "18",
        "value": "48",
        "matadors": "1",
        "points": "84",
    }
    assert [(row["role"], row["won"], row["score"]) for row in rows] == [
        ("defender", "False", "0"),
        ("declarer", "True", "48"),
        ("defender", "False", "0"),
    ]


@pytest.mark.parametrize("ending", [".csv", ".parquet", ".xlsx"])
def test_date_bid_value_and_matadors_survive_every_way(ending: str, tmp_path: Path) -> None:
    """By way of our own records too, and beside games of other kinds and without dates."""
    jass = Record(advance(Schieber().deal(seed=1), 1000, 1), ("a",) * 4)
    records, out = tmp_path / "games.jsonl", tmp_path / f"table{ending}"
    kiebitz("import", ISS, XSKAT, "--to", records)
    with records.open("a", encoding="utf-8") as file:
        file.write(jass.to_json() + "\n")
    kiebitz("export", records, out)
    kiebitz("export", ISS, direct := tmp_path / "direct.csv")
    wanted = table_of(direct)
    if ending == ".csv":
        assert table_of(out)[: len(wanted)] == wanted
        return
    frame = polars.read_parquet(out) if ending == ".parquet" else polars.read_excel(out)
    for name in ("bid", "value", "matadors", "date", "contract", "announced"):
        read = ["" if cell is None else str(cell) for cell in frame[name][: len(wanted)]]
        assert read == [row[name] for row in wanted], name


def test_luck_is_a_column_if_one_asks(tmp_path: Path) -> None:
    source, out = tmp_path / "games.jsonl", tmp_path / "out.csv"
    jass = Record(advance(Schieber().deal(seed=1), 1000, 1), ("a", "b", "a", "b"))
    source.write_text(jass.to_json() + "\n", encoding="utf-8")
    kiebitz("export", source, out, "--luck", "greedy")
    worth = [float(row["luck"]) for row in table_of(out)]
    assert worth == pytest.approx([worth[0], -worth[0]] * 2)
    assert worth[0] != 0
    with pytest.raises(BadOption, match="--luck makes a column of a table"):
        kiebitz("export", source, tmp_path / "x.jsonl", "--luck", "greedy")


def test_rejects_are_written_down_and_can_be_mended(tmp_path: Path) -> None:
    source, rejects = tmp_path / "games.sgf", tmp_path / "rejects.sgf"
    lines = ISS.read_text("utf-8").splitlines()
    wrong = lines[0].replace("v:-54", "v:-27")
    source.write_text("\n".join([lines[1], "", wrong, "what?", wrong]) + "\n", encoding="utf-8")
    done = kiebitz("import", source, "--to", tmp_path / "a.jsonl", "--rejects", rejects)
    assert done.stdout.splitlines() == [
        "1 game read, 3 skipped",
        "  2 × the result says …, replaying gives … (line 3, line 5)",
        "  1 × no game is in it (line 4)",
        f"What was skipped is in {rejects}.",
    ]
    kept = rejects.read_text("utf-8")
    assert kept.splitlines()[:2] == [
        "# line 3: the result says 'v:-27', replaying gives -54",
        wrong,
    ]
    rejects.write_text(kept.replace("v:-27", "v:-54"), encoding="utf-8")
    mended = kiebitz("import", rejects, "--to", tmp_path / "b.jsonl")
    assert mended.stdout.startswith("2 games read, 1 skipped\n")


def test_rejects_are_kept_even_if_nothing_could_be_read(tmp_path: Path) -> None:
    source, rejects = tmp_path / "games.sgf", tmp_path / "rejects.txt"
    source.write_text("what?\n", encoding="utf-8")
    with pytest.raises(BadOption, match="no game could be converted"):
        kiebitz("import", source, "--to", tmp_path / "a.jsonl", "--rejects", rejects)
    assert "what?" in rejects.read_text("utf-8")
    assert not (tmp_path / "a.jsonl").exists()


def test_rejects_never_take_the_place_of_games(tmp_path: Path) -> None:
    source, out = tmp_path / "games.sgf", tmp_path / "a.jsonl"
    source.write_bytes(ISS.read_bytes())
    for file in (source, out):
        with pytest.raises(BadOption, match="name another file"):
            kiebitz("import", source, "--to", out, "--rejects", file, "--force")
    assert source.read_bytes() == ISS.read_bytes()


def test_names_of_an_older_encoding_are_read_and_that_is_said(tmp_path: Path) -> None:
    source, out = tmp_path / "log.txt", tmp_path / "games.jsonl"
    source.write_bytes(XSKAT.read_text("utf-8").replace("Computer2", "Müller").encode("latin-1"))
    done = kiebitz("import", source, "--to", out, "--lang", "en")
    assert {record.players[1] for record in load_records(out)} == {"Müller"}
    assert "log.txt: " in done.stdout
    assert "were read as Windows-1252 (Latin-1), line 1 first" in done.stdout
    again = kiebitz("import", source, "--to", out, "--encoding", "latin-1", "--force")
    assert "Windows" not in again.stdout
    assert {record.players[1] for record in load_records(out)} == {"Müller"}
    with pytest.raises(BadOption, match="no encoding 'klingon'"):
        kiebitz("import", source, "--to", out, "--encoding", "klingon", "--force")


def test_half_a_character_stops_no_export(tmp_path: Path) -> None:
    source, out = tmp_path / "games.jsonl", tmp_path / "again.jsonl"
    first, second = list(load_records_of(ISS))[:2]
    odd = json.dumps(first.to_dict() | {"note": "\ud800 alone", "stopped": "\udfff"})
    source.write_text(f"{odd}\n{second.to_json()}\n", encoding="utf-8")
    assert kiebitz("export", source, out).stdout.startswith("2 games read, 0 skipped")
    assert next(load_records(out)).extra["note"] == "\ud800 alone"
    for ending in (".csv", ".parquet", ".xlsx", ".sgf"):
        done = kiebitz("export", source, tmp_path / f"out{ending}")
        assert done.stdout.startswith("2 games read, 0 skipped")


def load_records_of(path: Path) -> list[Record]:
    return list(read_games(path, broken=[]))


def test_what_an_iss_line_cannot_hold_is_skipped(tmp_path: Path) -> None:
    source, out = tmp_path / "games.jsonl", tmp_path / "out.sgf"
    first, second, *_ = load_records_of(ISS)
    odd = Record(first.state, first.players, {"iss": {"tags": {"CO": "\ud800"}}})
    source.write_text(f"{odd.to_json()}\n{second.to_json()}\n", encoding="utf-8")
    done = kiebitz("export", source, out)
    assert done.stdout.startswith("1 game read, 1 skipped\n  1 × no tag of one line can hold")


def test_an_export_into_a_device_leaves_it_a_device(tmp_path: Path) -> None:
    """The trial replaced /dev/full by a file."""
    device = tmp_path / "full"
    device.symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left"):
        kiebitz("export", ISS, device, "--as", "csv", "--force")
    assert device.is_symlink()
    assert device.is_char_device()


def test_a_failed_export_keeps_the_old_file(tmp_path: Path) -> None:
    out = tmp_path / "old.jsonl"
    out.write_text("old", encoding="utf-8")
    broken = tmp_path / "broken.sgf"
    broken.write_text("no game", encoding="utf-8")
    with pytest.raises(BadOption, match="no game could be converted"):
        kiebitz("export", broken, out, "--force")
    assert out.read_text("utf-8") == "old"


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
    first, *others = done.stdout.splitlines()
    assert first == "17 Spiele gelesen, 1 ausgelassen"
    assert others[-1] == "  1 × Karten darin sind verdeckt (Zeile 17)"
