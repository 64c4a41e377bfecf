"""The help of commands: of options and arguments, and the paragraphs about the command itself."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.words.templates import name_of, template

_HELPFUL: Final = {"Argument", "Option", "Typer", "Command"}
_SHOWN: Final = ("help", "rich_help_panel")


def help_texts(tree: ast.Module, path: Path) -> Iterator[str]:
    """Every text that the help of this module's commands shows."""
    named = _constants(tree)
    for node in ast.walk(tree) if "cli" in path.parts else ():
        if isinstance(node, ast.Call) and name_of(node.func) in _HELPFUL:
            yield from (
                template(named.get(ast.unparse(keyword.value), keyword.value))
                for keyword in node.keywords
                if keyword.arg in _SHOWN
            )
            yield from map(template, node.args[1:])  # lines of a list of commands
    for function in tree.body if path.parent.name in ("cli", "bench") else ():
        if isinstance(function, ast.FunctionDef) and _is_command(function):
            for paragraph in (ast.get_docstring(function) or "").split("\n\n"):
                yield " ".join(paragraph.split())


def _constants(tree: ast.Module) -> dict[str, ast.expr]:
    """What a module gives names to."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]):
                found[name] = node.value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found[name] = value
    return found


def _is_command(function: ast.FunctionDef) -> bool:
    annotations = [ast.unparse(each.annotation or ast.Name("")) for each in function.args.args]
    decorated = any("command" in ast.unparse(each) for each in function.decorator_list)
    return decorated or any("typer." in each or each.endswith("Option") for each in annotations)
