"""Which order of players is known: that of the comparisons that are decided, and no other."""

from kiebitz.arena.judging.evidence import Standing
from kiebitz.arena.report.parts.units import comparisons_of
from kiebitz.arena.summary import TournamentSummary


def find_better(summary: TournamentSummary) -> set[tuple[str, str]]:
    """All pairs of a player and one that is worse, by a comparison that can be trusted."""
    return {
        (each.first, each.second) if each.standing is Standing.BETTER else (each.second, each.first)
        for match, each in comparisons_of(summary)
        if each.standing.decided and not match.doubtful
    }


def rank_ranges(summary: TournamentSummary) -> list[tuple[int, int]]:
    """For each player of the ladder the best and the worst rank in its group that may be true."""
    better = find_better(summary)
    ranges = []
    for each in summary.strengths:
        others = [o.player for o in summary.strengths if o.group == each.group and o is not each]
        above = sum((other, each.player) in better for other in others)
        below = sum((each.player, other) in better for other in others)
        ranges.append((1 + above, 1 + len(others) - below))
    return ranges
