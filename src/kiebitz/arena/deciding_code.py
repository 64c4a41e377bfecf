"""The code that decides what happens on a board, as one short text that changes with it.

Boards are gone on with only if nothing has changed that could have led to other ones. That is the
native core, known by the sources it was built from (a list that the build puts beside it), and the
Python files of games, players and of the playing part of the arena. Words, reports, commands and
judging are left out, and so is the number of the release. A changed comment in a deciding file
counts as a change: then boards are played again for nothing, which is better than mixed ones.

Players from elsewhere have fingerprints of their own; see `kiebitz.players.fingerprint`.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

DECIDING: Final = (
    "beliefs",
    "cards",
    "games",
    "players",
    "solver",
    "wire",
    "calltext.py",
    "numbers.py",
    "randomness.py",
    "registries.py",
    "arena/board_play.py",
    "arena/deals.py",
    "arena/entrants.py",
    "arena/filters.py",
    "arena/match.py",
    "arena/scoring.py",
    "arena/seatings.py",
    "arena/starts.py",
)
"""Files and folders with everything in them: models that players bring along belong there too."""
ONLY_SHOWN: Final = (
    "beliefs/picture.py",
    "beliefs/pictures.py",
    "cards/faces.py",
    "games/pictures.py",
    "games/series.py",
    "players/pictures.py",
    "solver/declared_deals.py",
    "solver/deals",
    "solver/ladder.py",
    "solver/pictures.py",
)
"""What stands among them and decides nothing."""
SOURCES: Final = "_core.sources"
"""What the core was built from, beside the core."""


@cache
def deciding_code() -> str:
    """The key of the code that is running here.

    >>> len(deciding_code())
    16
    """
    from kiebitz import _core

    core = Path(str(_core.__file__))
    return code_key(Path(__file__).parents[1], core)


def code_key(package: Path, core: Path) -> str:
    """The key of a package with this core."""
    digest = sha256(_read_sources(core))
    for path in deciding_files(package):
        digest.update(f"\n{path.relative_to(package).as_posix()}\n".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def deciding_files(package: Path) -> Iterator[Path]:
    """The files that decide, in the same order everywhere."""
    left_out = {package / name for name in ONLY_SHOWN}
    for name in DECIDING:
        place = package / name
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            decides = left_out.isdisjoint({path, *path.parents})
            if decides and path.is_file() and path.suffix != ".pyc":
                yield path


def _read_sources(core: Path) -> bytes:
    """The list of its sources, or the core itself where somebody has built it in another way."""
    sources = core.with_name(SOURCES)
    return (sources if sources.is_file() else core).read_bytes()
