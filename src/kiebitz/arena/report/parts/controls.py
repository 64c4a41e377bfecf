"""What the arena checked beside the matches, and the boards that players broke off."""

from typing import Final

from kiebitz.arena.controls import RANDOM, Control, ControlResult, Outcome, Unchecked
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.report.markup import Markup, element, facts
from kiebitz.arena.report.parts.trust import Tone
from kiebitz.arena.report.voice import Voice, digits_for
from kiebitz.arena.summary import TournamentSummary
from kiebitz.records.played import Failure
from kiebitz.words import translate

MOST_FAILURES: Final = 20
"""Shown; the others are counted."""

Found = dict[Control, ControlResult]


def control_list(summary: TournamentSummary, voice: Voice) -> Markup:
    """For every player what each control found."""
    pairs = [
        (entrant.label, element("ul", [_line(c, entrant, found, voice) for c in _checks(entrant)]))
        for entrant, found in _by_entrant(summary).items()
    ]
    return Markup(element("p", voice.say("controls_intro")) + facts(pairs))


def _checks(entrant: Entrant) -> list[Control]:
    """Our own players are not asked afresh: they keep nothing."""
    return [control for control in Control if control is not Control.AFRESH or entrant.foreign]


def _by_entrant(summary: TournamentSummary) -> dict[Entrant, Found]:
    """Of each player that was in several matches, the worst result of each control."""
    found: dict[Entrant, Found] = {}
    for match in summary.matches:
        for entrant in match.match.entrants:
            found.setdefault(entrant, {})
        for result in match.controls:
            known = found[match.match.entrants[result.entrant]]
            before = known.get(result.control)
            if before is None or _severity(result) > _severity(before):
                known[result.control] = result
    return found


_WORST: Final = (
    Outcome.WRONG,
    Outcome.BROKEN,
    Outcome.BELOW,
    Outcome.UNCLEAR,
    Outcome.PASSED,
    Outcome.UNCHECKED,
)


def _severity(result: ControlResult) -> tuple[int, int]:
    return -_WORST.index(result.outcome), result.count


def _line(control: Control, entrant: Entrant, found: Found, voice: Voice) -> Markup:
    result = found.get(control)
    what = voice.say(f"control_{control.value}")
    if result is None or not was_done(result):
        return element("li", f"{what}: {_why_not(control, entrant, voice)}", class_="none")
    words = f"{what}: {control_words(result, voice)}"
    return element("li", words, class_=tone_of(result).value)


def was_done(result: ControlResult) -> bool:
    """Whether there is anything to say about a control."""
    return result.outcome is not Outcome.UNCHECKED or result.unchecked is not None


def tone_of(result: ControlResult) -> Tone:
    """How the outcome of a control is shown."""
    return _TONES.get(result.outcome, Tone.WARN)


_TONES: Final = {
    Outcome.WRONG: Tone.BAD,
    Outcome.PASSED: Tone.GOOD,
    Outcome.UNCLEAR: Tone.NOTE,
}


def _why_not(control: Control, entrant: Entrant, voice: Voice) -> str:
    if control is Control.COPY and entrant.timed:
        return voice.say("copy_clock")
    if control is Control.RANDOM and entrant.text == RANDOM:
        return voice.say("random_itself")
    return voice.say("not_checked")


def control_words(result: ControlResult, voice: Voice) -> str:
    """What a control found."""
    if result.outcome is Outcome.BROKEN:
        return voice.say("control_broken", error=translate(voice.language, result.error))
    return _FOUND[result.control](result, voice)


def _copy(result: ControlResult, voice: Voice) -> str:
    boards = voice.counted("boards", result.count)
    return voice.say("copy_bad" if result.wrong else "copy_good", wrong=result.wrong, boards=boards)


def _random(result: ControlResult, voice: Voice) -> str:
    """Above or below only where the interval says so."""
    found = result.above_random
    digits = digits_for(found.high - found.low)
    boards, interval = voice.counted("boards", result.count), voice.range(*found.ends, digits)
    if result.outcome is Outcome.UNCLEAR:
        mean = voice.number(found.mean, digits, signed=True)
        return voice.say("random_unclear", mean=mean, boards=boards, interval=interval)
    key = "random_above" if result.outcome is Outcome.PASSED else "random_below"
    mean = voice.number(abs(found.mean), digits)
    return voice.say(key, mean=mean, boards=boards, interval=interval)


def _honesty(result: ControlResult, voice: Voice) -> str:
    if result.unchecked is not None:
        return voice.say(f"honesty_{result.unchecked.value}")
    key = "honesty_bad" if result.wrong else "honesty_good"
    return voice.say(key, count=result.count, wrong=result.wrong, where=result.where)


def _afresh(result: ControlResult, voice: Voice) -> str:
    if result.unchecked in (Unchecked.CHEATER, Unchecked.CLOCK):
        return voice.say(f"honesty_{result.unchecked.value}")
    if result.unchecked is not None:
        return voice.say("afresh_object")
    key = "afresh_bad" if result.wrong else "afresh_good"
    return voice.say(key, count=result.count, wrong=result.wrong, where=result.where)


_FOUND: Final = {
    Control.COPY: _copy,
    Control.RANDOM: _random,
    Control.HONESTY: _honesty,
    Control.AFRESH: _afresh,
}


# ---- Failures ------------------------------------------------------------------------------------


def failure_list(summary: TournamentSummary, voice: Voice) -> Markup:
    """Which boards could not be finished, and why."""
    failures = [each for match in summary.matches for each in match.failures]
    pairs = [
        (voice.say("board_number", number=board), failure_words(failure, voice))
        for board, failure in failures[:MOST_FAILURES]
    ]
    left = len(failures) - len(pairs)
    more = element("p", voice.say("more", count=left), class_="note") if left else ""
    return Markup(facts(pairs) + more)


def failure_words(failure: Failure, voice: Voice) -> str:
    """Who broke a board off, and how."""
    place = failure.player
    if failure.seat is not None:
        place = voice.say("at_seat", player=failure.player, seat=failure.seat)
    return f"{place}: {translate(voice.language, failure.what)}"
