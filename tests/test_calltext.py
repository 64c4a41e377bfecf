"""The one-line notation for things with parameters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.calltext import Call, Value, parse_call
from kiebitz.errors import BadPlayerText

names = st.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True).filter(
    lambda name: name not in ("true", "false")
)
plain_values: st.SearchStrategy[Value] = st.one_of(
    st.integers(),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=10).filter(lambda text: "\n" not in text),
)
calls = st.recursive(
    st.builds(Call, names),
    lambda inner: st.builds(
        Call, names, st.dictionaries(names, st.one_of(plain_values, inner), max_size=3)
    ),
    max_leaves=6,
)


@given(calls)
def test_a_call_reads_back_from_its_text(call: Call) -> None:
    assert parse_call(str(call)) == call


@given(st.text())
def test_any_text_is_a_call_or_refused_with_a_place(text: str) -> None:
    try:
        call = parse_call(text)
    except BadPlayerText as refusal:
        assert "character" in str(refusal)
    else:
        assert parse_call(str(call)) == call


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "expected a name"),
        ("pimc(", "a parameter name"),
        ("pimc(worlds)", "expected '=' after worlds"),
        ("pimc(worlds=)", "expected a value"),
        ("pimc(worlds=1 n=2)", "expected ',' or ')'"),
        ("pimc(n=1, n=2)", "n is given twice"),
        ("pimc) x", "unexpected text"),
        ("a(b=" * 30 + "c" + ")" * 30, "brackets inside each other"),
        ("x" * 3000, "too long"),
    ],
)
def test_mistakes_are_told_by_name(text: str, what: str) -> None:
    with pytest.raises(BadPlayerText) as refusal:
        parse_call(text)
    assert what in str(refusal.value)
