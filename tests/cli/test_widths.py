"""The tables of the commands in terminals of every width: nothing is cut, no line is too long."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from kiebitz.cards import Face, Language
from kiebitz.cli.app import Commands, app
from kiebitz.cli.look import Look
from kiebitz.cli.on_demand import load
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


def everything_with_help() -> list[list[str]]:
    """The command itself, each of its commands, and theirs."""
    found: list[list[str]] = [[]]
    for name, command in Commands.table.items():
        found.append([name])
        inner = getattr(load(name, command), "commands", {})
        found.extend([name, below] for below in inner)
    return found


def options_of(words: list[str]) -> set[str]:
    """The names of the options of a command."""
    command: Any = get_command(app)
    for depth, word in enumerate(words):
        command = load(word, Commands.table[word]) if depth == 0 else command.commands[word]
    given = [name for parameter in command.params for name in parameter.opts]
    given += [name for parameter in command.params for name in parameter.secondary_opts]
    return {name for name in given if name.startswith("--")}


@pytest.mark.parametrize("words", everything_with_help(), ids=" ".join)
@pytest.mark.parametrize("language", Language)
def test_help_fits_and_names_every_option_whole(language: Language, words: list[str]) -> None:
    terminal = {"NO_COLOR": "1", "LC_ALL": f"{language.value}_XX.UTF-8"}
    for width in WIDTHS:
        surroundings = {**terminal, "COLUMNS": str(width)}
        shown = CliRunner().invoke(app, [*words, "--help"], env=surroundings).output
        assert_fits(shown, width)
        assert "<" not in shown.replace("< 2", "")  # no types of Python, such as <int range>
        assert not re.search(r"\w…", shown)  # no word is cut
        assert options_of(words) | {"--help"} <= set(re.findall(r"--[a-z-]+", shown))


def test_paragraphs_of_the_help_are_wrapped_as_one() -> None:
    shown = CliRunner().invoke(app, ["duel", "--help"], env={"COLUMNS": "200"}).output
    assert any("goes on where" in line for line in shown.splitlines())


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
