from kiebitz.arena.controls import Control, ControlResult, Unchecked
from kiebitz.arena.report.parts.trust import trust
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.summary import TournamentSummary
from kiebitz.players import Budget
from kiebitz.records.played import Failure
from tests.arena.report.summaries import match_summary, tournament

CLEAR = [10.0, 14.0, 12.0, 8.0, 16.0, 12.0]


def _words(summary: TournamentSummary) -> str:
    return " ".join(words for _, words in trust(summary, Voice()))


def test_controls_that_failed_come_with_a_warning() -> None:
    wrong = [ControlResult(Control.COPY, 0, 5, 1), ControlResult(Control.HONESTY, 1, 20, 2)]
    assert "Careful: 2 of the controls failed" in _words(
        tournament(match_summary(CLEAR, controls=wrong))
    )
    assert "All controls were passed" in _words(tournament(match_summary(CLEAR)))


def test_without_controls_the_page_says_so() -> None:
    unplayed = [ControlResult(Control.COPY, 0)]
    words = _words(tournament(match_summary(CLEAR, controls=unplayed)))
    assert "No controls were run" in words


def test_cheaters_clocks_and_failures_are_told_beside_the_verdict() -> None:
    match = match_summary(
        CLEAR,
        controls=[ControlResult(Control.HONESTY, 1, unchecked=Unchecked.CHEATER)],
        budgets=(Budget(seconds=1.0), Budget()),
        failures=[(3, Failure(0, "greedy", "raised", b""))],
    )
    words = _words(tournament(match))
    assert "random may look at all cards" in words
    assert "plays by the clock" in words
    assert "do not count: 1." in words


def test_a_control_that_failed_in_two_matches_is_one() -> None:
    match = match_summary(CLEAR, controls=[ControlResult(Control.COPY, 0, 5, 1)])
    assert "Careful: 1 of the controls failed" in _words(tournament(match, match))


def test_controls_that_were_not_made_are_not_called_passed() -> None:
    some = [ControlResult(Control.COPY, 0, 5), ControlResult(Control.HONESTY, 0)]
    assert "not all of them were passed" in _words(tournament(match_summary(CLEAR, controls=some)))
