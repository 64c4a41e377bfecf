"""Tournament files: what they say, and what is wrong with broken ones."""

from pathlib import Path
from typing import Any

import pytest

from kiebitz.arena.deals import Forehands
from kiebitz.arena.engines import Engine
from kiebitz.arena.scoring import Measure
from kiebitz.arena.tournament import read_tournament, tournament_of
from kiebitz.errors import BadTournament
from kiebitz.randomness import Secret

FULL = """
name = "Autumn"
game = "skat(ramsch=true)"
boards = 50
seed = 7
pairings = "first"
measure = "score"
start = "cards"
by = "random"
only = "contract(kind=grand)"
forehands = "rotate"
until = "0..2"
engine = "processes"
workers = 3
controls = false
budgets = [{ worlds = 5 }, { worlds = 10 }]

[players]
strong = "pimc(worlds=20)"
quick = { player = "uct(iterations=50)", playouts = 30 }
plain = "greedy"
"""


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "autumn.toml"
    path.write_text(FULL)
    read = read_tournament(path)
    assert (read.name, read.boards, read.until, read.workers) == ("Autumn", 50, "0..2", 3)
    assert (read.engine, read.controls) == (Engine.PROCESSES, False)
    assert [match.labels for match in read.matches] == [
        ("strong @ 5 worlds", "quick @ 30 playouts"),
        ("strong @ 5 worlds", "plain @ 5 worlds"),
        ("strong @ 10 worlds", "quick @ 30 playouts"),
        ("strong @ 10 worlds", "plain @ 10 worlds"),
    ]
    match = read.matches[0]
    assert match.measure is Measure.SCORE
    assert match.dealing.forehands is Forehands.ROTATE
    assert match.secret == Secret.of_seed(7)
    assert (match.dealing.start.cards, match.dealing.start.by.text) == (30, "random")


def test_little_is_enough() -> None:
    read = tournament_of({"game": "schieber", "players": ["greedy", "random", "flat"]})
    assert len(read.matches) == 3
    assert read.boards == 1000
    assert read.matches[0].dealing.forehands is Forehands.ALL


def test_all_at_one_table_or_named_pairs() -> None:
    players = {"a": "greedy", "b": "random", "c": "flat"}
    together = tournament_of({"game": "skat", "players": players, "pairings": "together"})
    assert [match.labels for match in together.matches] == [("a", "b", "c")]
    named = tournament_of({"game": "skat", "players": players, "pairings": [["c", "a"]]})
    assert [match.labels for match in named.matches] == [("c", "a")]


@pytest.mark.parametrize(
    ("change", "output"),
    [
        ({"game": "bridge"}, "game: 'bridge' is no game"),
        ({"game": None}, "game"),
        ({"boards": 0}, "boards should be a whole number"),
        ({"boards": "many"}, "boards should be a whole number"),
        ({"bords": 5}, "unknown key 'bords' .did you mean 'boards'"),
        ({"players": []}, "at least two"),
        ({"players": {"a": "pmic", "b": "greedy"}}, "players.a: there is no player 'pmic'"),
        ({"players": {"a": "pimc(world=3)", "b": "greedy"}}, "players.a: pimc has no parameter"),
        ({"players": {"a": 3, "b": "greedy"}}, "players.a: 3 should be a text"),
        ({"players": "greedy"}, "players should be a table"),
        ({"players": ["greedy", "greedy"]}, "players: one is entered twice"),
        ({"pairings": "some"}, "pairings: 'some' is none of all, first, together"),
        ({"pairings": [["greedy", "rnadom"]]}, "there is no player 'rnadom' .did you mean"),
        ({"pairings": [["greedy"]]}, "should be a list of players' names"),
        ({"pairings": [["greedy", ["x"]]]}, "should be a list of players' names"),
        ({"pairings": []}, "the list is empty"),
        ({"pairings": [["greedy", "random"], ["random", "greedy"]]}, "meet twice"),
        ({"budgets": [{}, {}]}, "meet twice"),
        ({"budget": {"nodes": 1.5}}, "nodes of a budget should be a whole number"),
        ({"controls": "false"}, "controls should be true or false"),
        ({"measure": "love"}, "measure: 'love' is none of tournament, score, points"),
        ({"game": "schieber", "measure": "tournament"}, "measure: schieber has no tournament"),
        ({"start": "middle"}, "start: 'middle' is no start"),
        ({"by": "nobody"}, "by: there is no player 'nobody'"),
        ({"only": "hard"}, "only: there is no filter 'hard'"),
        ({"forehands": "mine"}, "forehands: 'mine' is none of rotate, all"),
        ({"budget": {"second": 1}}, "a budget has nodes, playouts, seconds, worlds"),
        ({"budget": {"seconds": -1}}, "seconds should be a number above 0"),
        ({"budgets": []}, "budgets should be a list"),
        ({"engine": "steam"}, "engine: 'steam' is none of auto, threads, processes, ray"),
        ({"workers": 0}, "workers should be a whole number"),
        ({"until": "soon"}, "until: 'soon' names no hypotheses"),
        ({"seed": 1.5}, "seed should be a whole number"),
        ({"field": "nobody"}, "field: there is no player 'nobody'"),
    ],
)
def test_what_is_wrong_is_told_with_its_key(change: dict[str, Any], output: str) -> None:
    data: dict[str, Any] = {"game": "skat", "players": ["greedy", "random"]} | change
    data = {key: value for key, value in data.items() if value is not None}
    with pytest.raises(BadTournament, match=output):
        tournament_of(data)


def test_a_file_that_is_no_toml_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text("game = skat")
    with pytest.raises(BadTournament, match=r"x.toml: this is no TOML: .*line 1"):
        read_tournament(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadTournament, match="this is no TOML"):
        read_tournament(path)
