"""A game in a link: small, safe in an address, checked by the rules when it is read."""

import base64
import json
import zlib
from collections.abc import Sequence
from typing import Final

from kiebitz.errors import KiebitzError
from kiebitz.games import State
from kiebitz.table.opening import LONGEST_NAME, clean_name
from kiebitz.table.refusals import Refused

LONGEST: Final = 8_000
"""Characters of a link."""
LARGEST: Final = 20_000
"""Bytes of what is in it."""


def pack_game(state: State, names: Sequence[str]) -> str:
    """A game and who played it, as a text for a link.

    >>> from kiebitz.games import Skat
    >>> state = Skat().deal(seed=1).apply("bid 18")
    >>> unpack_game(pack_game(state, ["Ada", "", "Bruno"])) == (state, ["Ada", "", "Bruno"])
    True
    """
    data = {
        "s": base64.b64encode(state.to_bytes()).decode(),
        "n": [name[:LONGEST_NAME] for name in names],
    }
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unpack_game(text: str) -> tuple[State, list[str]]:
    """The inverse; anything else is refused."""
    try:
        if len(text) > LONGEST:
            raise ValueError
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        opened = zlib.decompressobj()
        data = json.loads(opened.decompress(packed, LARGEST))
        state = State.from_bytes(base64.b64decode(data["s"], validate=True))
        names = [clean_name(name) for name in data["n"]]
        if len(names) != state.rules.seats:
            raise ValueError
    except (
        *(ValueError, KeyError, TypeError, AttributeError, RecursionError),
        *(zlib.error, KiebitzError),
    ) as error:
        raise Refused("this link holds no game that can be read") from error
    return state, names
