"""What tells two versions of a player apart beside its text.

Our own players are known by their text and the code of the package. A player from elsewhere may
change while its text stays the same: it is known by the file that defines it, or by whatever its
property `fingerprint` says; and so is what others bring into one of ours, such as a belief or a
bidder. Results of different fingerprints are never mixed.
"""

import hashlib
import inspect
import sys
from collections.abc import Iterable
from pathlib import Path


def fingerprint_of(player: object) -> str:
    """Empty for our own players, else a short text that changes with the player or its parts.

    >>> from kiebitz.players import make_player
    >>> fingerprint_of(make_player("pimc"))
    ''
    """
    own = getattr(player, "fingerprint", None)
    if own is not None:
        return str(own)
    if _package(player) == "kiebitz":
        return " ".join(filter(None, map(fingerprint_of, parts_that_think(player))))
    try:
        source = inspect.getsourcefile(type(player))
    except (TypeError, OSError):  # made in a console, say
        source = None
    return of_files([Path(source)]) if source else ""


def parts_that_think(player: object) -> list[object]:
    """The parts of one of our own players that are players, beliefs or the like."""
    if _package(player) != "kiebitz":
        return []
    return list(filter(_is_code, getattr(player, "__dict__", {}).values()))


def _package(thing: object) -> str:
    return type(thing).__module__.partition(".")[0]


def _is_code(part: object) -> bool:
    """Whether a part of a player is something that thinks, and no number, text or list."""
    return _package(part) not in sys.stdlib_module_names | {"numpy"}


def of_files(paths: Iterable[Path]) -> str:
    """A fingerprint of what stands in these files; those that cannot be read are left out."""
    digest = hashlib.sha256()
    for path in paths:
        try:
            digest.update(path.read_bytes())
        except OSError:
            continue
    return digest.hexdigest()[:12]
