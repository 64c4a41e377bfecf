from dataclasses import replace
from typing import Any

import pytest

from kiebitz.arena.controls import Control, ControlResult, Unchecked
from kiebitz.arena.deals import Forehands, RecordedStarts
from kiebitz.arena.report.parts.setting import games_per_board, setting
from kiebitz.arena.report.voice import Voice
from kiebitz.players import Budget
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, tournament


def _words(**match: Any) -> str:
    return Page(setting(tournament(match_summary([1.0, 2.0], **match)), Voice())).words


@pytest.mark.parametrize(
    ("match", "games", "words"),
    [
        ({"game": "skat"}, 6, "alone among copies of the other"),
        ({"game": "skat", "field": "flat"}, 6, "always the same field"),
        ({"game": "schieber"}, 8, "once for each seat as forehand"),
        ({"game": "schieber", "forehands": Forehands.ROTATE}, 2, "exchange their seats"),
        ({"game": "schieber", "field": "flat"}, 16, "with its own copy as partner"),
        ({"game": "differenzler"}, 8, "Every deal is played 8 times"),
    ],
)
def test_seatings_are_explained(match: dict[str, Any], games: int, words: str) -> None:
    output = _words(**match)
    assert words in output
    assert f"One board is {games} games." in output


def test_games_per_board_are_those_that_are_played() -> None:
    for game in ("skat", "schieber", "differenzler"):
        match = match_summary([1.0], game=game).match
        assert games_per_board(match) == match.seatings * len(match.starts(0))


@pytest.mark.parametrize(
    ("match", "words"),
    [
        ({"start": "cards", "by": "random"}, "A central contract: random bids"),
        ({"start": "9"}, "when 9 cards are left; until then greedy plays"),
        ({"only": "close(points=7)", "start": "cards"}, "by at most 7 points"),
        ({"only": "contract(kind=null)", "start": "cards"}, "Only games of null."),
        ({"only": "mine(x=1)"}, "pass the filter mine(x=1)"),
        ({"seed": 77}, "from seed 77"),
        ({"field": "flat(worlds=3)"}, "Other seats flat(worlds=3)"),
        ({"game": "skat(ramsch=true)"}, "Skat skat(ramsch=true)"),
        ({"until": "0..2"}, "Is the difference 0, or is it 2?"),
    ],
)
def test_what_is_not_as_usual_is_told(match: dict[str, Any], words: str) -> None:
    assert words in _words(**match)


def test_recorded_starts_name_their_file() -> None:
    summary = match_summary([1.0, 2.0])
    recorded = RecordedStarts("games.jsonl", "0" * 64, ())
    summary = replace(summary, match=replace(summary.match, recorded=recorded))
    words = Page(setting(tournament(summary), Voice())).words
    assert "recorded games (games.jsonl)" in words
    assert "One board is 6 games." in words


def test_players_are_told_with_text_budget_and_marks() -> None:
    words = _words(
        labels=("mine", ""),
        names=("flat(worlds=2)", "open"),
        budgets=(Budget(seconds=0.5, nodes=2000), Budget()),
        controls=[ControlResult(Control.HONESTY, 1, unchecked=Unchecked.CHEATER)],
    )
    assert "mine = flat(worlds=2) , 0.5 s, 2,000 nodes per decision plays by the clock" in words
    assert "open sees all cards" in words


def test_what_differs_between_matches_is_told_for_each() -> None:
    summary = tournament(match_summary([1.0, 2.0]), match_summary([1.0, 2.0, 3.0]))
    assert "Boards 2 boards 3 boards" in Page(setting(summary, Voice())).words
