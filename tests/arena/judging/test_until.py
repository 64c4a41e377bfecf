import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.judging import Hypotheses, Unit, parse_until
from kiebitz.errors import BadOption

numbers = st.floats(-1000, 1000, allow_nan=False)
rates = st.floats(0.001, 0.4)


@given(numbers, numbers, st.sampled_from(Unit), rates, rates)
def test_a_text_gives_back_what_was_printed(
    null: float, alternative: float, unit: Unit, alpha: float, beta: float
) -> None:
    if null != alternative:
        hypotheses = Hypotheses(null, alternative, unit, alpha, beta)
        assert parse_until(str(hypotheses)) == hypotheses


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("0..2", "0..2"),
        ("0..0.1sd", "0..0.1sd"),
        (" -1.5 .. +1e1 sd  beta=0.1 alpha=0.01 ", "-1.5..10sd alpha=0.01 beta=0.1"),
        ("0...5", "0..0.5"),
        ("0..2 alpha=0.05 beta=0.05", "0..2"),
    ],
)
def test_ways_to_write_it(text: str, printed: str) -> None:
    assert str(parse_until(text)) == printed


@pytest.mark.parametrize(
    ("text", "output"),
    [
        ("", "names no hypotheses"),
        ("2", "names no hypotheses"),
        ("zero..2", "names no hypotheses"),
        ("0..2elo", "is no unit"),
        ("0..0.1sdx", "is no unit"),
        ("0..2 gamma=1", "alpha=… or beta=…"),
        ("0..2 alpha=0.1 alpha=0.2", "alpha=… or beta=…"),
        ("0..2 alpha=5", "alpha should be"),
        ("0..2 alpha=0.6 beta=0.5", "less than 1 in sum"),
        ("2..2", "should differ"),
        ("0..1e999", "finite"),
    ],
)
def test_errors_say_what_would_be_right(text: str, output: str) -> None:
    with pytest.raises(BadOption, match=output):
        parse_until(text)


def test_the_bounds_are_walds() -> None:
    five = Hypotheses(0, 1)
    assert (five.low, five.high) == (
        pytest.approx(-2.944, abs=1e-3),
        pytest.approx(2.944, abs=1e-3),
    )
    uneven = Hypotheses(0, 1, alpha=0.01, beta=0.1)
    assert (uneven.low, uneven.high) == pytest.approx((math.log(0.1 / 0.99), math.log(90)))
