"""The bars of a hint: true to a scale that is named."""

import pytest

from kiebitz.cli.hint_bars import BAR, hint_bars, scale_of
from kiebitz.cli.look import Look
from kiebitz.games import Differenzler, Schieber, Skat
from kiebitz.players import Unit
from kiebitz.randomness import RandomKey
from kiebitz.skill.hints import advise
from kiebitz.skill.voice import Voice
from kiebitz.words import Language

SKAT = Skat().deal(seed=1).view(1)


def test_chances_fill_the_bar_in_proportion():
    scale = scale_of(Unit.CHANCE, [0.84, 0.79], SKAT)
    assert [scale.cells(value) for value in (0.0, 0.5, 0.79, 0.84, 1.0)] == [0, 10, 16, 17, BAR]
    assert scale.figure(0.84, Voice()) == "84 %"


def test_points_are_measured_by_all_there_are():
    schieber = Schieber().deal(seed=1).view(0)
    scale = scale_of(Unit.POINTS, [78.5, 80.0], schieber)
    assert (scale.low, scale.high) == (0, 157)
    assert scale.cells(78.5) == BAR / 2


def test_a_small_difference_has_a_short_bar_and_no_sign():
    view = Differenzler().deal(seed=1).view(0)
    scale = scale_of(Unit.SCORE, [-4.0, -16.0], view)
    assert scale.cells(-4.0) < scale.cells(-16.0) == BAR
    assert scale.figure(-4.0, Voice(Language.DE)) == "4,0"


def test_losses_and_gains_stand_on_one_stated_scale():
    scale = scale_of(Unit.SCORE, [-10.0, 30.0], SKAT)
    assert (scale.low, scale.high) == (-10, 30)
    assert [scale.cells(value) for value in (-10.0, 0.0, 30.0)] == [0, 5, BAR]
    assert scale.figure(-3.0, Voice()) == "−3.0"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_the_unit_is_named_and_every_line_fits(language, encoding):
    state = Differenzler().deal(seed=1)
    for _ in range(4):
        state = state.apply("predict 40")
    view = state.view(0)
    look = Look(language=language, encoding=encoding)
    lines = list(hint_bars(advise(view, key=RandomKey(1)), view, look, lambda a: look.card(a.card)))
    assert lines[0].plain.startswith("off by" if language is Language.EN else "Differenz")
    assert all(line.cell_len <= 58 for line in lines)
    assert all(line.plain.encode(encoding) for line in lines)
