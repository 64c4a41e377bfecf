"""Role against role: the table of a match with role seatings."""

from collections import Counter
from collections.abc import Collection, Iterator
from math import isfinite

from kiebitz.arena.report.markup import Markup, element, table
from kiebitz.arena.report.parts.units import InMatch, comparisons_of, unit_of
from kiebitz.arena.report.voice import NOTHING, Voice, digits_for
from kiebitz.arena.roles import EVERY, RoleComparison
from kiebitz.arena.summary import TournamentSummary


def role_tables(summary: TournamentSummary, voice: Voice) -> Markup:
    """A table for each comparison, and what its numbers mean."""
    parts = []
    for message in comparisons_of(summary):
        if message[1].roles:
            title = voice.say("roles_of", first=message[1].first, second=message[1].second)
            parts.append(element("h3", title))
            parts.append(table(*role_cells(message, voice), label=title))
            parts.append(element("p", " ".join(role_notes(message, voice)), class_="note"))
    return Markup("".join(parts))


def role_cells(
    message: InMatch, voice: Voice, *, only: Collection[str] = ()
) -> tuple[list[str], list[list[str]]]:
    """The names of the columns, and a row for each role and kind of contract.

    All columns, or `only` some. Where all contracts are of one kind it stands for all.
    """
    kinds = Counter(each.role for each in message[1].roles)
    roles = [each for each in message[1].roles if each.kind != EVERY or kinds[each.role] > 2]
    digits = digits_for(*(each.score.high - each.score.low for each in roles))
    rows = [_row(each, digits, voice) for each in roles]
    names = [name for name in (rows[0] if rows else ()) if not only or name in only]
    return [voice.say(name) for name in names], [[row[name] for name in names] for row in rows]


def _row(each: RoleComparison, digits: int, voice: Voice) -> dict[str, str]:
    scores = [voice.number(score, digits) for score in each.scores]
    wins = [voice.share(share) for share in each.wins]
    return {
        "column_role": voice.say(f"role_{each.role.value}"),
        "column_contract": voice.say(f"contract_{each.kind or 'alone'}"),
        "column_boards": voice.number(each.score.count),
        "column_of_first": scores[0],
        "column_of_second": scores[1],
        "column_difference": voice.number(each.score.mean, digits, signed=True),
        "column_interval": _interval(each.score.low, each.score.high, digits, voice),
        "column_won_first": wins[0],
        "column_won_second": wins[1],
        "column_won_difference": voice.number(100 * each.won.mean, 1, signed=True),
        "column_won_interval": _interval(100 * each.won.low, 100 * each.won.high, 1, voice),
    }


def _interval(low: float, high: float, digits: int, voice: Voice) -> str:
    """From the lower to the upper end; a dash where nothing is known about chance."""
    return voice.range(low, high, digits) if isfinite(high - low) else NOTHING


def role_notes(message: InMatch, voice: Voice) -> Iterator[str]:
    """What the numbers of such a table mean."""
    match, comparison = message
    yield voice.say("note_roles", unit=unit_of(match, voice))
    yield voice.say("note_roles_pure" if match.match.field is not None else "note_roles_mixed")
    if comparison.evidence.tested:
        yield voice.say("note_roles_tested")
