"""A game looked at again: what every decision cost, with all cards open and by what was known.

The two are never mixed: with open cards (`OpenJudgement`) a card is compared with the exact value,
which nobody could know; by what was known (`KnownJudgement`) an adviser is asked that sees no more
than the seat did. The first takes a moment and is here, the second takes longer and comes one by
one from `review_steps`; `Review.with_known` puts them together.

>>> from kiebitz.games import Skat, SkatContract
>>> game = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0
... )
>>> for card in ("HT", "HA", "S8", "DJ", "S9", "CJ"):
...     game = game.apply(f"play {card}")
>>> review = review_open(game)
>>> review.unit, [point.value for point in review.curve], review.dearest
('points', [4, 4, 4, 4, 4, 4, 4], None)
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from kiebitz.cards import Face
from kiebitz.games import ActionKind, OpenValue, State
from kiebitz.games.table import check_state
from kiebitz.players.player import StopFlag
from kiebitz.skill.known import KnownJudgement, judge_known, review_steps
from kiebitz.skill.open_play import OpenJudgement, judge_alone, judge_two_sides
from kiebitz.solver import Verdict, analyse, verdict_of
from kiebitz.solver.analysis import can_analyse
from kiebitz.words import Language

__all__ = ["CurvePoint", "Review", "judge_known", "review_open", "review_steps"]


class CurvePoint(NamedTuple):
    """What was to be expected after so many actions."""

    step: int
    value: float


@dataclass(frozen=True)
class Review:
    """A game and what was found out about its decisions."""

    state: State
    unit: str
    """Of the curve and the costs with open cards: ``points`` of the declarer or of team 0, ``made``
    (1 or 0) in null, ``difference`` in Differenzler."""
    verdict: Verdict | None
    curve: tuple[CurvePoint, ...]
    """The value with best play by all after each card, and before the first one. In Differenzler,
    where there is none, how far all seats together are from their predictions."""
    turning: tuple[int, ...]
    """The actions, from 1, after which the other side was winning."""
    dearest: int | None
    """The action that cost its side most with open cards."""
    opened: Mapping[int, OpenJudgement]
    """By the number of the action."""
    known: Mapping[int, KnownJudgement] = field(default_factory=dict)

    def with_known(self, judgements: Iterable[KnownJudgement | None]) -> "Review":
        """The review with more decisions judged by what was known."""
        more = {each.number: each for each in judgements if each is not None}
        return replace(self, known={**self.known, **more})

    def say(
        self,
        language: Language = Language.EN,
        *,
        face: Face = Face.FRENCH,
        names: Sequence[str] = (),
    ) -> str:
        """What became of the game, and whether it could have been won."""
        from kiebitz.skill.review_words import review_sentence
        from kiebitz.skill.voice import Voice

        return review_sentence(self, Voice(language, face, names))

    def to_dict(
        self,
        *,
        language: Language = Language.EN,
        face: Face = Face.FRENCH,
        names: Sequence[str] = (),
    ) -> dict[str, Any]:
        """All of it for JSON, sentences in this language."""
        verdict = self.verdict
        return {
            "sentence": self.say(language, face=face, names=names),
            "verdict": None
            if verdict is None
            else {
                "made": verdict.made,
                "there": verdict.there,
                "needed": verdict.needed,
                "won": verdict.won,
            },
            "unit": self.unit,
            "curve": [point._asdict() for point in self.curve],
            "turning": list(self.turning),
            "dearest": self.dearest,
            "steps": [self._step(number, language, face) for number in self.steps],
        }

    @property
    def steps(self) -> range:
        """The numbers of all actions."""
        return range(1, self.state.length + 1)

    def _step(self, number: int, language: Language, face: Face) -> dict[str, Any]:
        state, opened, known = self.state, self.opened.get(number), self.known.get(number)
        action = state.history[number - 1]
        return {
            "step": number,
            "seat": state.actors[number - 1],
            "action": str(action),
            "phase": _PHASES.get(action.kind, "auction"),
            "open": None if opened is None else opened.to_dict(),
            "known": None if known is None else known.to_dict(language=language, face=face),
        }


_PHASES = {
    ActionKind.PICKUP: "skat",
    ActionKind.HAND: "skat",
    ActionKind.DISCARD: "discard",
    ActionKind.DECLARE: "declare",
    ActionKind.TRUMP: "trump",
    ActionKind.PUSH: "trump",
    ActionKind.PREDICT: "predict",
    ActionKind.PLAY: "play",
}
"""In which phase a kind of action is done; all others belong to the auction."""


def review_open(state: State, *, stop: StopFlag | None = None) -> Review:
    """What every card of a game was worth with all cards open; the game may still go on.

    Skat and Schieber are solved exactly from the first card on, Differenzler in the last tricks.
    Where there is no one value (Ramsch, a deal passed in) no card is judged. A flag (`stop`) ends
    the work from another thread.
    """
    if check_state(state).rules.predicts:
        return _of_all_alone(state, stop)
    if not can_analyse(state):
        return Review(state, "points", None, (), (), None, {})
    analysis = analyse(state, stop=stop)
    verdict = verdict_of(state, analysis=analysis)
    unit = "made" if state.open_value is OpenValue.MADE else "points"
    curve = [CurvePoint(one.length, one.before) for one in analysis.cards[:1]]
    curve += [CurvePoint(one.length + 1, one.after) for one in analysis.cards]
    steps = {one.number: one.length + 1 for one in analysis.cards}
    turning = () if verdict is None else tuple(steps[one.number] for one in verdict.turning_points)
    opened = list(judge_two_sides(state, analysis, verdict))
    return Review(state, unit, verdict, tuple(curve), turning, _dearest(opened), _numbered(opened))


def _of_all_alone(state: State, stop: StopFlag | None) -> Review:
    opened = list(judge_alone(state, stop))
    curve = []
    for length, action in enumerate(state.history, start=1):
        if action.kind is ActionKind.PLAY:
            now = state.at(length)
            pairs = zip(now.points, now.details.predictions, strict=True)
            curve.append(CurvePoint(length, sum(abs(p - (q or 0)) for p, q in pairs)))
    return Review(state, "difference", None, tuple(curve), (), _dearest(opened), _numbered(opened))


def _numbered(judged: Iterable[OpenJudgement]) -> dict[int, OpenJudgement]:
    return {one.number: one for one in judged}


def _dearest(judged: Sequence[OpenJudgement]) -> int | None:
    """The first of those that cost most; None if nothing cost anything."""
    found = max(judged, key=lambda one: one.cost, default=None)
    return found.number if found is not None and found.cost else None
