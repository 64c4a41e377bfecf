"""The lines of a text file, plain or compressed, in bounded memory whatever the file holds."""

import bz2
import gzip
import lzma
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from kiebitz.errors import BrokenRecord
from kiebitz.file_names import check_path
from kiebitz.records.encodings import Decoding

LONGEST_LINE: Final = 1_000_000
"""Characters; a real record has a few thousand."""

COMPRESSED: Final[dict[str, Callable[[BinaryIO], Any]]] = {
    ".gz": gzip.open,
    ".bz2": bz2.open,
    ".xz": lzma.open,
}
"""How to unpack a file, by its last ending."""

_LINES_BETWEEN_REPORTS: Final = 500


def file_lines(
    path: Path | str,
    *,
    decoding: Decoding | None = None,
    watch: Callable[[float], None] | None = None,
) -> Iterator[str]:
    """The lines of a file; `watch` hears now and then which share of the file is read.

    `decoding` says how bytes become text, and counts what was unusual.
    """
    path, decoding = check_path(path), decoding or Decoding()
    with path.open("rb") as file:
        unpack = COMPRESSED.get(path.suffix.lower())
        if unpack:
            lines = _sound(decoding.lines(unpack(file), LONGEST_LINE), path)
        else:
            lines = decoding.lines(file, LONGEST_LINE)
        size = path.stat().st_size
        for number, line in enumerate(lines):
            if watch and number % _LINES_BETWEEN_REPORTS == 0:
                watch(file.tell() / size)
            yield line


def _sound(lines: Iterator[str], path: Path) -> Iterator[str]:
    """The lines of a compressed file; one that is damaged or cut off is refused by name."""
    try:
        yield from lines
    except (EOFError, zlib.error, lzma.LZMAError, OSError) as error:
        raise BrokenRecord(f"the compressed file {str(path)!r} is damaged: {error}") from error
