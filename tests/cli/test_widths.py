"""The tables of the commands in terminals of every width: nothing is cut, no line is too long."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kiebitz.cards import Face, Language
from kiebitz.cli.app import app
from kiebitz.cli.look import Look
from kiebitz.games import State
from kiebitz.records import load_records
from tests.cli.rendering import WIDTHS, assert_fits, cards_in

MOVE = 22
CUT = "…"


def run(*arguments: str, width: int = 80) -> str:
    """What a command writes to a terminal of this width."""
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": str(width), "NO_COLOR": "1"})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module", params=["skat", "schieber", "differenzler"])
def recorded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with a hand."""
    path = str(tmp_path_factory.mktemp("games") / "games.jsonl")
    run("watch", request.param, "greedy", "--seed", "3", "--record", path)
    return path


def position(path: str) -> State:
    """The position before the card that is looked at."""
    state = next(iter(load_records(path))).state
    return state.at(state.length - state.rules.cards_in_play + MOVE - 1)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", Language)
def test_solve_and_belief_fit_and_show_every_card(
    recorded: str, language: Language, width: int
) -> None:
    state = position(recorded)
    for face in Face:
        look = Look(face, language)
        chosen = ("--move", str(MOVE), "--face", face.value, "--lang", language.value)
        solved = run("solve", recorded, *chosen, width=width)
        believed = run("belief", recorded, *chosen, width=width)
        assert CUT not in solved + believed
        assert_fits(solved + believed, width)
        legal = [action.card for action in state.legal_actions]
        assert all(cards_in(solved, look, legal).values())
        seat = state.to_move
        hidden = [c for other, hand in enumerate(state.hands) if other != seat for c in hand]
        assert all(cards_in(believed, look, hidden).values())


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", Language)
def test_deals_discards_and_lists_fit(language: Language, width: int, tmp_path: Path) -> None:
    spoken = ("--lang", language.value)
    path = str(tmp_path / "games.jsonl")
    run("watch", "skat", "greedy", "random", "greedy", "--seed", "3", "--record", path)
    discards = run("solve", path, "--discard", "--face", "german", *spoken, width=width)
    assert_fits(discards, width)
    assert "Ei" in discards
    for game in ("skat", "schieber", "differenzler"):
        assert_fits(run("deal", game, "--face", "swiss", *spoken, width=width), width)
    assert_fits(run("players", width=width), width)
    assert_fits(run("lab", "list", width=width), width)
