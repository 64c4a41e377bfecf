"""Files of learned numbers: small JSON files that somebody else may have made.

What is wrong with one is said by a `BadModel` that names the file.
"""

import json
from pathlib import Path
from typing import Any

from kiebitz.errors import BadModel, shown


def read_model_file(path: Path, *, format: str, most_bytes: int) -> dict[str, Any]:
    """What a file of this format holds, as far as JSON goes.

    >>> read_model_file(Path("nowhere.json"), format="numbers 1", most_bytes=100)
    Traceback (most recent call last):
    kiebitz.errors.BadModel: the model 'nowhere.json' cannot be read: there is no such file
    """
    content = _read(path, most_bytes)
    if not isinstance(content, dict) or content.get("format") != format:
        raise bad_model(path, f"its format is not {format!r}")
    return content


def _read(path: Path, most_bytes: int) -> Any:
    try:
        return json.loads(read_model_bytes(path, most_bytes=most_bytes))
    except BadModel:
        raise
    except (ValueError, RecursionError):  # also a path with a NUL in it
        raise bad_model(path, "it is no JSON") from None


def read_model_bytes(path: Path, *, most_bytes: int) -> bytes:
    """Everything in a file, unless it is no file or too large."""
    try:
        if not path.stat() or not path.is_file():
            raise bad_model(path, "it is no file")
        with path.open("rb") as file:
            content = file.read(most_bytes + 1)
    except FileNotFoundError:
        raise bad_model(path, "there is no such file") from None
    except OSError as error:
        raise bad_model(path, error.strerror or "the system refuses it") from None
    if len(content) > most_bytes:
        raise bad_model(path, f"it has more than {most_bytes:,} bytes")
    return content


def state_of_file(path: Path) -> tuple[int, int]:
    """What changes with a file, so that it is read once as long as it stays: for caches.

    >>> state_of_file(Path("nowhere.json"))
    (0, 0)
    """
    try:
        about = path.stat()
    except (OSError, ValueError):
        return 0, 0
    return about.st_mtime_ns, about.st_size


def bad_model(path: Path | str, why: str) -> BadModel:
    """The error about a file."""
    return BadModel(f"the model {shown(str(path), length=200)} cannot be read: {why}")
