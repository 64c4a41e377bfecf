"""Every command line of the README and the documentation runs; long ones at a small size."""

import importlib.util
import re
import shlex
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "benchmarks" / "results.md"]
PAGES.extend(path for path in sorted((ROOT / "docs").rglob("*.md")) if "_build" not in path.parts)

_BLOCK: Final = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""Of any language, or a closing fence would open the next block."""
_SHELL: Final = {"", "sh", "bash", "console", "text"}
_INLINE: Final = re.compile(r"`((?:kiebitz|python -m) [^`]+)`")

STANDS_FOR: Final = {
    "FILE": "kept.jsonl",  # no command writes into it
    "STORE": "arena.sqlite",
    "SOURCE": "arena.sqlite",
    "OUT": "written.jsonl",
    "OUT.jsonl": "written.jsonl",
    "PLAYER": "greedy",
    "GAME": "skat",
    "A": "greedy",
    "B": "random",
    "NAME": "cfr",
    "N": "1",
    "cautious": "examples/own_bot.py",  # that page registers it in a package of its own
}
"""What is written in capitals, or explained on its page, and what is taken instead."""
SMALL: Final = {
    "pimc": "pimc(worlds=1)",
    "pimc(worlds=20)": "pimc(worlds=1)",
    "uct": "uct(iterations=9)",
    "uct(iterations=5000)": "uct(iterations=9)",
    "ismcts": "ismcts(iterations=9)",
}
"""Players that would think long, and how they are asked instead."""
FEW_BOARDS: Final = ("--boards", "2", "--no-controls", "--workers", "1")
BY_NAME: Final = ("duel", "import", "export", "replay", "review", "bid", "stats", "luck")
"""Commands that are named without what they need."""
MEASURING: Final = {"bench", "lab", "learn", "tour"}
"""Commands that measure, learn or show for a while: here only that they can be called as it is
written. Tests of their own run them at a small size."""


class Line(NamedTuple):
    """A command line and the page it stands on."""

    page: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"


def command_lines() -> Iterator[Line]:
    """All of them, each once."""
    seen = set()
    for page in PAGES:
        text = page.read_text()
        shell = [block for language, block in _BLOCK.findall(text) if language in _SHELL]
        blocks = [line for block in shell for line in block.splitlines()]
        for line in [*blocks, *_INLINE.findall(text)]:
            command = " ".join(line.removeprefix("$ ").split())
            if command.startswith(("kiebitz ", "python -m ")) and command not in seen:
                seen.add(command)
                yield Line(page.relative_to(ROOT).as_posix(), command)


LINES: Final = list(command_lines())
CALLS: Final = [line for line in LINES if line.text.startswith("kiebitz")]
MODULES: Final = [line for line in LINES if line.text.startswith("python")]


def words_of(line: str) -> list[str]:
    """The words after the name of the program, with something for every placeholder."""
    words = shlex.split(line, comments=True)[1:]
    if words[0] == "tournament":  # its file is none of games
        words = [word.replace("FILE", "autumn.toml") for word in words]
    given = [word for word in words if word not in ("…", "[", "]")]
    return [STANDS_FOR.get(word.strip("[]"), word.strip("[]")) for word in given]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that the pages speak of."""
    folder = tmp_path_factory.mktemp("desk")
    shutil.copytree(ROOT / "examples", folder / "examples")
    (folder / "benchmarks" / "tournaments").mkdir(parents=True)
    for file in (ROOT / "benchmarks" / "tournaments").glob("*.toml"):
        (folder / file.relative_to(ROOT)).write_text(hurry(file.read_text()))
    (folder / "bots").mkdir()
    for bot in ("my_bot.py", "bots/mine.py"):
        shutil.copy(ROOT / "examples" / "own_bot.py", folder / bot)
    shutil.copy(ROOT / "examples" / "tournament.toml", folder / "autumn.toml")
    shutil.copy(ROOT / "tests" / "golden" / "data" / "xskat_games.txt", folder / "xskat.txt")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for file in ("games.jsonl", "kept.jsonl"):  # with the seed that the README gives
            run(["watch", "skat", "greedy", "--hands", "3", "--seed", "3", "--record", file])
        roles = ["--start", "cards", "--seating", "roles", "--store", "arena.sqlite"]
        run(["duel", "greedy", "random(bidder=plain)", *roles, *FEW_BOARDS])
        pack(ROOT / "tests" / "records" / "data" / "iss_games.sgf", folder / "iss-games.sgf.bz2")
    return folder


