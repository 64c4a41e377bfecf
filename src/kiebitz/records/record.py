"""Records of played games: one JSON object per line, versioned, checked by replaying.

A record holds the rules and options, who sat where, the deal, every action and the result. Reading
one replays it: an illegal action, or a result that does not come out again, is refused by name.
Keys that this version does not know are kept and written back.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kiebitz.errors import BrokenRecord, KiebitzError
from kiebitz.games import State
from kiebitz.games.plain import actions_of_dict, result_to_dict, start_from_dict, state_to_dict

FORMAT: Final = "kiebitz-record-1"
LONGEST_LINE: Final = 1_000_000
"""Characters; a real record has a few thousand."""


@dataclass(frozen=True)
class Record:
    """One finished game and who played it.

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
    """Anything else: a date, a table, a note; kept as it is."""

    def __post_init__(self) -> None:
        if not self.state.over:
            raise BrokenRecord("only a finished game makes a record; save a running one as a state")
        if len(self.players) != self.state.rules.seats:
            raise BrokenRecord(
                f"{self.state.rules.name} has {self.state.rules.seats} players, "
                f"not {len(self.players)}"
            )

    def to_dict(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "format": FORMAT,
            **state_to_dict(self.state),
            "players": list(self.players),
            "result": result_to_dict(self.state.result),
            **self.extra,
        }

    def to_json(self) -> str:
        """The record as one line of JSON, without the line end."""
        return json.dumps(self.to_dict(), separators=(",", ":"), ensure_ascii=False)

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
        if not state.over:
            raise BrokenRecord(f"the game stops after {len(state.history)} actions, not finished")
        result = result_to_dict(state.result)
        if data.get("result") != result:
            raise BrokenRecord(_difference(data.get("result"), result))
        players = data.get("players")
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BrokenRecord("'players' should be a list of texts, one per seat")
        known = {"format", "players", "result", *state_to_dict(state)}
        extra = {key: value for key, value in data.items() if key not in known}
        return Record(state, tuple(players), extra)


def _replay(data: dict[str, Any]) -> State:
    try:
        state = start_from_dict(data)
        for text in actions_of_dict(data):
            state = state.apply(text)
    except BrokenRecord:
        raise
    except KiebitzError as error:
        raise BrokenRecord(str(error)) from error
    return state


def _difference(recorded: object, replayed: dict[str, Any]) -> str:
    if not isinstance(recorded, dict):
        return "the record has no result"
    for key, value in replayed.items():
        if recorded.get(key) != value:
            return f"the result says {key} = {recorded.get(key)!r}, but replaying gives {value!r}"
    return f"the result has unknown fields: {sorted(set(recorded) - set(replayed))[:5]}"


def read_records(
    lines: Iterable[str], *, broken: list[BrokenRecord] | None = None
) -> Iterator[Record]:
    """Read records line by line, in bounded memory; empty lines are skipped.

    A broken line raises `BrokenRecord` naming its number. With a list `broken`, the errors are
    collected there instead and reading goes on.
    """
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            record = Record.from_json(line)
        except BrokenRecord as error:
            named = BrokenRecord(f"line {number}: {error}")
            if broken is None:
                raise named from error
            broken.append(named)
        else:
            yield record


def load_records(path: Path | str, *, broken: list[BrokenRecord] | None = None) -> Iterator[Record]:
    """Read the records of a file; see `read_records`."""
    with Path(path).open(encoding="utf-8", errors="replace") as file:
        yield from read_records(file, broken=broken)


def append_record(path: Path | str, record: Record) -> None:
    """Add a record to a file, which is made if it is not there."""
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(record.to_json() + "\n")
