"""Rewards: what a finished game is worth inside a search, and in which unit it is shown."""

from collections.abc import Mapping
from dataclasses import replace
from enum import Enum

from kiebitz.games import Action, View
from kiebitz.players.player import Unit
from kiebitz.players.search_player import Thought
from kiebitz.players.sides import side_of


class Reward(Enum):
    """What a search plays for, from 0 to 1; see ``native/search/stakes.hpp``."""

    WIN = "win"
    RANGES = "ranges"
    POINTS = "points"


def in_units(thought: Thought, view: View, reward: Reward) -> Thought:
    """The same thought with its rewards, from 0 to 1, shown in the unit that they stand for."""
    side = side_of(view, view.seat)
    if reward is Reward.WIN or (side is not None and side.only_wins):
        return replace(thought, unit=Unit.CHANCE)
    if reward is Reward.RANGES:
        return replace(thought, unit=Unit.OWN)
    points = view.rules.all_points
    # Where everyone plays alone the reward is 1 - (difference, or points) / all points.
    offset = 1.0 if side is None else 0.0
    unit = Unit.SCORE if view.rules.predicts else Unit.POINTS
    return replace(
        thought,
        values=_scale(thought.values, points, offset),
        errors=_scale(thought.errors, points, 0.0),
        unit=unit,
    )


def _scale(values: Mapping[Action, float], by: int, offset: float) -> dict[Action, float]:
    return {action: (value - offset) * by for action, value in values.items()}
