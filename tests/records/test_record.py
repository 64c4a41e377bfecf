"""Records: written, read, replayed, refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiebitz.errors import BrokenRecord
from kiebitz.games import Schieber, Skat, State
from kiebitz.records import Record, append_record, load_records, read_records
from tests import strategies
from tests.strategies import advance


def record_of(state: State) -> Record:
    """A record with made-up players."""
    return Record(state, tuple(f"player{seat}" for seat in range(state.rules.seats)))


EXAMPLE = record_of(advance(Skat().deal(seed=2), 1000, seed=5))


@given(strategies.finished())
@settings(max_examples=50)
def test_replaying_a_record_reproduces_the_game(state: State) -> None:
    record = record_of(state)
    again = Record.from_json(record.to_json())
    assert again == record
    assert again.state.result == state.result


def test_a_record_is_one_line() -> None:
    assert "\n" not in EXAMPLE.to_json()


def test_unknown_keys_are_kept() -> None:
    data = json.loads(EXAMPLE.to_json()) | {"table": "Stammtisch", "date": "2026-11-15"}
    record = Record.from_dict(data)
    assert record.extra == {"table": "Stammtisch", "date": "2026-11-15"}
    assert json.loads(record.to_json()) == data


def test_files_are_read_line_by_line_and_empty_lines_skipped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    append_record(path, EXAMPLE)
    with path.open("a") as file:
        file.write("\n")
    append_record(path, EXAMPLE)
    assert list(load_records(path)) == [EXAMPLE, EXAMPLE]


def changed(**changes: Any) -> str:
    """The example with some keys replaced; None removes a key."""
    data = json.loads(EXAMPLE.to_json()) | changes
    return json.dumps({key: value for key, value in data.items() if value is not None})


ACTIONS = [str(action) for action in EXAMPLE.state.history]
FIRST_PLAY = next(i for i, text in enumerate(ACTIONS) if text.startswith("play"))


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("null", "not a record"),
        ("[]", "not a record"),
        (changed(format="kiebitz-record-99"), "not a record of format"),
        (changed(game="bridge-1"), "'bridge-1' is none of"),
        (changed(options={"kontra": True}), "no option 'kontra'"),
        (changed(options=None), "'options' is missing"),
        (changed(options=[1]), "cannot be read"),
        (changed(deal=None), "is missing"),
        (changed(deal={"hands": ["CJ"] * 3, "skat": "C7 C8", "forehand": 0}), "CJ"),
        (
            changed(deal={"hands": 7, "skat": "C7 C8", "forehand": 0}),
            "hands should be a list, not 7",
        ),
        (changed(actions=None), "'actions' should be a list"),
        (changed(actions=[7]), "'actions' should be a list"),
        (changed(actions=ACTIONS[:-1]), "not finished"),
        (changed(actions=[*ACTIONS, "pass"]), "the game is over"),
        (changed(actions=["hold", *ACTIONS]), "action 1, 'hold', is not legal for seat 1"),
        (changed(actions=["jump", *ACTIONS]), "'jump' is no action"),
        (changed(result=None), "no result"),
        (changed(result={**json.loads(EXAMPLE.to_json())["result"], "value": 1}), "value = 1"),
        (changed(players=["a"]), "3 players, not 1"),
        (changed(players="abc"), "list of texts"),
        (changed(players=["a\nb", "b", "c"]), "cannot be shown"),
        (changed(players=["\ud800", "b", "c"]), "cannot be shown"),
        (changed(players=["\x1b[2J", "b", "c"]), "cannot be shown"),
        (changed(players=["x" * 300, "b", "c"]), "200 characters"),
        (changed(position={}), "not with both"),
        (changed(actions=["play H6", *ACTIONS]), "action 1, 'play H6'"),
        ("x" * 2_000_000, "2,000,000 characters"),
    ],
)
def test_a_broken_record_is_refused_with_its_line_and_reason(line: str, named: str) -> None:
    with pytest.raises(BrokenRecord, match="line 2: ") as refusal:
        list(read_records([EXAMPLE.to_json(), line or " {"]))
    assert named in str(refusal.value)


def test_the_first_offending_action_is_named() -> None:
    actions = list(ACTIONS)
    actions[FIRST_PLAY + 1] = actions[FIRST_PLAY]
    with pytest.raises(
        BrokenRecord, match=f"line 1: action {FIRST_PLAY + 2}, '{actions[FIRST_PLAY]}'"
    ):
        list(read_records([changed(actions=actions)]))


def test_broken_lines_can_be_collected_instead() -> None:
    broken: list[BrokenRecord] = []
    good = list(read_records(["{", EXAMPLE.to_json(), "[]"], broken=broken))
    assert good == [EXAMPLE]
    assert [str(error)[:6] for error in broken] == ["line 1", "line 3"]


def test_extra_may_not_hide_the_game(tmp_path: Path) -> None:
    with pytest.raises(BrokenRecord, match="'actions'"):
        Record(EXAMPLE.state, EXAMPLE.players, {"actions": []})
    with pytest.raises(BrokenRecord, match="JSON cannot"):
        Record(EXAMPLE.state, EXAMPLE.players, {"when": object()}).to_json()


def test_files_with_a_byte_order_mark_or_foreign_bytes_are_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    good = EXAMPLE.to_json().encode()
    path.write_bytes(b"\xef\xbb\xbf" + good + b"\n\xff\xfe\n" + b"x" * 3_000_000 + b"\n" + good)
    broken: list[BrokenRecord] = []
    assert list(load_records(path, broken=broken)) == [EXAMPLE, EXAMPLE]
    assert [str(error)[:6] for error in broken] == ["line 2", "line 3"]


def test_a_running_game_makes_no_record() -> None:
    with pytest.raises(BrokenRecord, match="finished"):
        record_of(Schieber().deal(seed=1))


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner)
    ),
    max_leaves=8,
)


@given(
    st.sampled_from(["format", "game", "options", "deal", "actions", "result", "players"]),
    json_values,
)
def test_hostile_values_are_refused_never_crash(key: str, value: Any) -> None:
    data = json.loads(EXAMPLE.to_json())
    if data[key] == value:
        return
    try:
        Record.from_dict(data | {key: value})
    except BrokenRecord:
        return
    assert key == "players" or (key == "options" and value == {})
