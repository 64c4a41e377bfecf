"""How the bytes of a file become text, and what there is to say about it afterwards.

Unless an encoding is asked for, a file is UTF-8, or UTF-16 if it begins with the mark of UTF-16.
A line that is no UTF-8 was written by an older program, in the encoding of Windows (CP1252) or its
ancestor Latin-1: it is read as that, and counted. No byte is lost: the five that CP1252 leaves open
are read as in Latin-1.
"""

import codecs
from collections.abc import Iterator
from dataclasses import dataclass
from io import TextIOWrapper
from typing import BinaryIO, Final

from kiebitz.errors import BadOption

OLDER: Final = "cp1252"
"""How lines are read that are no UTF-8."""
_WIDE: Final = ("utf-16", "utf-32")
"""Encodings in which the end of a line is more than one byte."""
_UTF16_MARKS: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass
class Decoding:
    """Turns bytes into text, and counts the lines that were not what was expected.

    >>> decoding = Decoding()
    >>> decoding.text(b"Mueller"), decoding.text("Müller".encode()), decoding.text(b"M\\xfcller")
    ('Mueller', 'Müller', 'Müller')
    >>> decoding.older_lines, decoding.first_older
    (1, 3)
    """

    encoding: str = ""
    """The encoding that was asked for, by its name; empty: found line by line."""
    older_lines: int = 0
    """Lines that were no UTF-8 and were read as CP1252."""
    first_older: int = 0
    """The number of the first of them."""
    unreadable_lines: int = 0
    """Lines that are not in the encoding that was asked for; their bytes are shown as they are."""
    _lines: int = 0

    def __post_init__(self) -> None:
        if self.encoding:
            self.encoding = check_encoding(self.encoding)

    def text(self, line: bytes) -> str:
        """The text of the next line."""
        self._lines += 1
        first = self._lines == 1
        if self.encoding:
            return self._decode_as_asked(line, first=first)
        try:
            return line.decode("utf-8-sig" if first else "utf-8")
        except UnicodeDecodeError:
            self.older_lines += 1
            self.first_older = self.first_older or self._lines
            return read_older(line)

    def _decode_as_asked(self, line: bytes, *, first: bool) -> str:
        name = "utf-8-sig" if first and self.encoding == "utf-8" else self.encoding
        try:
            return line.decode(name)
        except UnicodeDecodeError:
            self.unreadable_lines += 1
            return line.decode(name, errors="backslashreplace")

    def lines(self, file: BinaryIO, longest: int) -> Iterator[str]:
        """The lines of a file; of one that is too long only the beginning, so memory is bounded."""
        if self.encoding.startswith(_WIDE) or self._begins_as_utf16(file):
            yield from _read_wide_lines(file, self.encoding or "utf-16", longest)
            return
        for line in _read_byte_lines(file, longest):
            yield self.text(line)

    def _begins_as_utf16(self, file: BinaryIO) -> bool:
        beginning: bytes = file.peek(2)[:2]  # type: ignore[attr-defined]  # all that we open have it
        return not self.encoding and beginning in _UTF16_MARKS


def check_encoding(name: str) -> str:
    """An encoding of text by its usual name.

    >>> check_encoding("Latin1"), check_encoding("UTF8")
    ('iso8859-1', 'utf-8')
    """
    try:
        found = codecs.lookup(name)
        "x".encode(found.name)  # some change bytes into bytes
    except (LookupError, ValueError):
        raise BadOption(
            f"there is no encoding {name!r}; there are utf-8, latin-1, cp1252, utf-16 and others"
        ) from None
    return found.name


def read_older(line: bytes) -> str:
    """A line of CP1252; the bytes that it leaves open as in Latin-1.

    >>> read_older(bytes(range(256))).encode("cp1252", "replace")[:128] == bytes(range(128))
    True
    """
    try:
        return line.decode(OLDER)
    except UnicodeDecodeError:
        pieces = (bytes([byte]) for byte in line)
        return "".join(each.decode(OLDER, "ignore") or each.decode("latin-1") for each in pieces)


def _read_byte_lines(file: BinaryIO, longest: int) -> Iterator[bytes]:
    while line := file.readline(longest + 1):
        if len(line) > longest:
            while not line.endswith(b"\n") and (rest := file.readline(longest)):
                whole = line[:longest].decode("utf-8", errors="ignore")  # no half letter at the end
                line = whole.encode() + b"." + rest[-1:]
        yield line


def _read_wide_lines(file: BinaryIO, encoding: str, longest: int) -> Iterator[str]:
    text = TextIOWrapper(file, encoding=encoding, errors="replace", newline="\n")
    try:
        while line := text.readline(longest + 1):
            if len(line) > longest:
                while not line.endswith("\n") and (rest := text.readline(longest)):
                    line = line[:longest] + "." + rest[-1:]
            yield line
    finally:
        text.detach()  # the file is closed where it was opened
