"""Whether a result can be trusted: what the controls found, who cheats, who plays by the clock."""

from collections.abc import Iterator

from kiebitz.arena.controls import Control, ControlResult, Unchecked
from kiebitz.arena.report.markup import Markup, element
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import TournamentSummary


def trust(summary: TournamentSummary, voice: Voice) -> Iterator[Markup]:
    """What a reader should know before believing a verdict."""
    yield _controls(summary, voice)
    if cheaters := marked(summary, Unchecked.CHEATER):
        yield element("li", voice.say("trust_cheater", players=", ".join(cheaters)), class_="warn")
    if any(match.match.timed for match in summary.matches):
        yield element("li", voice.say("trust_clock"), class_="warn")
    if failures := sum(len(match.failures) for match in summary.matches):
        yield element("li", voice.say("trust_failures", count=failures), class_="bad")


def _controls(summary: TournamentSummary, voice: Voice) -> Markup:
    results = [result for match in summary.matches for result in match.controls]
    if failed := _failed(summary):
        return element("li", voice.say("trust_bad", count=failed), class_="bad")
    if not any(result.passed for result in results):
        return element("li", voice.say("trust_none"), class_="warn")
    if all(result.passed for result in results):
        return element("li", voice.say("trust_good"), class_="good")
    return element("li", voice.say("trust_partly"), class_="good")


def _failed(summary: TournamentSummary) -> int:
    """How many controls failed; the same one of a player in several matches counts once."""
    return len(
        {
            (match.match.entrants[result.entrant], result.control)
            for match in summary.matches
            for result in match.controls
            if is_failed(result)
        }
    )


def is_failed(result: ControlResult) -> bool:
    """Whether a control found something; being below random is weak, not wrong."""
    return result.wrong > 0 and result.control is not Control.RANDOM


def marked(summary: TournamentSummary, reason: Unchecked) -> list[str]:
    """The players that were not checked for this reason."""
    found = [
        match.match.entrants[result.entrant].label
        for match in summary.matches
        for result in match.controls
        if result.unchecked is reason
    ]
    return list(dict.fromkeys(found))
