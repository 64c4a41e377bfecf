"""Whether a result can be trusted: what the controls found, who cheats, who plays by the clock."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

from kiebitz.arena.controls import ControlResult, Outcome, Unchecked
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import TournamentSummary


class Tone(Enum):
    """How a line is shown; the value is its class in the page."""

    GOOD = "good"
    NOTE = "none"
    WARN = "warn"
    BAD = "bad"


Line = tuple[Tone, str]


def trust(summary: TournamentSummary, voice: Voice) -> Iterator[Line]:
    """What a reader should know before believing a verdict."""
    yield _controls(summary, voice)
    for outcome, (tone, key) in _NAMED.items():
        if players := players_with(summary, outcome):
            yield tone, voice.say(key, players=", ".join(players))
    if cheaters := marked(summary, Unchecked.CHEATER):
        yield Tone.WARN, voice.say("trust_cheater", players=", ".join(cheaters))
    if any(match.match.timed for match in summary.matches):
        yield Tone.WARN, voice.say("trust_clock")
    if failures := sum(len(match.failures) for match in summary.matches):
        yield Tone.BAD, voice.say("trust_failures", count=failures)


_NAMED: Final = {
    Outcome.BELOW: (Tone.WARN, "trust_below"),
    Outcome.BROKEN: (Tone.WARN, "trust_broken"),
    Outcome.UNCLEAR: (Tone.NOTE, "trust_unclear"),
}
"""Outcomes whose players are named beside the verdict."""


def _controls(summary: TournamentSummary, voice: Voice) -> Line:
    outcomes = {result.outcome for match in summary.matches for result in match.controls}
    if Outcome.WRONG in outcomes:
        return Tone.BAD, voice.say("trust_bad", count=_wrong(summary))
    if outcomes == {Outcome.PASSED}:
        return Tone.GOOD, voice.say("trust_good")
    if outcomes <= {Outcome.UNCHECKED}:
        return Tone.WARN, voice.say("trust_none")
    named = outcomes & {Outcome.BELOW, Outcome.BROKEN}
    return Tone.WARN if named else Tone.NOTE, voice.say("trust_partly")


def _wrong(summary: TournamentSummary) -> int:
    """How many controls failed; the same one of a player in several matches counts once."""
    return len(
        {
            (match.match.entrants[result.entrant], result.control)
            for match in summary.matches
            for result in match.controls
            if result.outcome is Outcome.WRONG
        }
    )


def players_with(summary: TournamentSummary, outcome: Outcome) -> list[str]:
    """The players of whom a control found this."""
    return _labels(summary, lambda result: result.outcome is outcome)


def marked(summary: TournamentSummary, reason: Unchecked) -> list[str]:
    """The players that were not checked for this reason."""
    return _labels(summary, lambda result: result.unchecked is reason)


def _labels(summary: TournamentSummary, has: Callable[[ControlResult], bool]) -> list[str]:
    found = [
        match.match.entrants[result.entrant].label
        for match in summary.matches
        for result in match.controls
        if has(result)
    ]
    return list(dict.fromkeys(found))
