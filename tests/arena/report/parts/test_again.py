import shlex
import tomllib
from dataclasses import replace
from typing import Any

import pytest

from kiebitz.arena.deals import Forehands
from kiebitz.arena.playing import match_of
from kiebitz.arena.report.parts.again import again, duel_command, tournament_file
from kiebitz.arena.report.voice import Voice
from kiebitz.arena.run_keys import run_key
from kiebitz.arena.scoring import Measure
from kiebitz.arena.tournament import tournament_of
from kiebitz.players import Budget
from kiebitz.randomness import Secret
from tests.arena.report.pages import Page
from tests.arena.report.summaries import match_summary, three_players, tournament

MATCHES: list[dict[str, Any]] = [
    {},
    {"game": "schieber(weis=true)", "seed": 7, "forehands": Forehands.ROTATE},
    {"start": "cards", "by": "random", "only": "close(points=5)"},
    {"start": "9", "field": "flat(worlds=3)", "measure": Measure.POINTS},
]


@pytest.mark.parametrize("match", MATCHES)
def test_the_command_leads_to_the_same_match(match: dict[str, Any]) -> None:
    limits = Budget(worlds=20)
    played = match_of(["greedy", "flat"], **{"game": "skat", "budget": limits, **match})
    summary = tournament(replace(match_summary([1.0, 2.0, 4.0]), match=played))
    program, command, first, second, *options = shlex.split(duel_command(summary))
    assert (program, command) == ("kiebitz", "duel")
    given = dict(zip(options[::2], options[1::2], strict=True))
    assert given.pop("--boards") == "3"
    assert given.pop("--worlds") == "20"
    data: dict[str, Any] = {name.removeprefix("--"): value for name, value in given.items()}
    data |= {"budget": limits}
    kinds = {"measure": Measure, "forehands": Forehands}
    data |= {name: kind(data[name]) for name, kind in kinds.items() if name in data}
    assert match_of([first, second], **data) == played


@pytest.mark.parametrize("match", MATCHES)
def test_the_file_leads_to_the_same_matches(match: dict[str, Any]) -> None:
    options = {"game": "skat", "seed": Secret.fresh(), **match}
    played = [match_of([first, "flat"], **options) for first in ("greedy", "flat(worlds=2)")]
    summary = tournament(*(replace(match_summary([1.0, 2.0]), match=each) for each in played))
    made = tournament_of(tomllib.loads(tournament_file(summary)))
    assert list(made.matches) == played
    assert made.boards == 2


def test_names_budgets_and_the_test_come_back() -> None:
    summary = tournament(
        match_summary(
            [1.0] * 60, labels=('a = "b"\\', ""), budgets=(Budget(seconds=0.5), Budget())
        ),
        match_summary([1.0] * 60, budgets=(Budget(seconds=2.0), Budget(nodes=5))),
        name="Ä \n [x]",
    )
    asked = match_summary([], until="0..2").hypotheses
    matches = tuple(replace(match, hypotheses=asked) for match in summary.matches)
    summary = replace(summary, matches=matches)
    made = tournament_of(tomllib.loads(tournament_file(summary)))
    assert [match.entrants for match in made.matches] == [
        match.match.entrants for match in summary.matches
    ]
    assert made.matches[0].entrants[0].name == 'a = "b"\\'
    assert (made.name, made.until) == ("Ä \n [x]", "0..2")


def test_a_field_with_a_budget_comes_back() -> None:
    limits = Budget(worlds=9)
    played = match_of(["greedy", "flat"], game="skat", field="random", budget=limits)
    summary = tournament(replace(match_summary([1.0, 2.0]), match=played))
    made = tournament_of(tomllib.loads(tournament_file(summary)))
    assert made.matches == (played,)


def test_two_budgets_make_a_file_of_a_duel() -> None:
    summary = tournament(match_summary([1.0, 2.0], budgets=(Budget(worlds=1), Budget(worlds=2))))
    assert "kiebitz tournament again.toml" in again(summary, Voice())
    assert "kiebitz duel" not in again(summary, Voice())


def test_matches_of_different_games_have_their_keys_alone() -> None:
    summary = tournament(match_summary([1.0, 2.0]), match_summary([1.0, 2.0], game="schieber"))
    words = Page(again(summary, Voice())).words
    assert "kiebitz" not in words
    assert words.count("greedy – random") == 2


def test_every_run_has_its_key() -> None:
    summary = three_players([1.0, 2.0], [2.0, 4.0])
    words = Page(again(summary, Voice())).words
    for match in summary.matches:
        assert run_key(match.match, match.versions) in words
