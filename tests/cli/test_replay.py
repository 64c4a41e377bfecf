"""``kiebitz replay``: games of files and stores, finished or not."""

from pathlib import Path

import pytest

from kiebitz.arena import duel
from kiebitz.cards import short
from kiebitz.errors import BadOption, BrokenRecord
from kiebitz.games import Differenzler, Rules, Schieber, Skat
from kiebitz.records import Record
from kiebitz.words import Language, translate
from tests.cli.test_convert import ISS, kiebitz
from tests.strategies import advance


def write(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def record_of(rules: Rules, steps: int, seed: int = 1) -> Record:
    """A game stopped after this number of actions."""
    state = advance(rules.deal(seed=seed), steps, seed)
    extra = {} if state.over else {"stopped": "the lights went out"}
    return Record(state, tuple("abcd"[: rules.seats]), extra)


@pytest.mark.parametrize("rules", [Skat(), Schieber(weis=True), Differenzler()])
def test_a_game_is_shown_as_far_as_it_goes_wherever_it_stops(rules: Rules, tmp_path: Path) -> None:
    """It ended in an error, and with it the command."""
    lines = [record_of(rules, steps).to_json() for steps in range(0, 44)]
    path = write(tmp_path / "games.jsonl", *lines)
    shown = kiebitz("replay", path, "--lang", "en").stdout
    unfinished = sum('"stopped"' in line for line in lines)
    assert unfinished > 20
    assert shown.count("not finished: the lights went out") == unfinished
    assert shown.count("Result") == len(lines)


def test_what_comes_after_an_unfinished_game_is_shown(tmp_path: Path) -> None:
    first, last = record_of(Skat(), 20, seed=5), record_of(Skat(), 1000, seed=2)
    path = write(tmp_path / "games.jsonl", first.to_json(), "{", last.to_json())
    done = kiebitz("replay", path, "--skip-broken", "--lang", "en")
    assert "games.jsonl · 3" in done.stdout  # a game keeps its number
    assert "line 2: not JSON" in done.stderr
    chosen = kiebitz("replay", path, "--game", 3, "--lang", "en")
    assert "games.jsonl · 3" in chosen.stdout
    assert "line 2: not JSON" in chosen.stderr
    assert "line 2" not in kiebitz("replay", path, "--game", 1).stderr
    with pytest.raises(BrokenRecord, match="line 2"):
        kiebitz("replay", path, "--game", 2)
    with pytest.raises(BrokenRecord, match="line 2"):
        kiebitz("replay", path)


def test_the_cards_of_a_trick_that_was_not_finished_are_shown(tmp_path: Path) -> None:
    record = record_of(Schieber(), 1 + 4 + 2, seed=3)
    shown = kiebitz("replay", write(tmp_path / "a.jsonl", record.to_json()), "--lang", "en").stdout
    table = shown.partition("trick ")[2].partition("Result")[0]
    for card in record.state.trick:
        assert short(card) in table


def test_the_word_of_the_server_is_shown() -> None:
    shown = kiebitz("replay", ISS, "--game", 8, "--lang", "en").stdout
    assert "decided by the server: b (1) +48" in shown
    assert "seat 2 resigns" in shown


def test_games_of_a_store_are_shown_by_run_and_board(tmp_path: Path) -> None:
    store = tmp_path / "arena.sqlite"
    duel("greedy", "random", game="schieber", boards=2, seed=7, workers=1, store=store)
    shown = kiebitz("replay", store, "--run", 1, "--board", 1, "--lang", "en").stdout
    games = 8  # each forehand, with the teams exchanged
    assert shown.count("arena.sqlite · run 1 · board 1 · game ") == games
    assert shown.count("Result") == games
    assert "board 0" not in shown
    one = kiebitz("replay", store, "--run", 1, "--board", 1, "--game", 2, "--lang", "de").stdout
    assert one.count("Lauf 1 · Verteilung 1 · Spiel 2") == 1
    with pytest.raises(BadOption, match="holds no readable game of board 9"):
        kiebitz("replay", store, "--board", 9)
    with pytest.raises(BadOption, match="is no store"):
        kiebitz("replay", ISS, "--board", 1)


@pytest.mark.parametrize(
    ("arguments", "english", "german"),
    [
        (["--game", 99], "has no game 99; games in it: 1", "hat kein Spiel 99; Spiele darin: 1"),
        ([], "holds no readable game", "enthält kein lesbares Spiel"),
    ],
)
def test_a_game_that_is_not_there_is_missed_in_good_words(
    arguments: list[object], english: str, german: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(record_of(Skat(), 3).to_json() if arguments else "", encoding="utf-8")
    with pytest.raises(BadOption) as caught:
        kiebitz("replay", file, "--skip-broken", *arguments)
    assert str(caught.value) == f"{str(file)!r} {english}"
    assert translate(Language.DE, str(caught.value)) == f"{str(file)!r} {german}"