def hurry(tournament: str) -> str:
    """The same tournament with hardly any thinking; budgets that differed still do."""
    smaller = count(1)
    quick = re.sub(r"seconds = [\d.]+", "seconds = 0.001", tournament)
    return re.sub(
        r"(worlds|playouts) = \d+(?= })", lambda found: f"{found[1]} = {next(smaller)}", quick
    )


def pack(source: Path, target: Path) -> None:
    """Write a file in packed form."""
    import bz2

    target.write_bytes(bz2.compress(source.read_bytes()))


def run(words: list[str]) -> None:
    """Run a command that must succeed."""
    result = CliRunner().invoke(app, words)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output


def shrink(words: list[str]) -> list[str]:
    """The same command with little work."""
    small = [SMALL.get(word, word) for word in words]
    if words[0] in MEASURING:
        return [*small, "--help"]
    if words[0] in ("duel", "tournament"):
        return [*small, *FEW_BOARDS, *(("--seconds", "0.001") if "--seconds" in words else ())]
    if words[0] == "watch":
        return [*small, "--hands", "2"]
    return [*small, "--force"] if words[0] in ("import", "export") else small


@pytest.mark.parametrize(
    "line", [line for line in LINES if line.text.startswith("kiebitz")], ids=str
)
def test_a_command_of_the_documentation_runs(
    line: Line, desk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(desk)
    words = words_of(line.text)
    if words[0] in ("bot", "serve"):
        words.append("--help")  # it would wait for questions, or for visitors
    elif len(words) == 1 and words[0] in BY_NAME:
        words.append("--help")  # the command by its name
    run(shrink(words))


@pytest.mark.parametrize(
    "line", [line for line in LINES if line.text.startswith("python")], ids=str
)
def test_a_module_of_the_documentation_is_there(line: Line) -> None:
    module = shlex.split(line.text)[2]
    found = importlib.util.find_spec(module)
    assert found is not None
    if found.submodule_search_locations is not None:  # a package has a module for it
        found = importlib.util.find_spec(f"{module}.__main__")
        assert found is not None
    assert found.origin is not None
    assert '__name__ == "__main__"' in Path(found.origin).read_text()


def test_there_are_commands_to_try() -> None:
    assert len(LINES) > 40
    assert {line.page for line in LINES} >= {"README.md", "docs/how-to/compare-players.md"}


def test_every_command_line_in_a_block_of_the_readme_is_tried() -> None:
    lines = (ROOT / "README.md").read_text().splitlines()
    printed = {line.removeprefix("$ ") for line in lines if line.startswith(("kiebitz ", "$ "))}
    assert {" ".join(line.split()) for line in printed} <= {line.text for line in LINES}


def rows_of_the_reference() -> list[tuple[str, set[str]]]:
    """Each command of the reference with the options that its row names."""
    page = (ROOT / "docs" / "reference" / "command-line.md").read_text()
    rows = [line for line in page.splitlines() if line.startswith("| `kiebitz ")]
    return [(row, set(re.findall(r"`(--[a-z-]+)", row))) for row in rows]


@pytest.mark.parametrize(("row", "options"), rows_of_the_reference())
def test_the_reference_names_only_options_that_there_are(row: str, options: set[str]) -> None:
    words = words_of(_INLINE.findall(row)[-1])  # the last: `lab list` has none
    commands = words[: 2 if words[0] in ("bench", "lab") else 1]
    shown = CliRunner().invoke(app, [*commands, "--help"], env={"COLUMNS": "200"}).output
    assert options <= set(re.findall(r"--[a-z-]+", shown)), row


def test_the_recorded_games_of_the_readme_can_be_looked_at_as_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Game 2 was sometimes passed in: its commands follow from the one that records it."""
    monkeypatch.chdir(tmp_path)
    calls = [
        line.text for line in CALLS if line.page == "README.md" and " games.jsonl" in line.text
    ]
    assert "--record" in calls[0]
    assert "--seed" in calls[0]  # or every reader would get other games
    for call in calls:
        run(words_of(call))
