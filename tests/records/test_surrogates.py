"""Halves of characters, which JSON can name and no file can hold: one stops nothing."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.errors import UnwritableRecord
from kiebitz.games import Skat
from kiebitz.players import PlayerFailed
from kiebitz.records import Record, append_record, load_records, write_iss

HALF = "\ud800"
PASSED = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
RECORD = Record(PASSED, ("a", "b", "c"))
TAGS = {"GM": "Skat", "CO": HALF}
ODD = {
    "a note": {"note": f"half a heart {HALF}"},
    "a key": {HALF: 1},
    "an ISS tag": {"iss": {"tags": TAGS}},
    "why it stopped": {"stopped": HALF},
}


def kiebitz(*arguments: object) -> str:
    """Run a command; what would end in a traceback is raised."""
    return CliRunner().invoke(app, list(map(str, arguments)), catch_exceptions=False).stdout


@pytest.mark.parametrize("extra", ODD.values(), ids=ODD)
def test_a_record_with_half_a_character_is_written_as_it_was_read(
    extra: dict[str, object], tmp_path: Path
) -> None:
    odd = Record(PASSED, RECORD.players, extra)
    assert Record.from_json(odd.to_json()) == odd
    file = tmp_path / "games.jsonl"
    for record in (RECORD, odd, RECORD):
        append_record(file, record)
    assert list(load_records(file)) == [RECORD, odd, RECORD]
    copy = tmp_path / "copy.jsonl"
    assert kiebitz("import", file, "--to", copy) == "3 games read, 0 skipped\n"
    assert copy.read_bytes() == file.read_bytes()
    for ending in ("csv", "parquet", "xlsx"):
        output = kiebitz("export", file, tmp_path / f"games.{ending}")
        assert "skipped" in output


def test_a_name_with_half_a_character_is_a_broken_record_and_the_rest_goes_on(
    tmp_path: Path,
) -> None:
    data = RECORD.to_dict() | {"players": ["a", HALF, "c"]}
    file = tmp_path / "games.jsonl"
    lines = [RECORD.to_json(), json.dumps(data), RECORD.to_json()]
    file.write_text("\n".join(lines))
    for out in ("out.jsonl", "out.iss", "out.csv"):
        command = "import" if out == "out.jsonl" else "export"
        target = ("--to", tmp_path / out) if command == "import" else (tmp_path / out,)
        output = kiebitz(command, file, *target)
        headline, reason = output.splitlines()
        assert "2 games read, 1 skipped" in headline
        assert "1 × the player … holds characters that cannot be shown (line 2)" in reason


def test_an_iss_game_with_half_a_character_is_counted_and_the_rest_goes_on(tmp_path: Path) -> None:
    odd = Record(PASSED, RECORD.players, ODD["an ISS tag"])
    with pytest.raises(UnwritableRecord, match="no tag of one line can hold"):
        write_iss(odd)
    file = tmp_path / "games.jsonl"
    for record in (RECORD, odd, RECORD):
        append_record(file, record)
    output = kiebitz("export", file, tmp_path / "out.iss")
    assert output.startswith("2 games read, 1 skipped\n  1 × no tag of one line can hold")


def test_a_record_nested_too_deeply_is_counted_and_the_rest_goes_on(tmp_path: Path) -> None:
    """What can just be read cannot always be written."""
    file, out = tmp_path / "games.jsonl", tmp_path / "out.jsonl"
    lines = [RECORD.to_json()]
    for depth in (100, 900, 2000):
        line = RECORD.to_json()
        lines.append(f'{line[:-1]},"note":{"[" * depth}{"]" * depth}}}')
    file.write_text("\n".join(lines))
    output = kiebitz("import", file, "--to", out)
    read = int(output.split()[0])
    assert 2 <= read < 4
    assert f"{4 - read} skipped" in output
    assert len(list(load_records(out))) == read


def test_what_bots_say_of_themselves_is_fit_to_be_stored_and_shown() -> None:
    failed = PlayerFailed(f"bot {HALF}", 0, f"raised {HALF}\x1b[2J", PASSED)
    assert str(failed) == "player 'bot \ufffd' at seat 0 raised \ufffd\ufffd[2J"
