"""What the arena checked beside the matches, and the boards that players broke off."""

from typing import Final

from kiebitz.arena.controls import RANDOM, Control, ControlResult, Unchecked
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.report.markup import Markup, element, facts
from kiebitz.arena.report.parts.trust import is_failed
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import TournamentSummary
from kiebitz.records.played import Failure

MOST_FAILURES: Final = 20
"""Shown; the others are counted."""

Found = dict[Control, ControlResult]


def control_list(summary: TournamentSummary, voice: Voice) -> Markup:
    """For every player what each control found."""
    pairs = [
        (entrant.label, element("ul", [_line(c, entrant, found, voice) for c in Control]))
        for entrant, found in _by_entrant(summary).items()
    ]
    return Markup(element("p", voice.say("controls_intro")) + facts(pairs))


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


def _severity(result: ControlResult) -> tuple[int, int]:
    return result.wrong, result.count


def _line(control: Control, entrant: Entrant, found: Found, voice: Voice) -> Markup:
    result = found.get(control)
    what = voice.say(f"control_{control.value}")
    if result is None or (result.count == 0 and result.unchecked is None):
        return element("li", f"{what}: {_why_not(control, entrant, voice)}", class_="none")
    words = f"{what}: {control_words(result, voice)}"
    if is_failed(result):
        return element("li", words, class_="bad")
    weak = control is Control.RANDOM and _above_random(result) <= 0
    return element("li", words, class_="good" if result.passed and not weak else "warn")


def _why_not(control: Control, entrant: Entrant, voice: Voice) -> str:
    if control is Control.COPY and entrant.timed:
        return voice.say("copy_clock")
    if control is Control.RANDOM and entrant.text == RANDOM:
        return voice.say("random_itself")
    return voice.say("not_checked")


def control_words(result: ControlResult, voice: Voice) -> str:
    """What a control found."""
    return _FOUND[result.control](result, voice)


def _copy(result: ControlResult, voice: Voice) -> str:
    boards = voice.counted("boards", result.count)
    return voice.say("copy_bad" if result.wrong else "copy_good", wrong=result.wrong, boards=boards)


def _random(result: ControlResult, voice: Voice) -> str:
    mean, boards = _above_random(result), voice.counted("boards", result.count)
    key = "random_above" if mean > 0 else "random_below" if mean < 0 else "random_equal"
    return voice.say(key, mean=voice.number(abs(mean), 1), boards=boards)


def _above_random(result: ControlResult) -> float:
    return sum(result.differences) / max(1, len(result.differences))


def _honesty(result: ControlResult, voice: Voice) -> str:
    if result.unchecked is not None:
        cheater = result.unchecked is Unchecked.CHEATER
        return voice.say("honesty_cheater" if cheater else "honesty_clock")
    key = "honesty_bad" if result.wrong else "honesty_good"
    return voice.say(key, count=result.count, wrong=result.wrong, where=result.where)


_FOUND: Final = {Control.COPY: _copy, Control.RANDOM: _random, Control.HONESTY: _honesty}


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
    return f"{place}: {failure.what}"
