"""``kiebitz learn`` in small."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.learn import checkpoints

TINY = ["--batch", "64", "--width", "8", "--depth", "1", "--games", "256", "--minutes", "0.001"]


def test_it_learns_writes_a_checkpoint_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "skat.npz"
    first = CliRunner().invoke(app, ["learn", "skat", "--to", str(file), *TINY])
    assert first.exit_code == 0, first.output
    assert "0 of 256 games behind" in " ".join(first.output.split())
    games = checkpoints.read(file)[0].games
    assert games > 0
    more = CliRunner().invoke(app, ["learn", "skat", "--resume", str(file), "--minutes", "0.001"])
    assert more.exit_code == 0, more.output
    assert checkpoints.read(file)[0].games > games


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["bridge"], "what can be learned is skat"),
        (["skat", "--batch", "100"], "the batch should be a multiple of 32"),
        (["skat", "--resume", "nowhere.npz"], "there is no file nowhere.npz"),
        (["skat", "--to", "nowhere/a.npz"], "there is no folder"),
    ],
)
def test_what_cannot_be_learned_is_said(words: list[str], named: str) -> None:
    result = CliRunner().invoke(app, ["learn", *words])
    assert named in str(result.exception)
