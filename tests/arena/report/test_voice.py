import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.report.voice import NOTHING, Voice, digits_for
from kiebitz.cards import Language

ENGLISH, GERMAN = Voice(), Voice(Language.DE)


@given(st.floats(-1e9, 1e9), st.integers(0, 4))
def test_numbers_read_back_to_what_they_were(value: float, digits: int) -> None:
    for voice, thousands, point in ((ENGLISH, ",", "."), (GERMAN, ".", ",")):
        text = voice.number(value, digits, signed=True)
        read = float(text.replace("−", "-").replace(thousands, "").replace(point, "."))
        assert read == pytest.approx(value, abs=0.51 * 10**-digits)


def test_what_is_no_number_is_a_dash_and_what_has_no_end_says_so() -> None:
    assert ENGLISH.number(math.nan, 2) == NOTHING
    assert ENGLISH.number(-math.inf, 2) == "−∞"
    assert ENGLISH.p_value(math.nan) == NOTHING
    assert GERMAN.range(-math.inf, math.inf, 1) == "unbegrenzt"
    assert ENGLISH.range(-math.inf, 2, 1) == "−∞ to 2.0"


def test_a_zero_has_no_sign() -> None:
    assert ENGLISH.number(-0.001, 1, signed=True) == "0.0"


def test_small_p_values_are_told_as_a_bound() -> None:
    assert GERMAN.p_value(1e-12) == "< 0,001"
    assert GERMAN.p_value(0.0312) == "0,031"


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0.0, "0 µs"), (0.00099999, "1.0 ms"), (0.9999, "1.0 s"), (90, "90.0 s")]
)
def test_times_have_a_fitting_unit(seconds: float, shown: str) -> None:
    assert ENGLISH.seconds(seconds).replace("\u00a0", " ") == shown


@given(st.floats(1e-3, 1e6))
def test_intervals_are_told_with_enough_decimals_to_tell_their_ends_apart(width: float) -> None:
    assert ENGLISH.number(0, digits_for(width)) != ENGLISH.number(width, digits_for(width))


def test_one_board_is_not_several() -> None:
    assert GERMAN.counted("boards", 1) == "1 Verteilung"
    assert GERMAN.counted("boards", 0) == "0 Verteilungen"
