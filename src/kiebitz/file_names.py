"""File names from outside, checked once: what no file can be called is a `BadOption`.

Whether the file is there is left to the one who opens it.
"""

from pathlib import Path

from kiebitz.errors import BadOption


def check_path(path: Path | str) -> Path:
    r"""The path, if a file can have this name.

    >>> check_path("games\0.jsonl")
    Traceback (most recent call last):
    kiebitz.errors.BadOption: 'games\x00.jsonl' is no file name: it holds a NUL character
    """
    if "\0" in str(path):
        raise BadOption(f"{str(path)!r:.200} is no file name: it holds a NUL character")
    return Path(path)
