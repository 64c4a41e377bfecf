"""``kiebitz review``: what is shown is what the library found, in every width and language."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kiebitz.cli.app import app
from kiebitz.cli.look import Look
from kiebitz.errors import BadOption
from kiebitz.games import Skat
from kiebitz.records import Record, load_records
from kiebitz.skill.review import review_open
from kiebitz.words import Language, translate
from tests.cli.rendering import WIDTHS, assert_fits
from tests.cli.test_wholly_german import said, words_of
from tests.strategies import advance

FAST = "pimc(worlds=2)"


def run(*arguments: str, width: int = 80, **env: str) -> str:
    """What a command writes to a terminal of this width."""
    surroundings = {"COLUMNS": str(width), "NO_COLOR": "1", **env}
    result = CliRunner().invoke(app, arguments, env=surroundings)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture(scope="module", params=["skat", "schieber", "differenzler"])
def recorded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with two hands of players with no skill."""
    path = str(tmp_path_factory.mktemp("games") / "games.jsonl")
    player = "random(bidder=plain)" if request.param == "skat" else "random"
    run("watch", request.param, player, "--seed", "3", "--hands", "2", "--record", path)
    return path


def test_the_review_as_json_is_that_of_the_library(recorded: str) -> None:
    state = list(load_records(recorded))[1].state
    shown = json.loads(run("review", recorded, "--game", "2", "--open-only", "--json"))
    names = list(load_records(recorded))[1].players
    assert shown == json.loads(json.dumps(review_open(state).to_dict(names=names)))
    assert all(step["known"] is None for step in shown["steps"])


def test_only_the_seats_that_were_asked_for_are_judged(recorded: str) -> None:
    shown = json.loads(run("review", recorded, "--player", FAST, "--seat", "1", "--json"))
    judged = {step["seat"] for step in shown["steps"] if step["known"] is not None}
    assert judged == {1}
    table = run("review", recorded, "--player", FAST, "--seat", "1", "--lang", "en")
    rows = [line for line in table.splitlines() if re.match(r" *\d* +\d random", line)]
    assert rows
    assert all(re.match(r" *\d* +1 random", line) for line in rows)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", Language)
def test_it_fits_every_terminal(recorded: str, language: Language, width: int) -> None:
    for face in ("french", "swiss"):
        shown = run(
            *("review", recorded, "--player", FAST),
            *("--face", face, "--lang", language.value),
            width=width,
        )
        assert_fits(shown, width)


def test_no_english_word_is_left_in_german(recorded: str) -> None:
    shown = run("review", recorded, "--player", FAST, "--lang", "de")
    english = said(Language.EN) - said(Language.DE) - {"random", "bidder", "plain"}
    assert words_of(shown) & english == set()


def test_a_plain_terminal_gets_plain_signs(recorded: str) -> None:
    command = [sys.executable, "-m", "kiebitz", "review", recorded, "--open-only", "--lang", "de"]
    env = {"PYTHONIOENCODING": "ascii", "COLUMNS": "60", "PATH": ""}
    done = subprocess.run(command, capture_output=True, check=True, env=env)
    shown = done.stdout.decode("ascii")
    assert "\ufffd" not in shown
    assert_fits(shown, 60)


def test_the_bars_are_as_high_as_what_was_there(tmp_path: Path) -> None:
    """From 120 points in four lines of eighths one can read the value to within two points."""
    record = played_skat(tmp_path)
    lines = run("review", str(record), "--open-only", "--lang", "en").splitlines()
    top = next(place for place, line in enumerate(lines) if line.startswith("120 "))
    bars = [line[4:].ljust(31) for line in lines[top : top + 4]]
    review = review_open(next(iter(load_records(record))).state)
    for column, point in enumerate(review.curve):
        height = sum(" ▁▂▃▄▅▆▇█".index(row[column]) for row in bars) / 32 * 120
        assert abs(height - point.value) <= 2
    assert lines[top + 4].split() == [str(trick) for trick in range(1, 11)]


def played_skat(folder: Path) -> Path:
    """A game of random cards."""
    state = Skat().deal(seed=4).apply("bid 18").apply("pass").apply("pass").apply("hand")
    state = advance(state.apply("declare hearts"), 100, 4)
    path = folder / "skat.jsonl"
    path.write_text(Record(state, ("a", "b", "c"), {}).to_json() + "\n")
    return path


def write(folder: Path, steps: int) -> str:
    """A game of Skat that was stopped after so many actions."""
    state = advance(Skat().deal(seed=1), steps, 1)
    path = folder / "games.jsonl"
    path.write_text(Record(state, ("a", "b", "c"), {"stopped": "enough"}).to_json() + "\n")
    return str(path)


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(tmp_path: Path) -> None:
    shown = run("review", write(tmp_path, 20), "--player", FAST, "--lang", "en")
    assert "\nThe game is not finished." in shown


def test_what_cannot_be_reviewed_is_refused_in_good_words(tmp_path: Path) -> None:
    path = write(tmp_path, 0)
    with pytest.raises(BadOption, match="nothing has been done") as caught:
        run("review", path)
    assert translate(Language.DE, str(caught.value)).startswith("in diesem Spiel ist noch nichts")
    with pytest.raises(BadOption, match="the seat cannot be seat 7"):
        run("review", write(tmp_path, 20), "--seat", "7")
    with pytest.raises(BadOption, match="has no game 2"):
        run("review", path, "--game", "2")
    with pytest.raises(BadOption, match="looks at all cards"):
        run("review", write(tmp_path, 20), "--player", "open")
    with pytest.raises(BadOption, match="there is no file"):
        run("review", str(tmp_path / "none.jsonl"))


def test_an_interrupt_ends_it_without_a_traceback(tmp_path: Path) -> None:
    path = played_skat(tmp_path)
    slow = ["--player", "pimc(worlds=100000)"]
    process = subprocess.Popen(
        [sys.executable, "-m", "kiebitz", "review", str(path), *slow],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    time.sleep(4)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in complaint


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", Language)
def test_it_begins_with_the_names_behind_the_seats_their_cards_and_what_was_said(
    recorded: str, width: int, language: Language
) -> None:
    record = next(iter(load_records(recorded)))
    shown = run("review", recorded, "--open-only", "--lang", language.value, width=width)
    assert_fits(shown, width)
    look = Look(language=language)
    cards = [look.card(card).plain for hand in record.state.dealt for card in hand]
    verdict = review_open(record.state).say(language)[:12]
    head = shown[: shown.index(verdict)] if verdict in shown else shown
    for name in record.players:
        assert name in head
    assert all(card in head for card in cards)
    if record.state.rules.name == "skat" and record.state.declarer is not None:
        assert look.say("plays", player="", contract="").split()[0] in head


def test_an_empty_file_is_called_empty(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    with pytest.raises(BadOption, match="is empty"):
        run("review", str(empty))


def test_a_game_that_is_not_there_is_told_with_how_many_there_are(recorded: str) -> None:
    with pytest.raises(BadOption) as caught:
        run("review", recorded, "--game", "9")
    assert str(caught.value).endswith("has no game 9; games in it: 2")
    assert translate(Language.DE, str(caught.value)).endswith("hat kein Spiel 9; Spiele darin: 2")
