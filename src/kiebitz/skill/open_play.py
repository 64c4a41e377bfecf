"""What every card of a game was worth with all cards open, where that can be said.

Two sides have one value, from the first card to the last. In Differenzler, where everyone plays
alone, a card is worth what its seat ends off by if all look after themselves (Maxⁿ), which is
computed for the last tricks.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from kiebitz.games import Action, ActionKind, OpenValue, State
from kiebitz.players.player import StopFlag
from kiebitz.skill.grades import Grade, Scale, grade
from kiebitz.solver import Analysis, Verdict, solve_maxn

CARDS_ALONE: Final = 5
"""In Differenzler positions with at most so many cards in a hand are judged: more take long."""


@dataclass(frozen=True, slots=True)
class OpenJudgement:
    """One card, judged with all cards open."""

    number: int
    """Of the action in the game, from 1."""
    seat: int
    action: Action
    values: dict[Action, int]
    """The value after each legal card: that of the whole position, whoever plays; in Differenzler
    what the seat that plays ends off by."""
    best: tuple[Action, ...]
    cost: int
    """How much worse than the best it is for its own side."""
    grade: Grade

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "values": {str(action): value for action, value in self.values.items()},
            "best": [str(action) for action in self.best],
            "cost": self.cost,
            "class": self.grade.value,
        }


def judge_two_sides(
    state: State, analysis: Analysis, verdict: Verdict | None
) -> Iterator[OpenJudgement]:
    """Every card played, of a game in which two sides play for one value."""
    made = state.open_value is OpenValue.MADE
    turning = {turn.number for turn in verdict.turning_points} if verdict is not None else set()
    declared = state.declarer is not None
    for one in analysis.cards:
        found = _grade(
            one.given_away,
            Scale.MADE if made else Scale.POINTS,
            choices=len(one.values),
            turned=declared and one.number in turning,
        )
        yield OpenJudgement(
            one.length + 1,
            one.seat,
            Action.play(one.card),
            {Action.play(card): value for card, value in one.values.items()},
            tuple(map(Action.play, one.best)),
            one.given_away,
            found,
        )


def judge_alone(state: State, stop: StopFlag | None = None) -> Iterator[OpenJudgement]:
    """The cards of the last tricks, of a game in which everyone plays alone."""
    for length, (seat, action) in enumerate(zip(state.actors, state.history, strict=True)):
        if action.kind is not ActionKind.PLAY:
            continue
        before = state.at(length)
        if max(map(len, before.hands)) > CARDS_ALONE:
            continue
        prediction = before.details.predictions[seat]
        points = solve_maxn(before, stop=stop).cards
        values = {card: abs(each[seat] - prediction) for card, each in points.items()}
        least = min(values.values())
        cost = values[action] - least
        yield OpenJudgement(
            length + 1,
            seat,
            action,
            values,
            tuple(card for card, value in values.items() if value == least),
            cost,
            _grade(cost, Scale.OFF, choices=len(values)),
        )


def _grade(cost: float, scale: Scale, *, choices: int, turned: bool = False) -> Grade:
    return Grade.FORCED if choices == 1 else grade(cost, scale, turned=turned)
