"""Summaries as plain data, for JSON and for comparing two runs."""

import math
from dataclasses import asdict
from typing import Any

from kiebitz.arena.accounts import Account, Role
from kiebitz.arena.judging.intervals import Estimate
from kiebitz.arena.roles import RoleComparison
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary


def summary_to_dict(summary: TournamentSummary, *, times: bool = True) -> dict[str, Any]:
    """The summary as plain data; without times it is the same for every run of the same boards."""
    return {
        "name": summary.name,
        "matches": [_match(match, times=times) for match in summary.matches],
        "strengths": [_finite(asdict(strength)) for strength in summary.strengths],
        "ratings": {player: asdict(rating) for player, rating in (summary.ratings or {}).items()},
    }


def _match(summary: MatchSummary, *, times: bool) -> dict[str, Any]:
    judgement = summary.judgement
    return {
        "run": summary.match.key,
        "match": summary.match.to_dict(),
        "versions": dict(summary.versions),
        "boards": summary.boards,
        "doubtful": summary.doubtful,
        "comparisons": [_comparison(comparison) for comparison in summary.comparisons],
        "accounts": {
            str(entrant): _account(account, times=times)
            for entrant, account in sorted(summary.accounts.items())
        },
        "controls": [
            {
                "control": result.control.value,
                "entrant": result.entrant,
                "outcome": result.outcome.value,
                "count": result.count,
                "wrong": result.wrong,
                "unchecked": None if result.unchecked is None else result.unchecked.value,
                "where": result.where,
                "error": result.error,
                "differences": list(result.differences),
            }
            for result in summary.controls
        ],
        "failures": [
            {"board": board, "seat": failure.seat, "player": failure.player, "what": failure.what}
            for board, failure in summary.failures
        ],
        "until": None if summary.hypotheses is None else str(summary.hypotheses),
        "verdict": None if judgement is None else judgement.verdict.value,
        "claim": None if summary.claim is None else str(summary.claim),
        "llr": None if judgement is None else judgement.llr,
    }


def _comparison(comparison: Comparison) -> dict[str, Any]:
    evidence = comparison.evidence
    return {
        "first": comparison.first,
        "second": comparison.second,
        "standing": comparison.standing.value,
        "judged_by": "test" if evidence.tested else "boards",
        "estimate": _estimate(evidence.estimate),
        "student": _estimate(evidence.student),
        "bootstrap": _estimate(evidence.bootstrap),
        "p": _number(evidence.p_value),
        "p_corrected": _number(comparison.adjusted),
        "won": comparison.signs.won,
        "lost": comparison.signs.lost,
        "drawn": comparison.signs.drawn,
        "roles": [_role(each) for each in comparison.roles],
        "sign_p": None if evidence.tested else _number(comparison.signs.p_value),
    }


def _role(comparison: RoleComparison) -> dict[str, Any]:
    return {
        "role": comparison.role.value,
        "kind": comparison.kind or "all",
        "scores": list(comparison.scores),
        "score": _estimate(comparison.score),
        "wins": list(comparison.wins),
        "won": _estimate(comparison.won),
    }


def _estimate(estimate: Estimate | None) -> dict[str, Any] | None:
    return None if estimate is None else _finite(asdict(estimate))


def _account(account: Account, *, times: bool) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "games": account.games,
        "decisions": account.decisions,
        "nodes": account.nodes,
        "worlds": account.worlds,
        "playouts": account.playouts,
        "roles": {
            f"{role.value} {contract}": asdict(tally)
            for (role, contract), tally in sorted(account.tallies.items(), key=_by_role)
        },
    }
    if times:
        plain["seconds_per_decision"] = account.seconds_per_decision
    return plain


def _by_role(item: tuple[tuple[Role, str], object]) -> tuple[str, str]:
    return item[0][0].value, item[0][1]


def _number(value: float) -> float | None:
    """JSON knows neither infinity nor what is not a number."""
    return value if math.isfinite(value) else None


def _finite(values: dict[str, Any]) -> dict[str, Any]:
    return {
        key: _number(value) if isinstance(value, float) else value for key, value in values.items()
    }
