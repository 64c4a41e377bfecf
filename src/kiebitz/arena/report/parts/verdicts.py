"""One comparison in a sentence: what is known, by which interval, and nothing beyond that."""

from typing import Final

from kiebitz.arena.judging.evidence import FEW, Standing
from kiebitz.arena.judging.tested_interval import Claim
from kiebitz.arena.judging.until import Hypotheses, Unit
from kiebitz.arena.report.parts.units import from_the_better_side, unit_after_in, unit_of
from kiebitz.arena.report.voice import Voice, digits_for
from kiebitz.arena.summary import Comparison, MatchSummary

_FIXED: Final = {
    Standing.BETTER: "verdict_better",
    Standing.WORSE: "verdict_better",
    Standing.OPEN: "verdict_open",
    Standing.ONE_OF_MANY: "verdict_one_of_many",
    Standing.UNKNOWN: "verdict_unknown",
}
_TESTED: Final = {
    Standing.BETTER: "tested_better",
    Standing.WORSE: "tested_better",
    Standing.OPEN: "tested_open",
    Standing.UNKNOWN: "tested_unknown",
}
_ALIKE: Final = {
    Standing.FAILED: "verdict_failed",
    Standing.UNPLAYED: "verdict_unplayed",
    Standing.EQUAL: "verdict_equal",
    Standing.CONSTANT: "verdict_constant",
}
"""However it was judged."""


def verdict_sentence(match: MatchSummary, comparison: Comparison, voice: Voice) -> str:
    """What is known about two players, with a warning where a control failed."""
    message = [_say_what_is_known(match, comparison, voice)]
    standing, tested = comparison.standing, comparison.evidence.tested
    if standing.decided and not tested and comparison.estimate.count < FEW:
        message.append(voice.say("verdict_few"))
    if tested and standing not in (Standing.FAILED, Standing.UNPLAYED):
        message.append(_test_sentence(match, comparison, voice))
    verdict = " ".join(message)
    if match.doubtful and standing.decided:
        return voice.say("verdict_doubtful", verdict=verdict)
    return verdict


def _say_what_is_known(match: MatchSummary, comparison: Comparison, voice: Voice) -> str:
    estimate, sided = comparison.estimate, from_the_better_side(comparison)
    digits = digits_for(estimate.high - estimate.low)
    mean = voice.number(sided.mean, digits)
    return voice.say(
        _key(comparison, level=mean == voice.number(0, digits)),
        first=comparison.first,
        second=comparison.second,
        better=sided.better,
        other=sided.other,
        mean=mean,
        signed=voice.number(estimate.mean, digits, signed=True),
        interval=voice.range(sided.low, sided.high, digits),
        unit=unit_of(match, voice),
        in_unit=unit_after_in(match, voice),
        boards=voice.counted("boards", estimate.count),
        failed=voice.counted("boards", len(match.failures)),
        p=voice.p_value(comparison.adjusted),
    )


def _key(comparison: Comparison, *, level: bool) -> str:
    """The words for what is known; nobody is ahead by a mean that reads as zero."""
    standing, tested = comparison.standing, comparison.evidence.tested
    if standing in _ALIKE:
        return _ALIKE[standing]
    if comparison.estimate.count == 1:
        return "verdict_one"
    if standing is Standing.OPEN and level:
        return "tested_level" if tested else "verdict_level"
    return (_TESTED if tested else _FIXED)[standing]


# ---- With a sequential test ----------------------------------------------------------------------


def _test_sentence(match: MatchSummary, comparison: Comparison, voice: Voice) -> str:
    """What the test said: a bound, never that the difference is one of its two hypotheses."""
    asked, claim = match.hypotheses, match.claim
    assert asked is not None  # a comparison is tested by it
    key = "test_open" if claim is None else "test_more" if claim.above else "test_less"
    return voice.say(
        key,
        first=comparison.first,
        second=comparison.second,
        null=hypothesis(asked.null, asked.unit, voice),
        alternative=hypothesis(asked.alternative, asked.unit, voice),
        bound="" if claim is None else _bound(claim, match, voice),
        error="" if claim is None else error_share(claim.error, voice),
    )


def hypothesis(value: float, unit: Unit, voice: Voice) -> str:
    """A difference that the test asks about."""
    shown = voice.short(value)
    if unit is not Unit.DEVIATIONS:
        return shown
    return voice.say("deviation" if value == 1 else "deviations", value=shown)


def _bound(claim: Claim, match: MatchSummary, voice: Voice) -> str:
    shown = hypothesis(claim.bound, claim.unit, voice)
    return shown if claim.unit is Unit.DEVIATIONS else f"{shown} {unit_of(match, voice)}"


def error_share(error: float, voice: Voice) -> str:
    """An error rate in per cent, with as few digits as it has.

    >>> error_share(0.05, Voice())
    '5\u00a0%'
    """
    return f"{voice.short(100 * error)}\u00a0%"


def end_errors(asked: Hypotheses) -> tuple[float, float]:
    """How often the lower and the upper end of the test's interval may be wrong."""
    rising = asked.alternative > asked.null
    return (asked.alpha, asked.beta) if rising else (asked.beta, asked.alpha)
