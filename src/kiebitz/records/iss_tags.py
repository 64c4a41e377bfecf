"""A game of the International Skat Server as a row of tags: ``(;KEY[value]KEY[value] … ;)``.

What the tags mean is not here. As in all formats of this family (Smart Game Format), a ``]`` or a
backslash inside a value is written with a backslash before it.
"""

import re
from collections.abc import Mapping
from typing import Final

from kiebitz.errors import BrokenRecord, UnwritableRecord

KEY: Final = re.compile(r"[A-Z][A-Z0-9]*")
_TAG: Final = re.compile(rf"\s*({KEY.pattern})\[([^\]\\]*(?:\\.[^\]\\]*)*)\]")
_END: Final = re.compile(r"\s*;?\s*\)\s*$")
_UNWRITABLE: Final = re.compile(r"[\n\r\ud800-\udfff]")
"""The ends of lines, and halves of characters, which no encoding can write."""
_ESCAPED: Final = re.compile(r"\\(.)")
_TO_ESCAPE: Final = re.compile(r"([\]\\])")


def read_tags(line: str) -> dict[str, str]:
    r"""The tags of a line; text before the game and a missing first bracket do not matter.

    >>> read_tags("table .8 me end (;GM[Skat]P0[a\\]b]CO[] ;)")
    {'GM': 'Skat', 'P0': 'a]b', 'CO': ''}
    """
    place = line.find(";GM[") + 1
    if not place:
        raise BrokenRecord("no game is in it; one begins with (;GM[Skat]")
    tags: dict[str, str] = {}
    while found := _TAG.match(line, place):
        key, value = found.groups()
        if key in tags:
            raise BrokenRecord(f"the tag {key!r} is there twice")
        tags[key] = _ESCAPED.sub(r"\1", value) if "\\" in value else value
        place = found.end()
    if not _END.match(line, place):
        raise BrokenRecord(
            f"the tags stop at {line[place : place + 20]!r}; after the last one comes ;)"
        )
    return tags


def write_tags(tags: Mapping[str, str]) -> str:
    """The inverse of `read_tags`, without the line end."""
    for key, value in tags.items():
        if not KEY.fullmatch(key) or _UNWRITABLE.search(value):
            raise UnwritableRecord(f"no tag of one line can hold {key!r:.40}: {value!r:.60}")
    return "(;" + "".join(f"{key}[{_escape(value)}]" for key, value in tags.items()) + " ;)"


def _escape(value: str) -> str:
    return _TO_ESCAPE.sub(r"\\\1", value)
