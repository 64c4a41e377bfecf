"""Runs are known by the code that decides, and by nothing else."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

import kiebitz
from kiebitz import _core
from kiebitz.arena import deciding_code as deciding
from kiebitz.arena.board_play import play_board
from kiebitz.arena.deciding_code import SOURCES, code_key, deciding_code, deciding_files
from kiebitz.arena.playing import open_session, versions_of
from kiebitz.arena.running import open_run, run_key
from kiebitz.arena.summary import summarise
from kiebitz.arena.tournament import Tournament
from kiebitz.records.store import Store
from tests.arena.matches import quick_match

PACKAGE = Path(kiebitz.__file__).parent
CORE = Path(str(_core.__file__))
ROOT = Path(__file__).parents[2]

DECIDES_NOTHING = {
    "kiebitz",
    "kiebitz._core",  # by its sources
    "kiebitz.choices",
    "kiebitz.errors",
    "kiebitz.files",
    "kiebitz.words",
    "kiebitz.words.language",
    "kiebitz.words.phrases",
    "kiebitz.words.sentences",
    "kiebitz.cards.faces",
    "kiebitz.games.series",
    "kiebitz.solver.ladder",
}
"""What is loaded to play a board and does not decide how."""


@pytest.fixture
def copied(tmp_path: Path) -> tuple[Path, Path]:
    """A copy of the package and its core."""
    package = tmp_path / "kiebitz"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (CORE, CORE.with_name(SOURCES)):
        shutil.copy(file, package)
    return package, package / CORE.name


def test_the_key_depends_neither_on_the_place_nor_on_times(copied: tuple[Path, Path]) -> None:
    assert code_key(*copied) == deciding_code()


@pytest.mark.parametrize(
    "file",
    [
        "players/greedy.py",
        "players/pimc.py",
        "games/skat.py",
        "beliefs/weighing.py",
        "randomness.py",
        "arena/deals.py",
        "wire/process_player.py",
    ],
)
def test_whatever_decides_changes_the_key(copied: tuple[Path, Path], file: str) -> None:
    before = code_key(*copied)
    path = copied[0] / file
    path.write_text(path.read_text() + "\nCHANGED = True\n")
    assert code_key(*copied) != before


def test_a_model_that_players_bring_along_changes_the_key(copied: tuple[Path, Path]) -> None:
    before = code_key(*copied)
    (copied[0] / "players" / "models").mkdir()
    (copied[0] / "players" / "models" / "skat.bin").write_bytes(b"\1\2\3")
    assert code_key(*copied) != before


@pytest.mark.parametrize(
    "file",
    [
        "words/german.py",
        "arena/summary.py",
        "arena/judging/bootstrap.py",
        "words/sentences.py",
        "cards/faces.py",
        "records/store.py",
    ],
)
def test_words_reports_and_judges_do_not(copied: tuple[Path, Path], file: str) -> None:
    before = code_key(*copied)
    path = copied[0] / file
    path.write_text(path.read_text() + "\nCHANGED = True\n")
    (copied[0] / "players" / "__pycache__").mkdir()
    (copied[0] / "players" / "__pycache__" / "greedy.cpython-311.pyc").write_bytes(b"x")
    assert code_key(*copied) == before


def test_an_equal_core_built_again_is_the_same_and_another_one_is_not(
    copied: tuple[Path, Path],
) -> None:
    package, core = copied
    before = code_key(package, core)
    core.write_bytes(core.read_bytes() + b"another compiler")
    assert code_key(package, core) == before
    sources = core.with_name(SOURCES)
    sources.write_text(sources.read_text().replace("a", "b", 1))
    assert code_key(package, core) != before


def test_the_core_tells_what_it_was_built_from() -> None:
    lines = CORE.with_name(SOURCES).read_text().splitlines()
    listed = {name: digest for digest, name in map(str.split, lines)}
    native = [path for path in (ROOT / "native").rglob("*") if path.suffix in (".cpp", ".hpp")]
    expected = {
        path.relative_to(ROOT).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in native
        if "tests" not in path.relative_to(ROOT).parts
    }
    assert listed == expected


def test_a_core_without_that_list_is_known_by_itself(copied: tuple[Path, Path]) -> None:
    package, core = copied
    core.with_name(SOURCES).unlink()
    before = code_key(package, core)
    core.write_bytes(core.read_bytes() + b"changed")
    assert code_key(package, core) != before


PLAY = """
import json, sys
from kiebitz.randomness import Secret  # nothing of the arena is loaded but what a board takes
import kiebitz.wire.process_player, kiebitz.wire.python_player, kiebitz.players
import kiebitz.arena.deals, kiebitz.arena.starts, kiebitz.arena.seatings, kiebitz.arena.scoring
print(json.dumps(sorted(name for name in sys.modules if name.startswith("kiebitz"))))
"""


def test_all_that_players_and_games_load_is_in_the_key_or_knowingly_not() -> None:
    ran = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    files = {path.relative_to(PACKAGE).as_posix() for path in deciding_files(PACKAGE)}
    shown = tuple(name for name in deciding.ONLY_SHOWN)
    for name in json.loads(ran.stdout):
        path = name.removeprefix("kiebitz").removeprefix(".").replace(".", "/")
        found = {f"{path}.py", f"{path}/__init__.py"} & files
        outside = name.startswith(("kiebitz.arena", "kiebitz.records"))
        assert found or outside or name in DECIDES_NOTHING, name
        assert not found.intersection(shown)


def test_the_same_match_by_other_code_is_another_run_and_by_another_release_is_not() -> None:
    match = quick_match()
    versions = versions_of()
    assert versions["code"] == deciding_code()
    key = run_key(match, versions)
    assert run_key(match, {**versions, "kiebitz": "99.0"}) == key
    assert run_key(match, {**versions, "code": "other"}) != key


def test_boards_of_other_code_are_kept_but_not_gone_on_with() -> None:
    match = quick_match(seed=None)
    tournament = Tournament("", (match,), boards=2, controls=False, goes_on=True)
    with Store(":memory:") as store:
        older = open_run(store, match, boards=2, versions={**versions_of(), "code": "older"})
        store.add(older.number, [play_board(match, board) for board in range(2)])
        session = open_session(replace(tournament, matches=(quick_match(seed=None),)), store)
        assert session.runs[0].finished == 0
        assert session.runs[0].match.secret != match.secret
        assert store.finished(older.number) == {0, 1}
        assert [each.boards for each in summarise(store, [older.number]).matches] == [2]
