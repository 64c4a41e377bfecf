"""Lines of the bot protocol."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.errors import BadMessage
from kiebitz.wire.protocol import from_line, read_count, read_number, shortly, to_line
from tests.strategies import plain_json


@given(st.dictionaries(st.text(), plain_json))
def test_a_message_survives_its_line(message: dict[str, object]) -> None:
    line = to_line(message)
    assert line.count(b"\n") == 1
    assert from_line(line) == message


@given(st.binary(max_size=100) | plain_json.map(lambda value: json.dumps(value).encode()))
def test_a_line_is_an_object_or_refused(line: bytes) -> None:
    try:
        assert isinstance(from_line(line), dict)
    except BadMessage as error:
        assert len(str(error)) < 1000


@pytest.mark.parametrize(
    ("line", "output"),
    [
        (b"", "not JSON"),
        (b"hello", "'hello' is not JSON"),
        (b"\xff", "not JSON"),
        (b"[1]", "should be an object"),
        (b'{"x": NaN}', "NaN is no number"),
        (b"[" * 100_000, "not JSON"),
        (b'{"x": ' + b"1" * 5000 + b"}", "not JSON"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(line: bytes, output: str) -> None:
    with pytest.raises(BadMessage, match=output):
        from_line(line)


@pytest.mark.parametrize("value", [True, "1", None, 10**400, [], float("inf")])
def test_only_numbers_are_numbers(value: object) -> None:
    with pytest.raises(BadMessage, match="values should be a number"):
        read_number(value, "values")


@pytest.mark.parametrize("value", [True, 1.0, -1, 2**63, None])
def test_only_whole_numbers_count(value: object) -> None:
    with pytest.raises(BadMessage, match="nodes should be a whole number"):
        read_count(value, "nodes")


def test_long_things_are_told_shortly() -> None:
    assert len(shortly(b"x" * 10_000)) < 210
