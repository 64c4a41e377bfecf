"""Strength over budget: which players or pairings of a summary were tried with several budgets.

If all players can be compared, a line is a player and its strength; otherwise, as when both sides
of each match have the same budget, a line is a pairing and its difference.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kiebitz.arena.entrants import Entrant
from kiebitz.arena.report.parts.units import entrants_of
from kiebitz.arena.report.plots.budgets import BudgetLine, BudgetPoint
from kiebitz.arena.summary import TournamentSummary

LIMITS: Final = ("seconds", "playouts", "worlds", "nodes")
"""The first of these with several values is the axis."""


@dataclass(frozen=True)
class BudgetLines:
    """Lines over one kind of limit."""

    limit: str
    lines: tuple[BudgetLine, ...]
    strengths: bool
    """Whether the lines are players' strengths; if not, differences of pairings."""


def budget_lines(summary: TournamentSummary, *, reach: float) -> BudgetLines | None:
    """The lines of a summary, if any player has several budgets.

    Intervals of strengths reach this many standard errors to both sides.
    """
    for limit in LIMITS:
        lines = _strengths(summary, limit, reach)
        if lines:
            return BudgetLines(limit, lines, strengths=True)
        lines = _differences(summary, limit)
        if lines:
            return BudgetLines(limit, lines, strengths=False)
    return None


def _strengths(summary: TournamentSummary, limit: str, reach: float) -> tuple[BudgetLine, ...]:
    if len({strength.group for strength in summary.strengths}) != 1:
        return ()
    by_label = {each.player: each for each in summary.strengths}
    points = []
    for entrant in entrants_of(summary):
        known = by_label.get(entrant.label)
        if known is not None and limit in entrant.limits:
            half = reach * known.error
            interval = (known.points, known.points - half, known.points + half)
            points.append((_name(entrant), BudgetPoint(float(entrant.limits[limit]), *interval)))
    return _lines(points)


def _differences(summary: TournamentSummary, limit: str) -> tuple[BudgetLine, ...]:
    """Of the matches between two players: over the budget of both, or that of the one with any."""
    points = []
    for match in summary.matches:
        limits = {e.limits[limit] for e in match.match.entrants if limit in e.limits}
        if len(match.match.entrants) == 2 and len(limits) == 1 and match.boards:
            estimate = match.comparisons[0].estimate
            point = BudgetPoint(float(limits.pop()), estimate.mean, estimate.low, estimate.high)
            points.append((" – ".join(map(_name, match.match.entrants)), point))
    return _lines(points)


def _name(entrant: Entrant) -> str:
    return entrant.name or entrant.text


def _lines(points: Iterable[tuple[str, BudgetPoint]]) -> tuple[BudgetLine, ...]:
    """Points by name; lines only if at least one has two different budgets."""
    by_name: dict[str, list[BudgetPoint]] = defaultdict(list)
    for name, point in points:
        by_name[name].append(point)
    lines = tuple(
        BudgetLine(name, tuple(sorted(found, key=lambda point: point.budget)))
        for name, found in by_name.items()
    )
    several = any(len({point.budget for point in line.points}) > 1 for line in lines)
    return lines if several else ()
