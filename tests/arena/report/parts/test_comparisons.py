import re
from dataclasses import replace

import numpy as np
import pytest

from kiebitz.arena.judging.cross_tables import SymmetryTest
from kiebitz.arena.report.parts.comparisons import comparison_table
from kiebitz.arena.report.voice import Voice
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, three_players, tournament

NUMBER = re.compile(r"−?\d[\d,]*\.?\d*")


def _noise(count: int, mean: float) -> list[float]:
    return [float(value) for value in np.random.default_rng(5).normal(mean, 30, count)]


def _numbers(words: str) -> list[float]:
    return [float(n.replace("−", "-").replace(",", "")) for n in NUMBER.findall(words)]


def test_the_numbers_are_those_of_the_summary() -> None:
    match = match_summary(_noise(1500, 1.0))
    comparison = match.comparisons[0]
    page = Page(comparison_table(tournament(match), Voice()))
    shown = page.words.split("boards", 1)[1]
    evidence, signs = comparison.evidence, comparison.signs
    estimate, student, bootstrap = evidence.estimate, evidence.student, evidence.bootstrap
    assert student is not None
    assert bootstrap is not None
    expected = [estimate.count, estimate.mean, 95, *estimate.ends]
    expected += [*student.ends, *bootstrap.ends]
    expected += [estimate.sd, evidence.p_value, signs.won, signs.lost, signs.drawn]
    assert _numbers(shown)[: len(expected)] == pytest.approx(expected, abs=0.051)


def test_several_comparisons_are_rows_with_corrected_p_values() -> None:
    summary = three_players(_noise(50, 12.0), _noise(50, 1.0))
    words = Page(comparison_table(summary, Voice())).words
    assert "p corrected" in words
    for match in summary.matches:
        assert Voice().p_value(match.comparisons[0].adjusted) in words
        assert " – ".join(match.match.labels) in words


def test_a_sequential_test_adds_its_verdict_and_the_interval_that_stays_right() -> None:
    match = match_summary(_noise(500, 20.0), until="0..8")
    words = Page(comparison_table(tournament(match), Voice())).words
    low, high = match.comparisons[0].estimate.ends
    assert f"test's interval {Voice().range(low, high, 1)}" in words
    assert f"more than 0, LLR +{match.judgement.llr:.2f}" in words  # type: ignore[union-attr]
    assert "look surer than they are, so they are left out" in words
    assert "Student" not in words
    assert " p " not in words


def test_what_nothing_is_known_about_is_left_out_or_a_dash() -> None:
    words = Page(comparison_table(tournament(match_summary([3.0, 3.0])), Voice())).words
    assert " p – won" in words
    assert "test's interval" not in words
    assert "games won" not in words


def test_games_won_per_deal_have_their_own_p_value() -> None:
    match = match_summary([1.0, 2.0])
    tested = replace(match.comparisons[0], wins=SymmetryTest(10.0, 1, 0.0016))
    words = Page(comparison_table(tournament(replace(match, comparisons=(tested,))), Voice())).words
    assert "p (games won) 0.002" in words
