"""The sentences that stand in the code in English: errors, the help of commands, native errors.

Values become numbers in braces, as the catalogues of `kiebitz.words` have them.

    python -m tests.words.code_sentences     # what the German catalogue does not know yet
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import kiebitz

PACKAGE: Final = Path(kiebitz.__file__).parent
NATIVE: Final = Path(__file__).parents[2] / "native"
_HELPFUL: Final = {"Argument", "Option", "Typer", "Command"}
_FIELD: Final = re.compile(r"\{\d+\}")


def sentences_of_code() -> dict[str, str]:
    """Every sentence, and the file it stands in first."""
    found: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        if "words" not in path.relative_to(PACKAGE).parts:
            for text in _sentences_of(ast.parse(path.read_text()), path):
                found.setdefault(text, path.relative_to(PACKAGE).as_posix())
    return {text: place for text, place in found.items() if _says_something(text)}


def _sentences_of(tree: ast.Module, path: Path) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            yield from (text for each in node.exc.args[:1] for text in _texts(each))
        if "cli" in path.parts and isinstance(node, ast.Call) and _name(node.func) in _HELPFUL:
            yield from (
                text
                for keyword in node.keywords
                if keyword.arg == "help"
                for text in _texts(keyword.value)
            )
    if path.parent.name in ("cli", "bench"):
        yield from _help_of_commands(tree)


def _help_of_commands(tree: ast.Module) -> Iterator[str]:
    """Paragraphs of the docstrings of what takes options or arguments of the command line."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and _is_command(node):
            for paragraph in (ast.get_docstring(node) or "").split("\n\n"):
                yield " ".join(paragraph.split())


def _is_command(function: ast.FunctionDef) -> bool:
    annotations = [ast.unparse(each.annotation or ast.Name("")) for each in function.args.args]
    decorated = any("command" in ast.unparse(each) for each in function.decorator_list)
    return decorated or any("typer." in each or each.endswith("Option") for each in annotations)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _texts(node: ast.expr) -> Iterator[str]:
    """The text of an expression; each one that a condition may choose."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield _escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        numbers = iter(range(len(node.values)))
        yield "".join(
            _escape(part.value)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
            else f"{{{next(numbers)}}}"
            for part in node.values
        )


def _escape(text: str) -> str:
    return text.replace("{", "{{").replace("}", "}}")


def _says_something(text: str) -> bool:
    """Whether there is a word in it beside the values."""
    return re.search(r"[A-Za-z]{2}", _FIELD.sub("", text)) is not None


if __name__ == "__main__":
    from kiebitz.words.german import SENTENCES

    for sentence, place in sentences_of_code().items():
        if sentence not in SENTENCES:
            print(f"{place}: {sentence}")
