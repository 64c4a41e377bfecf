"""Games in the format of the International Skat Server (ISS), one a line, read and written.

    (;GM[Skat]PC[…]CO[]SE[…]ID[…]DT[…]P0[…]P1[…]P2[…]R0[]R1[]R2[]MV[w HA.SK. … 2 HT ]R[d:2 …] ;)

Seat 0 is forehand there; a game of ours with another forehand is written with its seats turned.
Every game is replayed through our rules and compared with its own result, as far as `iss_result`
says. A game that ended by a claim, a resignation, a time-out or somebody leaving becomes a record
that says so under `stopped`; what the server decided then is in `kiebitz.records.decided`. The date
stands under `date`. What a record has no place for is kept under ``iss`` in its `extra` and written
back:

| key | content |
|---|---|
| `tags` | all tags but the players and the moves, the result among them |
| `deal` | the 32 cards in the order dealt |
| `announcement` | the announcement, where it is not written as we would |
| `asides` | moves that are no actions (`2 SC`), each with the number of actions before it |
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kiebitz.errors import BrokenRecord
from kiebitz.games import SkatLevel, State
from kiebitz.records.broken import TakesBroken, number_lines, readable
from kiebitz.records.dates import DATE_KEY, iso_date
from kiebitz.records.iss_moves import Moves, read_moves
from kiebitz.records.iss_result import check_result
from kiebitz.records.iss_tags import read_tags
from kiebitz.records.iss_tokens import ASIDE
from kiebitz.records.lines import LONGEST_LINE
from kiebitz.records.record import Record

EXTRA_KEY: Final = "iss"
PLAYERS: Final = ("P0", "P1", "P2")
STOPPED: Final = "stopped: "
"""How the comment of a game begins that we stopped ourselves."""

_NO_SCHNEIDER: Final = 30
"""With more points than these the defenders are out of Schneider."""
_EVENTS: Final = {
    "SC": "shows the cards",
    "RE": "resigns",
    "TI": "runs out of time",
    "LE": "leaves",
}


def read_iss(lines: Iterable[str], *, broken: TakesBroken | None = None) -> Iterator[Record]:
    """Read ISS games line by line, in bounded memory; empty lines are skipped.

    A broken game raises `BrokenRecord` naming its line. With `broken`, a list or a `BrokenGames`,
    the errors are collected there instead and reading goes on.
    """
    return readable(number_lines(lines), iss_record, broken)


def iss_record(line: str) -> Record:
    """Read and replay one game."""
    if len(line) > LONGEST_LINE:
        raise BrokenRecord(f"a line of {len(line):,} characters is no game")
    tags = read_tags(line)
    for key in ("MV", "R", *PLAYERS):
        if key not in tags:
            raise BrokenRecord(f"the tag {key!r} is missing")
    if tags["GM"] != "Skat":
        raise BrokenRecord(f"a game of {tags['GM']!r:.20}, not of Skat")
    players = tuple(tags.pop(key) for key in PLAYERS)
    moves = read_moves(tags.pop("MV"))
    stopped = _why_stopped(moves, tags.get("CO", ""))
    check_result(tags["R"], moves.state, to_the_end=not stopped and not moves.asides)
    return Record(moves.state, players, _extra(moves, tags, stopped))


def _extra(moves: Moves, tags: dict[str, str], stopped: str) -> dict[str, Any]:
    kept: dict[str, Any] = {"tags": tags, "deal": moves.deal}
    extra: dict[str, Any] = {EXTRA_KEY: kept}
    if moves.announcement:
        kept["announcement"] = moves.announcement
    if moves.asides:
        kept["asides"] = [list(aside) for aside in moves.asides]
    if date := iso_date(tags.get("DT")):
        extra[DATE_KEY] = date
    return extra | {"stopped": stopped} if stopped else extra


def _why_stopped(moves: Moves, comment: str) -> str:
    """Why a game was not played to its end; empty if it was."""
    if moves.state.over:
        return ""
    events = ", ".join(filter(None, (_event(pair) for _, pair in moves.asides)))
    if events:
        return events
    if comment.startswith(STOPPED):
        return comment.removeprefix(STOPPED)
    if lost := _find_lost_level(moves.state):
        return f"the server ends the game: the announced {lost} is lost"
    raise BrokenRecord(
        f"the moves end in phase {moves.state.phase.name.lower()}, and nothing says why"
    )


def _event(pair: str) -> str:
    """An aside in words: `w TI.1` is 'seat 1 runs out of time'."""
    actor, _, word = pair.partition(" ")
    found = ASIDE.fullmatch(word)
    if not found:
        return ""
    kind, argument = found.groups()
    seat = argument if kind in ("TI", "LE") else actor
    return f"seat {seat} {_EVENTS[kind]}"


def _find_lost_level(state: State) -> str:
    """The announced level that the declarer can no longer make: the server stops there."""
    details = state.details
    if details.contract is None or details.level is SkatLevel.NONE:
        return ""
    others = [seat for seat in range(3) if seat != details.declarer]
    if details.level >= SkatLevel.SCHWARZ and any(state.tricks_won[seat] for seat in others):
        return "Schwarz"
    return "Schneider" if sum(state.points[seat] for seat in others) > _NO_SCHNEIDER else ""
