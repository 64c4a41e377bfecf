"""Writes src/kiebitz/_core.pyi from the native module as it was built: ``make stub``.

nanobind knows the arguments of every function, but of some answers only that they are a tuple or a
dictionary. What is in them is said here, where somebody relies on it; the rest may hold anything.
With ``--check`` nothing is written: the exit status tells whether the file is up to date.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from nanobind.stubgen import StubGen

from kiebitz import _core

STUB = Path(__file__).parent.parent / "src" / "kiebitz" / "_core.pyi"
HEAD = '''"""The native core: rules, states, views, batches. Private; `kiebitz.games` is its face.

Made by ``make stub``; edit tools/make_stub.py or the bindings instead.

Sets of cards are integers (bit = index in the deck), actions are codes (see `Action.encode`),
seats, phases, contracts and modes are small numbers. Refused input raises the errors of
`kiebitz.errors`.
"""

from typing import Any
'''
TAIL = """
# Names for typing; they are not in the module.
State = SkatState | SchieberState | DifferenzlerState
View = SkatView | SchieberView | DifferenzlerView
Table = State | View
Board = SkatBoard | SchieberBoard | DifferenzlerBoard
"""
SEAT, CODES, FIELDS = "int | None", "list[int]", "dict[str, Any]"
ROWS = "NDArray[numpy.uint64]"
ANSWERS = {
    "to_move": SEAT,
    "leader": SEAT,
    "legal": CODES,
    "played": CODES,
    "history": CODES,
    "actors": CODES,
    "completed_tricks": "list[tuple[int, int]]",
    "details": FIELDS,
    "result": FIELDS,
    "start_details": FIELDS,
    "skat_bid_values": CODES,
    "skat_deal_from_pack": "tuple[list[int], int]",
    "random_below": CODES,
    "at": ROWS,
    "range": ROWS,
    "draw": ROWS,
    "counts": ROWS,
    "probabilities": "NDArray[numpy.float64]",
    "skat_contract": "tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]",
    "jass_contract": "tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]",
}
"""What the answers hold of which nanobind knows too little, by the name of the function."""
LOOSE = {"object": "Any", "tuple": "tuple[Any, ...]", "list": "list[Any]", "dict": "dict[str, Any]"}


def stub() -> str:
    """The text of the stub."""
    generator = StubGen(_core)
    generator.put(_core)
    text = re.sub(
        r"def (\w+)(\(.*\)) -> (object|tuple|list|dict): \.\.\.", _answer, generator.get()
    )
    text = re.sub(r"    fields: tuple = .*", "    fields: tuple[str, ...] = ...", text)
    # Any value may be compared with any other.
    text = re.sub(r"def __eq__\(self, arg: \w+, /\)", "def __eq__(self, arg: object, /)", text)
    return HEAD + "\n\n".join(_for_any_game(text.split("\n\n"))) + TAIL


def _for_any_game(chunks: Iterable[str]) -> Iterator[str]:
    """One function for the views or states of all games, where there is one for each.

    What only some games have takes any view too: which, the function says when it is called.
    """
    for name, group in groupby(chunks, key=_overloaded):
        if name is None:
            yield from (re.sub(r"\bview: \w+View\b", "view: View", chunk) for chunk in group)
            continue
        general = [re.sub(r"(view|state|table): \w+", _any_game, chunk) for chunk in group]
        different = list(dict.fromkeys(general))
        alone = len(different) == 1
        yield from (chunk.removeprefix("@overload\n") if alone else chunk for chunk in different)


def _overloaded(chunk: str) -> str | None:
    """The name of a function that has several forms."""
    found = re.match(r"@overload\ndef (\w+)", chunk)
    return found and found[1]


def _any_game(found: re.Match[str]) -> str:
    return f"{found[1]}: {found[1].capitalize()}"


def _answer(found: re.Match[str]) -> str:
    name, arguments, loose = found.groups()
    return f"def {name}{arguments} -> {ANSWERS.get(name, LOOSE[loose])}: ..."


def main() -> int:
    """Write the stub, or check it."""
    made = stub()
    if "--check" not in sys.argv[1:]:
        STUB.write_text(made, encoding="utf-8")
        return 0
    if STUB.read_text(encoding="utf-8") == made:
        return 0
    print("src/kiebitz/_core.pyi is not what the native module has: run make stub")
    return 1


if __name__ == "__main__":
    sys.exit(main())
