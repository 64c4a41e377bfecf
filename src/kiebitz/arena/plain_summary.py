"""Summaries as plain data, for JSON and for comparing two runs."""

import math
from dataclasses import asdict
from typing import Any

from kiebitz.arena.accounts import Account, Role
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
        "comparisons": [_comparison(comparison) for comparison in summary.comparisons],
        "accounts": {
            str(entrant): _account(account, times=times)
            for entrant, account in sorted(summary.accounts.items())
        },
        "controls": [
            {
                "control": result.control.value,
                "entrant": result.entrant,
                "count": result.count,
                "wrong": result.wrong,
                "unchecked": None if result.unchecked is None else result.unchecked.value,
                "where": result.where,
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
        "llr": None if judgement is None else judgement.llr,
    }


def _comparison(comparison: Comparison) -> dict[str, Any]:
    return {
        "first": comparison.first,
        "second": comparison.second,
        "estimate": _finite(asdict(comparison.estimate)),
        "bootstrap": _finite(asdict(comparison.bootstrap)),
        "p": _number(comparison.t_test.p_value),
        "p_corrected": _number(comparison.adjusted),
        "won": comparison.signs.won,
        "lost": comparison.signs.lost,
        "drawn": comparison.signs.drawn,
        "sign_p": _number(comparison.signs.p_value),
    }


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
