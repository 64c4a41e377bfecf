"""What has been learned so far, as a file: all weights and where the training stands.

A file is a zip of plain arrays and one text. Nothing in it is executed when it is read, and a
damaged or foreign file is a named error. It is written whole or not at all.
"""

import hashlib
import json
import zipfile
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kiebitz.errors import BadModel
from kiebitz.files import write_whole

if TYPE_CHECKING:
    Arrays = dict[str, np.ndarray[Any, Any]]

FORMAT: Final = "kiebitz learning 2"
LARGEST: Final = {"width": 16_384, "depth": 256, "batch": 10**8, "planned": 10**13}
_TEXT: Final = "standing"


@dataclass(frozen=True)
class Standing:
    """Where a training stands."""

    game: str
    width: int
    depth: int
    batch: int
    """Games side by side."""
    planned: int
    """Games after which the training is over; how much is explored and learned falls towards it."""
    seed: int
    games: int = 0
    rounds: int = 0
    seconds: float = 0.0
    device: str = ""


def write(path: Path, standing: Standing, arrays: "Arrays") -> None:
    """Write a checkpoint."""
    text = json.dumps({"format": FORMAT, **asdict(standing)})
    with write_whole(path) as new, new.open("wb") as file:
        everything: Any = {_TEXT: np.frombuffer(text.encode(), np.uint8), **arrays}
        np.savez(file, **everything)


def read(path: Path) -> tuple[Standing, "Arrays"]:
    """Read a checkpoint; whatever is wrong with the file is a `BadModel`."""
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        text = json.loads(bytes(arrays.pop(_TEXT)))
        if text.pop("format") != FORMAT:
            raise BadModel(f"{path} is of another format than {FORMAT!r}")
        if set(text) - {field.name for field in fields(Standing)}:
            raise BadModel(f"{path} says what this version does not know")
        standing = Standing(**text)
        sizes = {name: getattr(standing, name) for name in LARGEST}
        if not all(type(one) is int and 0 < one <= LARGEST[name] for name, one in sizes.items()):
            raise BadModel(f"{path} says what cannot be: its sizes are out of range")
        return standing, arrays
    except BadModel:
        raise
    except FileNotFoundError:
        raise BadModel(f"there is no file {path}") from None
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile, EOFError) as error:
        raise BadModel(f"{path} is no checkpoint of a training: {error}") from None


def digest_of(path: Path) -> str:
    """What tells two files apart, for the card of a model."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
