"""Games as tables for other programs: a row for each seat of each game, or for each stored board.

CSV is written row by row. Parquet and Excel need polars and xlsxwriter, the extra ``export``. Which
figures a row has is in `figures`. Unfinished games have rows too, without a result: the column
`ending` says so.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from kiebitz.arena.figures import Row, seat_figures
from kiebitz.arena.luck import CardLuck
from kiebitz.arena.roles import EVERY, count_made
from kiebitz.arena.stored_matches import read_boards, read_match, read_scores
from kiebitz.errors import BadOption
from kiebitz.file_names import check_path
from kiebitz.frames import Frame, frame_of
from kiebitz.records import Record
from kiebitz.records.dates import date_of, iso_date
from kiebitz.records.decided import Ending, ending_of, result_of
from kiebitz.records.store import Purpose, Store, StoredRun

MOST_EXCEL_ROWS: Final = 1_048_575


TABLES: Final = (".csv", ".parquet", ".xlsx")
"""Endings of the tables that can be written."""


class Rows(Enum):
    """What a row is."""

    SEATS = "seats"
    BOARDS = "boards"
    ROLES = "roles"
    """A board, a player and a role, on the contracts of one kind."""


def seat_rows(store: Store, runs: Sequence[StoredRun]) -> Iterator[Row]:
    """A row for each seat of each game."""
    for run in runs:
        match = read_match(store, run)
        for board in read_boards(store, run, match):
            for number, game in enumerate(board.games):
                final = game.final()
                rows = seat_figures(final, final.result)
                for seat, (play, figures) in enumerate(zip(game.seats, rows, strict=True)):
                    yield {
                        "run": run.number,
                        "board": board.number,
                        "game": number,
                        "date": iso_date(run.created),
                        "rules": match.rules.name,
                        "ending": Ending.PLAYED.value,
                        "seat": seat,
                        "player": _make_writable(match.entrant(play.entrant).label),
                        "field": play.entrant < 0,
                        **figures,
                        "measured": play.score,
                        "decisions": play.decisions,
                        "seconds": play.seconds,
                        "nodes": play.nodes,
                        "worlds": play.worlds,
                        "playouts": play.playouts,
                    }


def board_rows(store: Store, runs: Sequence[StoredRun]) -> Iterator[Row]:
    """A row for each board and entrant: its mean score per seat and game."""
    for run in runs:
        match = read_match(store, run)
        for board, scores in read_scores(store, run, match):
            for entrant, score in enumerate(scores):
                yield {
                    "run": run.number,
                    "board": board,
                    "player": match.labels[entrant],
                    "score": score,
                }


def role_rows(store: Store, runs: Sequence[StoredRun]) -> Iterator[Row]:
    """A row for each board, entrant and role: mean score per seat and game, share of games won."""
    for run in runs:
        match = read_match(store, run)
        for board in read_boards(store, run, match):
            for (entrant, role, kind), made in count_made(board).items():
                if entrant >= 0 and kind != EVERY:
                    yield {
                        "run": run.number,
                        "board": board.number,
                        "player": match.labels[entrant],
                        "role": role.value,
                        "kind": kind,
                        "games": made.games,
                        "score": made.score / made.games,
                        "won": made.won / made.games,
                    }


def read_records(
    store: Store, runs: Sequence[StoredRun], *, board: int | None = None
) -> Iterator[Record]:
    """All games as records, with run, board, date and seed; or those of one board of each run."""
    for run in runs:
        match = read_match(store, run)
        until = None if board is None else board + 1
        for played in read_boards(store, run, match, until=until):
            if board not in (None, played.number):
                continue
            for number, game in enumerate(played.games):
                players = tuple(match.entrant(play.entrant).text for play in game.seats)
                yield game.record(
                    players,
                    run=run.number,
                    board=played.number,
                    board_game=number,
                    date=iso_date(run.created),
                    seed=str(match.secret),
                    taken_over=game.taken_over,
                )


def record_rows(records: Iterable[Record], *, luck: CardLuck | None = None) -> Iterator[Row]:
    """A row for each seat of each recorded game, whether finished or not.

    With `luck` there is a column for what the cards of the seat were worth.
    """
    for number, record in enumerate(records):
        result = result_of(record)
        worth = luck.of(record.state) if luck is not None else ()
        game = {
            "game": number,
            "date": date_of(record) or None,
            "rules": record.state.rules.name,
            "ending": ending_of(record).value,
        }
        for seat, figures in enumerate(seat_figures(record.state, result)):
            row = game | {"seat": seat, "player": _make_writable(record.players[seat])} | figures
            yield row | {"luck": worth[seat]} if luck is not None else row


def _make_writable(text: str) -> str:
    """A text that every encoding of tables can hold: half characters are written by number."""
    return text.encode("utf-8", errors="backslashreplace").decode("utf-8")


def store_rows(store: Store, runs: Sequence[StoredRun], rows: Rows) -> Iterator[Row]:
    """The rows of these runs."""
    return _ROWS[rows](store, runs)


_ROWS: Final = {Rows.SEATS: seat_rows, Rows.BOARDS: board_rows, Rows.ROLES: role_rows}


def runs_of(store: Store, number: int | None = None) -> list[StoredRun]:
    """The matches of a store, without its controls; or one run."""
    if number is None:
        return [run for run in store.runs() if run.purpose is Purpose.MATCH]
    for run in store.runs():
        if run.number == number:
            return [run]
    raise BadOption(f"there is no run {number} in {store.path!r}")


def write_table(path: Path, rows: Iterator[Row], ending: str) -> int:
    """Write rows in the form that an ending asks for; how many there were."""
    if ending not in TABLES:
        raise BadOption(f"{ending!r}: tables are written as {', '.join(TABLES)}")
    return {".csv": _write_csv, ".parquet": _write_parquet, ".xlsx": _write_excel}[ending](
        path, rows
    )


def _write_csv(path: Path, rows: Iterator[Row]) -> int:
    count = 0
    with check_path(path).open("w", newline="", encoding="utf-8", errors="replace") as file:
        writer = None
        for row in rows:
            if writer is None:
                writer = csv.DictWriter(file, fieldnames=list(row))
                writer.writeheader()
            writer.writerow(row)
            count += 1
    return count


def _write_parquet(path: Path, rows: Iterator[Row]) -> int:
    frame = _frame(rows)
    frame.write_parquet(path)
    return len(frame)


def _write_excel(path: Path, rows: Iterator[Row]) -> int:
    frame = _frame(rows)
    if len(frame) > MOST_EXCEL_ROWS:
        raise BadOption(f"Excel holds {MOST_EXCEL_ROWS:,} rows, not {len(frame):,}: use Parquet")
    frame.write_excel(path)
    return len(frame)


def _frame(rows: Iterator[Row]) -> Frame:
    try:
        import polars  # noqa: F401
        import xlsxwriter  # noqa: F401  # for Excel
    except ImportError:
        raise BadOption("Parquet and Excel need more: pip install 'kiebitz[export]'") from None
    return frame_of(rows)
