"""Records of played games: one JSON object per line, versioned, checked by replaying.

A record holds the rules and options, who sat where, the deal, every action and the result. Reading
one replays it: an illegal action, or a result that does not come out again, is refused by name.
Keys that this version does not know are kept and written back.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kiebitz.errors import BrokenRecord, IllegalAction, KiebitzError
from kiebitz.file_names import check_path
from kiebitz.files import append_line
from kiebitz.frames import Row, Tabular
from kiebitz.games import State
from kiebitz.games.plain import actions_of_dict, result_to_dict, start_from_dict, state_to_dict
from kiebitz.records.broken import TakesBroken, number_lines, readable
from kiebitz.records.lines import LONGEST_LINE, file_lines

FORMAT: Final = "kiebitz-record-1"
"""What each line says it is."""


@dataclass(frozen=True)
class Record(Tabular):
    """One game and who played it: finished, or stopped for a reason that is reported.

    >>> from kiebitz.games import Skat
    >>> state = Skat().deal(seed=1).apply("pass").apply("pass").apply("pass")
    >>> record = Record(state, ("random", "random", "greedy"))
    >>> Record.from_json(record.to_json()) == record
    True
    """

    state: State
    players: tuple[str, ...]
    """The players' texts, by seat."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Anything else that JSON can hold: a date as text, a table, a note; kept as it is. A text
    under `stopped` says why a game was not finished."""

    def __post_init__(self) -> None:
        if not self.state.over and not isinstance(self.extra.get("stopped"), str):
            raise BrokenRecord(
                "only a finished game makes a record, or one that says why it was stopped; "
                "save a running one as a state"
            )
        if len(self.players) != self.state.rules.seats:
            raise BrokenRecord(
                f"{self.state.rules.name} has {self.state.rules.seats} players, "
                f"not {len(self.players)}"
            )
        for name in self.players:
            _check_name(name)
        if taken := sorted(_OWN_KEYS & set(self.extra)):
            raise BrokenRecord(f"extra may not hold {taken[0]!r}: the record has it already")

    def _repr_html_(self) -> str:
        from kiebitz.games.pictures import show_table

        return show_table(self.state, names=self.players)

    def to_rows(self) -> list[Row]:
        """A row for each action, with who did it; `kiebitz.frames.frame_of` takes many records."""
        return [{**row, "player": self.players[row["seat"]]} for row in self.state.to_rows()]

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "format": FORMAT,
            **state_to_dict(self.state),
            "players": list(self.players),
            "result": result_to_dict(self.state.result) if self.state.over else None,
            **self.extra,
        }

    def to_json(self) -> str:
        """The record as one line of JSON, without the line end."""
        try:
            text = json.dumps(self.to_dict(), separators=(",", ":"), ensure_ascii=False)
        except (TypeError, ValueError, RecursionError) as error:
            raise BrokenRecord(f"extra holds what JSON cannot: {error}") from None
        return _SURROGATE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)

    @staticmethod
    def from_json(line: str) -> "Record":
        """Read and replay one record."""
        if len(line) > LONGEST_LINE:
            raise BrokenRecord(f"a line of {len(line):,} characters is no record")
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BrokenRecord(f"not JSON: {error}") from None
        return Record.from_dict(data)

    @staticmethod
    def from_dict(data: Any) -> "Record":
        """Read and replay a record given as plain data."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BrokenRecord(f"not a record of format {FORMAT}")
        state = _replay(data)
        if not state.over and not isinstance(data.get("stopped"), str):
            raise BrokenRecord(f"the game stops after {len(state.history)} actions, not finished")
        result = result_to_dict(state.result) if state.over else None
        if data.get("result") != result:
            raise BrokenRecord(_difference(data.get("result"), result))
        players = data.get("players")
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BrokenRecord("'players' should be a list of texts, one per seat")
        extra = {key: value for key, value in data.items() if key not in _OWN_KEYS}
        return Record(state, tuple(players), extra)


_OWN_KEYS: Final = frozenset(
    {"format", "game", "options", "deal", "position", "actions", "players", "result"}
)
_LONGEST_NAME: Final = 200
_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")
"""Half a character, which JSON can name and no encoding can write: its name is kept."""


def _check_name(name: object) -> None:
    """Names are shown in terminals and on pages, so nothing invisible may hide in them."""
    if not isinstance(name, str) or len(name) > _LONGEST_NAME:
        raise BrokenRecord(
            f"a player is a text of at most {_LONGEST_NAME} characters: {name!r:.60}"
        )
    if not name.isprintable():
        raise BrokenRecord(f"the player {name!r:.60} holds characters that cannot be shown")


def _replay(data: dict[str, Any]) -> State:
    try:
        if "deal" in data and "position" in data:
            raise BrokenRecord("a game begins with a deal or with a position, not with both")
        state = start_from_dict(data)
        actions = actions_of_dict(data)
    except BrokenRecord:
        raise
    except KiebitzError as error:
        raise BrokenRecord(str(error)) from error
    for number, text in enumerate(actions, start=1):
        try:
            state = state.apply(text)
        except IllegalAction as error:  # names the action itself
            raise BrokenRecord(str(error)) from error
        except KiebitzError as error:
            raise BrokenRecord(f"action {number}, {text!r:.60}: {error}") from error
    return state


def _difference(recorded: object, replayed: dict[str, Any] | None) -> str:
    if replayed is None:
        return "a stopped game has a result"
    if not isinstance(recorded, dict):
        return "the record has no result"
    for key, value in replayed.items():
        if recorded.get(key) != value:
            return f"the result says {key} = {recorded.get(key)!r}, but replaying gives {value!r}"
    return f"the result has unknown fields: {sorted(set(recorded) - set(replayed))[:5]}"


def read_records(lines: Iterable[str], *, broken: TakesBroken | None = None) -> Iterator[Record]:
    """Read records line by line, in bounded memory; empty lines are skipped.

    A broken line raises `BrokenRecord` naming its number. With `broken`, a list or a `BrokenGames`,
    the errors are collected there instead and reading goes on.
    """
    return readable(number_lines(lines), Record.from_json, broken)


def load_records(path: Path | str, *, broken: TakesBroken | None = None) -> Iterator[Record]:
    """Read the records of a file; see `read_records`."""
    return read_records(file_lines(path), broken=broken)


def append_record(path: Path | str, record: Record) -> None:
    """Add a record to a file, which is made if it is not there; all of it or nothing."""
    append_line(check_path(path), record.to_json())
