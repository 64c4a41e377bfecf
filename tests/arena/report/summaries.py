"""Summaries for tests, made from numbers: what would come out of matches with these differences."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kiebitz.arena.accounts import Account, Role, Tally
from kiebitz.arena.controls import Control, ControlResult
from kiebitz.arena.entrants import Entrant
from kiebitz.arena.judging.corrections import holm
from kiebitz.arena.judging.evidence import evidence_of, evidence_of_test
from kiebitz.arena.judging.hypotheses import sign_test
from kiebitz.arena.judging.ratings import Rating
from kiebitz.arena.judging.sequential import judge
from kiebitz.arena.judging.strengths import Strength
from kiebitz.arena.judging.until import Hypotheses, parse_until
from kiebitz.arena.playing import match_of
from kiebitz.arena.summary import Comparison, MatchSummary, TournamentSummary
from kiebitz.players import Budget
from kiebitz.records.played import Failure

ALICE, BOB, CAROL = "greedy", "random", "flat(worlds=2)"


def comparison(
    first: str,
    second: str,
    differences: Sequence[float],
    *,
    hypotheses: Hypotheses | None = None,
    failed: bool = False,
) -> Comparison:
    """The comparison of two players with these differences per board."""
    values = tuple(map(float, differences))
    if hypotheses is None:
        evidence = evidence_of(values, resamples=1999)
    else:
        evidence = evidence_of_test(values, hypotheses)
    return Comparison(first, second, values, evidence, sign_test(values), evidence.p_value, failed)


def match_summary(
    differences: Sequence[float],
    *,
    names: tuple[str, str] = (ALICE, BOB),
    until: str = "",
    labels: tuple[str, str] = ("", ""),
    budgets: tuple[Budget, Budget] = (Budget(), Budget()),
    controls: Sequence[ControlResult] = (),
    failures: Sequence[tuple[int, Failure]] = (),
    accounts: Mapping[int, Account] | None = None,
    **match: Any,
) -> MatchSummary:
    """A match of two players; with `until` the boards up to the verdict of the test."""
    made = match_of([ALICE, BOB], **{"game": "skat", "seed": 1, **match})
    entrants = [
        Entrant(text, budget, name=label)
        for text, budget, label in zip(names, budgets, labels, strict=True)
    ]
    made = replace(made, entrants=tuple(entrants))
    hypotheses = parse_until(until) if until else None
    judgement = judge(differences, hypotheses) if hypotheses else None
    counted = differences[: judgement.boards] if judgement else differences
    return MatchSummary(
        1,
        made,
        len(counted),
        (comparison(*made.labels, counted, hypotheses=hypotheses, failed=bool(failures)),),
        skat_accounts() if accounts is None else accounts,
        tuple(controls or good_controls()),
        tuple(failures),
        hypotheses,
        judgement,
        "2026-11-16T05:06:07+00:00",
        {"kiebitz": "0.1.0"},
    )


def skat_accounts() -> dict[int, Account]:
    """Two players with a few games in every role."""
    accounts = {}
    for number in (0, 1):
        account = Account(decisions=100, seconds=0.25 + number, playouts=number * 1000)
        account.add(Role.DECLARER, "grand", Tally(10, 8 - number, 300.0, 500.0, 800.0))
        account.add(Role.DECLARER, "null", Tally(2, 1, 23.0, 20.0, 30.0))
        account.add(Role.DEFENDER, "hearts", Tally(20, 5, 0.0, 200.0, 900.0))
        account.add(Role.PASSED, "passed", Tally(4))
        accounts[number] = account
    return accounts


def good_controls() -> list[ControlResult]:
    """All controls of two players, passed."""
    return [
        result
        for entrant in (0, 1)
        for result in (
            ControlResult(Control.COPY, entrant, 5),
            ControlResult(Control.RANDOM, entrant, 5, differences=(30.0, 20.0, 40.0, 25.0, 35.0)),
            ControlResult(Control.HONESTY, entrant, 20),
        )
    ]


def tournament(*matches: MatchSummary, name: str = "") -> TournamentSummary:
    """Several matches with corrected p-values, and made-up strengths for three players or more."""
    known = [c.adjusted for m in matches for c in m.comparisons if c.adjusted == c.adjusted]
    adjusted = iter(holm(known))
    corrected = tuple(
        replace(
            match,
            comparisons=tuple(
                replace(c, adjusted=next(adjusted)) if c.adjusted == c.adjusted else c
                for c in match.comparisons
            ),
        )
        for match in matches
    )
    labels = list(dict.fromkeys(label for match in matches for label in match.match.labels))
    if len(labels) < 3:
        return TournamentSummary(name, corrected)
    strengths = [Strength(label, 10.0 - 7 * n, 1.5, 0) for n, label in enumerate(labels)]
    ratings = {label: Rating(25.0 - n, 1.0) for n, label in enumerate(labels)}
    return TournamentSummary(name, corrected, tuple(strengths), ratings)


def three_players(first: Sequence[float], second: Sequence[float]) -> TournamentSummary:
    """Three pairings of three players."""
    return tournament(
        match_summary(first, names=(ALICE, BOB)),
        match_summary(second, names=(ALICE, CAROL)),
        match_summary(second, names=(BOB, CAROL)),
        name="Autumn",
    )
