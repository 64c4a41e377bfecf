"""What a decision cost by what its seat could know: an adviser is asked, as it was then.

Nothing that happened later, and no card that the seat did not see, plays a part. The cost is how
far the action done is behind what the adviser would have done, in the adviser's unit and, where it
can be had, in the same sampled layouts.

>>> from kiebitz.games import Skat, SkatContract
>>> from kiebitz.randomness import RandomKey
>>> game = Skat().position(
...     ["CJ HT", "DJ HA", "S8 S9"], contract=SkatContract.HEARTS, declarer=0, leader=0,
...     points=(50, 20, 0),
... ).apply("play HT")
>>> judged = judge_known(game, 1, key=RandomKey(1))
>>> str(judged.best), round(judged.cost, 2), judged.grade.value
('play CJ', 0.67, 'blunder')
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from kiebitz.cards import Face
from kiebitz.games import Action, State
from kiebitz.games.table import check_state
from kiebitz.numbers import check_int
from kiebitz.players.player import Player, StopFlag
from kiebitz.randomness import RandomKey
from kiebitz.skill.advice import WIDE, Advice, Option, Topic, half_width, rounded
from kiebitz.skill.grades import NOTHING, Grade, Scale, grade, scale_of
from kiebitz.skill.hints import advise
from kiebitz.words import Language


@dataclass(frozen=True, slots=True)
class KnownJudgement:
    """One decision, judged by what its seat could know."""

    number: int
    """Of the action in the game, from 1."""
    seat: int
    action: Action
    """What was done."""
    advice: Advice
    cost: float
    """How much less than the best it looked worth, in the unit of the advice."""
    error: float
    """The standard error of the cost."""
    grade: Grade

    @property
    def best(self) -> Action:
        """What the adviser would have done."""
        return self.advice.action

    @property
    def done(self) -> Option | None:
        """What the adviser said about the action done; None if it said nothing."""
        return self.advice.option_of(self.action)

    def say(self, language: Language = Language.EN, *, face: Face = Face.FRENCH) -> str:
        """What could have been known, in a sentence."""
        from kiebitz.skill.review_words import known_sentence
        from kiebitz.skill.voice import Voice

        return known_sentence(self, Voice(language, face))

    def to_dict(
        self, *, language: Language = Language.EN, face: Face = Face.FRENCH
    ) -> dict[str, Any]:
        """For JSON."""
        return {
            "best": str(self.best),
            "values": {
                str(one.action): {"value": rounded(one.value), "error": rounded(one.error)}
                for one in self.advice.options
                if one.value is not None
            },
            "unit": self.advice.unit.value,
            "cost": rounded(self.cost),
            "error": rounded(half_width(self.error)),
            "class": self.grade.value,
            "words": self.say(language, face=face),
        }


def judge_known(
    state: State,
    number: int,
    *,
    player: Player | None = None,
    key: RandomKey,
    stop: StopFlag | None = None,
) -> KnownJudgement | None:
    """Action `number` of a game, from 1, judged by what its seat could know then.

    None if the adviser has nothing to compare it by. A flag (`stop`) ends the thinking.
    """
    done = check_int(number, "the number of the action", low=1, high=check_state(state).length)
    action, seat = state.history[done - 1], state.actors[done - 1]
    view = state.at(done - 1).view(seat)
    advice = advise(view, player=player, key=key, stop=stop, belief=False, about=action)
    if advice.topic is Topic.FORCED:
        return KnownJudgement(done, seat, action, advice, 0.0, 0.0, Grade.FORCED)
    option, scale = advice.option_of(action), scale_of(advice.unit, state.rules)
    if option is None or option.behind is None or scale is None:
        return None
    cost = max(0.0, option.behind)
    error = (option.behind_error or 0.0) / WIDE
    return KnownJudgement(done, seat, action, advice, cost, error, _grade(advice, option, scale))


def _grade(advice: Advice, option: Option, scale: Scale) -> Grade:
    """As likely to win but with far fewer points is fine, not best."""
    cost = max(0.0, option.behind or 0.0)
    found = grade(cost, scale, error=(option.behind_error or 0.0) / WIDE)
    ours, most = option.points, advice.chosen.points
    if found is not Grade.BEST or cost > NOTHING or ours is None or most is None:
        return found
    return found if most - ours <= Scale.POINTS.value[0] else Grade.FINE


def review_steps(
    state: State,
    *,
    player: Player | None = None,
    key: RandomKey,
    stop: StopFlag | None = None,
    seats: Collection[int] | None = None,
) -> Iterator[KnownJudgement | None]:
    """Every decision of a game, or of some seats, one after the other; None for one not judged.

    The random numbers of a decision depend on the key and its number only, so that the same
    decision is judged in the same way whatever else is looked at.
    """
    actors = check_state(state).actors
    for number, seat in enumerate(actors, start=1):
        if seats is None or seat in seats:
            yield judge_known(state, number, player=player, key=key.part(number), stop=stop)
