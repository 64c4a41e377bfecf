"""Pieces of displays: numbers, bars and intervals as they are drawn."""

import math
import re

import pytest

from kiebitz.arena.judging.evidence import Standing
from kiebitz.cards import ALL_CARDS
from kiebitz.display.pieces import BAR_WIDTH, bar, card, frame, interval, number, say, steps
from kiebitz.games import Phase, Skat
from kiebitz.words import Language
from kiebitz.words.phrases import phrases


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
    words = [key for key in phrases(Language.EN) if key.startswith("picture_")]
    assert len(words) > 20
    assert all(say(word.removeprefix("picture_"), **values) for word in words)
    assert all(f"picture_standing_{one.value.replace(' ', '_')}" in words for one in Standing)
    assert all(f"picture_phase_{phase.name.lower()}" in words for phase in Phase)


def test_displays_speak_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Skat().deal(seed=1).apply("pass").apply("pass").apply("bid 18").apply("hand")
    state = state.apply("declare clubs")
    monkeypatch.setenv("LC_ALL", "C")
    english = state._repr_html_()
    assert all(word in english for word in ("seat 0", "tricks", "clubs", "play"))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = state._repr_html_()
    assert all(word in german for word in ("Platz 0", "Stiche", "Kreuz", "Kartenspiel"))
    assert number(-1.25, 2) == "−1,25"
