"""Short names for players with long texts, so that sentences and tables stay readable.

``pimc(worlds=100, belief=uniform, choice=conservative)`` becomes ``pimc 1``; the list of players
tells what that is. Names that somebody gave, and texts that are short, stay.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from kiebitz.arena.entrants import Entrant
from kiebitz.arena.match import Match
from kiebitz.arena.report.parts.units import entrants_of
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary

LONGEST: Final = 28
"""Letters of a text that is shown as it is."""

Names = Mapping[str, str]
"""Short labels by the labels they stand for."""


def with_short_names(summary: TournamentSummary) -> TournamentSummary:
    """The same summary with short names wherever players are named."""
    named = _shorten(entrants_of(summary))
    names = {old.label: new.label for old, new in named.items()}
    title = summary.name
    for old, new in names.items():
        title = title.replace(old, new)
    return replace(
        summary,
        name=title,
        matches=tuple(_match_summary(match, named, names) for match in summary.matches),
        strengths=tuple(
            replace(each, player=names.get(each.player, each.player)) for each in summary.strengths
        ),
        ratings=summary.ratings
        and {names.get(player, player): rating for player, rating in summary.ratings.items()},
    )


def _shorten(entrants: list[Entrant]) -> dict[Entrant, Entrant]:
    """Every entrant with a long text and no name, with a name: the player's kind and a number."""
    taken = {entrant.name or entrant.text for entrant in entrants}
    texts: dict[str, str] = {}
    named = {}
    for entrant in entrants:
        if entrant.name or len(entrant.text) <= LONGEST:
            continue
        if entrant.text not in texts:
            kind = entrant.text.partition("(")[0][:LONGEST]
            number = 1
            while f"{kind} {number}" in taken:
                number += 1
            texts[entrant.text] = f"{kind} {number}"
            taken.add(texts[entrant.text])
        named[entrant] = replace(entrant, name=texts[entrant.text])
    return named


def _match_summary(
    summary: MatchSummary, named: Mapping[Entrant, Entrant], names: Names
) -> MatchSummary:
    return replace(
        summary,
        match=_match(summary.match, named),
        comparisons=tuple(_comparison(each, names) for each in summary.comparisons),
    )


def _match(match: Match, named: Mapping[Entrant, Entrant]) -> Match:
    return replace(match, entrants=tuple(named.get(e, e) for e in match.entrants))


def _comparison(comparison: Comparison, names: Names) -> Comparison:
    first, second = (names.get(name, name) for name in (comparison.first, comparison.second))
    return replace(comparison, first=first, second=second)
