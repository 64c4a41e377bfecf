"""The one way in which files are written: whole or not at all, and nothing but files is replaced.

A new file is written beside the place where it belongs and takes its name when it is finished, so
that whatever goes wrong before leaves the old one as it was. What is no file (a device, a pipe) is
never replaced: what was written goes into it. What is in the files is not here.
"""

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Final

from kiebitz.errors import BadOption
from kiebitz.file_names import check_path

_LONGEST_NAME: Final = 40
"""Characters of a file's name that the unfinished file keeps: together they may be too long."""
_APPEND: Final = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_CLOEXEC", 0)


def check_target(path: Path | str, *, force: bool = True) -> None:
    """Refuse a place where no file can be written, before hours of work; see `write_whole`.

    A file that is there already is refused too, unless `force` allows to replace it.

    >>> check_target("nowhere/games.jsonl")
    Traceback (most recent call last):
    kiebitz.errors.BadOption: there is no folder for 'nowhere/games.jsonl'
    """
    path = check_path(path)
    if path.is_dir():
        raise BadOption(f"{str(path)!r} is a folder: name a file")
    if path.is_block_device() or path.is_socket():
        raise BadOption(f"{str(path)!r} is neither a file nor a pipe: nothing is written there")
    if takes_a_stream(path):
        return
    if path.exists() and not force:
        raise BadOption(f"{str(path)!r} is there already; --force replaces it")
    folder = path.resolve().parent
    if not folder.is_dir():
        raise BadOption(f"there is no folder for {str(path)!r}")
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadOption(f"{str(path)!r} cannot be written: it is protected")


def takes_a_stream(path: Path | str) -> bool:
    """Whether this is a device or a pipe, into which one writes without replacing it."""
    path = check_path(path)
    return path.is_char_device() or path.is_fifo()


@contextmanager
def write_whole(path: Path | str, *, force: bool = True) -> Iterator[Path]:
    """An empty file to write to, which becomes the file `path` when all is written.

    If anything goes wrong it vanishes, and what was at `path` stays as it was. Of a link the file
    that it leads to is replaced, and a file that was there keeps its permissions.

    >>> with tempfile.TemporaryDirectory() as folder:
    ...     with write_whole(Path(folder, "a.txt")) as part:
    ...         _ = part.write_text("all of it")
    ...     Path(folder, "a.txt").read_text()
    'all of it'
    """
    path = check_path(path)
    check_target(path, force=force)
    with _write_elsewhere(path) if takes_a_stream(path) else _write_beside(path) as part:
        yield part


@contextmanager
def _write_beside(path: Path) -> Iterator[Path]:
    target = path.resolve()
    part = target.with_name(f"{target.name[:_LONGEST_NAME]}.{token_hex(4)}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    try:
        yield part
        if target.exists():
            shutil.copymode(target, part)
        with part.open("rb") as file:  # on the disk before the old one is gone
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def _write_elsewhere(path: Path) -> Iterator[Path]:
    """What goes into a device or a pipe is finished before its first byte goes there."""
    with tempfile.TemporaryDirectory(prefix="kiebitz-") as folder:
        part = Path(folder) / (path.name or "part")
        part.touch()
        yield part
        with part.open("rb") as whole, path.open("wb") as stream:
            shutil.copyfileobj(whole, stream)


def append_line(path: Path | str, line: str) -> None:
    """Add a line to a file, which is made if it is not there; all of it or nothing.

    A file whose last line has no end gets one first: two lines never become one.
    """
    data = line.encode("utf-8") + b"\n"
    if takes_a_stream(path):
        with Path(path).open("wb") as stream:
            stream.write(data)
        return
    file = os.open(check_path(path), _APPEND, 0o666)
    try:
        size = os.fstat(file).st_size
        if size and os.pread(file, 1, size - 1) != b"\n":
            data = b"\n" + data
        _write_whole(file, data, size)
    finally:
        os.close(file)


def _write_whole(file: int, data: bytes, size: int) -> None:
    """Write at the end; half a line is taken back."""
    try:
        written = 0
        while written < len(data):
            written += os.write(file, data[written:])
    except OSError:
        if stat.S_ISREG(os.fstat(file).st_mode):
            os.ftruncate(file, size)
        raise
