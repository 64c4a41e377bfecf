from dataclasses import replace

import numpy as np

from kiebitz.arena.controls import Control, ControlResult
from kiebitz.arena.report.parts.headline import headline
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import TournamentSummary
from kiebitz.cards import Language
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, three_players, tournament

CLEAR = [10.0, 14.0, 12.0, 8.0, 16.0, 12.0]
OPEN = [10.0, -14.0, 12.0, -8.0, 16.0, -12.0]


def _words(summary: TournamentSummary) -> str:
    return Page(headline(summary, Voice())).words


def test_of_several_only_those_are_decided_that_hold_after_correction() -> None:
    words = _words(three_players(CLEAR, OPEN))
    decided = words.partition("Decided, corrected for all 3 comparisons (Holm)")[2]
    decided, _, still_open = decided.partition("Not decided")
    assert "greedy beats random by 12.0" in decided
    assert decided.count("beats") == 1
    assert still_open.count("is ahead of") == 2


def test_an_order_of_strength_is_claimed_only_where_it_is_known() -> None:
    players = "greedy (+10.0), random (+3.0), flat(worlds=2) (−4.0)."
    assert f"In order of strength: {players}" in _words(three_players(CLEAR, CLEAR))
    words = _words(three_players(CLEAR, OPEN))
    assert "In order of strength" not in words
    assert f"By mean points: {players}" in words
    assert "Not decided is the order of random and flat(worlds=2)." in words
    german = Page(headline(three_players(CLEAR, OPEN), Voice(Language.DE))).words
    assert "Nicht entschieden ist die Reihenfolge von random und flat(worlds=2)." in german


def test_a_verdict_beside_a_failed_control_is_not_to_be_trusted() -> None:
    wrong = [ControlResult(Control.COPY, 0, 5, 1)]
    alone = _words(tournament(match_summary(CLEAR, controls=wrong)))
    assert alone.startswith("Not to be trusted until it is known why a control failed: greedy is")
    summary = three_players(CLEAR, CLEAR)
    doubtful = replace(summary.matches[0], controls=tuple(wrong))
    words = _words(replace(summary, matches=(doubtful, *summary.matches[1:])))
    assert words.count("Not to be trusted") == 1
    assert "Not decided is the order of greedy and random" in words


def test_players_who_never_met_stand_in_no_order() -> None:
    summary = three_players(CLEAR, CLEAR)
    first, *others = summary.strengths
    apart = replace(summary, strengths=(first, *(replace(each, group=1) for each in others)))
    assert "In order of strength" not in _words(apart)


def _boards(mean: float) -> list[float]:
    return [float(value) for value in np.random.default_rng(3).normal(mean, 20, 2000)]


def test_of_several_matches_with_a_sequential_test_none_is_called_undecided_by_mistake() -> None:
    match = match_summary(_boards(6.0), until="0..6")
    words = _words(tournament(match, match_summary(CLEAR, names=("greedy", "flat"))))
    assert "By the sequential test, each for itself greedy is better than random" in words
    assert "Not decided:" not in words


def test_nothing_played_is_said_plainly() -> None:
    assert "Nothing has been played yet." in _words(TournamentSummary("", ()))
