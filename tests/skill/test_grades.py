"""Grades of decisions: what a sample cannot tell is never called a mistake."""

import pytest

from kiebitz.games import Differenzler, Schieber, Skat
from kiebitz.players import Unit
from kiebitz.skill.grades import Grade, Scale, grade, scale_of


@pytest.mark.parametrize("scale", Scale)
def test_the_more_a_decision_costs_the_worse_it_is(scale: Scale) -> None:
    order = list(Grade)
    found = [order.index(grade(cost / 100, scale)) for cost in range(0, 10_000)]
    assert found == sorted(found)
    assert found[0] == order.index(Grade.BEST)
    assert found[-1] == order.index(Grade.BLUNDER)


@pytest.mark.parametrize("scale", Scale)
def test_what_may_be_chance_is_never_a_mistake(scale: Scale) -> None:
    for cost in (0.01, 0.5, 3.0, 50.0):
        assert grade(cost, scale, error=cost / 1.9) is Grade.FINE
        assert grade(cost, scale, error=cost / 2.1) is grade(cost, scale)


def test_a_card_after_which_the_others_were_winning_is_a_blunder() -> None:
    assert grade(1, Scale.POINTS, turned=True) is Grade.BLUNDER
    assert grade(1, Scale.POINTS) is Grade.FINE
    assert grade(0, Scale.POINTS, turned=True) is Grade.BEST


def test_the_score_of_differenzler_is_measured_in_points_off() -> None:
    assert scale_of(Unit.SCORE, Differenzler()) is Scale.OFF
    assert scale_of(Unit.SCORE, Schieber()) is Scale.SCORE
    assert scale_of(Unit.CHANCE, Skat()) is Scale.CHANCE
    assert scale_of(Unit.POINTS, Skat()) is Scale.POINTS
    assert scale_of(Unit.OWN, Skat()) is None


def test_only_the_last_three_are_worth_a_look() -> None:
    assert [each.value for each in Grade if each.cost_something] == [
        "inaccuracy",
        "mistake",
        "blunder",
    ]
