"""Summaries against the same numbers computed from the exported games by other means."""

import math
import statistics
from collections import defaultdict
from pathlib import Path

import pytest
from scipy import stats

from kiebitz.arena.export import read_records, runs_of
from kiebitz.arena.playing import open_session
from kiebitz.arena.summary import TournamentSummary, summarise
from kiebitz.arena.tournament import tournament_of
from kiebitz.games import seeger_fabian
from kiebitz.records import Record
from kiebitz.records.store import Store

PLAYERS = {"plain": "greedy", "chance": "random(bidder=plain)", "search": "flat(worlds=1)"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, TournamentSummary]:
    """A small Skat tournament in a store."""
    path = tmp_path_factory.mktemp("arena") / "store.sqlite"
    plan = tournament_of({"game": "skat", "boards": 8, "players": PLAYERS, "workers": 1})
    with Store(path) as store:
        session = open_session(plan, store)
        session.play()
        return path, session.summary()


def from_games(path: Path) -> dict[int, dict[int, dict[str, list[int]]]]:
    """By run, board and player's text: the tournament points of every seat, from the records."""
    points: dict[int, dict[int, dict[str, list[int]]]] = defaultdict(
        lambda: defaultdict(lambda: defaultdict(list))
    )
    with Store(path) as store:
        lines = [record.to_json() for record in read_records(store, runs_of(store))]
    for line in lines:
        record = Record.from_json(line)  # replayed by the rules
        scored = seeger_fabian(record.state.result)
        for player, score in zip(record.players, scored, strict=True):
            points[record.extra["run"]][record.extra["board"]][player].append(score)
    return points


def test_differences_intervals_and_p_values_come_out_again(
    played: tuple[Path, TournamentSummary],
) -> None:
    path, summary = played
    points = from_games(path)
    texts = {name: text for name, text in PLAYERS.items()}
    p_values = []
    for match in summary.matches:
        (comparison,) = match.comparisons
        boards = points[match.number]
        assert match.boards == len(boards) == 8
        differences = [
            statistics.fmean(boards[board][texts[comparison.first]])
            - statistics.fmean(boards[board][texts[comparison.second]])
            for board in sorted(boards)
        ]
        assert all(len(scores) == 9 for board in boards.values() for scores in board.values())
        assert comparison.differences == pytest.approx(differences)
        error = statistics.stdev(differences) / math.sqrt(len(differences))
        reach = stats.t(len(differences) - 1).ppf(0.975) * error
        student = comparison.evidence.student
        assert student is not None
        assert student.low == pytest.approx(statistics.fmean(differences) - reach)
        assert comparison.estimate.low <= student.low  # the wider one counts
        p_values.append(comparison.evidence.p_value)
        assert p_values[-1] >= float(stats.ttest_1samp(differences, 0).pvalue) - 1e-12
    ordered = sorted(p_values)
    for match, p in zip(summary.matches, p_values, strict=True):
        steps = [(3 - i) * q for i, q in enumerate(ordered) if q <= p]
        assert match.comparisons[0].adjusted == pytest.approx(min(1, max(steps)))


def test_a_summary_is_the_same_from_the_store_alone(
    played: tuple[Path, TournamentSummary],
) -> None:
    path, summary = played
    with Store(path) as store:
        again = summarise(store, [run.number for run in runs_of(store)], name=summary.name)
    assert again == summary


def test_only_the_boards_asked_for_count(played: tuple[Path, TournamentSummary]) -> None:
    path, summary = played
    with Store(path) as store:
        few = summarise(store, [summary.matches[0].number], boards=3)
    assert few.matches[0].boards == 3
    whole = summary.matches[0].comparisons[0].differences
    assert few.matches[0].comparisons[0].differences == whole[:3]
