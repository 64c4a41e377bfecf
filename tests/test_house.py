"""The house itself: what an import costs, who takes what from where, whether the README is true."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kiebitz
from kiebitz import _core, errors

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "kiebitz").rglob("*.py"))


def test_importing_pulls_in_numpy_at_most() -> None:
    code = (
        "import sys; before = set(sys.modules); import kiebitz; print(*(set(sys.modules) - before))"
    )
    output = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    foreign = {
        name.partition(".")[0]
        for name in output.stdout.split()
        if name.partition(".")[0] not in sys.stdlib_module_names
    }
    assert {name for name in foreign if not name.startswith("_kiebitz")} <= {"kiebitz", "numpy"}


def test_the_public_names_are_exactly_those_exported() -> None:
    public = {name for name in vars(kiebitz) if not name.startswith("_")}
    modules = {
        path.stem for path in (ROOT / "src" / "kiebitz").glob("*") if path.name != "__init__.py"
    }
    assert public - modules == set(kiebitz.__all__)


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


def test_the_stub_names_what_the_native_module_has() -> None:
    stub = ast.parse((ROOT / "src" / "kiebitz" / "_core.pyi").read_text(encoding="utf-8"))
    typing_only = {"Table", "State", "View"}
    declared = {
        node.name for node in stub.body if isinstance(node, ast.ClassDef | ast.FunctionDef)
    } - typing_only
    assert declared == {name for name in dir(_core) if not name.startswith("_")}
    classes = {node.name: node for node in stub.body if isinstance(node, ast.ClassDef)}
    for game in ("Skat", "Schieber", "Differenzler"):
        for kind in ("State", "View"):
            members = {
                item.name if isinstance(item, ast.FunctionDef) else item.target.id
                for name in ("Table", kind, game + kind)
                for item in classes[name].body
                if isinstance(item, ast.FunctionDef)
                or (isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name))
            }
            native = {n for n in dir(getattr(_core, game + kind)) if not n.startswith("_")}
            assert members == native, game + kind


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


def test_every_example_script_runs() -> None:
    scripts = sorted((ROOT / "examples").glob("*.py"))
    assert scripts
    for script in scripts:
        nothing = subprocess.DEVNULL  # a bot has nothing to answer
        subprocess.run([sys.executable, script], check=True, capture_output=True, stdin=nothing)
