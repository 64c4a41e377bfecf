"""How to read a report: the terms that occur in it, each in a few sentences."""

from collections.abc import Iterator

from kiebitz.arena.report.markup import Markup, facts
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import TournamentSummary


def glossary(summary: TournamentSummary, voice: Voice) -> Markup:
    """The terms of this report."""
    pairs = [(voice.say(f"term_{term}"), voice.say(f"about_{term}")) for term in _terms(summary)]
    return facts(pairs, class_="glossary")


def _terms(summary: TournamentSummary) -> Iterator[str]:
    comparisons = [each for match in summary.matches for each in match.comparisons]
    yield "board"
    if any(not each.evidence.tested for each in comparisons):
        yield from ("interval", "p")
    if sum(not each.evidence.tested for each in comparisons) > 1:
        yield "holm"
    if any(not each.evidence.tested for each in comparisons):
        yield "always"
    if any(match.hypotheses is not None for match in summary.matches):
        yield "sequential"
    if any(each.wins is not None for each in comparisons):
        yield "wins"
    if summary.strengths:
        yield from ("strength", "rating")
