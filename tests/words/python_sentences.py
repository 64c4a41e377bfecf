"""The sentences of the Python code: what is raised, what fills it, and the help of commands.

Whatever is raised is followed to where its words come from: a name to what was assigned to it, a
call to what the function gives back, a parameter to what its callers hand over. A value that is
shown in quotes (``!r``) is somebody else's and is not followed.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from kiebitz import errors

Function = ast.FunctionDef | ast.AsyncFunctionDef
_HELPFUL: Final = {"Argument", "Option", "Typer", "Command"}
_DEEPEST: Final = 10
"""Words are followed through as many names and calls."""


class Place(NamedTuple):
    """Where an expression stands: in which file, class and function."""

    path: Path
    owner: str
    function: Function | None


class Modules:
    """All modules of a package, and who calls what in them."""

    def __init__(self, package: Path, *, without: str) -> None:
        self.trees = {
            path: ast.parse(path.read_text(encoding="utf-8"))
            for path in sorted(package.rglob("*.py"))
            if without not in path.relative_to(package).parts
        }
        self.raised: list[tuple[ast.Call, Place]] = []
        self.functions: dict[str, list[Place]] = defaultdict(list)
        self.calls: dict[str, list[tuple[ast.Call, Place]]] = defaultdict(list)
        self._imported: dict[Path, set[str]] = defaultdict(set)
        for path, tree in self.trees.items():
            self._enter(tree, Place(path, "", None))

    def _enter(self, node: ast.AST, place: Place) -> None:
        """Note what is defined, called, imported and raised below this node."""
        for child in ast.iter_child_nodes(node):
            inside = place
            match child:
                case ast.ClassDef():
                    inside = Place(place.path, child.name, None)
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    inside = Place(place.path, place.owner, child)
                    known_as = place.owner if child.name == "__init__" else child.name
                    self.functions[known_as].append(inside)
                case ast.Call():
                    self.calls[name_of(child.func)].append((child, place))
                    if _says(child):
                        self.raised.append((child, place))
                case ast.Raise(exc=ast.Call()):
                    self.raised.append((child.exc, place))
                case ast.ImportFrom():
                    self._imported[place.path] |= {alias.name for alias in child.names}
            self._enter(child, inside)

    def called_by(self, call: ast.Call, place: Place) -> list[Place]:
        """The functions that a call may mean."""
        return [
            each for each in self.functions[name_of(call.func)] if self._means(call, place, each)
        ]

    def callers_of(self, place: Place) -> Iterator[tuple[ast.Call, Place]]:
        """The calls that may mean this function."""
        name = place.function.name if place.function else ""
        for call, where in self.calls[place.owner if name == "__init__" else name]:
            if self._means(call, where, place):
                yield call, where

    def _means(self, call: ast.Call, place: Place, called: Place) -> bool:
        if place.path == called.path:
            return True
        known = self._imported[place.path]
        by_itself = isinstance(call.func, ast.Name) and call.func.id in known
        name = name_of(call.func)
        return (
            by_itself
            or (called.owner in known and isinstance(call.func, ast.Attribute))
            or (isinstance(call.func, ast.Attribute) and len(self.functions[name]) == 1)
        )


def python_sentences(package: Path, *, without: str) -> Iterator[tuple[str, Path]]:
    """Every sentence with the file it stands in, and every part of one."""
    modules = Modules(package, without=without)
    for path, tree in modules.trees.items():
        yield from ((text, path) for text in _help_texts(tree, path))
    for call, place in modules.raised:
        for argument in call.args:
            yield from _follow(modules, argument, place, _DEEPEST)


def _follow(
    modules: Modules, node: ast.expr, place: Place, depth: int
) -> Iterator[tuple[str, Path]]:
    """The texts that an expression may be, and those that may stand in it."""
    if depth == 0:
        return
    match node:
        case ast.IfExp():
            found = [(node.body, place), (node.orelse, place)]
        case ast.BoolOp():
            found = [(value, place) for value in node.values]
        case ast.Constant() | ast.JoinedStr() | ast.BinOp(op=ast.Add()):
            yield template(node), place.path
            found = [(value, place) for value in _open_values(node) if value is not node]
        case ast.Name():
            found = _origins(modules, node.id, place)
        case ast.Attribute(value=ast.Name(id="self")):
            found = _set_in_class(modules, node.attr, place)
        case ast.Call(func=ast.Attribute(value=ast.Call() as inner)):  # such as _choices(…).lower()
            found = [(inner, place)]
        case ast.Call():
            found = [
                (value, called)
                for called in modules.called_by(node, place)
                for value in _returned(called)
            ]
        case _:
            found = []
    for part, where in found:
        yield from _follow(modules, part, where, depth - 1)


def template(node: ast.expr) -> str:
    """The text of an expression, with numbers for what fills it.

    >>> template(ast.parse("f'{count} of ' + total + ' cards'", mode="eval").body)
    '{0} of {1} cards'
    """
    text, number = "", 0
    for piece in _pieces(node):
        if isinstance(piece, ast.Constant):
            text += str(piece.value).replace("{", "{{").replace("}", "}}")
        else:
            text += f"{{{number}}}"
            number += 1
    return text


def _pieces(node: ast.expr) -> list[ast.expr]:
    """What stands in a row in a text."""
    if isinstance(node, ast.JoinedStr):
        return list(node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _pieces(node.left) + _pieces(node.right)
    return [node]


def _open_values(node: ast.expr) -> Iterator[ast.expr]:
    """The values that words of ours may fill."""
    for piece in _pieces(node):
        if not isinstance(piece, ast.FormattedValue | ast.Constant):
            yield piece
        elif isinstance(piece, ast.FormattedValue) and piece.conversion == -1:
            yield piece.value


def _origins(modules: Modules, name: str, place: Place) -> list[tuple[ast.expr, Place]]:
    """What a name may stand for: what is assigned to it, what callers hand over for it."""
    function = place.function
    if function is None:
        return []
    found = [(value, place) for value in _assigned(function, name)]
    taken = [each.arg for each in function.args.posonlyargs + function.args.args]
    method = bool(place.owner) and bool(taken) and taken[0] in ("self", "cls")
    named = [each.arg for each in function.args.kwonlyargs]
    if name in taken + named:
        number = taken.index(name) - method if name in taken else None
        for call, where in modules.callers_of(place):
            found += [(value, where) for value in _handed_over(call, name, number)]
    return found


def _set_in_class(modules: Modules, attribute: str, place: Place) -> list[tuple[ast.expr, Place]]:
    """What the methods of a class assign to an attribute."""
    return [
        (node.value, method)
        for method in modules.functions[place.owner]
        for node in (ast.walk(method.function) if method.function else ())
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == f"self.{attribute}"
    ]


def _assigned(function: Function, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)]) if target == name:
                yield node.value
            case ast.AugAssign(target=ast.Name(id=target)) if target == name:
                yield node.value
            case ast.NamedExpr(target=ast.Name(id=target)) if target == name:
                yield node.value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr()) if target == name:
                assert node.value is not None
                yield node.value


def _handed_over(call: ast.Call, name: str, number: int | None) -> Iterator[ast.expr]:
    yield from (keyword.value for keyword in call.keywords if keyword.arg == name)
    if number is not None and 0 <= number < len(call.args):
        yield call.args[number]


def _returned(place: Place) -> Iterator[ast.expr]:
    for node in ast.walk(place.function) if place.function else ():
        if isinstance(node, ast.Return) and node.value is not None:
            yield node.value


def _says(call: ast.Call) -> bool:
    """Whether a call makes an error, or has a sentence translated."""
    name = name_of(call.func)
    return (
        hasattr(errors, name)
        or name in ("translate", "warn")
        or ast.unparse(call.func) == "super().__init__"
    )


def name_of(node: ast.expr) -> str:
    """The last name of an expression, such as that of a function that is called."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _help_texts(tree: ast.Module, path: Path) -> Iterator[str]:
    """The help of options and arguments, and the paragraphs about commands."""
    named = {
        ast.unparse(node.targets[0]): node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
    }
    for node in ast.walk(tree) if "cli" in path.parts else ():
        if isinstance(node, ast.Call) and name_of(node.func) in _HELPFUL:
            yield from (
                template(named.get(ast.unparse(keyword.value), keyword.value))
                for keyword in node.keywords
                if keyword.arg in ("help", "rich_help_panel")
            )
            yield from map(template, node.args[1:])  # lines of a list of commands
    for function in tree.body if path.parent.name in ("cli", "bench") else ():
        if isinstance(function, ast.FunctionDef) and _is_command(function):
            for paragraph in (ast.get_docstring(function) or "").split("\n\n"):
                yield " ".join(paragraph.split())


def _is_command(function: ast.FunctionDef) -> bool:
    annotations = [ast.unparse(each.annotation or ast.Name("")) for each in function.args.args]
    decorated = any("command" in ast.unparse(each) for each in function.decorator_list)
    return decorated or any("typer." in each or each.endswith("Option") for each in annotations)
