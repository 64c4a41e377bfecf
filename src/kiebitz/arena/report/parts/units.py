"""What several parts ask of a summary: units, entrants, a comparison from the better side."""

from dataclasses import dataclass

from kiebitz.arena.entrants import Entrant
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary

InMatch = tuple[MatchSummary, Comparison]
"""A comparison with its match."""


def comparisons_of(summary: TournamentSummary) -> list[InMatch]:
    """All comparisons with their matches."""
    return [(match, each) for match in summary.matches for each in match.comparisons]


def unit_of(summary: MatchSummary, voice: Voice) -> str:
    """The unit of differences, e.g. ``tournament points per game``."""
    match = summary.match
    return voice.say(f"unit_{match.rules.name}_{match.measure.value}")


def unit_after_in(summary: MatchSummary, voice: Voice) -> str:
    """The same as it stands after *in* or *at*: some languages inflect it there."""
    match = summary.match
    return voice.say(f"in_unit_{match.rules.name}_{match.measure.value}")


def entrants_of(summary: TournamentSummary) -> list[Entrant]:
    """Every entrant once."""
    return list(dict.fromkeys(e for match in summary.matches for e in match.match.entrants))


@dataclass(frozen=True)
class Sided:
    """A comparison as seen from who is ahead."""

    better: str
    other: str
    mean: float
    low: float
    high: float


def from_the_better_side(comparison: Comparison) -> Sided:
    """The comparison with a mean that is not negative."""
    seen = comparison.estimate
    if seen.mean < 0:
        return Sided(comparison.second, comparison.first, -seen.mean, -seen.high, -seen.low)
    return Sided(comparison.first, comparison.second, seen.mean, seen.low, seen.high)
