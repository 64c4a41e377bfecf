"""The files of somebody's own that a Python file imports, found by reading it: nothing is run.

So an import inside a function counts too, and it does not matter who imported a module first. What
is imported by a name that is made up while the program runs cannot be seen.
"""

import ast
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_MOST: Final = 500
"""Files that are followed at most."""


def find_own_files(path: Path) -> list[Path]:
    """All that a file imports, near or far, but for Python's own files and installed ones.

    >>> find_own_files(Path("no such file.py"))
    []
    """
    found: set[Path] = set()
    waiting = [path]
    while waiting and len(found) < _MOST:
        source = waiting.pop()
        fresh = {file for file in _imported_files(source) if _is_own(file)} - found - {path}
        found |= fresh
        waiting += fresh
    return sorted(found)


def _imported_files(path: Path) -> Iterator[Path]:
    try:
        tree = ast.parse(path.read_bytes())
    except (OSError, SyntaxError, ValueError, RecursionError):  # running it will say what is wrong
        return
    for name, level in _imported_names(tree):
        above = path.parents[min(level, len(path.parents)) - 1] if level else path.parent
        for place in [above] if level else [above, *map(Path, sys.path)]:
            parts = name.split(".")
            for length in range(1, len(parts) + 1):
                module = place.joinpath(*parts[:length])
                yield from (
                    file.resolve()
                    for file in (module.with_suffix(".py"), module / "__init__.py")
                    if file.is_file()
                )


def _imported_names(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Dotted names, and how many folders up they are looked for; 0 means anywhere."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((each.name, 0) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = f"{node.module}." if node.module else ""
            yield from ((start + each.name, node.level) for each in node.names)


def _is_own(file: Path) -> bool:
    """Whether neither Python nor an installed package brought it, nor we: we have our own key."""
    places = [Path(place).resolve() for place in sysconfig.get_paths().values()]
    places.append(Path(__file__).resolve().parents[1])
    return not any(place in file.parents for place in places)
