"""Pieces of displays: numbers, bars and intervals as they are drawn."""

import math
import re

import pytest

from kiebitz.cards import ALL_CARDS
from kiebitz.display.pieces import BAR_WIDTH, bar, card, frame, interval, number, steps
from kiebitz.display.words import WORDS, say


@pytest.mark.parametrize(
    ("value", "text"),
    [(-1.25, "−1.2"), (0.0, "0.0"), (math.inf, "∞"), (-math.inf, "−∞"), (math.nan, "–")],
)
def test_numbers_are_short_and_have_a_real_minus(value: float, text: str) -> None:
    assert number(value) == text


def test_every_card_looks_different() -> None:
    assert len({card(each) for each in ALL_CARDS}) == len(ALL_CARDS)
    assert sum("red" in card(each) for each in ALL_CARDS) == len(ALL_CARDS) / 2


@pytest.mark.parametrize(("value", "part"), [(0, 2 / BAR_WIDTH), (5, 0.5), (10, 1), (99, 1)])
def test_a_bar_is_as_long_as_its_value(value: float, part: float) -> None:
    width = re.findall(r'<rect[^>]* width="([\d.]+)"', bar(value, 0, 10))
    assert float(width[0]) == pytest.approx(part * BAR_WIDTH)


def test_equal_values_have_full_bars() -> None:
    assert f'width="{BAR_WIDTH}"' in bar(3, 3, 3)


def test_an_interval_without_bounds_reaches_over_all_of_it() -> None:
    drawn = interval(-math.inf, 0.0, math.inf, 5.0)
    assert f'x1="0" x2="{BAR_WIDTH}"' in drawn
    assert "nan" not in interval(math.nan, math.nan, math.nan, 1.0)


def test_a_line_has_a_dot_where_something_was_given_away() -> None:
    drawn = steps([1, 2, 3], [False, True, False], 1, 3)
    assert drawn.count("<circle") == 1
    assert steps([], [], 0, 1).count("<path") == 0


def test_the_style_comes_with_every_frame_and_stays_inside_it() -> None:
    html = frame("x")
    style = re.findall(r"<style>(.*)</style>", html)[0]
    assert all(rule.strip().startswith(".kz") for rule in style.split("}") if rule.strip())


def test_every_word_can_be_said() -> None:
    values = {"seat": 0, "count": 1, "points": 2, "percent": 95}
    assert all(say(word, **values) for word in WORDS)
