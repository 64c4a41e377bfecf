"""With --lang de no English word is left in what the commands at the table say."""

import re

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.words import Language
from kiebitz.words.phrases import phrases

NAMES = {"greedy", "random", "pimc", "jsonl", "games"}
"""Of players and files."""


def words_of(text: str) -> set[str]:
    """Its words of three letters and more."""
    return {word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)}


def said(language: Language) -> set[str]:
    """Every word of a catalogue."""
    return words_of(" ".join(phrases(language).values()))


def run(*arguments: str, width: int = 80) -> str:
    """What a command says in German."""
    result = CliRunner().invoke(app, [*arguments, "--lang", "de"], env={"COLUMNS": str(width)})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module", params=["skat", "schieber:table", "differenzler"])
def recorded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with two hands."""
    path = str(tmp_path_factory.mktemp("games") / "games.jsonl")
    arguments = ["watch", request.param, "greedy", "--seed", "3", "--hands", "2", "--record", path]
    assert CliRunner().invoke(app, arguments).exit_code == 0
    return path


@pytest.mark.parametrize("face", ["french", "german", "swiss"])
def test_no_english_word_is_left(recorded: str, face: str) -> None:
    late = ("--move", "28", "--face", face)
    outputs = [
        run("replay", recorded, "--verdict", "--face", face),
        run("solve", recorded, "--line", *late),
        run("belief", recorded, *late),
    ]
    english = said(Language.EN) - said(Language.DE) - NAMES
    assert not words_of(" ".join(outputs)) & english


@pytest.mark.parametrize("game", ["skat", "schieber", "differenzler"])
def test_deals_and_hands_that_are_watched_are_german(game: str) -> None:
    english = said(Language.EN) - said(Language.DE) - NAMES
    outputs = run("deal", game), run("watch", game, "greedy", "--seed", "5")
    assert not words_of(" ".join(outputs)) & english
