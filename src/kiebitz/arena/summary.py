"""What came out: the comparisons, tables and controls of stored runs, ready to be shown.

Everything is computed from the store, so a report can be made at any time, on any machine.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import isnan
from typing import Any, Final

from kiebitz.arena.accounts import Account, Role, accounts_of, seat_tallies
from kiebitz.arena.controls import MOST, ControlResult, Outcome, control_results
from kiebitz.arena.judging.corrections import holm
from kiebitz.arena.judging.cross_tables import SymmetryTest, symmetry_test, wins_table
from kiebitz.arena.judging.evidence import (
    Evidence,
    Standing,
    evidence_of,
    evidence_of_test,
    standing_of,
)
from kiebitz.arena.judging.hypotheses import SignTest, sign_test
from kiebitz.arena.judging.intervals import Estimate
from kiebitz.arena.judging.ratings import Rating, TableResult, plackett_luce
from kiebitz.arena.judging.sequential import Judgement, Verdict, judge
from kiebitz.arena.judging.strengths import Strength, strengths
from kiebitz.arena.judging.tested_interval import Claim, claim_of
from kiebitz.arena.judging.until import Hypotheses, parse_until
from kiebitz.arena.match import Match
from kiebitz.arena.roles import Made, Place, RoleComparison, count_made, role_comparisons
from kiebitz.arena.seatings import Seating
from kiebitz.arena.stored_matches import read_boards, read_match, read_scores
from kiebitz.errors import BadOption, shown
from kiebitz.frames import Row, Tabular
from kiebitz.games import rules_text
from kiebitz.records.played import Failure, PlayedBoard
from kiebitz.records.store import Store, StoredRun

ALL_BOARDS: Final = 2**62
LADDER: Final = 3
"""From this many players on there are ratings."""


@dataclass(frozen=True)
class Comparison(Tabular):
    """Two entrants of a match, board by board."""

    first: str
    second: str
    differences: tuple[float, ...]
    """Of the boards that count, in order: score of the first minus score of the second."""
    evidence: Evidence
    """What they say."""
    signs: SignTest
    adjusted: float
    """The p-value, corrected for all comparisons of the tournament (Holm)."""
    failed: bool = False
    """Whether a player went wrong, so that boards are missing."""
    wins: SymmetryTest | None = None
    """Declared games won per deal, cross-tabulated; with a central contract in Skat.

    None after a sequential test, where an ordinary p-value says too much.
    """
    roles: tuple[RoleComparison, ...] = ()
    """By role and kind of contract; with role seatings."""

    @property
    def estimate(self) -> Estimate:
        """The mean difference with the interval that counts."""
        return self.evidence.estimate

    @property
    def standing(self) -> Standing:
        """What is known; everything that is shown says this and nothing else."""
        return standing_of(self.estimate, corrected=self.adjusted, failed=self.failed)

    def _repr_html_(self) -> str:
        from kiebitz.arena.pictures import show_summary

        return show_summary(self.to_rows())

    def to_rows(self) -> list[Row]:
        """One row: the difference with its interval, and what is known."""
        estimate = self.estimate
        return [
            {
                "first": self.first,
                "second": self.second,
                "boards": estimate.count,
                "difference": estimate.mean,
                "low": estimate.low,
                "high": estimate.high,
                "confidence": estimate.confidence,
                "sd": estimate.sd,
                "p": self.evidence.p_value,
                "p_corrected": self.adjusted,
                "standing": self.standing.value,
                "won": self.signs.won,
                "lost": self.signs.lost,
                "drawn": self.signs.drawn,
            }
        ]


@dataclass(frozen=True)
class MatchSummary(Tabular):
    """What came out of one match."""

    number: int
    """Of the run in the store."""
    match: Match
    boards: int
    """That count."""
    comparisons: tuple[Comparison, ...]
    accounts: Mapping[int, Account]
    """By entrant; -1 is the field."""
    controls: tuple[ControlResult, ...]
    failures: tuple[tuple[int, Failure], ...]
    hypotheses: Hypotheses | None
    judgement: Judgement | None
    """Of the sequential test."""
    created: str
    versions: Mapping[str, Any]

    @property
    def decided(self) -> bool:
        """Whether a sequential test has ended the match."""
        return self.judgement is not None and self.judgement.verdict is not Verdict.UNDECIDED

    @property
    def claim(self) -> Claim | None:
        """What the sequential test says, if it has decided."""
        if self.judgement is None or self.hypotheses is None:
            return None
        return claim_of(self.judgement, self.hypotheses)

    @property
    def doubtful(self) -> bool:
        """Whether a control found something wrong, so that no verdict can be trusted."""
        return any(result.outcome is Outcome.WRONG for result in self.controls)

    def _repr_html_(self) -> str:
        from kiebitz.arena.pictures import show_summary

        return show_summary(self.to_rows())

    def to_rows(self) -> list[Row]:
        """A row for each comparison of two entrants."""
        game = rules_text(self.match.rules)
        return [
            {"run": self.number, "game": game, "doubtful": self.doubtful, **row}
            for comparison in self.comparisons
            for row in comparison.to_rows()
        ]


@dataclass(frozen=True)
class TournamentSummary(Tabular):
    """What came out of several matches."""

    name: str
    matches: tuple[MatchSummary, ...]
    strengths: tuple[Strength, ...] = ()
    """The best first; empty with fewer than three players."""
    ratings: Mapping[str, Rating] | None = None

    def _repr_html_(self) -> str:
        from kiebitz.arena.pictures import show_summary

        return show_summary(self.to_rows())

    def to_rows(self) -> list[Row]:
        """A row for each comparison of each match."""
        return [row for match in self.matches for row in match.to_rows()]


def summarise(
    store: Store,
    numbers: Sequence[int],
    *,
    name: str = "",
    boards: int | None = None,
    until: Hypotheses | None = None,
) -> TournamentSummary:
    """Sum up these runs: at most `boards` of each, or those up to where the test decided.

    Without `boards` and `until` what was asked for last is taken.
    """
    stored = {run.number: run for run in store.runs()}
    if missing := [number for number in numbers if number not in stored]:
        raise BadOption(f"there is no run {shown(missing[0])} in {store.path!r}")
    matches = {number: read_match(store, stored[number]) for number in numbers}
    ladder = _has_ladder(list(matches.values()))
    summaries: list[MatchSummary] = []
    tables: list[TableResult] = []
    for number, match in matches.items():
        run = stored[number]
        hypotheses = until or (parse_until(run.until) if run.until else None)
        judgement, last = _judge_until(
            store, run, match, boards or run.wanted or ALL_BOARDS, hypotheses
        )
        accounted = _Accounting(match, ladder=ladder)
        accounts = accounts_of(accounted.watch(read_boards(store, run, match, until=last)))
        tables += accounted.tables
        failures = store.failures(number)
        judged = None if hypotheses is None or judgement is None else (hypotheses, judgement)
        # A test may stop where it looks good, so its boards are no plain sample.
        checked = accounted.boards if judged is None else MOST
        summaries.append(
            MatchSummary(
                number,
                match,
                accounted.boards,
                tuple(_comparisons(match, accounted, judged, failed=bool(failures))),
                accounts,
                tuple(control_results(store, number, match, run.versions, boards=checked)),
                tuple(failures),
                hypotheses,
                judgement,
                run.created,
                run.versions,
            )
        )
    return TournamentSummary(
        name,
        tuple(_correct(summaries)),
        tuple(strengths(tables)) if tables else (),
        plackett_luce(tables) if tables else None,
    )


def _has_ladder(matches: Sequence[Match]) -> bool:
    """Whether there are enough players, and all of them played the same boards for the same.

    A ladder weighs seats alike, role seatings do not: there are more defenders than declarers.
    """
    players = {label for match in matches for label in match.labels}
    played = {(match.dealing, match.measure, match.recorded) for match in matches}
    every_seat = all(match.seating is Seating.ALL for match in matches)
    return len(players) >= LADDER and len(played) == 1 and every_seat


def _judge_until(
    store: Store, run: StoredRun, match: Match, last: int, until: Hypotheses | None
) -> tuple[Judgement | None, int]:
    """What the sequential test says of the boards without a gap, and how many boards count."""
    if until is None:
        return None, last
    whole = []
    for expected, (board, scores) in enumerate(read_scores(store, run, match)):
        if board != expected or board >= last:
            break
        whole.append(scores[0] - scores[1])
    judgement = judge(whole, until)
    return judgement, last if judgement.verdict is Verdict.UNDECIDED else judgement.boards


class _Accounting:
    """Looks at the boards as they pass by: scores, declared games won, table results."""

    def __init__(self, match: Match, *, ladder: bool) -> None:
        self.match = match
        self.ladder = ladder
        self.boards = 0
        self.scores: list[tuple[float, ...]] = []
        self.wins: list[tuple[int, ...]] = []
        self.tables: list[TableResult] = []
        self.roles: list[dict[Place, Made]] = []
        central = match.dealing.start.cards == match.rules.cards_in_play
        self._central = match.rules.declares and central

    def watch(self, boards: Iterator[PlayedBoard]) -> Iterator[PlayedBoard]:
        entrants = range(len(self.match.entrants))
        for board in boards:
            self.boards += 1
            self.scores.append(tuple(board.mean_score(entrant) for entrant in entrants))
            if self._central:
                self.wins.append(tuple(_declared_wins(board, entrant) for entrant in entrants))
            if self.match.seating is Seating.ROLES:
                self.roles.append(count_made(board))
            if self.ladder:
                self.tables += _tables(self.match, board)
            yield board


def _declared_wins(board: PlayedBoard, entrant: int) -> int:
    return sum(
        play.entrant == entrant and role is Role.DECLARER and bool(tally.won)
        for game in board.games
        for play, (role, _, tally) in zip(game.seats, seat_tallies(game.final()), strict=True)
    )


def _tables(match: Match, board: PlayedBoard) -> Iterator[TableResult]:
    for game in board.games:
        names = [match.entrant(play.entrant).label for play in game.seats]
        scores = [play.score for play in game.seats]
        parties = match.rules.parties
        sides = tuple(tuple(names[seat] for seat in party) for party in parties)
        yield TableResult(board.number, sides, tuple(scores[party[0]] for party in parties))


Judged = tuple[Hypotheses, Judgement]
"""A sequential test and what it says."""


def _comparisons(
    match: Match, seen: _Accounting, judged: Judged | None, *, failed: bool
) -> Iterator[Comparison]:
    for first, second in combinations(range(len(match.entrants)), 2):
        differences = tuple(scores[first] - scores[second] for scores in seen.scores)
        if judged is None:
            evidence = evidence_of(differences)
        else:
            hypotheses, judgement = judged
            differences = differences[: judgement.boards]  # later ones the test has not seen
            evidence = evidence_of_test(differences, hypotheses)
        yield Comparison(
            match.labels[first],
            match.labels[second],
            differences,
            evidence,
            sign_test(differences),
            evidence.p_value,
            failed,
            _wins(seen, first, second) if judged is None else None,
            tuple(
                role_comparisons(
                    seen.roles[: len(differences)], first, second, tested=evidence.tested
                )
            ),
        )


def _wins(seen: _Accounting, first: int, second: int) -> SymmetryTest | None:
    if not seen.wins:
        return None
    firsts = [row[first] for row in seen.wins]
    seconds = [row[second] for row in seen.wins]
    return symmetry_test(wins_table(firsts, seconds, most=max(firsts + seconds + [3])))


def _correct(summaries: Sequence[MatchSummary]) -> Iterator[MatchSummary]:
    """The same summaries with p-values corrected for all comparisons together."""
    family = [comparison for summary in summaries for comparison in summary.comparisons]
    adjusted = iter(holm([c.adjusted for c in family if not isnan(c.adjusted)]))
    for summary in summaries:
        yield replace(
            summary,
            comparisons=tuple(
                c if isnan(c.adjusted) else replace(c, adjusted=next(adjusted))
                for c in summary.comparisons
            ),
        )
