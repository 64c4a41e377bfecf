"""Games from anywhere: files of any format, and stores of the arena."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from kiebitz.arena.deals import read_starts
from kiebitz.arena.export import read_records, runs_of
from kiebitz.arena.tournament import Tournament
from kiebitz.errors import BadOption
from kiebitz.file_names import check_path
from kiebitz.records import BrokenGames, Record, read_games
from kiebitz.records.broken import TakesBroken
from kiebitz.records.encodings import Decoding
from kiebitz.records.store import Store

SQLITE: Final = b"SQLite format 3\0"
"""How a database begins."""


def is_store(path: Path) -> bool:
    """Whether a file is a database."""
    with check_path(path).open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE


def games_in(
    path: Path,
    *,
    format: str | None = None,
    broken: TakesBroken | None = None,
    watch: Callable[[float], None] | None = None,
    run: int | None = None,
    board: int | None = None,
    decoding: Decoding | None = None,
) -> Iterator[Record]:
    """The games of a file, or those of a store (of one run of it, or of all its matches)."""
    if not is_store(path):
        if run is not None or board is not None:
            raise BadOption(f"{str(path)!r} is no store: only stores have runs and boards")
        yield from read_games(path, format=format, broken=broken, watch=watch, decoding=decoding)
        return
    with Store(path, read_only=True) as store:
        yield from read_records(store, runs_of(store, run), board=board)


def on_recorded_boards(
    tournament: Tournament, path: Path, *, broken: BrokenGames | None = None
) -> Tournament:
    """The same tournament on the deals or positions of recorded games."""
    if not check_path(path).is_file():
        raise BadOption(f"there is no file {str(path)!r}")
    dealing = tournament.matches[0].dealing
    recorded = read_starts(
        games_in(path, broken=broken),
        dealing.rules,
        source=path.name,
        start=dealing.start,
        only=dealing.only,
    )
    matches = tuple(replace(match, recorded=recorded) for match in tournament.matches)
    return replace(tournament, matches=matches)
