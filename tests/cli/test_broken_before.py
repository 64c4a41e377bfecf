"""A game of a file is found by its number, whatever is broken before it."""

import json
from pathlib import Path

import pytest

from kiebitz.errors import BadOption, BrokenRecord
from kiebitz.games import Skat
from kiebitz.players import make_player, play_game
from kiebitz.records import Record
from tests.cli.test_convert import kiebitz

NAMES = ("a", "b", "c")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two broken lines, a game, a broken line, a game."""
    players = [make_player("greedy")] * 3
    first, last = (
        Record(play_game(Skat().deal(seed=seed), players, seed=seed), NAMES).to_json()
        for seed in (3, 5)
    )
    assert first != last
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    lines = ["{", '{"format": "kiebitz-record-1"}', first, "[]", last]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize("command", ["solve", "belief"])
def test_a_game_is_found_behind_broken_ones(command: str, path: Path) -> None:
    for number, broken in ((3, (1, 2)), (5, (1, 2, 4))):
        done = kiebitz(command, path, "--game", number, "--move", 20, "--lang", "en")
        assert done.stdout
        named = [line.partition(":")[0] for line in done.stderr.splitlines() if ":" in line]
        assert [f"line {n}" for n in broken] == [name for name in named if name.startswith("line")]


def test_it_is_the_game_of_that_line(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    for number in (3, 5):
        done = kiebitz("solve", path, "--game", number, "--move", 1, "--json")
        hands = json.loads(lines[number - 1])["deal"]["hands"]
        assert json.loads(done.stdout)["state"]["deal"]["hands"] == hands


@pytest.mark.parametrize("command", ["solve", "belief"])
def test_a_game_that_is_broken_itself_is_refused_with_its_line(command: str, path: Path) -> None:
    with pytest.raises(BrokenRecord, match="line 4"):
        kiebitz(command, path, "--game", 4)
    with pytest.raises(BadOption, match="no game 6"):
        kiebitz(command, path, "--game", 6)


def test_what_is_broken_is_named_in_german(path: Path) -> None:
    done = kiebitz("solve", path, "--game", 3, "--move", 20, "--lang", "de")
    assert "Zeile 1" in done.stderr
