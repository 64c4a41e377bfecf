import math
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz.arena.controls import Control, ControlResult
from kiebitz.arena.judging.evidence import Standing
from kiebitz.arena.report.parts.verdicts import verdict_sentence
from kiebitz.arena.report.voice import Voice, digits_for
from kiebitz.arena.summary import MatchSummary
from kiebitz.cards import Language
from kiebitz.records.played import Failure
from tests.arena.report.summaries import match_summary

CLEAR = [10.0, 14.0, 12.0, 8.0, 16.0, 12.0]
OPEN = [10.0, -14.0, 12.0, -8.0, 16.0, -12.0]
FIVE = [36.0, 38.0, 40.0, 40.0, 110.0]
"""Student's interval excludes zero, the bootstrap's does not."""


def _verdict(match: MatchSummary, language: Language = Language.EN) -> str:
    return verdict_sentence(match, match.comparisons[0], Voice(language))


def test_a_clear_result_names_the_better_player_first() -> None:
    forth = _verdict(match_summary(CLEAR))
    assert forth.startswith("greedy is better than random by 12.0 tournament points per game: ")
    assert forth.endswith("6 boards. So few boards may not have met what happens rarely.")
    back = _verdict(match_summary([-value for value in CLEAR]))
    assert back == forth.replace("greedy is better than random", "random is better than greedy")


def test_german_numbers_have_a_comma() -> None:
    assert "um 12,0 Turnierpunkte je Spiel besser als random" in _verdict(
        match_summary(CLEAR), Language.DE
    )


def test_an_interval_around_zero_is_not_decided() -> None:
    assert _verdict(match_summary(OPEN)).startswith("Not decided: greedy is ahead of random")


@pytest.mark.parametrize("language", Language)
def test_five_boards_on_which_the_intervals_disagree_decide_nothing(language: Language) -> None:
    match = match_summary(FIVE)
    student = match.comparisons[0].evidence.student
    assert student is not None
    assert student.low > 0
    words = _verdict(match, language)
    assert words.startswith({"en": "Not decided: ", "de": "Nicht entschieden: "}[language.value])
    low, high = match.comparisons[0].estimate.ends
    assert low < 0 < high
    assert Voice(language).range(low, high, 1) in words


@pytest.mark.parametrize(
    ("differences", "words"),
    [
        ([], "No board of greedy against random is finished yet."),
        ([5.0], "Not decided: a single board"),
        ([5.0, 7.0], "Not decided: greedy against random stands at +6.0"),
        ([0.0, 0.0, 0.0], "does not prove that they are equally strong"),
        ([3.0, 3.0], "by exactly 3.0 tournament points per game on every board (2 boards)"),
        ([9.0, -9.0] * 8, "Not decided: on average greedy and random are level"),
    ],
)
def test_results_that_decide_nothing_have_words_of_their_own(
    differences: list[float], words: str
) -> None:
    match = match_summary(differences)
    assert words in _verdict(match)
    assert not match.comparisons[0].standing.decided


def test_a_player_that_went_wrong_gets_no_verdict_however_clear_the_rest_is() -> None:
    match = match_summary(CLEAR, failures=[(9, Failure(0, "greedy", "raised", b""))])
    assert _verdict(match).startswith("No verdict on greedy and random")
    assert match.comparisons[0].standing is Standing.FAILED


def test_a_verdict_beside_a_failed_control_is_marked() -> None:
    match = match_summary(CLEAR, controls=[ControlResult(Control.HONESTY, 0, 20, 3)])
    assert _verdict(match).startswith("Not to be trusted until it is known why a control failed:")
    assert _verdict(match, Language.DE).startswith("Dem ist nicht zu trauen, solange nicht klar")


# ---- With a sequential test ----------------------------------------------------------------------


def _boards(mean: float) -> list[float]:
    return [float(value) for value in np.random.default_rng(3).normal(mean, 20, 2000)]


@pytest.mark.parametrize("language", Language)
def test_a_player_that_lost_every_board_is_worse_whatever_the_test_asked(
    language: Language,
) -> None:
    lost = [-58.0 + 3 * (place % 7) for place in range(80)]
    words = _verdict(match_summary(lost, until="0..5"), language)
    assert words.startswith(
        {"en": "random is better than greedy by ", "de": "random ist um "}[language.value]
    )
    bound = {
        "en": "greedy minus random is less than 5 tournament points per game",
        "de": "greedy minus random ist weniger als 5 Turnierpunkte je Spiel",
    }
    assert bound[language.value] in words
    assert "difference of 0" not in words
    assert "Unterschied von 0" not in words


@pytest.mark.parametrize(
    ("mean", "until", "known", "bound"),
    [
        (6.0, "0..6", "greedy is better than random by", "is more than 0 tournament"),
        (-6.0, "0..-6", "random is better than greedy by", "is less than 0 tournament"),
        (0.0, "0..6", "Not decided who is better", "is less than 6 tournament"),
        (0.0, "0..-6", "Not decided who is better", "is more than −6 tournament"),
        (30.0, "0..-6", "greedy is better than random by", "is more than −6 tournament"),
        (-30.0, "-6..6", "random is better than greedy by", "is less than 6 tournament"),
        (30.0, "-6..6", "greedy is better than random by", "is more than −6 tournament"),
        (0.0, "-12..-4", "Not decided who is better", "is more than −12 tournament"),
        (30.0, "5..10", "greedy is better than random by", "is more than 5 tournament"),
        (-30.0, "-10..-5", "random is better than greedy by", "is less than −5 tournament"),
        (5.0, "0..0.2sd", "greedy is better than random by", "more than 0 standard deviations"),
    ],
)
def test_a_sequential_test_says_who_is_better_and_which_bound_it_found(
    mean: float, until: str, known: str, bound: str
) -> None:
    match = match_summary(_boards(mean), until=until)
    assert match.decided
    assert _verdict(match).startswith(known)
    assert bound in _verdict(match)
    assert "wrong in at most 5" in _verdict(match)


def test_a_sequential_test_may_be_open() -> None:
    words = _verdict(match_summary(_boards(3.0)[:40], until="0..6"))
    assert words.startswith("Not decided: greedy against random stands at")
    assert "The sequential test of 0 against 6 has not decided yet." in words


# ---- Everything ----------------------------------------------------------------------------------

boards = st.lists(st.integers(-60, 60).map(float), max_size=25)
tests = st.sampled_from(["", "0..5", "5..0", "-5..5", "3..-8", "0..0.3sd"])


@given(boards, tests, st.integers(1, 4))
def test_nobody_is_called_better_unless_the_interval_in_the_same_sentence_excludes_zero(
    differences: list[float], until: str, times: int
) -> None:
    match = match_summary(differences * times, until=until)
    words, estimate = _verdict(match), match.comparisons[0].estimate
    claimed = re.match(r"(greedy|random) is better than", words)
    outside = math.isfinite(estimate.low) and not estimate.low <= 0 <= estimate.high
    assert bool(claimed) == outside
    if claimed:
        assert claimed[1] == ("greedy" if estimate.low > 0 else "random")
        low, high = sorted(map(abs, estimate.ends))
        shown = Voice().range(low, high, digits_for(high - low))
        assert shown in words
        assert not shown.startswith(("0.0 ", "0.00 "))
