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
from tests.words.help_texts import help_texts
from tests.words.templates import name_of, pieces_of, template

Function = ast.FunctionDef | ast.AsyncFunctionDef
_DEEPEST: Final = 10
"""Words are followed through as many names and calls."""
SPEAKING: Final = (
    "translate",
    "warn",
    "speak",
    "print_sentence",
    "print_measured",
    "progress",
    "Report",
    "ResultTable",
    "Figure",
    "Question",
    "Row",
)
"""Besides errors: what translates its texts, or is translated where it is shown."""


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
                case ast.Raise(exc=ast.Call() as made):
                    self.raised.append((made, place))
                case ast.ImportFrom():
                    self._imported[place.path] |= {alias.name for alias in child.names}
            self._enter(child, inside)

    def constants(self, name: str, place: Place) -> list[tuple[ast.expr, Place]]:
        """What a name that was imported stands for where it was assigned."""
        if name not in self._imported[place.path]:
            return []
        return [
            (value, Place(path, "", None))
            for path, tree in self.trees.items()
            for value in _assigned(tree, name)
        ]

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
        yield from ((text, path) for text in help_texts(tree, path))
    seen: dict[tuple[int, Place], int] = {}
    for call, place in modules.raised:
        named = call.keywords if name_of(call.func) in SPEAKING else []
        for argument in (*call.args, *(each.value for each in named if each.arg != "style")):
            yield from _follow(modules, argument, place, _DEEPEST, seen)


def _follow(
    modules: Modules,
    node: ast.expr,
    place: Place,
    depth: int,
    seen: dict[tuple[int, Place], int],
) -> Iterator[tuple[str, Path]]:
    """The texts that an expression may be, and those that may stand in it.

    What was seen from as near is not followed again: there are millions of ways to the same words.
    """
    at = id(node), place
    if seen.get(at, 0) >= depth:
        return
    seen[at] = depth
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
        case ast.List() | ast.Tuple():
            found = [(element, place) for element in node.elts]
        case ast.Dict():
            found = [(value, place) for value in node.values]
        case ast.Starred() | ast.Subscript():
            found = [(node.value, place)]
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
        yield from _follow(modules, part, where, depth - 1, seen)


def _open_values(node: ast.expr) -> Iterator[ast.expr]:
    """The values that words of ours may fill."""
    for piece in pieces_of(node):
        if not isinstance(piece, ast.FormattedValue | ast.Constant):
            yield piece
        elif isinstance(piece, ast.FormattedValue) and piece.conversion == -1:
            yield piece.value


def _origins(modules: Modules, name: str, place: Place) -> list[tuple[ast.expr, Place]]:
    """What a name may stand for: what is assigned to it, what callers hand over for it."""
    function = place.function
    if name.isupper():
        here = [(value, place) for value in _assigned(modules.trees[place.path], name)]
        return here or modules.constants(name, place)
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


def _assigned(function: ast.AST, name: str) -> Iterator[ast.expr]:
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
        isinstance(getattr(errors, name, None), type)
        or name in SPEAKING
        or ast.unparse(call.func) == "super().__init__"
    )
