"""Reviews in words: of a whole game, and of one decision by what could be known."""

from kiebitz.games import ActionKind, SkatContract
from kiebitz.players.player import Unit
from kiebitz.skill.advice import Option, half_width
from kiebitz.skill.grades import NOTHING, Grade
from kiebitz.skill.known import KnownJudgement
from kiebitz.skill.review import Review
from kiebitz.skill.verdict_words import verdict_sentence
from kiebitz.skill.voice import Voice
from kiebitz.solver import trick_of_card

# ---- A game --------------------------------------------------------------------------------------


def review_sentence(review: Review, voice: Voice) -> str:
    """What became of a game, and whether it could have been won."""
    state = review.state
    if not state.over:
        return voice.say("review_running")
    if review.verdict is not None:
        return verdict_sentence(state, review.verdict, voice)
    if state.rules.predicts:
        return _all_alone(review, voice)
    if not any(action.kind is ActionKind.PLAY for action in state.history):
        return voice.say("passed_in")
    scores = ", ".join(
        f"{voice.seat(seat)} {voice.number(score, signed=True)}"
        for seat, score in enumerate(state.result.scores)
    )
    ramsch = state.contract == SkatContract.RAMSCH.name.lower()
    return voice.say("review_ramsch" if ramsch else "review_scores", scores=scores)


def _all_alone(review: Review, voice: Voice) -> str:
    """Who was closest to the prediction, and which card of the last tricks cost most."""
    off = [abs(each) for each in review.state.result.differences]
    first, last = off.index(min(off)), off.index(max(off))
    text = voice.say(
        "review_alone",
        first=voice.seat(first),
        least=off[first],
        last=voice.seat(last),
        most=off[last],
    )
    if review.dearest is None:
        return text + "."
    judged = review.opened[review.dearest]
    before = review.state.history[: review.dearest]
    number = sum(action.kind is ActionKind.PLAY for action in before)
    return text + voice.say(
        "review_alone_dearest",
        card=voice.card(judged.action.card),
        player=voice.seat(judged.seat),
        trick=trick_of_card(review.state, number),
        points=judged.cost,
    )


# ---- A decision, by what was known ---------------------------------------------------------------


def known_sentence(judged: KnownJudgement, voice: Voice) -> str:
    """What could have been known about a decision."""
    done, best = judged.done, judged.advice.chosen
    if judged.grade is Grade.FORCED:
        return voice.say("known_forced")
    same = done is None or judged.action == judged.best or done.action == judged.best
    if same or judged.cost <= NOTHING:
        return voice.say("known_best") + (f" {_reason(judged, voice)}" if same else "")
    assert done is not None
    what = voice.action(judged.best)
    if judged.grade is Grade.FINE:
        return voice.say("known_fine", what=what) + _compared(judged, best, done, voice)
    return voice.say("known_better", what=what) + _compared(judged, best, done, voice)


def _reason(judged: KnownJudgement, voice: Voice) -> str:
    return judged.advice.say(voice.language, face=voice.face)


def _compared(judged: KnownJudgement, best: Option, done: Option, voice: Voice) -> str:
    """Both in numbers, as far as they mean something."""
    unit, worlds = judged.advice.unit, judged.advice.worlds
    first, second = best.value, done.value
    if first is None or second is None:
        return "."
    if unit is Unit.CHANCE:
        return voice.say(
            "known_chance",
            best=voice.number(100 * first),
            done=voice.number(100 * second),
        )
    digits = _digits(judged)
    if unit is Unit.POINTS:
        key = "known_points" if worlds else "known_own"
        return voice.say(key, best=voice.number(first, digits), done=voice.number(second, digits))
    if judged.advice.topic.value in ("off", "predict"):
        off = {"best": voice.number(-first, digits), "done": voice.number(-second, digits)}
        return voice.say("known_off", **off)
    return voice.say("known_score", cost=voice.number(judged.cost, digits))


def _digits(judged: KnownJudgement) -> int:
    """Decimals mean something only where the error is smaller than a point."""
    return 0 if (half_width(judged.error) or 0.0) >= 1 else 1
