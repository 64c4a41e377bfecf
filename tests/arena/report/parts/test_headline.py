from dataclasses import replace

import numpy as np
import pytest

from kiebitz.arena.report.parts.headline import headline, verdict_sentence
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import MatchSummary, TournamentSummary
from kiebitz.cards import Language
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, three_players, tournament

CLEAR = [10.0, 14.0, 12.0, 8.0, 16.0, 12.0]
OPEN = [10.0, -14.0, 12.0, -8.0, 16.0, -12.0]


def _verdict(match: MatchSummary, language: Language = Language.EN) -> str:
    return verdict_sentence(match, match.comparisons[0], Voice(language))


def _words(summary: TournamentSummary) -> str:
    return Page(headline(summary, Voice())).words


def test_a_clear_result_names_the_better_player_first() -> None:
    forth = _verdict(match_summary(CLEAR))
    assert forth == (
        "greedy is better than random by 12.0 tournament points per game: "
        "95 % interval 9.0 to 15.0, 6 boards."
    )
    back = _verdict(match_summary([-value for value in CLEAR]))
    assert back == forth.replace("greedy is better than random", "random is better than greedy")


def test_german_numbers_have_a_comma() -> None:
    assert "um 12,0 Turnierpunkte je Spiel besser als random" in _verdict(
        match_summary(CLEAR), Language.DE
    )


def test_an_interval_around_zero_is_not_decided() -> None:
    assert _verdict(match_summary(OPEN)).startswith("Not decided: greedy is ahead of random")


@pytest.mark.parametrize(
    ("differences", "words"),
    [
        ([], "No board of greedy against random is finished yet."),
        ([5.0], "Not decided: a single board"),
        ([0.0, 0.0, 0.0], "came out exactly equal on every board (3 boards)"),
        ([3.0, 3.0], "by exactly 3.0 tournament points per game on every board (2 boards)"),
    ],
)
def test_results_without_noise_have_words_of_their_own(
    differences: list[float], words: str
) -> None:
    assert words in _verdict(match_summary(differences))


def test_of_several_only_those_are_decided_that_hold_after_correction() -> None:
    words = _words(three_players(CLEAR, OPEN))
    decided, still_open = words.split("Not decided")
    assert "corrected for all 3 comparisons" in decided
    assert "greedy beats random by 12.0" in decided
    assert decided.count("beats") == 1
    assert still_open.count("is ahead of") == 2
    assert "In order of strength: greedy (+10.0), random (+3.0), flat(worlds=2) (−4.0)." in words


def test_players_who_never_met_stand_in_no_order() -> None:
    summary = three_players(CLEAR, CLEAR)
    first, *others = summary.strengths
    apart = replace(summary, strengths=(first, *(replace(each, group=1) for each in others)))
    assert "In order of strength" not in _words(apart)


def _boards(mean: float) -> list[float]:
    return [float(value) for value in np.random.default_rng(3).normal(mean, 20, 2000)]


@pytest.mark.parametrize(
    ("mean", "until", "words"),
    [
        (6.0, "0..6", "greedy is better than random: the sequential test stopped after"),
        (-6.0, "0..-6", "random is better than greedy: the sequential test stopped after"),
        (0.0, "0..6", "decided for a difference of 0 rather than 6"),
        (5.0, "0..0.2sd", "decided for a difference of 0.2 standard deviations"),
    ],
)
def test_a_sequential_test_says_what_it_decided(mean: float, until: str, words: str) -> None:
    match = match_summary(_boards(mean), until=until)
    assert match.decided
    assert words in _verdict(match)
    assert "the interval that allows for looking at every board" in _verdict(match)


def test_a_sequential_test_may_be_open() -> None:
    told = _verdict(match_summary(_boards(3.0)[:40], until="0..6"))
    assert "after 40 boards the sequential test" in told
    assert "still open between a difference of 0 and one of 6" in told
    assert "unbounded" in told


def test_of_several_matches_with_a_sequential_test_none_is_called_undecided_by_mistake() -> None:
    match = match_summary(_boards(6.0), until="0..6")
    words = _words(tournament(match, match_summary(CLEAR, names=("greedy", "flat"))))
    assert "By the sequential test, each for itself greedy is better than random" in words
    assert "Not decided" not in words


def test_nothing_played_is_said_plainly() -> None:
    assert "Nothing has been played yet." in _words(TournamentSummary("", ()))
