import math
from dataclasses import replace

import numpy as np
import pytest

from kiebitz.arena.judging.strengths import Strength
from kiebitz.arena.playing import open_session
from kiebitz.arena.report.page import report_page
from kiebitz.arena.summary import TournamentSummary
from kiebitz.arena.tournament import tournament_of
from kiebitz.cards import Language
from kiebitz.players import Budget
from kiebitz.records.played import Failure
from kiebitz.records.store import Store
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, three_players, tournament

HOSTILE = "x(a=\"</style><script src='https://evil.example/a.js'>\", b=<img onerror=alert(1)>)"


def _noise(count: int, mean: float) -> list[float]:
    return [float(value) for value in np.random.default_rng(7).normal(mean, 30, count)]


SUMMARIES = {
    "nothing": TournamentSummary("", ()),
    "no board": tournament(match_summary([], accounts={})),
    "one board": tournament(match_summary([4.0])),
    "two boards": tournament(match_summary([4.0, -1.0])),
    "equal": tournament(match_summary([0.0] * 60)),
    "constant": tournament(match_summary([3.0] * 60)),
    "decided": tournament(match_summary(_noise(400, 9.0))),
    "sequential": tournament(match_summary(_noise(900, 6.0), until="0..6")),
    "sequential, open": tournament(match_summary(_noise(30, 6.0), until="0..0.1sd")),
    "sequential, nothing yet": tournament(match_summary([], until="0..6", accounts={})),
    "three": three_players(_noise(80, 9.0), _noise(80, 0.0)),
    "three, tiny": three_players([1.0], []),
    "two games": tournament(
        match_summary([1.0, 2.0]), match_summary([3.0, 5.0], game="differenzler", accounts={})
    ),
    "budgets": tournament(
        *(
            match_summary(_noise(60, 3.0), budgets=(Budget(seconds=s), Budget(seconds=s)))
            for s in (0.1, 1.0, 10.0)
        )
    ),
    "hostile": tournament(
        match_summary(
            [1.0, 2.0],
            names=(HOSTILE, "random"),
            labels=("", "<b>bold</b>"),
            failures=[(1, Failure(0, HOSTILE, "raised " + HOSTILE, b""))],
        ),
        name=HOSTILE,
    ),
}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("name", SUMMARIES)
def test_every_summary_makes_a_whole_page_that_needs_nothing_else(
    name: str, language: Language
) -> None:
    text = report_page(SUMMARIES[name], language=language)
    page = Page(text)
    tags = {tag for tag, _ in page.elements}
    assert not tags & {"script", "link", "img", "iframe", "object", "base", "form"}
    outside = {"src", "href", "srcset", "style", "action"}
    for _, attributes in page.elements:
        assert not outside & set(attributes)
        assert not any(key.startswith("on") for key in attributes)
    style = text.split("<style>")[1].split("</style>")[0]
    assert "url(" not in style
    assert "@import" not in style
    assert ("html", {"lang": language.value}) in page.elements
    assert not {"nan", "inf"} & set(page.words.replace(",", " ").split())


def test_a_hostile_player_is_shown_as_text() -> None:
    text = report_page(SUMMARIES["hostile"])
    assert "<script" not in text
    assert "<img" not in text
    assert "<b>" not in text
    assert HOSTILE in Page(text).words
    assert "<b>bold</b>" in Page(text).words


def test_drawings_appear_where_they_have_something_to_say() -> None:
    duel, three = report_page(SUMMARIES["decided"]), report_page(SUMMARIES["three"])
    assert "The ladder" in three
    assert "The ladder" not in duel
    assert "Strength over budget" in report_page(SUMMARIES["budgets"])
    assert "Strength over budget" not in three
    assert "The sequential test" in report_page(SUMMARIES["sequential"])
    assert "The sequential test" not in duel
    assert three.count("board by board") == 3
    assert three.count("Line: mean of all boards so far.") == 1


def test_many_pairings_are_folded_away() -> None:
    matches = [
        match_summary([1.0, 2.0, 4.0], names=(f"p{number}", "random")) for number in range(5)
    ]
    assert "Board by board: 5 pairings" in report_page(tournament(*matches))


def test_players_that_cannot_be_compared_stand_apart_without_a_number() -> None:
    summary = SUMMARIES["three"]
    alone = Strength("flat(worlds=2)", math.nan, math.nan, 1)
    text = report_page(replace(summary, strengths=(*summary.strengths[:2], alone)))
    assert "never met" in text


def test_a_hundred_thousand_boards_make_a_small_file() -> None:
    assert len(report_page(tournament(match_summary(_noise(100_000, 0.1))))) < 60_000


def test_the_title_is_the_name_or_who_plays() -> None:
    assert "<title>Autumn · Kiebitz</title>" in report_page(SUMMARIES["three"])
    assert "<h1>greedy gegen random</h1>" in report_page(SUMMARIES["decided"], language=Language.DE)


@pytest.mark.parametrize("game", ["skat", "schieber", "differenzler"])
def test_a_played_tournament_becomes_a_page_with_its_numbers(game: str) -> None:
    played = tournament_of(
        {"name": "Small", "game": game, "boards": 3, "players": ["greedy", "random"], "workers": 1}
    )
    with Store(":memory:") as store:
        session = open_session(played, store)
        session.play()
        summary = session.summary()
    words = Page(report_page(summary)).words
    estimate = summary.matches[0].comparisons[0].estimate
    assert f"{estimate.mean:+.1f}".replace("-", "−") in words
    assert "none of 20 decisions changed" in words
    assert "kiebitz duel greedy random --boards 3" in words
