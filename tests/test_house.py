"""The house itself: what an import costs, who takes what from where, whether the README is true."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import kiebitz
from kiebitz import errors

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "kiebitz").rglob("*.py"))


def modules_after(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after running this."""
    command = [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules, file=sys.stderr)"]
    output = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(output.stderr.split())


def test_importing_pulls_in_nothing_but_the_package_itself() -> None:
    loaded = modules_after("import kiebitz")
    own = {name for name in loaded if name.partition(".")[0] == "kiebitz"}
    assert own == {"kiebitz"}
    assert not {"numpy", "rich", "typer"} & loaded


def test_using_the_games_pulls_in_numpy_at_most() -> None:
    before = modules_after("")
    code = "import kiebitz; kiebitz.Skat().deal(seed=1); kiebitz.make_player('greedy')"
    foreign = {name.partition(".")[0] for name in modules_after(code) - before}
    ours = {name for name in foreign if name.startswith("_kiebitz") or name == "kiebitz"}
    assert foreign - ours - set(sys.stdlib_module_names) <= {"numpy"}


HEAVY = {"numpy", "scipy", "openskill", "sqlite3", "asyncio", "multiprocessing"}


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["dael"]])
def test_the_command_imports_no_command_before_one_is_called(arguments: list[str]) -> None:
    code = f"""
from contextlib import suppress
from kiebitz.cli.app import main
sys.argv[1:] = {arguments}
sys.stderr = None
try:
    with suppress(SystemExit):
        main()
finally:
    sys.stderr = sys.__stderr__"""
    loaded = modules_after(code)
    own = {name for name in loaded if name.partition(".")[0] == "kiebitz"}
    assert own - {"kiebitz.cli.help_panels"} == {
        "kiebitz",
        "kiebitz.choices",
        "kiebitz.errors",
        "kiebitz.words",
        "kiebitz.words.language",
        "kiebitz.words.phrases",
        "kiebitz.words.sentences",
        "kiebitz.cli",
        "kiebitz.cli.app",
        "kiebitz.cli.on_demand",
        "kiebitz.cli.plain_text",
        "kiebitz.cli.speaking",
    }
    assert HEAVY & loaded == set()


def test_the_public_names_are_exactly_those_exported() -> None:
    assert set(kiebitz._MODULES) == set(kiebitz.__all__)
    for name in (*kiebitz.__all__, *kiebitz._PARTS):
        assert getattr(kiebitz, name) is not None
        assert name in dir(kiebitz)
    public = {name for name in vars(kiebitz) if not name.startswith("_")}
    modules = {
        path.stem for path in (ROOT / "src" / "kiebitz").glob("*") if path.name != "__init__.py"
    }
    typing = {"TYPE_CHECKING", "Any", "import_module"}
    assert public - modules - typing == set(kiebitz.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Bridge'"):
        kiebitz.Bridge  # noqa: B018


def test_nothing_but_the_native_module_is_taken_from_the_root() -> None:
    for path in SOURCES:
        if "cli" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "kiebitz":
                assert [alias.name for alias in node.names] == ["_core"], path


def test_the_layers_are_kept() -> None:
    lint = Path(sys.executable).parent / "lint-imports"
    result = subprocess.run([lint], capture_output=True, text=True, check=False, cwd=ROOT)
    assert result.returncode == 0, result.stdout


def test_native_rooms_include_only_what_they_may() -> None:
    command = [sys.executable, "tools/check_includes.py"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert result.returncode == 0, result.stdout


def test_ci_runs_the_checks_and_the_tests() -> None:
    steps = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert {"make check", "make test"} <= set(steps)


def test_the_stub_is_that_of_the_native_module() -> None:
    command = [sys.executable, "tools/make_stub.py", "--check"]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_error_is_a_kiebitz_error_with_a_docstring() -> None:
    for error in vars(errors).values():
        if isinstance(error, type) and error.__module__ == "kiebitz.errors":
            assert issubclass(error, errors.KiebitzError)
            assert error.__doc__


PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = [
    (str(page.relative_to(ROOT)), example)
    for page in PAGES
    for example in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]


def test_the_readme_has_an_example() -> None:
    assert EXAMPLES[0][0] == "README.md"


@pytest.mark.parametrize(("page", "example"), EXAMPLES)
def test_an_example_of_the_documentation_runs(page: str, example: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import kiebitz\n" + example]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert result.returncode == 0, f"{page}: {result.stderr}"


def test_the_citation_names_the_version_and_the_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    for line in (f"version: {project['version']}", f"license: {project['license']}"):
        assert line in citation
    assert f"  - name: {project['authors'][0]['name']}" in citation


def test_every_example_script_runs() -> None:
    scripts = sorted((ROOT / "examples").glob("*.py"))
    assert scripts
    for script in scripts:
        nothing = subprocess.DEVNULL  # a bot has nothing to answer
        subprocess.run([sys.executable, script], check=True, capture_output=True, stdin=nothing)


GAME_TYPES = re.compile(
    r"(Skat|Schieber|Differenzler|JassRules)(Result|Details|State|View|Options)?$"
)


def asks_for_a_game(node: ast.AST) -> bool:
    """Whether this is `isinstance(…, Skat)`, `type(…) is Skat` or `rules.name == "skat"`."""
    match node:
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]):
            return any(map(names_a_game, ast.walk(kinds)))
        case ast.Compare(left=left, comparators=others):
            asked = [left, *others]
            return any(map(names_a_game, asked)) and any(map(asks_for_type_or_name, asked))
        case ast.MatchClass(cls=kind):
            return names_a_game(kind)
    return False


def names_a_game(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return GAME_TYPES.match(name) is not None
        case ast.Constant(value=str() as name):
            return name in ("skat", "schieber", "differenzler")
    return False


def asks_for_type_or_name(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="type")) | ast.Attribute(attr="name" | "version"):
            return True
        case ast.Name(id="game" | "name"):
            return True
    return False


def test_games_are_facts_not_types() -> None:
    asking = {
        path.relative_to(ROOT / "src" / "kiebitz").as_posix()
        for path in SOURCES
        if "games" not in path.parts
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if asks_for_a_game(node)
    }
    assert not asking


@pytest.mark.parametrize(
    "question",
    [
        "isinstance(state.rules, Skat)",
        "isinstance(result, (SkatResult, games.SchieberResult))",
        "isinstance(state.rules, Skat | Schieber)",
        "type(view.rules) is Differenzler",
        "rules.name == 'skat'",
        "game != 'schieber'",
    ],
)
def test_such_questions_are_found(question: str) -> None:
    assert any(map(asks_for_a_game, ast.walk(ast.parse(question))))


ROOMS = ("cards", "games", "solver", "beliefs", "players", "records", "arena")


@pytest.mark.parametrize("room", ROOMS)
def test_every_public_name_of_a_room_stands_in_the_reference(room: str) -> None:
    """By name: what autodoc would collect by itself comes in no order that helps a reader."""
    pages = sorted((ROOT / "docs" / "reference").glob("*.md"))
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    documented = set(re.findall(r"^\.\. auto\w+:: kiebitz\.[\w.]*?(\w+)$", text, re.MULTILINE))
    for module in re.findall(r"^\.\. automodule:: (kiebitz[\w.]+)$", text, re.MULTILINE):
        documented |= set(vars(import_module(module)))
    assert set(import_module(f"kiebitz.{room}").__all__) <= documented
