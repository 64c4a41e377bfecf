from kiebitz.arena.controls import Control, ControlResult, Unchecked
from kiebitz.arena.report.parts.controls import (
    MOST_FAILURES,
    control_list,
    failure_list,
    failure_words,
)
from kiebitz.arena.report.voice import Voice
from kiebitz.players import Budget
from kiebitz.records.played import Failure
from kiebitz.words import Language
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, three_players, tournament


def _words(*controls: ControlResult, budget: Budget | None = None) -> str:
    budgets = (budget or Budget(), Budget())
    match = match_summary([1.0, 2.0], controls=controls, budgets=budgets)
    return Page(control_list(tournament(match), Voice())).words


def test_controls_are_told_in_plain_words() -> None:
    words = _words(
        ControlResult(Control.COPY, 0, 5),
        ControlResult(Control.RANDOM, 0, 5, differences=(10.0, 20.0, 16.0, 18.0, 11.0)),
        ControlResult(Control.HONESTY, 0, 20),
    )
    assert "greedy against its own copy: exactly zero on 5 boards" in words
    assert "against random: 15.0 above random on 5 boards (8.2 to 21.8)" in words
    assert "honesty: none of 20 decisions changed" in words
    assert "random against its own copy: not checked against random: is the random player" in words


def test_what_went_wrong_is_marked() -> None:
    match = match_summary(
        [1.0, 2.0],
        controls=[
            ControlResult(Control.COPY, 0, 5, 2),
            ControlResult(Control.HONESTY, 0, 20, 1, where="pass, pass"),
            ControlResult(Control.RANDOM, 0, 5, differences=(-10.0, -20.0, -16.0, -18.0, -11.0)),
        ],
    )
    page = Page(control_list(tournament(match), Voice()))
    assert len(page.attributes("li", "bad")) == 2
    assert len(page.attributes("li", "warn")) == 1
    assert "not zero on 2 of 5 boards" in page.words
    assert "1 of 20 decisions changed, first after: pass, pass" in page.words
    assert "15.0 below random" in page.words


def test_cheaters_and_clocks_are_named_instead_of_checked() -> None:
    words = _words(ControlResult(Control.HONESTY, 0, unchecked=Unchecked.CHEATER))
    assert "honesty: sees all cards, and says so" in words
    words = _words(
        ControlResult(Control.HONESTY, 0, unchecked=Unchecked.CLOCK), budget=Budget(seconds=1.0)
    )
    assert "against its own copy: not checked: plays by the clock" in words
    assert "honesty: not checked: plays by the clock" in words


def test_a_player_of_several_matches_is_told_once_with_its_worst_result() -> None:
    summary = tournament(
        match_summary([1.0, 2.0]),
        match_summary([1.0, 2.0], controls=[ControlResult(Control.COPY, 0, 3, 1)]),
    )
    words = Page(control_list(summary, Voice())).words
    assert words.count("against its own copy:") == 2
    assert "not zero on 1 of 3 boards" in words
    three = Page(control_list(three_players([1.0, 2.0], [2.0, 4.0]), Voice())).words
    assert three.count("against its own copy:") == 3


def test_failures_are_told_with_their_reason_and_many_are_counted() -> None:
    failures = [
        (board, Failure(2, "mine", "raised <ValueError>", b""))
        for board in range(MOST_FAILURES + 3)
    ]
    match = match_summary([1.0, 2.0], failures=failures)
    words = Page(failure_list(tournament(match), Voice())).words
    assert "board 7 mine, seat 2: raised <ValueError>" in words
    assert words.count("<ValueError>") == MOST_FAILURES
    assert words.endswith("and 3 more")


def test_what_a_player_did_wrong_is_said_in_the_language_of_the_report() -> None:
    failure = Failure(2, "mine", "went wrong: 'XX' is no card of pyschieber", b"")
    words = failure_words(failure, Voice(Language.DE))
    assert words == "mine, Platz 2: hat einen Fehler gemacht: 'XX' ist keine Karte von pyschieber"
